/**
 * A language nobody speaks, made of one that somebody does: whatever is said stands in brackets. What was not put into
 * its words stands outside of them.
 */
export const inBrackets = <W>(words: W): W => bracketed(words) as W;

function bracketed(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${words}⟧`;
  if (typeof words === 'function') return (...said: unknown[]) => bracketed(words(...said));
  if (Array.isArray(words)) return words.map(bracketed);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bracketed(value)]));
}

/** The letters of a text that are in no brackets. */
export function unspoken(text: string): string {
  let depth = 0;
  let left = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth -= 1;
    else if (depth === 0 && /\p{L}/u.test(letter)) left += letter;
  }
  return left;
}
