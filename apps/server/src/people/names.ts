import type { Chance } from '../chance.js';

const LONGEST = 40;
/** What nobody sees, or what turns the text about it round: a name made of it is not what it looks like. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any script has. */
const HEAPED = /\p{M}{5}/u;
const READABLE = /[\p{L}\p{N}]/u;

/** A name as it is kept; null where it cannot be one. */
export function personName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const isName = READABLE.test(name) && !UNSEEN.test(name) && !HEAPED.test(name);
  return isName && [...name].length <= LONGEST ? name : null;
}

/** For those who give none. */
export const guestName = (chance: Chance): string => `Guest ${1000 + chance.below(9000)}`;

/** The name somebody signs in by, whatever its case and spelling. */
export const foldedLogin = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
