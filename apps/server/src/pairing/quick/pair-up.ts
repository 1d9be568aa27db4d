import { type Head, type Player, playersOf } from '@opencarrom/match';
import type { Services } from '../../services.js';
import type { Change } from '../../store/change.js';
import type { SeekRow } from '../../store/pairing-tables.js';
import { blockedPairs } from '../blocked-pairs.js';
import { headFor } from '../head-for.js';
import { makeMatch, type Sitter } from '../new-match.js';
import { pairsMetEnough } from '../ratings/enough-met.js';
import { begin } from '../take-seat.js';
import { type Apart, evenSides, findGroup, GONE_AFTER } from './find-group.js';

/** Other processes may find the same people at the same moment; after so often it is left to the next who asks. */
const TRIES = 5;
/** More than so many need not be looked at to find somebody near. */
const MOST_LOOKED_AT = 200;

export const subjectOf = (seek: string): string => `seek.${seek}`;

/** Finds opponents for somebody, and makes the match they all come to; or, in time, with computers. */
export type PairUp = (seek: SeekRow) => Promise<void>;

/** One after the other: those of one process do not snatch each other's opponents away. */
export function makePairUp(services: Services): PairUp {
  let last: Promise<void> = Promise.resolve();
  return (seek) => {
    const done = last.then(() => pairUp(services, seek));
    last = done.catch(() => {});
    return done;
  };
}

async function pairUp(services: Services, seek: SeekRow): Promise<void> {
  for (let tries = 0; tries < TRIES && (await isSeeking(services, seek)); tries++) {
    const group = await groupFor(services, seek);
    if (!group) {
      if (seek.computer_at !== null && services.now() >= seek.computer_at)
        await playComputers(services, seek);
      return;
    }
    if (await seatGroup(services, group)) return;
  }
}

async function isSeeking({ store }: Services, { account, id }: SeekRow): Promise<boolean> {
  const row = await store.db
    .selectFrom('seeks')
    .select(['id', 'match'])
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.id === id && row.match === null;
}

async function groupFor(services: Services, seek: SeekRow): Promise<readonly SeekRow[] | null> {
  const { store } = services;
  const now = services.now();
  const { rulebook, discipline, length, kind } = seek;
  const others = await store.db
    .selectFrom('seeks')
    .selectAll()
    .where('account', '!=', seek.account)
    .where('match', 'is', null)
    .where('seen_at', '>', now - GONE_AFTER)
    .where('rulebook', '=', rulebook)
    .where('discipline', '=', discipline)
    .where('length', '=', length)
    .where('kind', '=', kind)
    .orderBy('since')
    .limit(MOST_LOOKED_AT)
    .execute();
  if (others.length === 0) return null;
  const all = [seek, ...others].map(({ account }) => account);
  const pairs = [
    ...(await blockedPairs(store, all)),
    ...(kind === 'rated' ? await pairsMetEnough(store, { A: [seek.account], B: all }, now) : []),
  ];
  return findGroup(seek, others, playersOf(discipline).length, apartBy(pairs), now);
}

function apartBy(pairs: readonly (readonly [string, string])[]): Apart {
  const named = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => named.has(`${one} ${other}`);
}

const headOfSeek = ({ rulebook, discipline, length }: SeekRow, now: number): Head =>
  headFor({ rulebook, discipline, length }, now);

/** False: somebody of them has found others meanwhile, or has gone. */
async function seatGroup(services: Services, group: readonly SeekRow[]): Promise<boolean> {
  const [first] = group;
  if (!first) return false;
  const sides = evenSides(group);
  const [A, B] = services.chance.below(2) === 0 ? [sides.A, sides.B] : [sides.B, sides.A];
  const sitters = sitting({ A: A.map(asSitter), B: B.map(asSitter) });
  const head = headOfSeek(first, services.now());
  const made = makeMatch(services, { head, kind: first.kind, visibility: 'public', sitters });
  // Always in the same order, so that no two who write wait for each other.
  const inOrder = [...group].sort((a, b) => (a.account < b.account ? -1 : 1));
  const found = inOrder.map((seek) => foundMatch(services, seek, made.id, services.now()));
  if ((await services.store.write([...found, ...made.changes])) === 'unmet') return false;
  for (const { id } of group) services.bus.publish(subjectOf(id), made.id);
  await begin(services, made.id);
  return true;
}

const asSitter = ({ account }: SeekRow): Sitter => ({ account });

const sitting = ({ A, B }: Readonly<Record<'A' | 'B', readonly Sitter[]>>) =>
  Object.fromEntries(
    [A, B].flatMap((side, index) =>
      side.map((sitter, place): [Player, Sitter] => [
        `${index === 0 ? 'A' : 'B'}${place + 1}` as Player,
        sitter,
      ]),
    ),
  );

const foundMatch = (
  { store: { db }, now }: Services,
  { account, id }: SeekRow,
  match: string,
  pairedAt: number | null,
): Change => ({
  change: db
    .updateTable('seeks')
    .set({ match, paired_at: pairedAt })
    .where('account', '=', account)
    .where('id', '=', id)
    .where('match', 'is', null)
    .where('seen_at', '>', now() - GONE_AFTER),
  rows: 1,
});

/** Nobody came, and computers will do. That is never rated. */
async function playComputers(services: Services, seek: SeekRow): Promise<void> {
  const computer: Sitter = { computer: seek.computer ?? 1 };
  const others = playersOf(seek.discipline).map((player): [Player, Sitter] => [player, computer]);
  const sitters = { ...Object.fromEntries(others), A1: asSitter(seek) };
  const head = headOfSeek(seek, services.now());
  const made = makeMatch(services, { head, kind: 'casual', visibility: 'link', sitters });
  const written = await services.store.write([foundMatch(services, seek, made.id, null), ...made.changes]);
  if (written !== 'unmet') await begin(services, made.id);
}
