import { type PlayerFigures, POT_WAYS, type PotWay } from '@opencarrom/match';
import type { FigureColumns } from '../store/profile-tables.js';

type PotColumn = Extract<keyof FigureColumns, `pots_${string}`>;
type Counted = Exclude<keyof PlayerFigures, 'pots'>;

/** Where each figure is kept. */
const COLUMN_OF: Readonly<Record<Counted, Exclude<keyof FigureColumns, PotColumn>>> = {
  ...{ boardsWon: 'boards_won', boardsLost: 'boards_lost', strokes: 'strokes', scoring: 'scoring' },
  ...{ bestTurn: 'best_turn', queens: 'queens', slams: 'slams', fouls: 'fouls', dues: 'dues' },
};

const potColumn = (way: PotWay): PotColumn => `pots_${way === 'double-rebound' ? 'double_rebound' : way}`;

export const FIGURE_COLUMNS: readonly (keyof FigureColumns)[] = [
  ...Object.values(COLUMN_OF),
  ...POT_WAYS.map(potColumn),
];

export function columnsOf(figures: PlayerFigures): FigureColumns {
  const counted = Object.entries(COLUMN_OF).map(([figure, column]) => [column, figures[figure as Counted]]);
  const pots = POT_WAYS.map((way) => [potColumn(way), figures.pots[way]]);
  return Object.fromEntries([...counted, ...pots]) as FigureColumns;
}

/** Sums come back as text from one of the two databases. */
export function figuresIn(columns: Readonly<Record<keyof FigureColumns, unknown>>): PlayerFigures {
  const counted = Object.entries(COLUMN_OF).map(([figure, column]) => [figure, Number(columns[column] ?? 0)]);
  const pots = POT_WAYS.map((way) => [way, Number(columns[potColumn(way)] ?? 0)]);
  return { ...Object.fromEntries(counted), pots: Object.fromEntries(pots) } as PlayerFigures;
}
