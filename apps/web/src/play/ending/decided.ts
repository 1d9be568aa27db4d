import type { Recap, Who } from '@opencarrom/match';
import type { EndingWords } from './words.js';

/** What decided a board, in one sentence; null: nobody won it. */
export function decidedSaid({ turning, hands }: Recap, who: Who, w: EndingWords): string | null {
  switch (turning?.kind) {
    case 'given-up':
      return w.givenUp(who(turning.loser));
    case 'slam':
      return w.bySlam(who(turning.winner));
    case 'own-stroke':
      return w.ownStroke(who(turning.player), turning.stroke);
    case 'queen-left': {
      const { left, covered } = turning;
      return w.queenLeft(
        { who: who(left.player), stroke: left.stroke },
        { who: who(covered.player), stroke: covered.stroke },
      );
    }
    case 'last-man-missed':
      return w.lastManMissed(who(turning.loser), turning.times);
    case 'dues':
      return w.byDues(who(turning.loser), turning.times, turning.left);
    case 'run':
      return w.run(who(turning.winner), turning.pieces);
    case 'queen':
      return w.queen(who(turning.player), turning.stroke);
    case 'scoring': {
      const { winner, loser } = turning;
      return w.scoring(who(winner), hands[winner], who(loser), hands[loser]);
    }
    default:
      return null;
  }
}
