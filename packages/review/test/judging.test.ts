import { levelOf, makeDice, tableFor, type Weighing, weighing } from '@opencarrom/ai';
import { en as thought } from '@opencarrom/ai/words/en';
import { hi as thoughtInHindi } from '@opencarrom/ai/words/hi';
import type { MatchState } from '@opencarrom/match';
import { ICF, type Stroke, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../src/chance.js';
import { CHANCES } from '../src/chances.js';
import { type ReviewedStroke, tellReviewed } from '../src/index.js';
import { judgeStroke } from '../src/judge-stroke.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';
import { matchWith, men } from './support/records.js';

const BASE = -0.2526;

function weigh(match: MatchState, stroke: Stroke, level = 7): Weighing {
  const table = tableFor(match);
  const hand = levelOf(level);
  if (!table || !hand) throw new Error('there is nothing to see');
  const steps = weighing(table, stroke, { level: hand, seed: 3, tries: 64, budget: { simulations: 400 } });
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) {
      if (!step.value) throw new Error('there is no place for the striker');
      return step.value;
    }
}

const judge = (match: MatchState, stroke: Stroke, pots = 0) => {
  const struck = { seq: 1, number: 1, seat: 'S', stroke, improper: false, pots } as const;
  return judgeStroke(struck, weigh(match, stroke), 0.5, chanceOf);
};

/** A sitter: the white man lies before the far right pocket, in line with the middle of the base line. */
const SITTER = matchWith(
  men(['w1', 0.27, 0.27], ['w2', -0.2, 0.02], ['b1', -0.1, 0.2], ['b2', 0.05, 0.28], ['b3', -0.3, 0.25]),
);
const INTO_NOTHING: Stroke = { x: 0, y: BASE, vx: -1.5, vy: 0.2, spin: 0 };

describe('a stroke', () => {
  it('that left a sitter is a missed chance, whatever it came to', () => {
    const { best, played, mark } = judge(SITTER, INTO_NOTHING);
    expect(best).toMatchObject({ target: 'w1', pocket: 'NE' });
    expect(best?.success).toBeGreaterThan(0.7);
    expect(played.success).toBeLessThan(0.1);
    expect(played.value).toBeLessThan(best?.value ?? 0);
    expect(mark).toBe('missed');
  });

  it('that is the best there is, is good, though the coin rattled out', () => {
    const { stroke } = weigh(SITTER, INTO_NOTHING).best;
    const { best, played, mark } = judge(SITTER, stroke);
    expect((best?.value ?? 0) - played.value).toBeLessThan(0.03);
    expect(mark).toBe('good');
  });

  it('that pocketed by luck is none to be proud of', () => {
    const fluke = flukeOn(SITTER);
    const { played, mark } = judge(SITTER, fluke, 1);
    expect(played.success).toBeLessThan(0.4);
    expect(['brilliant', 'good']).not.toContain(mark);
  });

  it('is never better than the best', () => {
    const dice = makeDice(11);
    for (let n = 0; n < 6; n++) {
      const stroke = { x: 0, y: BASE, vx: 4 * dice.uniform() - 2, vy: 1 + 3 * dice.uniform(), spin: 0 };
      const { best, played } = judge(SITTER, stroke);
      expect(best?.value).toBeGreaterThanOrEqual(played.value);
    }
  });

  it('is brilliant where it is worth far more than any other, and not what everybody sees', () => {
    const weighing = weigh(SITTER, INTO_NOTHING);
    const struck = { seq: 1, number: 1, seat: 'S', stroke: INTO_NOTHING, improper: false, pots: 0 } as const;
    const [other] = weighing.others;
    if (!other) throw new Error('there is no other way');
    const marked = (kind: 'cut' | 'straight', value: number, next: number) => {
      const best = { ...weighing.best, kind, value, success: 0.6 };
      const others = [{ ...other, value: next }];
      return judgeStroke(struck, { ...weighing, best, played: best, others }, 0.5, chanceOf).mark;
    };
    expect(marked('cut', 0.3, -0.3)).toBe('brilliant');
    expect(marked('straight', 0.3, -0.3)).toBe('good');
    expect(marked('cut', 0.3, 0.28)).toBe('good');
  });

  it('against the laws comes to what it led to', () => {
    const struck = { seq: 1, number: 1, seat: 'S', stroke: INTO_NOTHING, improper: true, pots: 0 } as const;
    const { played } = judgeStroke(struck, weigh(SITTER, INTO_NOTHING), 0.2, chanceOf);
    expect(played).toMatchObject({ success: 0, value: 0.2 });
  });
});

/** A wild stroke that pockets a white man as it is struck, though hardly ever with a hand's slips. */
function flukeOn(match: MatchState): Stroke {
  const dice = makeDice(5);
  const placed = match.board?.men ?? [];
  for (;;) {
    const [vx, vy] = [6 * dice.uniform() - 3, 3 + 3 * dice.uniform()];
    const stroke = { x: 0.25 * dice.uniform() - 0.12, y: BASE, vx, vy, spin: 0 };
    const { pocketed } = simulate({ men: placed }, stroke, ICF);
    const fell = pocketed.map(({ id }) => id);
    if (!fell.some((id) => id === 'w2') || fell.some((id) => id === 'striker' || id === 'w1')) continue;
    if ((weigh(match, stroke).played?.success ?? 1) < 0.3) return stroke;
  }
}

describe('the table of chances', () => {
  it('rises, from a lost board to a won one', () => {
    for (const [at, row] of CHANCES.entries()) {
      const before = CHANCES[at - 1];
      if (!before) continue;
      expect(row.value).toBeGreaterThan(before.value);
      expect(row.chance).toBeGreaterThan(before.chance);
    }
    expect([chanceOf(-1), chanceOf(1)]).toEqual([0, 1]);
    expect(chanceOf(-2)).toBe(0);
    expect(chanceOf(2)).toBe(1);
  });

  it('gives a value between two rows a chance between theirs', () => {
    expect(chanceOf(0.001)).toBeGreaterThan(chanceOf(0));
    expect(chanceOf(0)).toBeGreaterThan(0.2);
    expect(chanceOf(0)).toBeLessThan(0.8);
  });
});

describe('what is said of a stroke', () => {
  const lying = { spot: 'cushion-level-right', left: 3, alike: 1 } as const;
  const pot = { kind: 'straight', target: 'w1', pocket: 'NE', via: null, lying, more: 0 } as const;
  const stroke: Stroke = { x: 0, y: BASE, vx: 0, vy: 2 };
  const reviewed: ReviewedStroke = {
    ...{ seq: 9, number: 1, board: 1, player: 'A1', seat: 'S', before: 0.61, after: 0.43, mark: 'missed' },
    ...{ improper: false, idle: 0.3, next: 0.5, pots: 0, expectedPots: 0.9 },
    best: { ...pot, stroke, success: 0.9, value: 0.61 },
    played: { ...pot, kind: 'cut', lying: null, pocket: 'NW', stroke, success: 0.25, value: 0.45 },
  };

  it('names the coin, the pocket and how often it comes off', () => {
    expect(tellReviewed(reviewed, { review: en, thought })).toEqual([
      'The white coin by the right frame was there for the far right pocket, nine times in ten.',
      'The cut, the white coin into the far left pocket, comes off once in four.',
      'The player’s chance to win the board: 45% instead of 61%.',
    ]);
    expect(tellReviewed(reviewed, { review: hi, thought: thoughtInHindi })[0]).toBe(
      'दाएँ किनारे से लगी सफ़ेद गोटी दूर के दाएँ पॉकेट में जा सकती थी, 10 में से 9 बार।',
    );
  });

  it('names the pocket as its player sees it', () => {
    const [said] = tellReviewed({ ...reviewed, seat: 'N' }, { review: en, thought });
    expect(said).toContain('near left pocket');
  });

  it('does not name the same pot twice', () => {
    const { best } = reviewed;
    const played = { ...reviewed.played, target: 'w1', pocket: 'NE' } as const;
    const told = tellReviewed({ ...reviewed, best, played }, { review: en, thought });
    expect(told[1]).toBe('It was tried, but struck like this it comes off once in four.');
  });

  it('of a break says how often it keeps the turn, and not that a better one was tried', () => {
    const best = { ...reviewed.played, kind: 'break', target: 'w1', pocket: 'NE', value: 0.61 } as const;
    const played = { ...best, success: 0.8, value: 0.5 };
    const told = tellReviewed({ ...reviewed, best, played, mark: null }, { review: en, thought });
    expect(told).toEqual([
      'There was a better break.',
      'A break like this keeps the turn four times in five.',
    ]);
    const seldom = tellReviewed(
      { ...reviewed, best, played: { ...played, success: 0 }, mark: null },
      { review: en, thought },
    );
    expect(seldom[1]).toBe('A break like this almost never keeps the turn.');
  });

  it('is little where nothing better was there', () => {
    const played = { ...reviewed.played, value: 0.61 };
    const told = tellReviewed({ ...reviewed, played, mark: 'good' }, { review: en, thought });
    expect(told).toEqual(['There was nothing better.']);
    const brilliant = tellReviewed({ ...reviewed, played, mark: 'brilliant' }, { review: en, thought });
    expect(brilliant.join()).toContain('nothing else comes near');
  });

  it('speaks of what pockets nothing by what it is for', () => {
    const quiet = { ...reviewed.best, target: null, pocket: null, lying: null, kind: 'safety' } as const;
    const best = { ...quiet, stroke, via: null, more: 0, success: 0, value: 0.61 };
    const told = tellReviewed({ ...reviewed, mark: 'error', best }, { review: en, thought });
    expect(told[0]).toBe('A safe shot that leaves the opponent little was better.');
    const improper = tellReviewed({ ...reviewed, improper: true }, { review: en, thought });
    expect(improper).toEqual([en.improper]);
  });
});
