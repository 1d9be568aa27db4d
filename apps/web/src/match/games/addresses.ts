import { type Address, link } from '../../routes/links.js';
import type { KeptGame } from '../../store/shelf.js';

type Kept = Pick<KeptGame, 'id' | 'head'>;

/** Was it played on wood, with an umpire's taps for its facts? */
export const isUmpired = ({ head }: Kept): boolean => head.source === 'observed';

/** Where a game goes on: at the board, or in the umpire's chair. */
export const addressOf = (game: Kept): Address =>
  link(isUmpired(game) ? 'umpire-match' : 'game', { id: game.id });

/** Where a game is looked at: replayed, or as a score sheet where nobody knows how the men lay. */
export const storyOf = (game: Kept): Address =>
  link(isUmpired(game) ? 'umpire-sheet' : 'record', { id: game.id });
