// How many strokes a man alone on the board takes, by where it lies: makes the tables of packages/ai/src/value/strokes-for-lone-man.ts.
// After a build: node bench/ai/lone-man.js --full 3.6
import { parseArgs } from 'node:util';
import { FULL_SPEED, loneManAt, makeDice, search, strokesForLone, viewOf } from '@opencarrom/ai';
import { bookOf, openingBoard } from '@opencarrom/laws';
import { ICF, PIECES } from '@opencarrom/physics';
import { contestHand } from './solo.js';
import { meanOf } from './statistics.js';

const { values } = parseArgs({
  options: {
    full: { type: 'string', default: String(FULL_SPEED) },
    rounds: { type: 'string', default: '12' },
    simulations: { type: 'string', default: '6000' },
  },
});
const rounds = Number(values.rounds);
const budget = Number(values.simulations);
const hand = contestHand(Number(values.full));
const MAN = PIECES.indexOf('w1');
const STRIKER = PIECES.indexOf('striker');
const EDGE = (ICF.surface - ICF.man.diameter) / 2;
/** So often the stroke found best is tried anew, to tell what it is worth. */
const TRIES = 400;

let lone = loneManAt(1);
/** Where nothing changes any more, the rounds differ by chance: the later half of them is averaged. */
const sums = lone.map((row) => row.map(() => 0));
const averaged = Math.ceil(rounds / 2);
for (let round = 1; round <= rounds; round++) {
  lone = lone.map((row, j) => row.map((_, i) => tenthsFrom(i, j, round)));
  console.error(`round ${round}: ${(meanOf(lone.flat()).mean / 10).toFixed(3)} strokes on average`);
  if (round <= rounds - averaged) continue;
  for (const [j, row] of lone.entries()) for (const [i, tenths] of row.entries()) sums[j][i] += tenths;
}
for (const row of sums) console.log(`  [${row.map((sum) => Math.round(sum / averaged)).join(', ')}],`);

/** The best stroke from a point of the table, a miss worth what the table says so far. */
function tenthsFrom(i, j, round) {
  const x = (EDGE * i) / (lone[0].length - 1);
  const y = EDGE * ((2 * j) / (lone.length - 1) - 1);
  const view = viewOf({
    book: bookOf('icf'),
    discipline: 'singles',
    seat: 'S',
    board: openingBoard({ white: 0, black: 0 }),
    men: [{ id: 'w1', x, y }],
    equipment: ICF,
  });
  const dice = makeDice(round * 1000 + j * lone[0].length + i);
  const thinking = search({ view, goal: goalOf(view.measures), hand, dice, budget, lastLook: TRIES });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const { sums } = step.value.checked;
  return 10 * (1 - sums.value / sums.tries);
}

function goalOf(measures) {
  return {
    targets: [MAN],
    breaking: false,
    isAlone: true,
    isWinning: false,
    upshot: () => 'fair',
    appraise(rest, _stroke, appraisal) {
      const fallen = rest.order.slice(0, rest.pocketed);
      const isDown = fallen.includes(MAN);
      appraisal.striker = fallen.includes(STRIKER);
      appraisal.success = isDown && !appraisal.striker;
      // What falls with the striker comes back to the centre.
      if (appraisal.success) appraisal.value = 0;
      else if (isDown) appraisal.value = -strokesForLone(lone, measures, 0, 0);
      else appraisal.value = -strokesForLone(lone, measures, rest.x[MAN], rest.y[MAN]);
    },
  };
}
