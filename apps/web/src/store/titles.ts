import type { KeptGame } from './shelf.js';

/** What a game is called in lists: the two sides. */
export const namesOf = ({ head }: Pick<KeptGame, 'head'>): string =>
  [head.players.A, head.players.B].map((names) => names.join(' & ')).join(' – ');

/** How a game stands: the score, and which board is being played. */
export interface Standing {
  readonly score: string;
  readonly at: { readonly game: number; readonly board: number } | null;
}

/** Read from the line a game is kept with: names, score, and `game/board` while it goes on. */
export function standingOf(game: Pick<KeptGame, 'head' | 'summary'>): Standing {
  const names = namesOf(game);
  const rest = game.summary.startsWith(names) ? game.summary.slice(names.length).trim() : game.summary;
  const [, score = rest, number, board] = /^(.*), (\d+)\/(\d+)$/.exec(rest) ?? [];
  return { score, at: number && board ? { game: Number(number), board: Number(board) } : null };
}
