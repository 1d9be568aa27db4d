import type { Chance } from '../chance.js';

/** Crockford's: no letter that is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** 80 bits in four groups, to be written down. */
export function makeRecoveryCode({ below }: Chance): string {
  const letters = Array.from({ length: GROUPS * GROUP }, () => LETTERS[below(LETTERS.length)]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}

/** As it was made, however it was copied. */
export const foldedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
