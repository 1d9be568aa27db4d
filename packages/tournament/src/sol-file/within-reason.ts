/** A thousand players in fifteen rounds are a third of it. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** What separates entries, opens and closes them: they have half as many in one document, */
const MOST_MARKS = 250_000;
/** and a federation's whole life has about as many in all. */
const MOST_IN_ALL = 2_000_000;
/** SoL's lists and mappings lie three deep in each other. */
export const MOST_DEPTH = 24;
const MOST_INDENT = 4 * MOST_DEPTH;

const isMark = setOf(',:\n\r[]{}&*!|>#%@`"\'-?\0\uFEFF');
const isOpening = setOf('[{');
const isClosing = setOf(']}');
/** What a line may begin with before it says anything. */
const isLeading = setOf(' \t-?:');
const LINE_FEED = '\n'.charCodeAt(0);

function setOf(letters: string): readonly boolean[] {
  const set: boolean[] = [];
  for (const letter of letters) set[letter.charCodeAt(0)] = true;
  return set;
}

/** Why a library of YAML would take minutes or all memory over a text, and where. */
export interface Excess {
  readonly code: 'too-large' | 'too-deep';
  readonly offset: number;
}

/**
 * A look at documents by their letters alone, before anything of them is understood: brackets in names count too, and are
 * few. Gives the first excess of each, or null; it remembers how much there has been.
 */
export function makeExcessFinder(): (text: string) => Excess | null {
  let before = 0;
  return (text) => {
    if (text.length > MOST_CHARACTERS) return { code: 'too-large', offset: 0 };
    let marks = 0;
    let depth = 0;
    let isLineStart = true;
    for (let offset = 0; offset < text.length; offset++) {
      if (isLineStart && leadingAt(text, offset) > MOST_INDENT) return { code: 'too-deep', offset };
      const letter = text.charCodeAt(offset);
      isLineStart = letter === LINE_FEED;
      if (!isMark[letter]) continue;
      marks += 1;
      if (isOpening[letter]) depth += 1;
      if (isClosing[letter]) depth = Math.max(0, depth - 1);
      if (marks > MOST_MARKS || before + marks > MOST_IN_ALL) return { code: 'too-large', offset };
      if (depth > MOST_DEPTH) return { code: 'too-deep', offset };
    }
    before += marks;
    return null;
  };
}

function leadingAt(text: string, from: number): number {
  let to = from;
  while (isLeading[text.charCodeAt(to)]) to += 1;
  return to - from;
}
