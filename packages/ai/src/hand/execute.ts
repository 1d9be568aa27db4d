import { SEATS } from '@opencarrom/laws';
import type { Dice } from '@opencarrom/match';
import type { Stroke } from '@opencarrom/physics';
import type { Idea } from '../ideas/idea.js';
import { strikeWith } from '../search/trial.js';
import type { Table } from '../table/table.js';
import { onBoard, turned, type View, viewOf } from '../table/view.js';
import type { Hand } from './hand.js';
import { drawSlip } from './slips.js';

/**
 * The stroke that a hand makes of the stroke it means. The dice are the world's, not the player's: what is
 * meant was chosen before they fall.
 */
export const execute = (table: Table, meant: Stroke, hand: Hand, dice: Dice): Stroke =>
  executing(table)(meant, hand, dice);

/** The same for whoever tries many strokes on one table. */
export function executing(table: Table): (meant: Stroke, hand: Hand, dice: Dice) => Stroke {
  const view = viewOf(table);
  const struck = { x: 0, y: 0, vx: 0, vy: 0, spin: 0 };
  return (meant, hand, dice) => {
    strikeWith(view, meantIn(view, meant), hand, drawSlip(dice), struck);
    return onBoard(struck, table.seat);
  };
}

/** A stroke on the board as its player means it, in the view. */
export function meantIn({ table, measures }: View, meant: Stroke): Meant {
  const turns = SEATS.indexOf(table.seat);
  const at = turned(meant, turns);
  const along = turned({ x: meant.vx, y: meant.vy }, turns);
  const speed = Math.sqrt(along.x * along.x + along.y * along.y);
  return {
    x: at.x,
    y: at.y,
    ux: speed > 0 ? along.x / speed : 0,
    uy: speed > 0 ? along.y / speed : 1,
    speed,
    spin: speed > 0 ? ((meant.spin ?? 0) * measures.striker) / speed : 0,
  };
}

type Meant = Pick<Idea, 'x' | 'y' | 'ux' | 'uy' | 'speed' | 'spin'>;
