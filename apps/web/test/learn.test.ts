import { announce } from '@opencarrom/laws';
import { en } from '@opencarrom/laws/words/en';
import { placeFault } from '@opencarrom/match';
import { ICF, type Stroke, simulate, strikerFault } from '@opencarrom/physics';
import { difficultyOf, followStrokes, newProgress, type Shot, type ShotTheme } from '@opencarrom/shots';
import { shotById } from '@opencarrom/shots/collection';
import { describe, expect, it } from 'vitest';
import { LESSONS, type LessonName, stepNamesOf } from '../src/learn/course.js';
import { missOf } from '../src/learn/goal.js';
import { isBegun, isLearnt, nextStep, readProgress, withDone, writeProgress } from '../src/learn/progress.js';
import { GestureShown } from '../src/learn/showing.js';
import type { LessonStep } from '../src/learn/step.js';
import { stepOf } from '../src/learn/steps.js';
import { straightShot } from '../src/learn/straight-shot.js';
import { BOOK, ruledOn } from '../src/learn/umpire.js';
import { lessonOfShot, lessonShots, nextLessonShot, solvedOf } from '../src/match/shots/lesson-shots.js';

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

const shotsOf = (lesson: LessonName): readonly Shot[] =>
  lessonShots(lesson).map((id) => {
    const shot = shotById(id);
    if (!shot) throw new Error(`${lesson} ends in ${id}, which is no shot`);
    return shot;
  });

const solved = (ids: readonly string[]) => ({
  ...newProgress(),
  stars: Object.fromEntries(ids.map((id) => [id, 1] as const)),
});

/** Of which themes the shots after a lesson may be. */
const TAUGHT: Readonly<Record<LessonName, readonly ShotTheme[]>> = {
  hold: ['pot'],
  aim: ['pot'],
  cut: ['cut'],
  bank: ['double'],
  rebound: ['rebound'],
  spin: ['rebound'],
  break: ['cluster'],
  leave: ['nothing', 'keep'],
  queen: ['queen'],
  due: ['pot'],
  foul: ['pot', 'cut'],
};
/** Harder than this, on the scale of a thousand, is nothing for whoever has just learnt it. */
const HARDEST = 600;

describe('the shots at the end of a lesson', () => {
  it.each(LESSONS)('%s: two to four of what it has taught, the hardest last', (lesson) => {
    const shots = shotsOf(lesson);
    expect(shots.length).toBeGreaterThanOrEqual(2);
    expect(shots.length).toBeLessThanOrEqual(4);
    expect(TAUGHT[lesson]).toEqual(expect.arrayContaining([...new Set(shots.map(({ theme }) => theme))]));
    for (const shot of shots) expect(difficultyOf(shot)).toBeLessThan(HARDEST);
    if (TAUGHT[lesson].length === 1)
      expect(shots.map(({ id }) => id)).toEqual(shots.map(({ id }) => id).sort());
  });

  it('each belongs to one lesson', () => {
    const ids = LESSONS.flatMap((lesson) => lessonShots(lesson));
    expect(new Set(ids).size).toBe(ids.length);
    for (const lesson of LESSONS) for (const id of lessonShots(lesson)) expect(lessonOfShot(id)).toBe(lesson);
    expect(lessonOfShot('cut-041')).toBeNull();
  });

  it('after spin are done by a striker that turns', () => {
    const SPUN: Readonly<Record<string, Stroke>> = {
      'rebound-010': { x: 0.21435, y: -0.2526, vx: 0.7757, vy: 1.3994, spin: -27.89 },
      'rebound-020': { x: -0.22339, y: -0.2526, vx: -0.6508, vy: 1.4617, spin: 27.89 },
      'rebound-025': { x: -0.22, y: -0.2526, vx: -1.0666, vy: 1.9242, spin: 63.92 },
    };
    const done = shotsOf('spin').map((shot) => followStrokes(shot, [SPUN[shot.id] as Stroke]).why.code);
    expect(done).toEqual(['done', 'done', 'done']);
  });

  it('after a due lose the striker when they are struck harder', () => {
    for (const shot of shotsOf('due')) {
      const [best] = shot.ways[0]?.strokes ?? [];
      if (!best) throw new Error(`${shot.id} has no way`);
      const reasons = [1.15, 1.3, 1.5, 1.8].flatMap((share) =>
        [-0.5, 0, 0.5].map((degrees) => followStrokes(shot, [slipped(best, degrees, share - 1)]).why.code),
      );
      expect([shot.id, reasons.includes('striker-pocketed')]).toEqual([shot.id, true]);
    }
  });

  it('after a foul are struck from beside a base circle, or from right over it', () => {
    const { baseLine, baseCircle } = ICF.markings;
    const circle = (baseLine.length - baseCircle.diameter) / 2;
    const apart = (baseCircle.diameter + ICF.striker.diameter) / 2;
    for (const { ways } of shotsOf('foul'))
      for (const { strokes } of ways) {
        const off = Math.abs(circle - Math.abs(strokes[0]?.x ?? 0));
        expect(Math.min(off, Math.abs(off - apart))).toBeLessThan(0.006);
      }
  });

  it('follow one another as long as one is open', () => {
    const [first, second, third] = lessonShots('cut');
    expect(nextLessonShot(newProgress(), 'cut')).toBe(first);
    expect(nextLessonShot(newProgress(), 'cut', first)).toBe(second);
    expect(nextLessonShot(solved([second as string]), 'cut', third)).toBe(first);
    expect(nextLessonShot(solved([first, second] as string[]), 'cut', third)).toBeNull();
    expect(solvedOf(solved([second as string, 'pot-001']), 'cut')).toEqual([second]);
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
    expect([nextStep(progress, 'cut'), nextStep(progress, 'bank')]).toEqual([3, 0]);
  });

  it('is whole once the shots at its end are solved too', () => {
    const steps = stepNamesOf('cut').reduce((done, step) => withDone(done, 'cut', step), readProgress(null));
    const none = newProgress();
    expect([isBegun(steps, none, 'cut'), isLearnt(steps, none, 'cut')]).toEqual([true, false]);
    const shots = solved(lessonShots('cut'));
    expect([isBegun(steps, shots, 'cut'), isLearnt(steps, shots, 'cut')]).toEqual([false, true]);
    expect([isBegun(readProgress(null), shots, 'cut'), isLearnt(readProgress(null), shots, 'cut')]).toEqual([
      true,
      false,
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
