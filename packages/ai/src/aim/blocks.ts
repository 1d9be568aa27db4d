import { other } from '@opencarrom/laws';
import type { Hand } from '../hand.js';
import type { Aim } from '../idea.js';
import { firstOf, lastOf, type View } from '../view.js';
import { isLaneFree } from './lanes.js';
import { aimAlong, directWays, type Way } from './pots.js';

/** A man that is to stay where it comes to arrives hardly at all. */
const STOPPING = [0.05];
/** Where on an opponent's way to the pocket a man is put, as a share of it. */
const BETWEEN = [0.35, 0.7];

/** A man is laid into the way of an opponent's: he has no straight pot there any more. */
export function blockAims(view: View, hand: Hand, aims: Aim[]): void {
  const { board } = view.table;
  const them = other(board.turn);
  for (let threat = firstOf(them); threat <= lastOf(them); threat++) {
    if (view.on[threat] === 0) continue;
    // What goes to this side is what the player opposite has before him.
    for (const open of directWays(view, threat))
      if (open.uy < 0) for (const share of BETWEEN) blocksAt(view, open, share, hand, aims);
  }
}

function blocksAt(view: View, open: Way, share: number, hand: Hand, aims: Aim[]): void {
  const { ground: g, x, y, on } = view;
  const bx = x[open.man] + open.ux * open.spread * share;
  const by = y[open.man] + open.uy * open.spread * share;
  for (let man = firstOf(view.table.board.turn); man <= lastOf(view.table.board.turn); man++) {
    if (on[man] === 0) continue;
    const dx = bx - x[man];
    const dy = by - y[man];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < g.man || !isLaneFree(view, x[man], y[man], bx, by, 2 * g.man, man)) continue;
    const way = { man, ux: dx / far, uy: dy / far, cost: g.drag * far, spread: far, left: 1 };
    const found: Aim[] = [];
    aimAlong(view, { ...way, pocket: -1, kind: 'safety', target: -1 }, hand, found, STOPPING);
    // Geometry promises that it comes there, not that anything falls.
    for (const aim of found) aims.push({ ...aim, promise: 0 });
  }
}
