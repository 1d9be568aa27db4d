import type { Book, Reading, Status } from '../books/book.js';
import { findLaws } from '../find-laws.js';
import type { Finding, Ruling } from '../judge/ruling.js';
import type { RulingWords } from '../words/ruling-words.js';
import { aboutOf } from './about.js';

/** A law as an explanation shows it; `gistIn` has what it says. */
interface ExplainedLaw {
  /** As the ruling cites it, part by part: `icf:52a`. */
  readonly id: string;
  readonly status: Status;
}

interface ExplainedFinding {
  readonly text: string;
  readonly laws: readonly ExplainedLaw[];
  /** How we read the text where it is silent; `readingIn` has its words. */
  readonly reading?: Reading['id'];
}

/** Why a ruling is what it is: its findings in order, each with its laws. */
export type Explanation = readonly ExplainedFinding[];

export function explain(book: Book, ruling: Ruling, words: RulingWords): Explanation {
  return ruling.findings.map((finding) => explainFinding(words, book, ruling, finding));
}

function explainFinding(words: RulingWords, book: Book, ruling: Ruling, finding: Finding): ExplainedFinding {
  const text = words.sentence(words.findings[finding.concern](aboutOf(book, ruling, finding)));
  const { reading } = finding;
  return { text, laws: lawsBehind(book, finding), ...(reading ? { reading } : {}) };
}

function lawsBehind(book: Book, finding: Finding): readonly ExplainedLaw[] {
  const laws = new Map<string, ExplainedLaw>();
  for (const cited of finding.laws)
    for (const { law, citation } of findLaws(book, cited))
      laws.set(citation, { id: citation, status: law.status });
  return [...laws.values()];
}
