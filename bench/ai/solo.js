// One player clears all nineteen pieces alone, through the noise of the IIT-B carrom contest.
import { clearanceGoal, clearedBy, execute, FULL_SPEED, makeDice, search, viewOf } from '@opencarrom/ai';
import { bookOf, openingBoard } from '@opencarrom/laws';
import { centrePlace, ICF, makeRest, ON_BOARD, openingRack, PIECES, playInto } from '@opencarrom/physics';

/** Position σ 0.5 % of the board's width, direction σ 2°, force σ 1 % of full. */
export const contestHand = (full) => ({
  place: 0.005 * ICF.surface,
  direction: (2 * Math.PI) / 180,
  force: 0,
  push: 0.01 * full,
  spin: 0,
  fastest: full,
});

/** One game; the number of strokes it took. `full`: the fastest stroke, in m/s. */
export function clearAlone(seed, { simulations, full = FULL_SPEED, onStroke = () => {} }) {
  const hand = contestHand(full);
  const dice = makeDice(seed ^ 0x7c3d);
  const rest = makeRest();
  let men = openingRack(ICF);
  let covering = false;
  for (let stroke = 1; ; stroke++) {
    const table = {
      book: bookOf('icf'),
      discipline: 'singles',
      seat: 'S',
      board: openingBoard({ white: 0, black: 0 }),
      men,
      equipment: ICF,
    };
    const view = viewOf(table);
    const goal = clearanceGoal(view, covering, hand);
    const thoughts = makeDice(seed * 1000 + stroke);
    const thinking = search({ view, goal, hand, dice: thoughts, budget: simulations, lastLook: 1 });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    playInto(view.layout, execute(table, strokeOf(step.value.checked), hand, dice), rest);
    const after = clearedBy(rest, covering, men.length + (covering ? 1 : 0));
    onStroke({ view, found: step.value, after, stroke, before: men.length + (covering ? 1 : 0) });
    men = menAfter(rest, after);
    covering = after.covering;
    if (after.left === 0) return stroke;
    if (men.length + (covering ? 1 : 0) !== after.left) throw new Error('pieces were lost');
  }
}

/** An idea as a stroke; the player sits at the south, so that his view is the board. */
const strokeOf = ({ x, y, ux, uy, speed, spin }) => ({
  x,
  y,
  vx: ux * speed,
  vy: uy * speed,
  spin: (spin * speed) / (ICF.striker.diameter / 2),
});

function menAfter(rest, { back, queenBack }) {
  const men = [];
  for (let piece = 0; piece < PIECES.length - 1; piece++)
    if (rest.where[piece] === ON_BOARD) men.push({ id: PIECES[piece], x: rest.x[piece], y: rest.y[piece] });
  if (queenBack) men.push({ id: 'queen', ...centrePlace(ICF, men) });
  for (let n = 0; n < back; n++) {
    const id = PIECES.find(
      (piece) => piece !== 'queen' && piece !== 'striker' && !men.some((man) => man.id === piece),
    );
    men.push({ id, ...centrePlace(ICF, men) });
  }
  return men;
}
