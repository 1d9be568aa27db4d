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

/** What the players are called in an event's results: by their guid where they have one of their own. */
export function idsOf(players: readonly Mapping[]): readonly string[] {
  const seen = new Set<string>();
  return players.map(({ guid }, index) => {
    const own = textOr(guid, '');
    let id = own === '' ? `player-${index + 1}` : own;
    while (seen.has(id)) id += '+';
    seen.add(id);
    return id;
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

/** A single player's rate by a tourney's rating: the last one from before its day. */
export function rateOf(head: Mapping, { rating, date }: Mapping, player: number): number | null {
  if (rating === undefined || !Array.isArray(head.rates)) return null;
  const known = head.rates
    .filter((each): each is Mapping => typeof each === 'object' && each !== null)
    .filter((each) => each.rating === rating && each.player === player)
    .map((each) => ({ day: textOr(each.date, ''), rate: each.rate }))
    .filter(({ day }) => day < textOr(date, ''))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  const rate = known[0]?.rate;
  return typeof rate === 'number' && Number.isSafeInteger(rate) && rate >= 0 ? rate : null;
}
