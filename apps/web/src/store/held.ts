import { areNext } from '@opencarrom/host';
import type { Event } from '@opencarrom/match';
import { createSubscriber } from 'svelte/reactivity';
import { type StoreFault, StoreProblem } from './problem.js';
import type { KeptGame, KeptLog, Shelf } from './shelf.js';

interface Held extends KeptLog {
  readonly because: StoreFault;
}

/** What the device would not take: the page holds it, and tries again whenever there may be room. */
const held = new Map<string, Held>();

let tell = (): void => {};
/** A screen that asks what is held is told of every change. */
const follow = createSubscriber((update) => {
  tell = update;
});

let last: Promise<unknown> = Promise.resolve();

/** One after another, so that whoever reads a log finds all that was given to be kept before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** Why the device has not got all of a game; null: it has. */
export function heldBecause(id: string): StoreFault | null {
  follow();
  return held.get(id)?.because ?? null;
}

/** Gives the device what is held of a game and what is new. Says why it did not take it; then that is held. */
export async function handOver(
  shelf: Shelf,
  game: KeptGame,
  events: readonly Event[],
): Promise<StoreFault | null> {
  const log: KeptLog = { game, events: [...(held.get(game.id)?.events ?? []), ...events] };
  try {
    await shelf.put(log.game, log.events);
    held.delete(game.id);
    return null;
  } catch (problem) {
    const { fault } = StoreProblem.from(problem);
    // A game that has gone on elsewhere goes on there: what was done here would never fit it.
    if (fault === 'elsewhere') held.delete(game.id);
    else held.set(game.id, { ...log, because: fault });
    return fault;
  } finally {
    watch();
  }
}

/** Notes alone make no game: one that was thrown away elsewhere does not come back by them. */
export async function handOverNotes(shelf: Shelf, game: KeptGame): Promise<StoreFault | null> {
  if (held.has(game.id)) return handOver(shelf, game, []);
  try {
    await shelf.change(game);
    return null;
  } catch (problem) {
    return StoreProblem.from(problem).fault;
  }
}

export async function handOverAll(shelf: Shelf): Promise<void> {
  for (const { game } of [...held.values()]) await handOver(shelf, game, []);
}

export function letGo(id?: string): void {
  if (id === undefined) held.clear();
  else held.delete(id);
  watch();
}

/** A game as it would be on the device, had it taken everything; where it has gone on elsewhere, as it is there. */
export function withHeld(id: string, kept: KeptLog | null): KeptLog | null {
  const more = held.get(id);
  const events = kept?.events ?? [];
  return more && areNext(more.events, events.length)
    ? { game: more.game, events: [...events, ...more.events] }
    : kept;
}

export const allWithHeld = (games: readonly KeptGame[]): readonly KeptGame[] => [
  ...games.filter(({ id }) => !held.has(id)),
  ...[...held.values()].map(({ game }) => game),
];

/** How many games a shelf has that lasts only as long as the page. */
let onThisPage = 0;

export function lastsWithThePage(games: number): void {
  onThisPage = games;
  watch();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** What is held has changed. Closing the page would lose it: then the browser asks first. */
function watch(): void {
  tell();
  if (held.size > 0 || onThisPage > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
