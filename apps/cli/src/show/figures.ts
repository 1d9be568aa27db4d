import type { Competitor } from '@opencarrom/laws';
import { type Head, sideName } from '@opencarrom/match';
import type { Totals } from '../match/figures.js';
import type { Programme } from '../match/programme.js';
import type { Language } from '../words/language.js';
import type { CommandLineWords, Figure } from '../words/words.js';
import { type Page, page, strong, table, wrap } from './layout.js';
import { playedBy } from './match.js';

const FIGURES: readonly Figure[] = [
  'wins',
  'points',
  'boards',
  'strokesPerBoard',
  'pots',
  'fouls',
  'strikers',
  'queens',
];

/** What came of matches that were played, for a person. */
export function showFigures(
  { head, levels }: Pick<Programme, 'head' | 'levels'>,
  totals: Totals,
  file: string | undefined,
  language: Language,
  paper: Page,
): string {
  const words = language.words;
  const { matches, boards, strokes } = totals;
  const rows = FIGURES.map((figure) => [
    words.figures[figure],
    figureOf(totals, 'A', figure),
    figureOf(totals, 'B', figure),
  ]);
  return page([
    [
      ...wrap(playedBy(head, language), paper),
      strong(words.played(matches, boards, perBoard(strokes, boards)), paper),
    ],
    table([['', ...headings(head, levels, words)], ...rows], ['left', 'right', 'right']),
    file === undefined ? [] : [words.recordIn(file)],
  ]);
}

/** Who plays, and at which level. */
const headings = (head: Head, levels: Programme['levels'], words: CommandLineWords): readonly string[] =>
  (['A', 'B'] as const).map((competitor) => {
    const name = `   ${sideName(head, competitor)}`;
    return levels ? `${name} (${words.level(levels[competitor].number)})` : name;
  });

function figureOf(totals: Totals, competitor: Competitor, figure: Figure): string {
  const figures = totals[competitor];
  return figure === 'strokesPerBoard' ? perBoard(figures.strokes, totals.boards) : String(figures[figure]);
}

const perBoard = (strokes: number, boards: number): string =>
  boards === 0 ? '–' : (strokes / boards).toFixed(1);
