import type { CountedGame } from './counted-game.js';

const KEY = 'opencarrom.figures';
const WHO_KEY = 'opencarrom.figures.who';
/** Another way of counting reads nothing of what was counted before. */
const VERSION = 1;

/** What has been counted on this device; anything that cannot be read is counted again. */
export function keptFigures(): readonly CountedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== VERSION)
      return [];
    return 'games' in kept && Array.isArray(kept.games) ? (kept.games as CountedGame[]) : [];
  } catch {
    return [];
  }
}

export function keepFigures(games: readonly CountedGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, games }));
  } catch {
    // No room, or none to be had: the next visit counts again.
  }
}

/** Who one is on this device: empty for whoever gave no name, null as long as nobody said. */
export function keptWho(): string | null {
  try {
    return localStorage.getItem(WHO_KEY);
  } catch {
    return null;
  }
}

export function keepWho(who: string): void {
  try {
    localStorage.setItem(WHO_KEY, who);
  } catch {
    // It is asked again on the next visit.
  }
}
