// How often a hand does a shot, and how a stroke is made a little surer.
import { followStrokes, handShare } from '@opencarrom/shots';

const round = (value, unit) => Math.floor(value * unit + 0.5) / unit;

/** As the collection writes it. */
export const written = ({ x, y, vx, vy, spin = 0 }) => ({
  x: round(x, 10_000),
  y,
  vx: round(vx, 1000),
  vy: round(vy, 1000),
  spin: round(spin, 100),
});

export const isDone = (shot, strokes) => followStrokes(shot, strokes).why.code === 'done';
export const stepsOf = (shot, strokes) => followStrokes(shot, strokes).steps;
export const share = (shot, strokes, level, tries, seed) =>
  round(handShare(shot, strokes, level, { tries, seed }), 1000);

const SEARCH_SEED = 101;
const SEARCH_TRIES = 28;
export const quickShare = (shot, strokes, tries = SEARCH_TRIES) =>
  share(shot, strokes, 7, tries, SEARCH_SEED);

/** Tries some strokes beside these, and keeps whatever a steady hand does more often. */
export function improved(shot, strokes, dice, rounds = 12) {
  let best = strokes;
  let most = quickShare(shot, strokes);
  for (let n = 0; n < rounds; n++) {
    const at = Math.floor(dice.uniform() * strokes.length);
    const varied = best.map((stroke, index) => (index === at ? besides(stroke, dice) : stroke));
    if (!isDone(shot, varied)) continue;
    const found = quickShare(shot, varied);
    if (found <= most) continue;
    best = varied;
    most = found;
  }
  return { strokes: best, share: most };
}

function besides({ x, y, vx, vy, spin }, dice) {
  const turn = dice.normal() * 0.008;
  const faster = 0.82 + 0.36 * dice.uniform();
  return written({
    x: x + (dice.uniform() < 0.6 ? dice.normal() * 0.003 : 0),
    y,
    vx: (vx - turn * vy) * faster,
    vy: (vy + turn * vx) * faster,
    spin,
  });
}
