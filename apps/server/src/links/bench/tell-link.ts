import {
  type Event,
  type Head,
  type LogStep,
  nameOf,
  type Player,
  playersOf,
  type StoryWords,
  sideName,
  strokesIn,
  tellEvent,
} from '@opencarrom/match';
import { story as englishStory } from '@opencarrom/match/words/story/en';
import { story as hindiStory } from '@opencarrom/match/words/story/hi';
import type { PieceKind, SharedPiece, SharedPractice } from '@opencarrom/share';
import { cleanedText, hasBadWords } from '../../people/free-text.js';
import { personName } from '../../people/names.js';
import { words as english } from '../words/en.js';
import { words as hindi } from '../words/hi.js';
import type { LinkWords } from '../words.js';

/** What stands above a link in a messenger. */
export interface LinkTitle {
  readonly title: string;
  readonly about: string;
}

export type LinkTold = Readonly<Record<'en' | 'hi', LinkTitle>>;

/** Who plays against whom, and what happened, in every language: of the link's own names and no others. */
export const tellLink = (piece: SharedPiece): LinkTold => ({
  en: titleOf(piece, english, englishStory),
  hi: titleOf(piece, hindi, hindiStory),
});

/** What is practised, in every language: nobody's name is in it. */
export const tellPractice = ({ stroke }: SharedPractice): LinkTold => {
  const what = stroke ? 'stroke' : 'position';
  return { en: english.practice[what], hi: hindi.practice[what] };
};

function titleOf(piece: SharedPiece, words: LinkWords, story: StoryWords): LinkTitle {
  const { kind, head, events } = piece;
  const names = Object.fromEntries(
    playersOf(head.discipline).map((player) => [player, shownName(head, player, words)]),
  );
  const between = words.between(sideName(head, 'A', { names }), sideName(head, 'B', { names }));
  const step = whatHappened(kind, piece.steps);
  const happened = step && tellEvent(step, story, { naming: { names } });
  return {
    title: happened ? words.title(between, happened) : between,
    about: words.about(kind, strokesIn(events).length, scoreOf(piece)),
  };
}

/** The event that says most, of those that stand: the end of it, or else the last ruling. */
function whatHappened(kind: PieceKind, steps: readonly LogStep[]): LogStep | undefined {
  const wanted: readonly Event['type'][] = {
    match: ['match-over', 'board-over', 'ruling'] as const,
    board: ['board-over', 'ruling'] as const,
    stroke: ['ruling', 'done'] as const,
  }[kind];
  const standing = steps.filter(({ stands }) => stands);
  for (const type of wanted) {
    const found = standing.filter(({ event }) => event.type === type).at(-1);
    if (found) return found;
  }
  return undefined;
}

/** Games won in a match, else points; of a stroke there is none. */
function scoreOf({ kind, head, state: { score, lines } }: SharedPiece): string | null {
  if (kind === 'stroke' || lines.length === 0) return null;
  const { A, B } = (head.length === 'match' && kind === 'match' ? score.match : score.games.at(-1)) ?? {};
  return A === undefined ? null : `${A} – ${B}`;
}

const UNNAMED = /^Player [AB][12]?$/;
const COMPUTER = /^Computer [AB][12]? \(level (\d{1,2})\)$/;
const NUMBERS: Readonly<Record<Player, number>> = { A1: 1, B1: 2, A2: 3, B2: 4 };

/** A name as it may stand on a page of this server: one that misleads or offends is told as nobody's. */
function shownName(head: Head, player: Player, words: LinkWords): string {
  const given = nameOf(head, player);
  const [, level] = COMPUTER.exec(given) ?? [];
  if (level !== undefined) return words.computer(Number(level));
  const name = UNNAMED.test(given) ? null : personName(cleanedText(given));
  return name === null || hasBadWords(name) ? words.player(NUMBERS[player]) : name;
}
