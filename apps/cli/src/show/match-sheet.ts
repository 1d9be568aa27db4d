import {
  type Actor,
  announceWaiting,
  competitorOf,
  type LoggedMatch,
  type MatchState,
  type Sheet,
  sheetOf,
  sheetTable,
} from '@opencarrom/match';
import type { Language } from '../words/language.js';
import type { CommandLineWords } from '../words/words.js';
import { type Align, type Labelled, labels, type Page, page, table } from './layout.js';
import { nameIn, titleOf } from './match.js';
import { standing } from './sheet.js';

/** Game, board, break, white, queen, winner, points, demanded, remarks, score. */
const ALIGNS: readonly Align[] = ['left', 'left', 'left', 'left', 'left', 'left', 'right', 'right', 'right'];

/** The score sheet of a match for a person: board by board, the standing, who signed. */
export function showMatchSheet(match: LoggedMatch, language: Language, paper: Page): string {
  const words = language.words;
  const { state } = match;
  const sheet = sheetOf(match);
  return page([
    titleOf(state.head, language, paper),
    sheet.rows.length === 0 ? [] : table(sheetTable(sheet, words.story.match.sheet), ALIGNS),
    labels(standing(words, state.score), paper),
    announceWaiting(state, words.story.match),
    labels(below(words, state, sheet), paper),
  ]);
}

/** Protests and signatures. */
function below(
  words: CommandLineWords,
  { head }: MatchState,
  { protests, signatures }: Sheet,
): readonly Labelled[] {
  const who = (by: Actor) => {
    const name = nameIn(head, words, by);
    return by === 'umpire' ? name : `${competitorOf(by)} ${name}`;
  };
  const signed = signatures.map(
    ({ by, name }, index): Labelled => [index === 0 ? words.signed : '', `${who(by)}: ${name}`],
  );
  return [
    ...protests.map(
      ({ number, by, facts, decision }): Labelled => [
        `${words.protest} ${number}`,
        [`${who(by)}: ${facts}`, ...(decision === null ? [] : [decision])].join(' – '),
      ],
    ),
    ...(signed.length > 0 ? signed : [[words.signed, words.unsigned] as const]),
  ];
}
