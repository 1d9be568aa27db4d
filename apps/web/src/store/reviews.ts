import { asked } from './answer.js';
import { sideStore } from './side-store.js';

/** What has been found out of a stroke of a kept game by looking back at it. */
export interface ReviewRow {
  readonly game: string;
  /** The level of the hand it was judged for. */
  readonly hand: number;
  /** The event that the stroke is in the game's log. */
  readonly seq: number;
  /** Of the review: what another version found is found out anew. */
  readonly version: number;
  readonly stroke: unknown;
}

const rows = sideStore('opencarrom.reviews', 'strokes', ['game', 'hand', 'seq']);

const ofGame = (game: string, hand: number) =>
  IDBKeyRange.bound([game, hand], [game, hand, Number.MAX_SAFE_INTEGER]);

/** What is known of a game's strokes for a hand, in their order. What an older review found is thrown away. */
export async function knownStrokes(game: string, hand: number, version: number): Promise<readonly unknown[]> {
  const found = await rows('readwrite', async (kept) => {
    const all: readonly ReviewRow[] = await asked(kept.getAll(ofGame(game, hand)));
    if (all.every((row) => row.version === version)) return all;
    await asked(kept.delete(ofGame(game, hand)));
    return [];
  });
  return (found ?? []).map(({ stroke }) => stroke);
}

export async function keepStroke(row: ReviewRow): Promise<void> {
  await rows('readwrite', (kept) => asked(kept.put(row)));
}

/** Throws away what belongs to games that are no longer there. */
export async function forgetAllBut(games: ReadonlySet<string>): Promise<void> {
  await rows('readwrite', async (kept) => {
    const keys = (await asked(kept.getAllKeys())) as [string, number, number][];
    const gone = new Set(keys.map(([game]) => game).filter((game) => !games.has(game)));
    for (const game of gone) kept.delete(IDBKeyRange.bound([game], [game, []]));
  });
}
