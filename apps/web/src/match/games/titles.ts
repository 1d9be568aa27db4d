import type { Player } from '@opencarrom/match';
import type { KeptGame, Standing } from '../../store/shelf.js';
import type { CallingWords } from '../players/calling-words.js';
import { namingOf } from '../players/naming.js';

/** What a game is called in lists: the two sides. */
export function namesOf(game: Pick<KeptGame, 'head' | 'notes'>, words: CallingWords): string {
  const { names } = namingOf(game.notes, words);
  const side = (competitor: 'A' | 'B') =>
    game.head.players[competitor]
      .map((name, index) => names?.[`${competitor}${index + 1}` as Player] ?? name)
      .join(' & ');
  return `${side('A')} – ${side('B')}`;
}

/** A score as it is read out: nothing before anything counts. */
export const scoreIn = ({ score }: Standing): string => (score ? `${score.A}–${score.B}` : '');
