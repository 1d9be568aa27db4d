import { announce } from '@opencarrom/laws';
import { en } from '@opencarrom/laws/words/en';
import { placeFault } from '@opencarrom/match';
import { ICF, type Stroke, simulate, strikerFault } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { LESSONS, stepNamesOf } from '../src/learn/course.js';
import { missOf } from '../src/learn/goal.js';
import { isLearnt, nextStep, readProgress, withDone, writeProgress } from '../src/learn/progress.js';
import { GestureShown } from '../src/learn/showing.js';
import type { LessonStep } from '../src/learn/step.js';
import { stepOf } from '../src/learn/steps.js';
import { straightShot } from '../src/learn/straight-shot.js';
import { BOOK, ruledOn } from '../src/learn/umpire.js';

const STEPS: readonly (readonly [string, LessonStep])[] = LESSONS.flatMap((lesson) =>
  stepNamesOf(lesson).map((name) => [`${lesson} ${name}`, stepOf(lesson, name)] as const),
);
const STRIKES = STEPS.flatMap(([name, step]) => (step.kind === 'strike' ? [[name, step] as const] : []));

/** The stroke as a hand makes it that is off by so many degrees, and by such a share of its power. */
function slipped({ x, y, vx, vy, spin }: Stroke, degrees: number, share: number): Stroke {
  const [by, speed] = [(degrees * Math.PI) / 180, 1 + share];
  return {
    ...{ x, y, vx: speed * (vx * Math.cos(by) - vy * Math.sin(by)) },
    vy: speed * (vx * Math.sin(by) + vy * Math.cos(by)),
    ...(spin === undefined ? {} : { spin: spin * speed }),
  };
}

describe('the lessons', () => {
  it.each(STRIKES)('%s: the stroke that is shown does it, and is fair', (_, { men, shown, goal }) => {
    expect(strikerFault(ICF, 'S', men, shown)).toBeNull();
    expect(missOf(goal, shown, simulate({ men }, shown, ICF))).toBeNull();
  });

  it.each(STRIKES)('%s: a hand that is a little off does it too', (_, { men, shown, goal }) => {
    const tries = [-0.3, 0, 0.3].flatMap((degrees) =>
      [-0.05, 0.05].map((share) => slipped(shown, degrees, share)),
    );
    const done = tries.filter((stroke) => missOf(goal, stroke, simulate({ men }, stroke, ICF)) === null);
    expect(done.length).toBeGreaterThanOrEqual(tries.length / 2);
  });

  it.each(STRIKES.filter(([, { goal }]) => goal.leavesNothing))(
    '%s: there is something to be defended against',
    (_, { men }) => {
      expect(straightShot(men, 'black', 'N')).not.toBeNull();
    },
  );

  it.each(STEPS)('%s: nothing lies on anything, and a due waits where it may not stay', (_, step) => {
    const men = step.kind === 'due' ? [...step.men, step.due] : step.men;
    for (const one of men)
      for (const other of men)
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(ICF.man.diameter - 1e-6);
    if (step.kind === 'due') expect(placeFault(ICF, step.men, step.due)).toBe('outside');
  });

  it('what is shown for a foul is one by the laws, and what is shown as fair is none', () => {
    const calls = STEPS.flatMap(([, step]) => (step.kind === 'call' ? [step] : []));
    const faults = calls.map(({ seat, men, shown }) => strikerFault(ICF, seat, men, shown) ?? 'none');
    expect(faults).toEqual(calls.map(({ answer }) => answer));
    expect(faults).toEqual(['base-circle', 'base-lines', 'none']);
  });

  it('the umpire rules by the laws on what is played', () => {
    const said = STEPS.flatMap(([name, step]) => {
      if ((step.kind !== 'strike' && step.kind !== 'call') || !step.board) return [];
      const outcome = simulate({ men: step.men }, step.shown, ICF);
      const breach = step.kind === 'call' ? step.breach : undefined;
      return [[name, announce(BOOK, ruledOn(step.board, outcome, breach), en)]];
    });
    expect(Object.fromEntries(said)).toMatchInlineSnapshot(`
      {
        "due both": "One white coin and the striker pocketed. Due: Black places two white coins. White plays on.",
        "due striker": "Striker pocketed. Due: Black places one white coin. Black's turn.",
        "foul circle": "Foul, because the striker stood on a base circle or an arrow: White places one black coin. White's turn.",
        "foul fair": "Nothing pocketed. White's turn.",
        "foul lines": "Foul, because the striker did not stand on both base lines: White places one black coin. White's turn.",
        "queen cover": "Queen covered. White plays on.",
        "queen queen": "Queen pocketed, to be covered next. White plays on.",
        "queen return": "Queen not covered: the umpire puts back the queen. Black's turn.",
      }
    `);
  });

  it('each begins with what a hand shows, or with the hand itself', () => {
    for (const lesson of LESSONS) {
      const steps = stepNamesOf(lesson).map((name) => stepOf(lesson, name));
      const isShown = steps.some((step) => 'shown' in step || step.kind === 'grip');
      expect([lesson, isShown]).toEqual([lesson, true]);
    }
  });
});

describe('the hand that shows', () => {
  const [, step] = STRIKES[0] ?? [];
  if (!step) throw new Error('nothing is struck');
  const showing = new GestureShown(step.shown, 'S', step.men);

  it('comes, places, draws back against the stroke and lets go', () => {
    expect(showing.at(0).hand.seen).toBe(0);
    const end = showing.at(showing.duration);
    expect(end.hand.seen).toBeCloseTo(0);
    expect(end.aim.place.x).toBeCloseTo(step.shown.x, 9);
    const { hand, aim } = showing.still;
    const back = { x: hand.at.x - step.shown.x, y: hand.at.y - step.shown.y };
    expect(back.x * step.shown.vx + back.y * step.shown.vy).toBeLessThan(0);
    expect(aim.power).toBeGreaterThan(0);
  });

  it('never jumps', () => {
    let before = showing.at(0).hand.at;
    for (let time = 0; time <= showing.duration; time += 0.02) {
      const { at } = showing.at(time).hand;
      expect(Math.hypot(at.x - before.x, at.y - before.y)).toBeLessThan(0.02);
      before = at;
    }
  });
});

describe('what one has learnt', () => {
  it('is kept, step by step', () => {
    let progress = readProgress(null);
    expect(nextStep(progress, 'cut')).toBe(0);
    progress = withDone(progress, 'cut', 'cut');
    progress = readProgress(writeProgress(progress));
    expect(nextStep(progress, 'cut')).toBe(1);
    for (const step of stepNamesOf('cut')) progress = withDone(progress, 'cut', step);
    expect([isLearnt(progress, 'cut'), isLearnt(progress, 'bank'), nextStep(progress, 'cut')]).toEqual([
      true,
      false,
      0,
    ]);
  });

  it('of the one lesson there was counts on', () => {
    const progress = readProgress(null, '4');
    expect([progress.hold, progress.queen, progress.due]).toEqual([
      ['place', 'strike'],
      ['queen', 'cover'],
      [],
    ]);
  });

  it.each(['', 'null', '[]', '{"done":3}', '{"done":{"cut":"cut","nothing":["x"],"bank":["x",7]}}'])(
    'of what cannot be read (%s) nothing is taken',
    (kept) => {
      expect(readProgress(kept)).toEqual(readProgress(null));
      expect(readProgress(kept, 'x7')).toEqual(readProgress(null));
    },
  );
});
