import type { Book, Reading, Status } from '../books/book.js';
import type { Finding, Ruling } from '../judge/ruling.js';
import { findLaws } from '../law.js';
import type { RulingWords } from '../words/ruling-words.js';
import { aboutOf } from './about.js';

/** A law as an explanation shows it. Gists are written in English only, whatever the language asked. */
interface ExplainedLaw {
  /** As the ruling cites it, part by part: `icf:52a`. */
  readonly id: string;
  readonly gist: string;
  readonly status: Status;
}

interface ExplainedFinding {
  readonly text: string;
  readonly laws: readonly ExplainedLaw[];
  /** How we read the text where it is silent; in English, as the gists are (`@opencarrom/laws/hindi` has both in Hindi). */
  readonly reading?: Pick<Reading, 'question' | 'reading' | 'reason'>;
}

/** Why a ruling is what it is: its findings in order, each with its laws. */
export type Explanation = readonly ExplainedFinding[];

export function explain(book: Book, ruling: Ruling, words: RulingWords): Explanation {
  return ruling.findings.map((finding) => explainFinding(words, book, ruling, finding));
}

function explainFinding(words: RulingWords, book: Book, ruling: Ruling, finding: Finding): ExplainedFinding {
  const text = words.sentence(words.findings[finding.concern](aboutOf(book, ruling, finding)));
  const reading = readingOf(book, finding.reading);
  return { text, laws: lawsBehind(book, finding), ...(reading ? { reading } : {}) };
}

function lawsBehind(book: Book, finding: Finding): readonly ExplainedLaw[] {
  const laws = new Map<string, ExplainedLaw>();
  for (const cited of finding.laws)
    for (const { law, citation } of findLaws(book, cited))
      laws.set(citation, { id: citation, gist: law.gist, status: law.status });
  return [...laws.values()];
}

function readingOf(book: Book, id: string | undefined): ExplainedFinding['reading'] {
  const known = [...book.readings, ...(book.buildsOn?.readings ?? [])];
  const row = known.find((each) => each.id === id);
  return row && { question: row.question, reading: row.reading, reason: row.reason };
}
