import { type Address, link } from '../../routes/links.js';
import type { KeptGame } from '../../store/shelf.js';

type Kept = Pick<KeptGame, 'id' | 'head'>;

/** Was it played on wood, with an umpire's taps for its facts? */
export const isUmpired = ({ head }: Kept): boolean => head.source === 'observed';

/** Where a game goes on: at the board, or in the umpire's chair. */
export const addressOf = (game: Kept): Address =>
  link(isUmpired(game) ? 'umpire-match' : 'game', { id: game.id });

/** Where a game is looked at, step by step. */
export const storyOf = (game: Kept): Address => link('record', { id: game.id });

/** Where a game is looked back at, stroke by stroke; of a real board nobody knows how the men lay. */
export const reviewOf = (game: Kept): Address | null =>
  isUmpired(game) ? null : link('review', { id: game.id });

/** Where the sheet of an umpired match is. */
export const sheetAddressOf = (game: Kept): Address => link('umpire-sheet', { id: game.id });
