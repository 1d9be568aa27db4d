import { other } from '@opencarrom/laws';
import type { Hand } from '../hand/hand.js';
import { firstManOf, lastManOf, type View } from '../table/view.js';
import type { Aim } from './idea.js';
import { layManAims } from './lay-man.js';
import { directWays, type WayToPocket } from './pots.js';

/** Where on an opponent's way to the pocket a man is put, as a share of it. */
const BETWEEN = [0.35, 0.7];

/** A man is laid into the way of an opponent's: he has no straight pot there any more. */
export function blockAims(view: View, hand: Hand, aims: Aim[]): void {
  const { board } = view.table;
  const them = other(board.turn);
  for (let threat = firstManOf(them); threat <= lastManOf(them); threat++) {
    if (view.on[threat] === 0) continue;
    // What goes to this side is what the player opposite has before him.
    for (const open of directWays(view, threat))
      if (open.uy < 0) for (const share of BETWEEN) blocksAt(view, open, share, hand, aims);
  }
}

function blocksAt(view: View, open: WayToPocket, share: number, hand: Hand, aims: Aim[]): void {
  const { x, y, on } = view;
  const at = {
    x: x[open.man] + open.ux * open.spread * share,
    y: y[open.man] + open.uy * open.spread * share,
  };
  const { turn } = view.table.board;
  for (let man = firstManOf(turn); man <= lastManOf(turn); man++)
    if (on[man] === 1) layManAims(view, man, at, hand, aims);
}
