import type { ActName } from '../event/act.js';
import type { Entry, Person } from '../event/entry.js';
import type { EventLine, NewlyDrawn, StageStart } from '../event/happening.js';
import { readEventFormat, readFinals } from '../event/read-format.js';
import { SIDES } from '../event/result.js';
import type { FinalPlace, StageLayout } from '../event/state.js';
import { PRIZE_KINDS } from '../prizes/prizes.js';
import { refuse } from '../read/fault.js';
import type { AllottedTable } from '../tables/hall-state.js';
import type { EventSession, SessionBreak } from '../tables/sessions.js';
import { type ProposedUmpire, UMPIRE_RULES } from '../tables/umpires.js';
import {
  among,
  between,
  decimal,
  integer,
  line,
  listOf,
  object,
  ordinal,
  orNull,
  type ReadPart,
  truth,
  whole,
  yes,
} from './parts.js';
import { moment } from './read-moment.js';
import { readReport, readResult } from './read-report.js';

const person: ReadPart<Person> = object(
  { name: line },
  { id: line, federation: line, club: line, woman: truth, shown: truth },
);
export const readEntry: ReadPart<Entry> = object(
  { players: listOf(person) },
  { team: line, federation: line, club: line, rate: whole },
);

/** More than any hall has, and than any event takes: what is beyond is no number of a table, or of a round. */
const table = between(1, 10_000);
const round = between(1, 10_000);

const kind = <N extends ActName>(type: N) => among([type] as const);

const breakTime: ReadPart<SessionBreak> = object({ start: moment, minutes: ordinal }, {});
const session: ReadPart<EventSession> = object(
  { start: moment, minutes: ordinal },
  { breaks: listOf(breakTime) },
);

/** Every act, by its name. */
const ACTS: Readonly<Record<ActName, ReadPart<unknown>>> = {
  open: object(
    { type: kind('open'), name: line, format: readEventFormat, lot: integer },
    { template: line, date: moment, place: line, drafts: yes },
  ),
  enter: object({ type: kind('enter'), entries: listOf(readEntry) }, {}),
  change: object({ type: kind('change'), entrant: ordinal, entry: readEntry }, {}),
  withdraw: object({ type: kind('withdraw'), entrant: ordinal }, { reason: line }),
  return: object({ type: kind('return'), entrant: ordinal }, {}),
  seed: object({ type: kind('seed'), order: listOf(ordinal) }, {}),
  lots: object({ type: kind('lots'), lot: integer }, {}),
  order: object({ type: kind('order'), order: listOf(ordinal), reason: line }, {}),
  forbid: object({ type: kind('forbid'), a: ordinal, b: ordinal }, {}),
  allow: object({ type: kind('allow'), a: ordinal, b: ordinal }, {}),
  pair: object({ type: kind('pair') }, { open: listOf(ordinal), rematchesUpTo: whole }),
  publish: object({ type: kind('publish') }, {}),
  swap: object({ type: kind('swap'), one: ordinal, other: ordinal }, { evenSo: yes }),
  tables: object(
    { type: kind('tables'), tables: orNull(table), outOfUse: listOf(table) },
    { topTable: table },
  ),
  'keep-to': object({ type: kind('keep-to'), entrant: ordinal, tables: orNull(listOf(table)) }, {}),
  allot: object({ type: kind('allot'), match: ordinal, table: orNull(table) }, {}),
  'allot-anew': object({ type: kind('allot-anew') }, {}),
  sessions: object({ type: kind('sessions'), sessions: listOf(session) }, { gap: whole }),
  umpires: object({ type: kind('umpires'), umpires: listOf(person) }, {}),
  umpire: object({ type: kind('umpire'), match: ordinal, umpire: orNull(line) }, {}),
  appoint: object({ type: kind('appoint') }, {}),
  report: object({ type: kind('report'), match: ordinal, report: readReport }, {}),
  correct: object({ type: kind('correct'), match: ordinal, report: readReport, reason: line }, {}),
  'walk-over': object(
    { type: kind('walk-over'), match: ordinal, against: among([...SIDES, 'both'] as const) },
    { reason: line },
  ),
  'line-up': object(
    { type: kind('line-up'), match: ordinal, side: among(SIDES), lineUp: listOf(listOf(line)) },
    {},
  ),
  substitute: object(
    { type: kind('substitute'), match: ordinal, side: among(SIDES), rubber: ordinal, out: line, in: line },
    { reason: line },
  ),
  'begin-rubber': object({ type: kind('begin-rubber'), match: ordinal, rubber: ordinal }, {}),
  rubber: object({ type: kind('rubber'), match: ordinal, rubber: ordinal, report: readReport }, {}),
  'correct-rubber': object(
    { type: kind('correct-rubber'), match: ordinal, rubber: ordinal, report: readReport, reason: line },
    {},
  ),
  'take-back': object({ type: kind('take-back') }, { withResults: yes }),
  'go-on': object({ type: kind('go-on') }, { open: listOf(ordinal), early: line }),
  finals: object({ type: kind('finals'), format: readFinals }, {}),
  award: object({ type: kind('award'), kind: orNull(among(PRIZE_KINDS)) }, { early: line }),
  reopen: object({ type: kind('reopen'), reason: line }, {}),
  undo: object({ type: kind('undo'), of: ordinal }, {}),
};

const layout: ReadPart<StageLayout> = (value, path) =>
  typeof value === 'object' && value !== null && 'lines' in value
    ? object({ lines: listOf(orNull(ordinal)) }, {})(value, path)
    : object({ groups: listOf(listOf(ordinal)) }, {})(value, path);

const start: ReadPart<StageStart> = object({ entrants: listOf(ordinal), layout: orNull(layout) }, {});

const match: ReadPart<NewlyDrawn> = object(
  {
    number: ordinal,
    round,
    group: orNull(whole),
    slot: orNull(line),
    a: ordinal,
    b: orNull(ordinal),
    table: orNull(table),
    result: orNull(readResult),
  },
  {},
);

const prize: ReadPart<FinalPlace> = object({ place: ordinal, entrant: ordinal, prize: orNull(decimal) }, {});
const seat: ReadPart<AllottedTable> = object({ match: ordinal, table: orNull(table) }, {});
const moved = object({ moved: listOf(seat) }, {});
const proposed: ReadPart<ProposedUmpire> = object(
  { match: ordinal, umpire: orNull(line), breaks: listOf(among(UMPIRE_RULES)) },
  {},
);
const judged = object({ result: readResult }, {});
const judgedRubber = object({ rubber: readResult, result: orNull(readResult) }, {});

const GAVE: Readonly<Partial<Record<ActName, ReadPart<unknown>>>> = {
  enter: object({ numbers: listOf(ordinal) }, { groups: listOf(whole) }),
  lots: object({ order: listOf(ordinal) }, {}),
  pair: object({ matches: listOf(match) }, { start }),
  report: judged,
  correct: judged,
  'walk-over': judged,
  rubber: judgedRubber,
  'correct-rubber': judgedRubber,
  tables: moved,
  'allot-anew': moved,
  appoint: object({ appointed: listOf(proposed) }, {}),
  'go-on': start,
  award: object({ order: listOf(prize) }, {}),
};

const outer = object(
  { seq: ordinal, at: moment, act: (value) => value },
  { by: line, gave: (value: unknown) => value },
);
const named = among(Object.keys(ACTS) as ActName[]);

/** A line of a log, whatever it is about. */
export function readLine(value: unknown): EventLine {
  const { act, gave, ...rest } = outer(value, '');
  const type = actName(act);
  const reader = GAVE[type];
  if (!reader && gave !== undefined) refuse('unknown-field', 'gave', `"${type}" gives nothing`);
  const read = { ...rest, act: ACTS[type](act, 'act'), ...(reader ? { gave: reader(gave, 'gave') } : {}) };
  // Which fields an act has goes by its name.
  return read as EventLine;
}

/** An act that somebody asks for. */
export const readAct: ReadPart<EventLine['act']> = (value, path) =>
  ACTS[actName(value, path)](value, path) as EventLine['act'];

function actName(act: unknown, path = 'act'): ActName {
  const type = typeof act === 'object' && act !== null && 'type' in act ? act.type : undefined;
  return named(type, `${path}.type`);
}
