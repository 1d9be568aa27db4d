import { asked } from './answer.js';
import { sideStore } from './side-store.js';

/** Whose games they are: the device's, or those of an account. */
export type FiguresOf = 'device' | { readonly account: string };

/** What has been counted of a game. */
interface FiguresRow {
  /** Empty: the device's. */
  readonly of: string;
  readonly game: string;
  /** Of the counting: what another version counted is counted anew. */
  readonly version: number;
  readonly counted: unknown;
}

const rows = sideStore('opencarrom.figures', 'games', ['of', 'game']);

const keyOf = (of: FiguresOf): string => (of === 'device' ? '' : of.account);
const gamesOf = (of: string) => IDBKeyRange.bound([of], [of, []]);

/** What is known of these games. What another version counted is thrown away. */
export async function knownFigures(of: FiguresOf, version: number): Promise<readonly unknown[]> {
  const found = await rows('readwrite', async (kept) => {
    const all: readonly FiguresRow[] = await asked(kept.getAll(gamesOf(keyOf(of))));
    if (all.every((row) => row.version === version)) return all;
    await asked(kept.delete(gamesOf(keyOf(of))));
    return [];
  });
  return (found ?? []).map(({ counted }) => counted);
}

/** Keeps what was counted of some games more. */
export async function keepFigures(
  of: FiguresOf,
  version: number,
  games: readonly { readonly id: string }[],
): Promise<void> {
  const rowOf = (counted: { readonly id: string }): FiguresRow => ({
    of: keyOf(of),
    game: counted.id,
    version,
    counted,
  });
  await rows('readwrite', (kept) => Promise.all(games.map((counted) => asked(kept.put(rowOf(counted))))));
}

export async function forgetFigures(of: FiguresOf, games: readonly string[]): Promise<void> {
  await rows('readwrite', async (kept) => {
    for (const game of games) kept.delete([keyOf(of), game]);
  });
}

/** Throws away what belongs to an account, but for this one; null: to any. */
export async function forgetAccountsBut(account: string | null): Promise<void> {
  await rows('readwrite', async (kept) => {
    const keys = (await asked(kept.getAllKeys())) as [string, string][];
    const gone = new Set(keys.map(([of]) => of).filter((of) => of !== '' && of !== account));
    for (const of of gone) kept.delete(gamesOf(of));
  });
}

export async function forgetAllFigures(): Promise<void> {
  await rows('readwrite', (kept) => asked(kept.clear()));
}
