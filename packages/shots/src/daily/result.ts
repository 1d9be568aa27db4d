import type { Stars } from '../stars.js';
import type { ShotReason, ShotVerdict } from '../try/verdict.js';
import type { ShotWords } from '../words/shot-words.js';

/** What is told of a daily shot that is over. */
export interface DailyResult {
  /** The day as the reader writes it. */
  readonly when: string;
  readonly tries: readonly Pick<ShotVerdict, 'state' | 'why'>[];
  readonly stars: Stars;
  /** Days in a row, this one among them. */
  readonly streak: number;
  /** Where the shot is found. */
  readonly link: string;
}

const DONE = '🟡';
const MISSED = '⚫';
const FOUL = '🔴';
const STAR = '⭐';
/** A longer row of dots would be broken over two lines. */
const MOST_DOTS = 10;

const FOULS: readonly ShotReason['code'][] = ['striker-pocketed', 'foul', 'board-lost'];

/** A dot for every try, as they came: missed, a foul, done. Of many the last ones. */
export function dotsOf(tries: DailyResult['tries']): string {
  const dots = tries.map(({ state, why }) =>
    state === 'done' ? DONE : FOULS.includes(why.code) ? FOUL : MISSED,
  );
  return (dots.length > MOST_DOTS ? ['…', ...dots.slice(-MOST_DOTS)] : dots).join('');
}

/** A result to be sent to friends: it says how it went and nothing of how it is done. */
export function dailyText({ when, tries, stars, streak, link }: DailyResult, words: ShotWords): string {
  const isDone = tries.some(({ state }) => state === 'done');
  const lines = [
    words.resultTitle(when),
    [dotsOf(tries), STAR.repeat(stars)].filter((part) => part !== '').join(' '),
    isDone ? words.resultDone(tries.length) : words.resultOpen(tries.length),
    ...(streak > 1 ? [words.resultStreak(streak)] : []),
    link,
  ];
  return lines.join('\n');
}
