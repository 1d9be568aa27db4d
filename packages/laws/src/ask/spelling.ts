import { isDevanagari, withoutDots } from './devanagari.js';

/** In short words another letter makes another word. */
const SHORTEST_WITH_OTHER_LETTER = 6;

/** Does one letter more, less, other, or two in the wrong order make one word the other? */
function isSlipOf(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  const shortest = Math.min(typed.length, word.length);
  let before = 0;
  while (before < shortest && typed[before] === word[before]) before += 1;
  let after = 0;
  while (after < shortest - before && typed.at(-1 - after) === word.at(-1 - after)) after += 1;
  const rest = typed.slice(before, typed.length - after);
  const meant = word.slice(before, word.length - after);
  if (rest.length === 1 && meant.length === 1) return typed.length >= SHORTEST_WITH_OTHER_LETTER;
  if (rest.length <= 1 && meant.length <= 1) return true;
  return rest.length === 2 && rest === `${meant[1]}${meant[0]}`;
}

/** Shorter words have too many neighbours; in Devanagari fewer letters make a word. */
const shortest = (word: string): number => (isDevanagari(word) ? 3 : 4);

/** Sets a slip right by the words that are written somewhere; of several, by one that begins alike. */
export function mender(forms: Iterable<string>, knows: (word: string) => boolean): (word: string) => string {
  const words = [...new Set([...forms].map(withoutDots))].filter((word) => word.length >= shortest(word));
  const inScript = {
    devanagari: words.filter(isDevanagari),
    latin: words.filter((word) => !isDevanagari(word)),
  };
  return (typed) => {
    const plain = withoutDots(typed);
    if (plain.length < shortest(plain) || /\d/.test(typed) || knows(typed)) return typed;
    const written = inScript[isDevanagari(plain) ? 'devanagari' : 'latin'];
    const near = written.filter((word) => isSlipOf(plain, word));
    return near.find((word) => word[0] === plain[0]) ?? near[0] ?? typed;
  };
}
