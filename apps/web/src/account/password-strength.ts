import { SHORTEST_PASSWORD } from '@opencarrom/protocol';

/** `short`: it is not taken; `guessed`: among the first that are tried; `fair`, `strong`. */
export type Strength = 'short' | 'guessed' | 'fair' | 'strong';

/** What is tried first, as it is once letters stand for the signs put in their place. */
const TRIED_FIRST = /^(?:password|passwort|qwerty|asdf|iloveyou|letmein|welcome|admin|carrom|namaste|india)/;
const SIGNS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a', $: 's' };
/** So long, it is strong whatever it is made of. */
const LONG = 14;
const FAIRLY_LONG = 11;

/** How hard a password is to guess, as far as can be told without a book of all that were ever stolen. */
export function strengthOf(password: string, login: string): Strength {
  const letters = [...password.toLowerCase()];
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  const spelled = letters.map((letter) => SIGNS[letter] ?? letter).join('');
  const name = login.trim().toLowerCase();
  const isNearName = name.length > 2 && letters.join('').includes(name) && letters.length < name.length + 6;
  if (isNearName || TRIED_FIRST.test(spelled) || isRun(letters) || new Set(letters).size < 5)
    return 'guessed';
  if (letters.length >= LONG) return 'strong';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  return letters.length >= FAIRLY_LONG && kinds.length >= 2 ? 'strong' : 'fair';
}

/** As 12345678 or hgfedcba, from its beginning to its end. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters
    .slice(1)
    .map((letter, at) => (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}
