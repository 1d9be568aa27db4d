import type { StrokeConsequence } from '@opencarrom/laws';
import type { MeaningWords } from './meaning-words.js';
import type { Meaning, SubjectId } from './subjects.js';

/** What is laid down, line by line; what does not change is not mentioned. */
export function meaningLines(subject: SubjectId, meaning: Meaning, words: MeaningWords): readonly string[] {
  switch (meaning.kind) {
    case 'outcome':
      return outcomeLines(subject, meaning.outcome, words);
    case 'choice': {
      const [keep, lose] = [meaning.keep, meaning.lose].map((each) =>
        inOneLine(outcomeLines(subject, each, words)),
      );
      return [`${words.choice}: ${keep}`, `${words.or}: ${lose}`];
    }
    case 'ending': {
      const { winner, award, demand } = meaning.ending;
      const sum = `${words.winner[winner]}: ${words.award(award)}`;
      return demand > 0 ? [sum, words.demand(demand)] : [sum];
    }
    case 'goes-on':
      return [words.goesOn];
    case 'contact':
      return [words.makes[meaning.makes]];
    case 'award':
      return [`${words.winner.opponent}: ${words.award(meaning.award)}`];
    case 'value':
      return [words.value(subject, meaning.value)];
    case 'laws':
      return [];
    case 'no-law':
      return [words.noLaw];
  }
}

/** Several lines as one, after a colon. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)).join(', ');

/** Subjects in which men of one's own fell: only there can they come back. */
const OWN_FELL = /own|of-nine|^cover(?:$|\+)/;

function outcomeLines(
  subject: SubjectId,
  { own, extra, queen, turn }: StrokeConsequence,
  words: MeaningWords,
): readonly string[] {
  return [
    ...(queen === 'as-she-is' ? [] : [words.queen[queen]]),
    ...(own === 'return' && OWN_FELL.test(subject) ? [words.ownReturn] : []),
    ...(extra > 0 ? [words.extra(extra)] : []),
    words.turn[turn],
  ];
}
