import { type FiguresOf, keepFigures, knownFigures } from '../store/figures.js';
import type { CountedGame } from './counted-game.js';

const WHO_KEY = 'opencarrom.figures.who';
const APART_KEY = 'opencarrom.figures.apart';
/** Where figures were kept before they had a store of their own, which they soon filled. */
const FORMER_KEYS = ['opencarrom.figures', 'opencarrom.figures.far'];
/** Another way of counting reads nothing of what was counted before. */
const VERSION = 3;

/** What has been counted of games; anything that cannot be read is counted again. */
export const knownGames = async (of: FiguresOf): Promise<readonly CountedGame[]> =>
  (await knownFigures(of, VERSION)) as readonly CountedGame[];

export const keepGames = (of: FiguresOf, games: readonly CountedGame[]): Promise<void> =>
  keepFigures(of, VERSION, games);

/** They were counted in a former way, and only take room. */
export function dropFormerFigures(): void {
  for (const key of FORMER_KEYS) write(key, null);
}

/** No room, or none to be had: the next visit asks again. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}

/** Who one is on this device: empty for whoever gave no name, null as long as nobody said. */
export function keptWho(): string | null {
  try {
    return localStorage.getItem(WHO_KEY);
  } catch {
    return null;
  }
}

export const keepWho = (who: string): void => write(WHO_KEY, who);

/** Are the games without a name somebody else's than the account's? */
export function areNamelessApart(): boolean {
  try {
    return localStorage.getItem(APART_KEY) !== null;
  } catch {
    return false;
  }
}

export const keepNamelessApart = (apart: boolean): void => write(APART_KEY, apart ? 'yes' : null);
