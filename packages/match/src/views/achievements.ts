import { WAYS_HOME } from '@opencarrom/physics';
import { addOwn, NO_OWN, type OwnFigures } from './own-figures.js';

/** A match of somebody's that is over. */
export interface FinishedRecord {
  readonly id: string;
  readonly own: OwnFigures;
  readonly isWon: boolean;
  /** The level of the computer across the board; null: no computer. */
  readonly level: number | null;
}

/** What is worth remembering, in the order it usually comes. */
export const ACHIEVEMENTS = [
  /** The first match won. */
  'won',
  /** The first queen covered. */
  'queen',
  /** Five men in one turn. */
  'five',
  /** A match won without a due and without a foul. */
  'clean',
  /** A man pocketed by each of the ways there are, straight to cannon, over all matches. */
  'every-way',
  /** A match won against a computer of level 5, and of level 10. */
  'level-5',
  'level-10',
  /** All of one's men in one's first turn. */
  'slam',
  /** So many men in all matches together. */
  'hundred',
  'thousand',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export interface Achieved {
  readonly name: Achievement;
  /** The record in which it came about. */
  readonly record: string;
}

interface SoFar extends FinishedRecord {
  /** With this match and all before it. */
  readonly all: OwnFigures;
}

const menIn = ({ figures }: OwnFigures): number =>
  Object.values(figures.pots).reduce((sum, count) => sum + count, 0);

const MEETS: Readonly<Record<Achievement, (record: SoFar) => boolean>> = {
  won: ({ isWon }) => isWon,
  queen: ({ own }) => own.figures.queens > 0,
  five: ({ own }) => own.figures.bestTurn >= 5,
  clean: ({ own, isWon }) =>
    isWon && own.figures.strokes > 0 && own.figures.dues === 0 && own.figures.fouls === 0,
  'every-way': ({ all }) => WAYS_HOME.every((way) => all.figures.pots[way] > 0),
  'level-5': ({ isWon, level }) => isWon && (level ?? 0) >= 5,
  'level-10': ({ isWon, level }) => isWon && (level ?? 0) >= 10,
  slam: ({ own }) => own.figures.slams > 0,
  hundred: ({ all }) => menIn(all) >= 100,
  thousand: ({ all }) => menIn(all) >= 1000,
};

/** What somebody achieved, each with the first match that shows it. The matches come as they were played. */
export function achieved(records: readonly FinishedRecord[]): readonly Achieved[] {
  const found = new Map<Achievement, string>();
  let all = NO_OWN;
  for (const record of records) {
    all = addOwn(all, record.own);
    for (const name of ACHIEVEMENTS)
      if (!found.has(name) && MEETS[name]({ ...record, all })) found.set(name, record.id);
  }
  return ACHIEVEMENTS.flatMap((name) => {
    const record = found.get(name);
    return record === undefined ? [] : [{ name, record }];
  });
}
