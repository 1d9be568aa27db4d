import { reading } from '@opencarrom/laws';
import type { EventDiscipline } from '../event/format.js';
import { type Mapping, mapping } from './kept.js';

const { at, list } = reading;

export const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** The players of a file's head; it refers to them by their places, from 1. */
export function playersIn(head: Mapping, path: string): readonly Mapping[] {
  const within = at(path, 'players');
  return list(head.players ?? [], within).map((player, index) => mapping(player, at(within, index)));
}

/** What the players are called in an event's results: by their guid, the second of that name with a number after it. */
export function idsOf(players: readonly Mapping[]): readonly string[] {
  const own = players.map(({ guid }, index) =>
    textOr(typeof guid === 'number' ? String(guid) : guid, `player-${index + 1}`),
  );
  const taken = new Set(own);
  const given = new Map<string, number>();
  return own.map((id) => {
    let again = (given.get(id) ?? 0) + 1;
    while (again > 1 && taken.has(`${id}+${again}`)) again += 1;
    given.set(id, again);
    return again === 1 ? id : `${id}+${again}`;
  });
}

/** What people call them, by what they are called in an event's results. */
export function namesIn(head: Mapping): ReadonlyMap<string, string> {
  const players = playersIn(head, 'sol.head');
  const ids = idsOf(players);
  return new Map(
    players.flatMap(({ firstname, lastname }, index): [string, string][] => {
      const name = [firstname, lastname]
        .map((each) => textOr(each, ''))
        .join(' ')
        .trim();
      return name === '' ? [] : [[ids[index] ?? '', name]];
    }),
  );
}

/** By how many play together. */
export function disciplineOf(sizes: readonly number[]): EventDiscipline {
  const most = sizes.reduce((a, b) => Math.max(a, b), 1);
  return most === 1 ? 'singles' : most === 2 ? 'doubles' : 'teams';
}

/** The federation of all of them, where they have one in common. */
export function federationOf(players: readonly Mapping[]): string | null {
  const [first, ...others] = players.map(({ nationality }) => textOr(nationality, null));
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

interface DatedRate {
  readonly day: string;
  readonly rate: unknown;
}

/** By a tourney's rating, what a player was rated before its day: the last rate there is. */
export type RateOf = (tourney: Mapping, player: number) => number | null;

export function ratesIn({ rates }: Mapping): RateOf {
  const known = new Map<string, DatedRate[]>();
  for (const each of Array.isArray(rates) ? rates : []) {
    if (typeof each !== 'object' || each === null) continue;
    const { rating, player, date, rate } = each as Mapping;
    const key = `${rating}/${player}`;
    const its = known.get(key) ?? [];
    its.push({ day: textOr(date, ''), rate });
    known.set(key, its);
  }
  for (const its of known.values()) its.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return ({ rating, date }, player) => {
    const before = textOr(date, '');
    const rate = known.get(`${rating}/${player}`)?.find(({ day }) => day < before)?.rate;
    return typeof rate === 'number' && Number.isSafeInteger(rate) && rate >= 0 ? rate : null;
  };
}
