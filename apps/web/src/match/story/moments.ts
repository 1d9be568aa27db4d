import {
  type BoardInPlay,
  type MatchRecord,
  type MatchState,
  openMatch,
  type Step,
  stepsOf,
} from '@opencarrom/match';

/** A place to stop at in a record: a stroke and all that came of it. The first is before any stroke. */
export interface Moment {
  readonly stroke: Step | null;
  /** Everything from this stroke to the next. */
  readonly steps: readonly Step[];
  /** The board when everything had been put back: of a board that ended, its end and not the next one's beginning. */
  readonly board: BoardInPlay | null;
  readonly match: MatchState;
}

/** The match as it stands in the end: of what was set right only that it was is among the moments. */
export function momentsOf(record: Pick<MatchRecord, 'head' | 'events'>): readonly Moment[] {
  const heaps: Step[][] = [[]];
  for (const step of stepsOf(record)) {
    if (step.stroke !== null) heaps.push([]);
    if (step.stands) heaps.at(-1)?.push(step);
  }
  return heaps.map((steps, index) => momentOf(steps, index > 0, openMatch(record.head)));
}

function momentOf(steps: readonly Step[], isStroke: boolean, opened: MatchState): Moment {
  const stroke = isStroke ? (steps[0] ?? null) : null;
  const match = steps.at(-1)?.after ?? opened;
  return { stroke, steps, board: boardIn(steps, stroke) ?? match.board, match };
}

/** After a correction the match may stand on an earlier board: then that is the one to see. */
function boardIn(steps: readonly Step[], stroke: Step | null): BoardInPlay | null {
  const set = stroke?.before.board?.setAt;
  if (set === undefined || steps.some(({ event }) => event.type === 'rewound')) return null;
  const boards = steps.map(({ after }) => after.board).filter((board) => board?.setAt === set);
  return boards.at(-1) ?? null;
}
