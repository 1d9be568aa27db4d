import { en as strokesEn } from '@opencarrom/ai/words/en';
import { hi as strokesHi } from '@opencarrom/ai/words/hi';
import { describe, expect, it } from 'vitest';
import { inBrackets, unspoken } from '../../../test/support/made-up.js';
import { allShots } from '../src/collection/index.js';
import {
  dailyText,
  dotsOf,
  type ShotSpeech,
  tellHints,
  tellRisk,
  tellSolution,
  tellTask,
  tellVerdict,
  tellWhy,
  tryShot,
} from '../src/index.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';

const ENGLISH: ShotSpeech = { shots: en, strokes: strokesEn };
const HINDI: ShotSpeech = { shots: hi, strokes: strokesHi };
const shots = allShots();
const miss = { x: 0, y: -0.2526, vx: 0.02, vy: 0.2 };

function everything(spoken: ShotSpeech): string[] {
  return shots
    .filter((_, n) => n % 7 === 0)
    .flatMap((shot) => [
      tellTask(shot, spoken),
      ...tellHints(shot, spoken),
      ...tellSolution(shot, spoken),
      ...tellWhy(shot, spoken),
      tellVerdict(shot, tryShot(shot, [miss]), spoken),
    ]);
}

describe('what is said of shots', () => {
  it('names man and pocket', () => {
    const double = shots.find(({ theme }) => theme === 'double');
    expect(double && tellTask(double, ENGLISH)).toMatch(
      /^The white coin .+ into the (far|near) (left|right) pocket, off the frame\.$/,
    );
  });

  it('hints at the kind of stroke alone: nobody is sent after a coin where the queen is meant', () => {
    const queen = shots.find(({ theme, ways }) => theme === 'queen' && ways[0]?.kind === 'rebound');
    const hintIn = (spoken: ShotSpeech) => queen && tellHints(queen, spoken)[0];
    expect(hintIn(ENGLISH)).toBe('Rebound (striker off the frame first).');
    expect(hintIn(HINDI)).toBe('रिबाउंड (पहले स्ट्राइकर किनारे से टकराकर)।');
  });

  it('says that a way was risky, which costs a star, and nothing of a safe one', () => {
    const [shot] = shots;
    if (!shot) throw new Error('no shot');
    const done = tryShot(shot, shot.ways[0]?.strokes ?? []);
    expect(tellRisk(shot, done, ENGLISH)).toBeNull();
    expect(tellRisk(shot, { safety: 0.05 }, ENGLISH)).toMatch(/^Your way was riskier: .+ 5% of the time\./);
    expect(tellRisk(shot, { safety: 0.05 }, HINDI)).toMatch(/ 5 बार लगता है।/);
  });

  it('is a sentence, in either language', () => {
    for (const text of everything(ENGLISH)) expect(text).toMatch(/^[A-Z].*[.]$/);
    for (const text of everything(HINDI)) expect(text).toMatch(/^[\p{Script=Devanagari}\d].*।$/u);
  });

  it('is all put into words that are passed in', () => {
    const madeUp = { shots: inBrackets(en), strokes: inBrackets(strokesEn) };
    for (const text of everything(madeUp)) expect(unspoken(text)).toBe('');
  });
});

describe('a result to send', () => {
  const [shot] = shots;
  if (!shot) throw new Error('no shot');
  const done = tryShot(shot, shot.ways[0]?.strokes ?? []);
  const missed = tryShot(shot, [miss]);
  const fouled = { ...missed, why: { code: 'striker-pocketed' } } as const;

  it('has a dot for each try, and does not give the shot away', () => {
    expect(dotsOf([missed, fouled, done])).toBe('⚫🔴🟡');
    const result = {
      when: '18 November 2026',
      tries: [missed, fouled, done],
      stars: 2,
      streak: 13,
      link: 'https://carrom.example/daily/2026-11-18',
    } as const;
    expect(dailyText(result, en)).toBe(
      [
        'OpenCarrom daily shot, 18 November 2026',
        '⚫🔴🟡 ⭐⭐',
        'Done in 3 tries',
        '13 days in a row',
        'https://carrom.example/daily/2026-11-18',
      ].join('\n'),
    );
  });

  it('of many tries shows the last', () => {
    expect(dotsOf([...Array(14).fill(missed), done])).toBe(`…${'⚫'.repeat(9)}🟡`);
  });
});
