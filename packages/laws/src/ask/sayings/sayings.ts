import { isBookId } from '../../books/index.js';
import type { BookId } from '../../vocabulary.js';
import { counterpartsOf } from '../counterparts.js';
import { BEFORE_PLAY } from './before-play.js';
import { DUES } from './dues.js';
import { FOULS_AND_OVERBOARD } from './fouls-and-overboard.js';
import { GENERAL } from './general.js';
import { OF_ONE_BOOK } from './of-one-book.js';
import { QUEEN_AND_ENDINGS } from './queen-and-endings.js';
import { TURN_AND_SCORE } from './turn-and-score.js';

/** What people ask about, in their own words, and the laws it is about, by book. */
export interface Topic {
  readonly said: readonly string[];
  readonly laws: readonly string[];
}

/** A law by its id is of the International Laws; any other is written with its book, `starwood:H1`. */
const FILES = [
  BEFORE_PLAY,
  TURN_AND_SCORE,
  FOULS_AND_OVERBOARD,
  DUES,
  QUEEN_AND_ENDINGS,
  GENERAL,
  OF_ONE_BOOK,
];

const topicOf = (line: string): Topic => {
  const end = line.indexOf(': ');
  return { laws: line.slice(0, end).split(' '), said: line.slice(end + 2).split('; ') };
};

export const TOPICS: readonly Topic[] = FILES.flatMap((file) => file.trim().split('\n').map(topicOf));

/** The laws of a book that a topic is about: its own, and those that say what the International Laws say. */
export const lawsOfTopic = ({ laws }: Topic, book: BookId): readonly string[] => [
  ...new Set(
    laws.flatMap((law) => {
      const [home = '', ...rest] = law.split(':');
      if (!isBookId(home)) return counterpartsOf(law, book);
      return home === book ? [rest.join(':')] : [];
    }),
  ),
];
