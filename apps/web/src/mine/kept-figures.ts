import type { CountedGame } from './counted-game.js';

const KEY = 'opencarrom.figures';
const FAR_KEY = 'opencarrom.figures.far';
const WHO_KEY = 'opencarrom.figures.who';
const APART_KEY = 'opencarrom.figures.apart';
/** Another way of counting reads nothing of what was counted before. */
const VERSION = 2;

interface Kept {
  readonly version: number;
  /** Whose the matches are, where they are an account's. */
  readonly account?: string;
  readonly games: readonly CountedGame[];
}

/** What has been counted of the games on this device; anything that cannot be read is counted again. */
export const keptFigures = (): readonly CountedGame[] => read(KEY)?.games ?? [];

export const keepFigures = (games: readonly CountedGame[]): void =>
  write(KEY, JSON.stringify({ version: VERSION, games } satisfies Kept));

/** The same of an account's matches; of another account's nothing. */
export function keptFarFigures(account: string): readonly CountedGame[] {
  const kept = read(FAR_KEY);
  return kept?.account === account ? kept.games : [];
}

export const keepFarFigures = (account: string, games: readonly CountedGame[]): void =>
  write(FAR_KEY, JSON.stringify({ version: VERSION, account, games } satisfies Kept));

/** Nobody is signed in any more: what their matches came to is not for whoever sits here next. */
export const forgetFarFigures = (): void => write(FAR_KEY, null);

function read(key: string): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept?.version === VERSION && Array.isArray(kept.games) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** No room, or none to be had: the next visit counts, or asks, again. */
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
