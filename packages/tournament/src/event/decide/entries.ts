import type { ActOf } from '../act.js';
import { type Entry, entryName } from '../entry.js';
import type { BroughtBy } from '../happening.js';
import { type EventState, type StageState, stageNow } from '../state.js';
import { needOnce, refuse, theEntrant } from './refuse.js';

/** How many make an entry; a team's number is its book's affair. */
const PLAYERS = { singles: 1, doubles: 2, teams: null } as const;

/** Systems that somebody can come into when they have begun. */
const COME_LATE: readonly StageState['format']['system'][] = ['swiss', 'league', 'groups'];

export function enter(state: EventState, { entries }: ActOf<'enter'>): BroughtBy<'enter'> {
  if (entries.length === 0) refuse({ why: 'nobody-entered' });
  const stage = stageNow(state);
  if (stage && (stage.number > 1 || !COME_LATE.includes(stage.format.system)))
    refuse({ why: 'too-late', stage: stage.format.name, act: 'enter' });
  const numbers = entries.map((_, index) => state.lastEntrant + 1 + index);
  const known = new Map(state.participants.map(({ number, entry }) => [identityOf(entry), number]));
  for (const [index, entry] of entries.entries()) {
    needPlayers(state, entry);
    const identity = identityOf(entry);
    const already = known.get(identity);
    if (already !== undefined) refuse({ why: 'entered-twice', name: entryName(entry), entrant: already });
    known.set(identity, numbers[index] as number);
  }
  return stage?.format.system === 'groups'
    ? { numbers, groups: groupsFor(stage, numbers.length) }
    : { numbers };
}

/** The same people, in whatever order, are the same entry. */
const identityOf = ({ team, players }: Entry): string =>
  team === undefined
    ? players
        .map(({ id, name }) => id ?? name)
        .sort()
        .join('\n')
    : `team ${team}`;

function needPlayers({ discipline }: EventState, entry: Entry): void {
  const wanted = PLAYERS[discipline];
  if (wanted !== null && entry.players.length !== wanted)
    refuse({ why: 'players', name: entryName(entry), wanted, has: entry.players.length });
}

/** Who comes late goes to the smallest group, the first of several. */
function groupsFor({ layout }: StageState, coming: number): readonly number[] {
  const sizes = layout && 'groups' in layout ? layout.groups.map((group) => group.length) : [];
  return Array.from({ length: coming }, () => {
    const group = sizes.indexOf(Math.min(...sizes));
    sizes[group] = (sizes[group] ?? 0) + 1;
    return group;
  });
}

export function change(state: EventState, { entrant, entry }: ActOf<'change'>): void {
  theEntrant(state, entrant);
  needPlayers(state, entry);
  const same = state.participants.find(
    (each) => each.number !== entrant && identityOf(each.entry) === identityOf(entry),
  );
  if (same) refuse({ why: 'entered-twice', name: entryName(entry), entrant: same.number });
}

export function withdraw(state: EventState, { entrant }: ActOf<'withdraw'>): void {
  if (theEntrant(state, entrant).away) refuse({ why: 'away', entrant });
}

export function comeBack(state: EventState, { entrant }: ActOf<'return'>): void {
  if (!theEntrant(state, entrant).away) refuse({ why: 'here', entrant });
}

/** Seeds say where everybody starts, so they are set before the first draw. */
export function seed(state: EventState, { order }: ActOf<'seed'>): void {
  const stage = stageNow(state);
  if (stage) refuse({ why: 'too-late', stage: stage.format.name, act: 'seed' });
  needOnce(state, order);
}

export function forbid(state: EventState, { a, b }: ActOf<'forbid'>): void {
  needTwo(state, a, b);
  if (areForbidden(state, a, b)) refuse({ why: 'already-forbidden', a, b });
}

export function allow(state: EventState, { a, b }: ActOf<'allow'>): void {
  needTwo(state, a, b);
  if (!areForbidden(state, a, b)) refuse({ why: 'not-forbidden', a, b });
}

function needTwo(state: EventState, a: number, b: number): void {
  theEntrant(state, a);
  theEntrant(state, b);
  if (a === b) refuse({ why: 'same-twice' });
}

const areForbidden = ({ forbidden }: EventState, a: number, b: number): boolean =>
  forbidden.some((pair) => pair.includes(a) && pair.includes(b));
