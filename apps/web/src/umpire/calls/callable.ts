import { type Book, type Competitor, findLaws, type Law, type UsualCall, usualCalls } from '@opencarrom/laws';
import type { MatchState } from '@opencarrom/match';
import { lawsOfBook } from '../../lawbook/about.js';
import type { AnsweringLaws } from '../../lawbook/answers.js';

/** A law that a person may call, as the match's book cites it. */
export interface Callable {
  readonly citation: string;
  readonly consequence: NonNullable<Law['consequence']>;
}

/** Every law of the book that can be called, its own first, then those it falls back on. */
export const callableLaws = (book: Book): readonly Callable[] =>
  (book.buildsOn ? [book, book.buildsOn] : [book])
    .flatMap(lawsOfBook)
    .flatMap(({ book: home, id, consequence }) =>
      consequence ? [{ citation: home === book.id ? id : `${home}:${id}`, consequence }] : [],
    );

/** Those of them that people mean by a question, the best first. `asking`: what answers it; null: not here yet. */
export function callableFor(
  book: Book,
  callable: readonly Callable[],
  question: string,
  asking: AnsweringLaws | null,
): readonly Callable[] {
  if (question.trim() === '') return callable;
  return asking?.among(callable, question, book) ?? [];
}

/** By their citations; what the book has no longer is left out. */
export const calledBefore = (book: Book, citations: readonly string[]): readonly Callable[] =>
  citations.flatMap((citation) =>
    findLaws(book, citation)
      .filter((found) => found.citation === citation)
      .flatMap(({ law: { consequence } }) => (consequence ? [{ citation, consequence }] : [])),
  );

interface QuickCall {
  readonly kind: UsualCall;
  readonly citation: string;
}

/** Nobody's fault: these are called against no side. */
const FAULTLESS: readonly UsualCall[] = ['damaged-man', 'broken-man', 'no-room-to-strike', 'unforeseen'];

/** The keys of the call sheet. A foul and a technical one are there by every book. */
export function quickCalls(book: Book, onTurn: boolean): readonly QuickCall[] {
  const technical = onTurn ? 'technical-foul' : 'technical-foul-off-turn';
  const always = (['foul', technical] as const).map((kind) => ({
    kind,
    citation: book.rules.calls[kind][0] ?? '',
  }));
  const named = ['foul', 'technical-foul', 'technical-foul-off-turn'] as const;
  const rest = usualCalls(book).filter(
    ({ kind }) => !FAULTLESS.includes(kind) && !named.some((other) => other === kind),
  );
  return [...always, ...rest].filter(({ citation }) => citation !== '');
}

export const faultlessCalls = (book: Book): readonly QuickCall[] =>
  usualCalls(book).filter(({ kind }) => FAULTLESS.includes(kind));

export const warningsOf = ({ warnings }: MatchState, law: string, against: Competitor): number =>
  warnings.filter((warning) => warning.law === law && warning.against === against).length;
