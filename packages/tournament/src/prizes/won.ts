import type { LoggedEvent } from '../event/evolve.js';
import type { FinishedEvent } from '../finished/finished-event.js';
import { finishedFromLog } from '../finished/from-log.js';
import { type PrizeKind, prizesFor } from './prizes.js';

/** What each won in one event, by players: a pair is the same pair whoever is named first. */
export type Won = ReadonlyMap<string, number>;

/** How players are told apart in a championship. */
export const tupleOf = (players: readonly string[]): string => [...players].sort().join(' & ');

/** By the kind of prizes, each so many times as high. */
export function wonBy(event: FinishedEvent, kind: PrizeKind, factor = 1): Won {
  const prizes = prizesFor(kind, event.order.length);
  return wonAs(event, (_, index) => toHundredths((prizes[index] ?? 0) * factor));
}

/** What the prizes were when an event was closed; null while it goes on, or where it was closed without prizes. */
export function wonIn(log: LoggedEvent): Won | null {
  const prizes = new Map(log.state.awards?.map(({ entrant, prize }) => [entrant, prize]));
  if (![...prizes.values()].some((prize) => prize !== null)) return null;
  return wonAs(finishedFromLog(log), (entrant) => prizes.get(entrant) ?? 0);
}

export const wonAs = ({ order }: FinishedEvent, prizeOf: (entrant: number, index: number) => number): Won =>
  new Map(order.map(({ entrant, players }, index) => [tupleOf(players), prizeOf(entrant, index)]));

const toHundredths = (prize: number): number => Math.floor(prize * 100 + 0.5) / 100;
