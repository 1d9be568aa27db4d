import { type Static, Type } from 'typebox';
import { Account, Sanction, SanctionKind } from './people.js';
import { closed, Id, Name, nullable, PlayerId, WallTime } from './schemas/basics.js';

const Words = Type.String({ minLength: 1, maxLength: 1000 });

export const BlockKind = Type.Enum(['mute', 'block'], {
  description: 'mute: not heard. block: neither heard nor paired with.',
});

export type BlockKind = Static<typeof BlockKind>;

export const NewBlock = closed({ kind: Type.Optional(BlockKind) });
export type NewBlock = Static<typeof NewBlock>;

export const Blocks = closed({
  blocks: Type.Array(closed({ account: Id, name: Name, kind: BlockKind, createdAt: WallTime })),
});
export type Blocks = Static<typeof Blocks>;

export const REPORT_REASONS = ['words', 'cheating', 'stalling', 'name', 'other'] as const;
const ReportReason = Type.Enum([...REPORT_REASONS] as [...typeof REPORT_REASONS]);

export const NewReport = closed(
  {
    match: Id,
    ...{ player: Type.Optional(PlayerId), account: Type.Optional(Id) },
    reason: ReportReason,
    note: Type.Optional(Type.String({ maxLength: 500 })),
  },
  'Whom: a player of the match, or an account by its id where they only looked on.',
);
export type NewReport = Static<typeof NewReport>;

/** Something said in a match: a preset's id, or words of one's own. */
export const Remark = closed({
  account: Id,
  preset: nullable(Type.String()),
  text: nullable(Type.String()),
  saidAt: WallTime,
});
export type Remark = Static<typeof Remark>;

/** The same with the name of whoever said it, joined where it is shown. */
const NamedRemark = closed({ ...Remark.properties, name: Name });

/** What goes along with a report of somebody at a match. */
export const Remarks = closed({ remarks: Type.Array(NamedRemark) });
export type Remarks = Static<typeof Remarks>;

export const Reports = closed({
  reports: Type.Array(
    closed({
      ...{ id: Id, match: Id, reporter: Account, reported: Account, reason: ReportReason },
      ...{
        note: Type.String(),
        remarks: Type.Array(NamedRemark),
        createdAt: WallTime,
      },
    }),
  ),
});
export type Reports = Static<typeof Reports>;

export const NewSanction = closed({
  account: Id,
  kind: SanctionKind,
  reason: Words,
  until: Type.Optional(nullable(WallTime)),
});
export type NewSanction = Static<typeof NewSanction>;

/** What stands against whom, the newest first. */
export const Sanctions = closed({
  sanctions: Type.Array(closed({ ...Sanction.properties, account: Account })),
});
export type Sanctions = Static<typeof Sanctions>;

export const ModerationReason = closed({ reason: Words });
export type ModerationReason = Static<typeof ModerationReason>;

export const NewAppeal = closed({ sanction: Id, text: Words });
export type NewAppeal = Static<typeof NewAppeal>;

export const Appeals = closed({
  appeals: Type.Array(
    closed({
      ...{ id: Id, sanction: Id, account: Account, kind: SanctionKind, reason: Type.String() },
      ...{ text: Type.String(), createdAt: WallTime },
      ...{ answer: nullable(Type.String()), answeredAt: nullable(WallTime) },
    }),
  ),
});
export type Appeals = Static<typeof Appeals>;

export const AppealAnswer = closed({ answer: Words, lift: Type.Boolean() });
export type AppealAnswer = Static<typeof AppealAnswer>;

/** What moderators did. */
export const Audit = closed({
  entries: Type.Array(
    closed({
      ...{ id: Id, at: WallTime, by: Type.String(), what: Type.String() },
      ...{ account: nullable(Id), reason: Type.String() },
    }),
  ),
  people: Type.Array(Account, { description: 'Those of whom it tells, as they are called now.' }),
});
export type Audit = Static<typeof Audit>;

/** Named by a path. */
export const ById = closed({ id: Id });
export type ById = Static<typeof ById>;
