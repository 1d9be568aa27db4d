import { placeOf, type View } from '../table/view.js';
import { type Bounce, bounceOff, CUSHION_X, CUSHION_Y } from './banks.js';
import { isWayFree } from './free-way.js';
import { pocketXOf, pocketYOf, type WayToPocket } from './pots.js';

/** How often the point on the second cushion is sought anew. */
const ROUNDS = 30;

/** The ways of one man into the pockets off two cushions, the second beside the first or facing it. */
export function doubleBankWays(view: View, man: number): WayToPocket[] {
  const ways: WayToPocket[] = [];
  for (let pocket = 0; pocket < 4; pocket++)
    for (let first = 0; first < 4; first++)
      for (let second = 0; second < 4; second++) {
        const way = second === first ? null : doubleBank(view, man, pocket, first, second);
        if (way) ways.push(way);
      }
  return ways;
}

function doubleBank(
  view: View,
  man: number,
  pocket: number,
  first: number,
  second: number,
): WayToPocket | null {
  const { measures: g } = view;
  const end = { x: pocketXOf(g, pocket), y: pocketYOf(g, pocket) };
  // Off a cushion at whose end the pocket lies there is no bank.
  if (CUSHION_X[second] * end.x + CUSHION_Y[second] * end.y > 0) return null;
  const bounces = turns(view, man, end, first, second);
  if (!bounces) return null;
  const [a, b] = bounces;
  const reach = 2 * g.man;
  const at = placeOf(view, man);
  if (!isWayFree(view, at.x, at.y, a.x, a.y, reach, man)) return null;
  if (!isWayFree(view, a.x, a.y, b.x, b.y, reach, man)) return null;
  if (!isWayFree(view, b.x, b.y, end.x, end.y, reach, man)) return null;
  const left = a.left * b.left;
  return {
    man,
    pocket,
    ux: a.ux,
    uy: a.uy,
    cost: g.drag * (a.first + a.second / (a.left * a.left) + b.second / (left * left)),
    spread: a.first + a.second + b.second,
    left,
    kind: 'bank',
    target: man,
  };
}

/**
 * Where it turns on either cushion: from the first to the second it must arrive as it leaves for the pocket.
 * Each turn is found from the other, in turn, until they agree.
 */
function turns(
  view: View,
  man: number,
  end: { readonly x: number; readonly y: number },
  first: number,
  second: number,
): readonly [Bounce, Bounce] | null {
  const { measures: g } = view;
  const at = placeOf(view, man);
  let from: { readonly x: number; readonly y: number } = at;
  let a: Bounce | null = null;
  let b: Bounce | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    b = bounceOff(g, second, from.x, from.y, end.x, end.y, g.man);
    if (!b) return null;
    a = bounceOff(g, first, at.x, at.y, b.x, b.y, g.man);
    if (!a) return null;
    from = a;
  }
  return a && b ? [a, b] : null;
}
