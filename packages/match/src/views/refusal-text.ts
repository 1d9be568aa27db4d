import type { Refusal, RefusalReason } from '../decide/refusal.js';
import type { Head } from '../head.js';
import type { MatchWords } from '../words/match-words.js';
import type { RefusalTelling, RefusalWords } from '../words/refusals/refusal-words.js';
import type { Naming, Who } from './names.js';
import { whoIn } from './who.js';

/** Why something was refused, in a sentence. */
export function refusalText(head: Head, { about }: Refusal, words: MatchWords, naming?: Naming): string {
  return words.ruling.sentence(reasonIn(words.refusals, about, whoIn(head, words, naming)));
}

/** Why exactly, as part of a sentence. */
export function reasonIn(words: RefusalWords, about: RefusalReason, who: Who): string {
  // Each reason has the words for its own shape; the table cannot say so to the compiler.
  const say = words.reasons[about.why] as (about: RefusalReason, tell: RefusalTelling) => string;
  return say(about, { who, reason: (inner) => reasonIn(words, inner, who) });
}
