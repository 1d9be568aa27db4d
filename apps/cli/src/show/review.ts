import { LEVELS } from '@opencarrom/ai';
import { type Head, type MatchRecord, type Player, playersOf } from '@opencarrom/match';
import { type Review, type ReviewedBoard, type ReviewedStroke, tellReviewed } from '@opencarrom/review';
import type { Language } from '../words/language.js';
import { type Page, page, strong, table, tableWithText, wrap } from './layout.js';
import { nameIn, titleOf } from './match.js';

/** A review to read: board by board, then the players. */
export function showReview(
  { head }: MatchRecord,
  review: Review,
  drawing: string | undefined,
  language: Language,
  paper: Page,
): string {
  const words = language.review;
  return page([
    titleOf(head, language, paper),
    wrap(handIn(review, language), paper),
    ...review.boards.flatMap((board) => boardIn(head, board, review, language, paper)),
    review.turning.length > 0 ? [`${TURNED} ${words.turning}`] : [],
    playersIn(head, review, language),
    drawing === undefined ? [] : wrap(words.drawn(drawing), paper),
  ]);
}

/** Beside a stroke at which a board turned. */
const TURNED = '↕';

/** What is said of a stroke, in sentences. */
export const saidOf = (stroke: ReviewedStroke, { review, words }: Language): readonly string[] =>
  tellReviewed(stroke, { review: review.spoken, thought: words.thought });

function handIn({ hand }: Review, { review }: Language): string {
  const level = LEVELS[hand.level - 1];
  return review.spoken.hand(hand.level, level ? review.levels[level.name] : '', hand.isChosen);
}

function boardIn(
  head: Head,
  board: ReviewedBoard,
  { strokes, turning }: Review,
  language: Language,
  paper: Page,
): readonly (readonly string[])[] {
  const its = strokes.filter((stroke) => stroke.board === board.board);
  if (its.length === 0) return [];
  const words = language.review;
  const rows = its.map((stroke) => [
    String(stroke.number),
    nameIn(head, language.words, stroke.player),
    turning.includes(stroke.seq) ? TURNED : '',
    stroke.mark ? words.spoken.marks[stroke.mark] : '',
    `${percent(stroke.before)} → ${percent(stroke.after)}%`,
  ]);
  const [number, player, mark, chance] = words.strokeColumns;
  const said = its.map((stroke) => (isWorthWords(stroke) ? saidOf(stroke, language).join(' ') : ''));
  const white = nameIn(head, language.words, board.white);
  const heading = `${words.board(board.game, board.boardOfGame, white)} ${endOf(head, board, language)}`;
  return [
    [
      strong(heading, paper),
      ...tableWithText(
        [[number, player, '', mark, chance], ...rows],
        ['right', 'left', 'left', 'left', 'right'],
        ['', ...said],
        paper,
      ),
    ],
  ];
}

/** What was as good as anything needs no sentence. */
const isWorthWords = ({ mark, improper }: ReviewedStroke): boolean =>
  improper || (mark !== null && mark !== 'good');

function endOf(head: Head, { winner, how }: ReviewedBoard, { review, words }: Language): string {
  if (winner) return review.wonBy(nameIn(head, words, winner));
  return how === null ? review.notOver : review.playedAgain;
}

const percent = (chance: number): number => Math.floor(100 * chance + 0.5);

function playersIn(head: Head, { players }: Review, { review, words }: Language): readonly string[] {
  const { marks } = review.spoken;
  const rows = playersOf(head.discipline).flatMap((player: Player) => {
    const its = players[player];
    if (!its) return [];
    const { brilliant, missed, error } = its.marks;
    return [
      [
        nameIn(head, words, player),
        `${its.accuracy.toFixed(0)}%`,
        String(its.pots),
        its.expectedPots.toFixed(1),
        ...[brilliant, missed, error].map(String),
      ],
    ];
  });
  return table(
    [[...review.playerColumns, marks.brilliant, marks.missed, marks.error], ...rows],
    ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
  );
}
