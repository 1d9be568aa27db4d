// Is a draft a good shot? Its ways, how often each hand does it, and whatever speaks against it.
import { isSame, shotDistance, TWINS, wayMarkOf } from '@opencarrom/shots';
import { improved, isDone, quickShare, share, stepsOf } from './hand.js';
import { luckOf } from './themes.js';

const TRIES = 200;
const SEED = 2211;
const LEVELS = [1, 4, 7, 10];
const STEADY = 7;
const FIRST_TRIES = 16;

/** Worse than this at first sight is not worth a closer look. */
const PROMISING = 0.2;
const WAYS = 3;
/** Beside the best way another counts that is at least so good. */
const BESIDE = 0.45;

/** Not trivial: a beginner seldom does it, and a family player not nearly always. */
const MOST_BEGINNER = 0.3;
const MOST_FAMILY = 0.8;
/** Not by luck: a champion's hand does it mostly, and a steady one often enough. */
const LEAST_CHAMPION = 0.6;
const LEAST_STEADY = 0.3;
/** Nor does it fall to whoever strikes anywhere. */
const MOST_LUCK = 0.04;
const LUCK_TRIES = 150;

/** The shot with its ways and shares; or why it is none. `isWanted`: is one that a steady hand does so often still wanted? */
export function verified({ shot, strokes, kinds }, dice, isWanted = () => true) {
  const rough = strokes
    .filter((each) => isDone(shot, each))
    .map((each) => ({
      strokes: each,
      mark: wayMarkOf(shot, stepsOf(shot, each)[0]),
      share: quickShare(shot, each, FIRST_TRIES),
    }))
    .filter((way) => way.share >= PROMISING)
    .sort((a, b) => b.share - a.share);
  if (rough.length === 0) return { why: 'no way' };
  const ways = measuredWays(shot, rough, dice);
  const [best] = ways;
  if (best.share < LEAST_STEADY) return { why: 'too hard' };
  if (kinds && !kinds.includes(best.mark.kind)) return { why: 'another theme' };
  if (!isWanted(best.share)) return { why: 'enough such' };
  if (luckOf(shot, dice, LUCK_TRIES) > MOST_LUCK) return { why: 'luck' };
  const hands = handsOf(shot, ways);
  const why = faultOf(hands);
  if (why) return { why };
  const ok = { ...shot, hands, ways: ways.map(({ mark, ...way }) => ({ ...way, ...mark })) };
  return isNatural(ok) ? { ok } : { why: 'far-fetched' };
}

/** The best of each kind, made a little surer, and how often a steady hand does it so. */
function measuredWays(shot, rough, dice) {
  const better = distinct(rough)
    .slice(0, WAYS)
    .map((way) => improved(shot, way.strokes, dice))
    .map((way) => ({ ...way, mark: wayMarkOf(shot, stepsOf(shot, way.strokes)[0]) }))
    .sort((a, b) => b.share - a.share);
  const measured = distinct(better)
    .filter((way) => way.share >= BESIDE * better[0].share)
    .map(({ strokes, mark }) => ({
      strokes,
      mark,
      share: share(shot, strokes, STEADY, TRIES, SEED + STEADY),
    }));
  measured.sort((a, b) => b.share - a.share);
  return measured.filter((way) => way.share >= BESIDE * measured[0].share);
}

/** By the way that is best for each hand. */
function handsOf(shot, ways) {
  const by = (level) =>
    Math.max(...ways.map(({ strokes }) => share(shot, strokes, level, TRIES, SEED + level)));
  return Object.fromEntries(LEVELS.map((level) => [level, level === STEADY ? ways[0].share : by(level)]));
}

function faultOf(hands) {
  if (hands[1] > MOST_BEGINNER || hands[4] > MOST_FAMILY) return 'trivial';
  if (hands[10] < LEAST_CHAMPION || hands[7] < LEAST_STEADY) return 'too hard';
  return hands[10] < hands[7] - 0.05 ? 'by luck' : null;
}

/** The first of each kind. */
function distinct(ways) {
  return ways.filter((way, n) => !ways.slice(0, n).some((other) => isSame(other.mark, way.mark)));
}

export const isTwin = (shot, others) => others.some((other) => shotDistance(shot, other) < TWINS);

/** What is kept or falls on the way goes off one frame at most: a coin that finds its place after three is a wonder, no task. */
export function isNatural(shot) {
  const { task } = shot;
  if (task.kind !== 'keep' && task.kind !== 'open') return true;
  const [{ outcome }] = stepsOf(shot, shot.ways[0].strokes);
  const frames = (id) => outcome.contacts.filter(({ a, b }) => a === id && b.startsWith('cushion')).length;
  if (task.kind === 'keep') return frames(task.man) <= 1;
  return !task.keepTurn || outcome.pocketed.some(({ id }) => id.startsWith('w') && frames(id) <= 2);
}
