import {
  type ActType,
  type BoardInPlay,
  type LogStep,
  type MatchRecord,
  type MatchState,
  openMatch,
  type Step,
  stepsOf,
} from '@opencarrom/match';

/**
 * A place to stop at in a record: a stroke and all that came of it; beside a wooden board also what else was ruled on or
 * entered. The first is before all of them.
 */
export interface Moment {
  readonly stroke: Step | null;
  /** What it begins with: the stroke, or what else was done; null of the first. */
  readonly opening: Step | null;
  /** Everything from this stroke to the next. */
  readonly steps: readonly Step[];
  /** The board when everything had been put back: of a board that ended, its end and not the next one's beginning. */
  readonly board: BoardInPlay | null;
  readonly match: MatchState;
}

/** The match as it stands in the end: of what was set right only that it was is among the moments. */
export const momentsOf = (record: Pick<MatchRecord, 'head' | 'events'>): readonly Moment[] =>
  momentsIn(stepsOf(record), openMatch(record.head));

/** The same of steps that may begin in the midst of a match, where it stood so. */
export function momentsIn(all: readonly LogStep[], start: MatchState): readonly Moment[] {
  const isWooden = start.head.source === 'observed';
  const heaps: LogStep[][] = [[]];
  for (const step of all) {
    if (step.stroke !== null || (isWooden && isEntered(step))) heaps.push([]);
    if (step.stands) heaps.at(-1)?.push(step);
  }
  return heaps.map((steps, index) => momentOf(steps, index > 0, start));
}

const ENTERED: readonly ActType[] = [
  'pass',
  'call',
  'warn',
  'deem',
  'recount',
  'tally',
  'concede',
  'abandon',
];

/** Beside a wooden board a match may be told without a stroke: by results, calls, warnings. */
const isEntered = ({ event, stands }: LogStep): boolean =>
  stands && event.type === 'done' && !event.auto && ENTERED.includes(event.act.type);

function momentOf(steps: readonly LogStep[], isOpened: boolean, start: MatchState): Moment {
  const opening = isOpened ? (steps[0] ?? null) : null;
  const stroke = opening?.stroke ? opening : null;
  const match = steps.at(-1)?.after ?? start;
  return { stroke, opening, steps, board: boardIn(steps, opening) ?? match.board, match };
}

/** After a correction the match may stand on an earlier board: then that is the one to see. */
function boardIn(steps: readonly Step[], opening: Step | null): BoardInPlay | null {
  const set = opening?.before.board?.setAt;
  if (set === undefined || steps.some(({ event }) => event.type === 'rewound')) return null;
  const boards = steps.map(({ after }) => after.board).filter((board) => board?.setAt === set);
  return boards.at(-1) ?? null;
}
