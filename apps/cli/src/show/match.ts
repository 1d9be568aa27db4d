import type { Competitor } from '@opencarrom/laws';
import { type Actor, formatFor, type Head, nameOf, sideName } from '@opencarrom/match';
import type { Language } from '../words/language.js';
import type { CommandLineWords } from '../words/words.js';
import { type Page, strong, wrap } from './layout.js';

/** What a person, or a side, is called. */
export function nameIn(head: Head, words: CommandLineWords, whom: Actor | Competitor): string {
  if (whom === 'umpire') return words.story.match.umpire;
  return whom === 'A' || whom === 'B' ? sideName(head, whom) : nameOf(head, whom);
}

/** Who plays, by which book, how much of it. */
export function titleOf(head: Head, language: Language, paper: Page): readonly string[] {
  const where = [head.event, head.date].filter((text) => text !== null).join(', ');
  return [
    strong(`A ${sideName(head, 'A')} – B ${sideName(head, 'B')}`, paper),
    ...wrap(playedBy(head, language), paper),
    ...(where === '' ? [] : wrap(where, paper)),
  ];
}

/** The book, the discipline, the stage and how much is played. */
export function playedBy(head: Head, language: Language): string {
  const words = language.words;
  const lengths = {
    match: () => words.format(formatFor(head)),
    game: () => words.oneGame,
    board: () => words.oneBoard,
  };
  return [
    words.books[head.rulebook],
    words.disciplines[head.discipline],
    words.stages[head.stage],
    lengths[head.length](),
  ].join(', ');
}
