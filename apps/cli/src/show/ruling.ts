import {
  type Adjudicated,
  announce,
  type Board,
  type Concern,
  explain,
  gistIn,
  type Ruling,
  readingIn,
  type Side,
  type Texts,
} from '@opencarrom/laws';
import type { Language } from '../words/language.js';
import type { CommandLineWords } from '../words/words.js';
import { type Labelled, labelled, labels, type Page, page, strong, table, wrap } from './layout.js';

const SIDES: readonly Side[] = ['white', 'black'];
/** Found where men that could come out do not. */
const NOT_PLACED: readonly Concern[] = ['forgone', 'opponents-due-forgone', 'no-space'];

/** A ruling for a person: what the umpire says, what to do, the board, and why. */
export async function showRuling(decided: Adjudicated, language: Language, paper: Page): Promise<string> {
  const { book, ruling, board } = decided;
  const words = language.words;
  return page([
    wrap(announce(book, ruling, words.story.match.ruling), paper, '  ').map(
      (line) => `┃${strong(line.slice(1), paper)}`,
    ),
    labels(todo(words, decided), paper),
    boardTable(words, ruling, board),
    why(words, decided, await language.texts(), paper),
  ]);
}

function todo(words: CommandLineWords, { ruling, board, unusedDecisions }: Adjudicated): readonly Labelled[] {
  const { placing, rights, choices, findings } = ruling;
  const forgone = findings.some(({ concern }) => NOT_PLACED.includes(concern));
  return [
    ...placing.map(
      ({ piece, count, by }, index): Labelled => [
        index === 0 ? words.comesOut : '',
        words.placed(piece, count, by),
      ],
    ),
    ...(rights.forgo > 0 && !forgone ? [[words.forgo, words.mayForgo(rights.forgo)] as const] : []),
    ...choices.map((choice): Labelled => [words.choice, words.mayChoose(choice)]),
    ...resultRows(words, ruling, board),
    ...(unusedDecisions.length > 0 ? [[words.unused, words.unusedDecisions(unusedDecisions)] as const] : []),
  ];
}

function resultRows(words: CommandLineWords, { result }: Ruling, board: Board): readonly Labelled[] {
  if (!result) return [];
  if ('replay' in result) return [[words.result, words.replay]];
  if ('match' in result) return [[words.result, words.matchWon(result.match)]];
  const { winner, points, demandable } = result;
  const won: Labelled = [words.result, words.boardWon(winner, points, board[winner].score + points)];
  return demandable === 0 ? [won] : [won, [words.demand, words.mayDemand(winner, demandable)]];
}

function boardTable(words: CommandLineWords, { next }: Ruling, board: Board): readonly string[] {
  const sides = SIDES.map((side) => {
    const { onBoard, owed, score } = board[side];
    const turn = side === next ? `← ${words.strikesNext}` : '';
    return [words.sides[side], String(onBoard), String(owed), String(score), turn];
  });
  return [
    ...table([[...words.boardColumns, ''], ...sides], ['left', 'right', 'right', 'right', 'left']),
    `${words.queen}: ${words.queenIs[board.queen]}`,
    ...(board.broken ? [] : [`${words.break}: ${words.notBroken(board.breakAttempts)}`]),
  ];
}

function why(
  words: CommandLineWords,
  { book, ruling }: Adjudicated,
  texts: Texts,
  paper: Page,
): readonly string[] {
  const findings = explain(book, ruling, words.story.match.ruling);
  const read = (reading: string) => readingIn(texts, book.id, reading)?.reading ?? '';
  const widest = Math.max(...findings.flatMap(({ laws }) => laws.map(({ id }) => id.length)));
  return [
    `${words.why} (${words.books[book.id]}):`,
    ...findings.flatMap(({ text, laws, reading }) => [
      ...wrap(text, paper, '  '),
      ...laws.flatMap(({ id }) => labelled(`    ${id}`, gistIn(texts, book.id, id) ?? '', widest + 6, paper)),
      ...(reading ? wrap(`${words.reading}: ${read(reading)}`, paper, ' '.repeat(widest + 6)) : []),
    ]),
  ];
}
