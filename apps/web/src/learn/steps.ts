import type { Board } from '@opencarrom/laws';
import { ICF, openingRack, type PlacedMan, type Stroke, simulate } from '@opencarrom/physics';
import { type DrawnIdea, drawnIdea } from '../match/thinking/drawn-idea.js';
import { COURSE, type LessonName, type StepName, type StepOf } from './course.js';
import type { LessonStep, StrikeStep } from './step.js';

const BASE = -(ICF.surface / 2 - ICF.markings.baseLine.fromFrame - ICF.markings.baseLine.gap / 2);

const man = (id: PlacedMan['id'], x: number, y: number): PlacedMan => ({ id, x, y });

/** With full spin the rim turns this much as fast as the striker slides, as far as the board's own slider goes. */
const FULL_SPIN = 0.6;

/** A stroke from the near base line: where it stands, degrees to the right, metres a second; and its spin, from −1 to 1. */
function flick(x: number, degrees: number, speed: number, spin = 0): Stroke {
  const angle = (degrees * Math.PI) / 180;
  const stroke = { x, y: BASE, vx: speed * Math.sin(angle), vy: speed * Math.cos(angle) };
  return spin === 0 ? stroke : { ...stroke, spin: (spin * FULL_SPIN * speed) / (ICF.striker.diameter / 2) };
}

/** The same by whoever sits opposite, as far out as they stand. */
const opposite = (x: number, y: number, vx: number, vy: number): Stroke => ({ x, y, vx, vy });

const men = (onBoard: number) => ({ onBoard, owed: 0, score: 0, hasPocketed: onBoard < 9 });
const board = (more: Partial<Board> = {}): Board => ({
  ...{ turn: 'white', white: men(5), black: men(5), queen: 'on-board', broken: true, breakAttempts: 0 },
  ...more,
});

const EASY = [man('w1', 0.22, 0.24)];
const COVER = man('w2', 0.25, 0.26);
const SHUT = [man('b1', 0.31, 0.3), man('b2', -0.31, 0.3)];
const FOUL_MEN = [man('w1', -0.12, 0.06), man('b1', 0.1, -0.12), man('b2', -0.2, -0.16)];

type Steps = { readonly [L in LessonName]: Readonly<Record<StepOf<L>, LessonStep>> };

const STEPS: Steps = {
  hold: {
    grip: { kind: 'grip', men: [] },
    place: { kind: 'place', men: EASY, shown: flick(-0.15, 0, 1.5) },
    strike: {
      kind: 'strike',
      men: EASY,
      goal: { pockets: ['w1'] },
      shown: flick(-0.18, 38, 2),
      isShownFirst: true,
    },
    left: {
      kind: 'strike',
      men: [man('w1', -0.25, 0.2)],
      goal: { pockets: ['w1'] },
      shown: flick(-0.05, -23, 2),
    },
  },
  aim: {
    line: {
      kind: 'strike',
      men: [man('w1', 0.2, 0.15)],
      goal: { pockets: ['w1'] },
      shown: flick(-0.1, 36.5, 1.4),
      isShownFirst: true,
    },
    softly: {
      kind: 'strike',
      men: [man('w1', -0.305, 0.29)],
      goal: { pockets: ['w1'], gently: 1.5 },
      shown: flick(0, -29, 1.2),
      isShownFirst: true,
    },
    far: {
      kind: 'strike',
      men: [man('w1', -0.1, -0.06)],
      goal: { pockets: ['w1'] },
      shown: flick(0, -27, 3),
    },
    across: {
      kind: 'strike',
      men: [man('w1', 0.22, 0.13), man('b1', 0.03, 0.02), man('b2', 0.24, -0.05)],
      goal: { pockets: ['w1'], by: ['straight', 'cut'] },
      shown: flick(0.05, 23, 1.4),
    },
  },
  cut: {
    cut: {
      kind: 'strike',
      men: [man('w1', 0.26, 0.3)],
      goal: { pockets: ['w1'], by: ['cut'] },
      shown: flick(-0.06, 28, 1.6),
      isShownFirst: true,
    },
    left: {
      kind: 'strike',
      men: [man('w1', -0.24, 0.3)],
      goal: { pockets: ['w1'], by: ['cut'] },
      shown: flick(0.16, -34, 1.6),
    },
    thin: {
      kind: 'strike',
      men: [man('w1', 0.25, 0.34)],
      goal: { pockets: ['w1'], by: ['cut'] },
      shown: flick(-0.16, 32.5, 1.6),
    },
  },
  bank: {
    bank: {
      kind: 'strike',
      men: [man('w1', 0.12, 0.24), ...SHUT],
      goal: { pockets: ['w1'], by: ['bank'] },
      shown: flick(0.05, 7, 3.5),
      isShownFirst: true,
    },
    left: {
      kind: 'strike',
      men: [man('w1', -0.12, 0.24), ...SHUT],
      goal: { pockets: ['w1'], by: ['bank'] },
      shown: flick(-0.05, -7, 3.5),
    },
    long: {
      kind: 'strike',
      men: [man('w1', 0.1, 0.05), ...SHUT],
      goal: { pockets: ['w1'], by: ['bank'] },
      shown: flick(0.03, 13, 2.2),
    },
  },
  rebound: {
    rebound: {
      kind: 'strike',
      men: [man('w1', 0.28, -0.3)],
      goal: { pockets: ['w1'], by: ['rebound'] },
      shown: flick(-0.18, 21, 4),
      isShownFirst: true,
    },
    left: {
      kind: 'strike',
      men: [man('w1', -0.28, -0.3)],
      goal: { pockets: ['w1'], by: ['rebound'] },
      shown: flick(0.18, -21, 4),
    },
    middle: {
      kind: 'strike',
      men: [man('w1', 0.24, -0.31)],
      goal: { pockets: ['w1'], by: ['rebound'] },
      shown: flick(-0.03, 12, 4),
    },
  },
  spin: {
    spin: {
      kind: 'strike',
      men: [man('w1', 0.3, -0.3)],
      goal: { pockets: ['w1'], by: ['rebound'], spun: true },
      shown: flick(0, 6, 3, 1),
      isShownFirst: true,
    },
    left: {
      kind: 'strike',
      men: [man('w1', -0.3, -0.3)],
      goal: { pockets: ['w1'], by: ['rebound'], spun: true },
      shown: flick(0, -6, 3, -1),
    },
    shot: {
      kind: 'strike',
      men: [man('w1', 0.3, -0.22)],
      goal: { pockets: ['w1'], by: ['rebound'], spun: true },
      shown: flick(0.06, 8, 4, 0.6),
    },
  },
  break: {
    break: {
      kind: 'strike',
      men: openingRack(ICF),
      goal: { opens: 15 },
      shown: flick(0, 0, 5),
      isShownFirst: true,
    },
    corner: { kind: 'strike', men: openingRack(ICF), goal: { opens: 15 }, shown: flick(0.16, -27.35, 5) },
  },
  leave: {
    push: {
      kind: 'strike',
      men: [man('w1', -0.02, -0.31), man('b1', 0.24, -0.16)],
      goal: { leavesNothing: 'black' },
      shown: flick(0.15, 44, 1.8),
      isShownFirst: true,
    },
    block: {
      kind: 'strike',
      men: [man('w1', -0.08, -0.04), man('w2', 0.02, -0.31), man('b1', -0.2, -0.14)],
      goal: { leavesNothing: 'black' },
      shown: flick(-0.05, -60, 1),
    },
    hide: {
      kind: 'strike',
      men: [man('w1', 0.02, -0.31), man('w2', 0.16, -0.02), man('b1', 0.2, -0.12), man('b2', -0.28, 0.2)],
      goal: { leavesNothing: 'black' },
      shown: flick(0.16, 21, 1),
    },
  },
  queen: {
    queen: {
      kind: 'strike',
      men: [man('queen', -0.23, 0.25), COVER],
      goal: { pockets: ['queen'] },
      shown: flick(0.14, -35, 2),
      board: board(),
    },
    cover: {
      kind: 'strike',
      men: [COVER],
      goal: { pockets: ['w2'] },
      shown: flick(-0.14, 36, 2),
      board: board({ queen: 'to-cover' }),
    },
    return: {
      kind: 'strike',
      men: [COVER, man('b1', -0.12, 0.1)],
      goal: { nothing: true },
      shown: flick(0, -10, 1.2),
      board: board({ queen: 'to-cover' }),
    },
  },
  due: {
    striker: {
      kind: 'strike',
      men: [man('w1', -0.14, 0.16), man('b1', 0.06, 0.2)],
      goal: { striker: true },
      shown: flick(-0.18, -16, 2),
      board: board(),
    },
    due: {
      kind: 'due',
      men: [man('queen', 0, 0), man('w3', 0.16, 0.1), man('b2', -0.05, 0.03)],
      // Beside the outer circle, so that it has to be moved.
      due: man('b1', 0.14, -0.12),
    },
    both: {
      kind: 'strike',
      men: [man('w1', 0.33, 0.325), man('b1', -0.12, 0.1)],
      goal: { pockets: ['w1'], striker: true },
      shown: flick(0, 30, 2),
      board: board(),
    },
  },
  foul: {
    circle: {
      kind: 'call',
      men: FOUL_MEN,
      seat: 'N',
      shown: opposite(0.192, -BASE, -0.25, -1.6),
      answer: 'base-circle',
      board: board({ turn: 'black' }),
      breach: '130b',
    },
    lines: {
      kind: 'call',
      men: FOUL_MEN,
      seat: 'N',
      shown: opposite(-0.06, -BASE - 0.017, -0.5, -1.5),
      answer: 'base-lines',
      board: board({ turn: 'black' }),
      breach: '130a',
    },
    fair: {
      kind: 'call',
      men: FOUL_MEN,
      seat: 'N',
      shown: opposite(-0.2191, -BASE, 0.15, -1.6),
      answer: 'none',
      board: board({ turn: 'black' }),
    },
    penalty: {
      kind: 'due',
      men: [man('queen', 0, 0), man('w1', -0.12, 0.06), man('b2', -0.2, -0.16)],
      due: man('b1', 0.14, -0.12),
    },
  },
};

export const stepOf = (lesson: LessonName, step: StepName): LessonStep =>
  (STEPS[lesson] as Readonly<Record<string, LessonStep>>)[step] as LessonStep;

/** A position with the stroke that does it, as it is drawn. */
export interface DrawnPosition {
  readonly men: readonly PlacedMan[];
  readonly striker: Stroke | null;
  readonly idea: DrawnIdea | null;
}

export function drawnStep(step: LessonStep): DrawnPosition {
  if (step.kind === 'due') return { men: [...step.men, step.due], striker: null, idea: null };
  if (!('shown' in step)) return { men: step.men, striker: flick(0, 0, 1), idea: null };
  const { men, shown } = step;
  return { men, striker: shown, idea: step.kind === 'strike' && !step.goal.opens ? ideaOf(step) : null };
}

/** What the stroke that is shown means to do. */
export function ideaOf({ goal, men, shown: stroke }: StrikeStep): DrawnIdea {
  const [target = null] = goal.pockets ?? [];
  const fell = simulate({ men }, stroke, ICF).pocketed.find(({ id }) => id === target);
  return drawnIdea({ stroke, target, pocket: fell?.pocket ?? null }, men, ICF);
}

/** The lesson in one picture: its first stroke. */
export function emblemOf(lesson: LessonName): DrawnPosition {
  const first = COURSE[lesson].find((name) => stepOf(lesson, name).kind !== 'grip') as StepName;
  return drawnStep(stepOf(lesson, first));
}
