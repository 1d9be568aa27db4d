import type { Damage, Event, MatchRecord } from '@opencarrom/match';
import { deviceShelf, openDatabase } from './database.js';
import {
  allWithHeld,
  handOver,
  handOverAll,
  handOverNotes,
  inTurn,
  lastsWithThePage,
  letGo,
  withHeld,
} from './held.js';
import { memoryShelf } from './memory.js';
import type { StoreFault } from './problem.js';
import { gameIn } from './row.js';
import type { KeptGame, KeptLog, Shelf } from './shelf.js';

export { heldBecause } from './held.js';
export { StoreProblem } from './problem.js';
export type { KeptGame, KeptLog, OfEvent } from './shelf.js';

/** `page`: the browser keeps nothing, and games last until the page is closed. */
export type Keeping = 'device' | 'page';

let chosen: Promise<{ readonly shelf: Shelf; readonly keeping: Keeping }> | null = null;

/** The device's shelf where there is one. Decided once: a game must not be spread over two. */
function shelves() {
  chosen ??= openDatabase().then(
    () => ({ shelf: deviceShelf, keeping: 'device' as const }),
    () => ({ shelf: memoryShelf(lastsWithThePage), keeping: 'page' as const }),
  );
  return chosen;
}

const shelf = async (): Promise<Shelf> => (await shelves()).shelf;

export const whereKept = async (): Promise<Keeping> => (await shelves()).keeping;

/** Keeps a game and the events it has got since; all of it or nothing. Throws a StoreProblem. */
export const keep = (game: KeptGame, events: readonly Event[]): Promise<void> =>
  inTurn(async () => (await shelf()).put(game, events));

/**
 * Keeps what has happened in a game under way. What the device does not take is held by the page and given to
 * it later; why it was not taken is said.
 */
export const keepOrHold = (game: KeptGame, events: readonly Event[]): Promise<StoreFault | null> =>
  inTurn(async () => handOver(await shelf(), game, events));

/** Keeps what the device notes about a game that is there; why it did not is said. They come again with the next event. */
export const keepNotes = (game: KeptGame): Promise<StoreFault | null> =>
  inTurn(async () => handOverNotes(await shelf(), game));

/** There may be room again for what the page holds. */
export const keepHeld = (): Promise<void> => inTurn(async () => handOverAll(await shelf()));

/** The games that can be listed, the newest first, and the ids of those that cannot be read any more. */
export interface Listed {
  readonly games: readonly KeptGame[];
  readonly unreadable: readonly string[];
}

export const listAll = (): Promise<Listed> =>
  inTurn(async () => {
    const rows = allWithHeld(await (await shelf()).list());
    const games = rows.map(gameIn);
    return {
      games: newestFirst(games.filter((game) => game !== null)),
      unreadable: rows.filter((_, index) => games[index] === null).map(({ id }) => id),
    };
  });

export const listGames = async (): Promise<readonly KeptGame[]> => (await listAll()).games;

export const newestFirst = (games: readonly KeptGame[]): readonly KeptGame[] =>
  [...games].sort((a, b) =>
    a.notes.changed < b.notes.changed ? 1 : a.notes.changed > b.notes.changed ? -1 : 0,
  );

export interface LoadedGame {
  readonly game: KeptGame;
  readonly record: MatchRecord;
}

/** A game with its log, read through the same door as a file: what is damaged is named. */
export async function loadGame(
  id: string,
): Promise<LoadedGame | { readonly problem: string; readonly damage: Damage } | null> {
  const kept = await keptLog(id);
  if (!kept) return null;
  // Fetched only here: the first page lists games and needs no match code for it.
  const { recordOf } = await import('./reading.js');
  const read = recordOf(kept);
  if ('error' in read) return { problem: read.error.message, damage: read.error };
  // A log that can be read has a head, and so the row is a game.
  return { game: gameIn(kept.game) ?? kept.game, record: read.ok };
}

/** A game without its log; null where there is none. */
export async function findGame(id: string): Promise<KeptGame | null> {
  return gameIn((await keptLog(id))?.game);
}

/** Takes a game out for good; what was taken can be kept again. */
export async function deleteGame(id: string): Promise<KeptLog | null> {
  const kept = await keptLog(id);
  await inTurn(async () => {
    await (await shelf()).remove(id);
    letGo(id);
  });
  await keepHeld();
  return kept;
}

/** Exactly what is kept, unread, so that even a damaged game can be saved to a file. */
export const keptLog = (id: string): Promise<KeptLog | null> =>
  inTurn(async () => withHeld(id, await (await shelf()).find(id)));

export const deleteAllGames = (): Promise<void> =>
  inTurn(async () => {
    await (await shelf()).clear();
    letGo();
  });
