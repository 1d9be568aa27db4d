import { readdirSync, readFileSync } from 'node:fs';
import { refusals } from '@opencarrom/match/words/refusals/en';
import { describe, expect, it } from 'vitest';
import { rooms } from '../scripts/rooms.js';

/** Words nobody says at a board, and what is said instead. Types, JSON and records keep `man`, `cushion` and `forgo`. */
const AVOIDED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(man|men)\b/i, 'coin'],
  [/\bcushions?\b/i, 'frame'],
  [/\bwooden\b/i, 'real'],
  [/\bunder way\b/i, 'in progress'],
  [/\boutstanding\b/i, 'still owed'],
  [/\bforgo(es|ne|ing)?\b/i, 'waive'],
  [/\bconced(e|es|ed|ing)\b/i, 'give up'],
  [/\badditional points?\b/i, 'extra points'],
  [/\b(anew|besides|deem(s|ed)?|foretold|for want of|lodged?|namely|wholly)\b/i, 'a plainer word'],
  [/[\d}] %/, 'the % without a space, which would wrap'],
];

/** Where a word has its other sense: people, and what the letters C/m stand for. */
const OTHER_SENSE = ['five men and two women', 'carrom man or carrom men'];

const files = rooms.flatMap((room) =>
  readdirSync(`${room}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?:words|texts|names)\/(?:.+\/)?en(?:\/[^/]+)?\.ts$/.test(file))
    .sort(),
);

/** What a file says: its literals without its comments, its ids and what templates put in. */
function sayings(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1).replace(/\$\{[^{}]*\}/g, '{}'))
    .filter((said) => / |%/.test(said) || /^[A-Z]/.test(said))
    .filter((said) => !OTHER_SENSE.some((sense) => said.includes(sense)));
}

describe('the voice', () => {
  it('is looked at wherever English is spoken', () => expect(files.length).toBeGreaterThan(60));

  it.each(files)('says it as a friend at the board would: %s', (file) => {
    const slips = sayings(file).flatMap((said) =>
      AVOIDED.filter(([word]) => word.test(said)).map(([, instead]) => `${instead}: ${said}`),
    );
    expect(slips).toEqual([]);
  });

  it.each(Object.entries(refusals.codes))('refuses in a whole sentence, by names: %s', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z“].*[.”]$/);
    expect(sentence).not.toMatch(/\b[AB][12]\b/);
  });
});
