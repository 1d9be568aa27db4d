import type { Competitor } from '@opencarrom/laws';
import type { Player } from '../players.js';
import type { PotWay } from './pot-ways.js';
import { type CountedStroke, coversQueen } from './ruled-acts.js';

/** The stroke of a board worth seeing again. */
export interface FinestStroke {
  /** The number of its event in the log, and which of the board's strokes it is. */
  readonly seq: number;
  readonly number: number;
  readonly player: Player;
  /** Own men it pocketed. */
  readonly men: number;
  readonly queen: boolean;
  readonly covers: boolean;
  /** The hardest way one of them went. */
  readonly way: PotWay | null;
}

/** What is harder than straight in is worth more. */
const HARDER: Readonly<Record<PotWay, number>> = {
  ...{ straight: 0, cut: 1, rebound: 2, bank: 2, cannon: 2, combination: 2, 'double-rebound': 3 },
  ...{ break: 0, other: 0 },
};

/**
 * The best stroke of a board is worth the most: for each own man and the queen, kept, two, and up to three more by
 * how hard its way was; two for the queen, two for covering it, one for ending the board. Of equals the winner's,
 * then the later. A stroke that pocketed nothing for good is never the best.
 */
export function finestStroke(
  strokes: readonly CountedStroke[],
  winner: Competitor | null,
): FinestStroke | null {
  let best: CountedStroke | null = null;
  let most = 0;
  for (const stroke of strokes) {
    if (stroke.pots.length === 0) continue;
    // Half a point never beats a better stroke, and decides between equals.
    const worth = worthOf(stroke) + (stroke.side === winner ? 0.5 : 0);
    if (worth < most) continue;
    most = worth;
    best = stroke;
  }
  return best && told(best);
}

function worthOf(stroke: CountedStroke): number {
  const { pots, queen, ruling } = stroke;
  const pocketed = pots.reduce((sum, way) => sum + 2 + HARDER[way], 0);
  return pocketed + 2 * Number(queen) + 2 * Number(coversQueen(stroke)) + Number(ruling?.turn === 'over');
}

function told(stroke: CountedStroke): FinestStroke {
  const { act, number, player, pots, queen } = stroke;
  const [way = null] = [...pots].sort((a, b) => HARDER[b] - HARDER[a]);
  return {
    ...{ seq: act.seq, number, player, men: pots.length - Number(queen) },
    ...{ queen, covers: coversQueen(stroke), way },
  };
}
