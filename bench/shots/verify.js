// Is a draft a good shot? Its ways, how often each hand does it, and whatever speaks against it.
import { isSame, shotDistance, TWINS, wayMarkOf } from '@opencarrom/shots';
import { improved, isDone, quickShare, share, stepsOf } from './hand.js';
import { luckOf } from './themes.js';

const TRIES = 240;
const SEED = 2211;
const LEVELS = [1, 4, 7, 10];

/** Worse than this at first sight is not worth a closer look. */
const PROMISING = 0.2;
const IMPROVED = 4;
const WAYS = 4;
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
const LUCK_TRIES = 200;

/** The shot with its ways and shares; or why it is none. */
export function verified({ shot, strokes, kinds }, dice) {
  const rough = strokes
    .filter((each) => isDone(shot, each))
    .map((each) => ({
      strokes: each,
      mark: wayMarkOf(shot, stepsOf(shot, each)[0]),
      share: quickShare(shot, each, 20),
    }))
    .filter((way) => way.share >= PROMISING)
    .sort((a, b) => b.share - a.share);
  if (rough.length === 0) return { why: 'no way' };
  const better = distinct(rough)
    .slice(0, IMPROVED)
    .map(({ strokes: first }) => {
      const best = improved(shot, first, dice);
      return { ...best, mark: wayMarkOf(shot, stepsOf(shot, best.strokes)[0]) };
    });
  const ways = distinct(better.sort((a, b) => b.share - a.share));
  if (ways[0].share < LEAST_STEADY) return { why: 'too hard' };
  const measured = ways
    .filter((way) => way.share >= BESIDE * ways[0].share)
    .slice(0, WAYS)
    .map((way) => ({ ...way, hands: handsOf(shot, way.strokes) }))
    .sort((a, b) => b.hands[7] - a.hands[7]);
  const [best] = measured;
  if (kinds && !kinds.includes(best.mark.kind)) return { why: 'another theme' };
  const hands = Object.fromEntries(
    LEVELS.map((level) => [level, Math.max(...measured.map((way) => way.hands[level]))]),
  );
  const why = faultOf(hands) ?? (luckOf(shot, dice, LUCK_TRIES) > MOST_LUCK ? 'luck' : null);
  if (why) return { why };
  return { ok: { ...shot, hands, ways: measured.map(wayOf) } };
}

const wayOf = ({ strokes, mark, hands }) => ({ strokes, ...mark, share: hands[7] });

const handsOf = (shot, strokes) =>
  Object.fromEntries(
    LEVELS.map((level) => [
      level,
      Math.floor(share(shot, strokes, level, TRIES, SEED + level) * 1000 + 0.5) / 1000,
    ]),
  );

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
