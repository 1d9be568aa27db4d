import type { Damage, Event, MatchRecord } from '@opencarrom/match';
import { deviceShelf, openDatabase } from './database.js';
import { memoryShelf } from './memory.js';
import type { KeptGame, KeptLog, Shelf } from './shelf.js';

export { StoreProblem } from './problem.js';
export type { KeptGame, KeptLog } from './shelf.js';

/** `page`: the browser keeps nothing, and games last until the page is closed. */
export type Keeping = 'device' | 'page';

let chosen: Promise<{ readonly shelf: Shelf; readonly keeping: Keeping }> | null = null;

/** The device's shelf where there is one. Decided once: a game must not be spread over two. */
function shelves() {
  chosen ??= openDatabase().then(
    () => ({ shelf: deviceShelf, keeping: 'device' as const }),
    () => ({ shelf: memoryShelf(), keeping: 'page' as const }),
  );
  return chosen;
}

const shelf = async (): Promise<Shelf> => (await shelves()).shelf;

export const whereKept = async (): Promise<Keeping> => (await shelves()).keeping;

/** Keeps a game and the events it has got since; all of it or nothing. Throws a StoreProblem. */
export async function keep(game: KeptGame, events: readonly Event[]): Promise<void> {
  await (await shelf()).put(game, events);
}

export async function listGames(): Promise<readonly KeptGame[]> {
  return newestFirst(await (await shelf()).list());
}

export const newestFirst = (games: readonly KeptGame[]): readonly KeptGame[] =>
  [...games].sort((a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0));

export interface LoadedGame {
  readonly game: KeptGame;
  readonly record: MatchRecord;
}

/** A game with its log, read through the same door as a file: what is damaged is named. */
export async function loadGame(
  id: string,
): Promise<LoadedGame | { readonly problem: string; readonly damage: Damage } | null> {
  const kept = await (await shelf()).find(id);
  if (!kept) return null;
  // Fetched only here: the first page lists games and needs no match code for it.
  const { recordOf } = await import('./reading.js');
  const read = recordOf(kept);
  if ('ok' in read) return { game: kept.game, record: read.ok };
  return { problem: read.error.message, damage: read.error };
}

/** Takes a game out for good; what was taken can be kept again. */
export async function deleteGame(id: string): Promise<KeptLog | null> {
  const from = await shelf();
  const kept = await from.find(id);
  await from.remove(id);
  return kept;
}

/** Exactly what is kept, unread, so that even a damaged game can be saved to a file. */
export async function keptLog(id: string): Promise<KeptLog | null> {
  return (await shelf()).find(id);
}

export async function deleteAllGames(): Promise<void> {
  await (await shelf()).clear();
}
