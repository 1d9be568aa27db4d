import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { lastStrokes } from '../src/play/story.js';
import { words as en } from '../src/play/words/en.js';
import { afterStroke, atTheBreak, type Crafted, wentOn } from './support/crafted.js';

const told = (crafted: Crafted) =>
  lastStrokes(crafted, {}, en, 3).map(({ who, what, follows, law }) => [who, what, follows, law]);

describe('the list of strokes', () => {
  it('says what fell and what it came to, the newest first', () => {
    const own = afterStroke(atTheBreak(), ['w1'], []);
    expect(told(own)).toEqual([['Asha', '1 white', 'turn continues', expect.any(String)]]);
    const nothing = afterStroke(own, [], []);
    expect(told(nothing)[0]).toEqual(['Asha', 'nothing', 'turn passes', '48']);
    const due = afterStroke(afterStroke(nothing, ['b1'], []), ['striker'], []);
    expect(told(due).map(([, what, follows]) => [what, follows])).toEqual([
      ['striker', '1 due'],
      ['1 black', 'turn continues'],
      ['nothing', 'turn passes'],
    ]);
  });

  it('tells a turn that was passed as such, and leaves the stroke before it what it was', () => {
    const passed = wentOn(afterStroke(atTheBreak(), ['w1'], []), 'A1', { type: 'pass' });
    expect(told(passed).map(([, what, follows]) => [what, follows])).toEqual([
      ['passed', null],
      ['1 white', 'turn continues'],
    ]);
  });

  it('tells a foul of time in a line of its own, and leaves the stroke before it what it was', () => {
    const timed = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'board', clocks: 'laws' });
    const struck = afterStroke(atTheBreak(timed), ['w1', 'b1'], []);
    const late = wentOn(struck, 'umpire', { type: 'time' }, 60_000);
    expect(lastStrokes(late, {}, en, 3)).toEqual([
      { number: null, who: 'Asha', what: 'out of time', follows: '1 due', law: '50' },
      ...lastStrokes(struck, {}, en, 1),
    ]);
  });
});
