import type { BookId, Discipline } from '@opencarrom/laws';
import type { Length } from '@opencarrom/match';
import type { NewSeek } from '@opencarrom/protocol';
import type { QuickName } from './words.js';

/** Ways to be paired, each with one touch. */
export const QUICK: readonly {
  readonly name: QuickName;
  readonly discipline: Discipline;
  readonly length: Length;
}[] = [
  { name: 'board', discipline: 'singles', length: 'board' },
  { name: 'game', discipline: 'singles', length: 'game' },
  { name: 'doubles', discipline: 'doubles', length: 'board' },
];

/** Seconds after which a computer will do. */
const COMPUTER_AFTER = 30;
/** Of a computer; texts, as a list to pick from has them. */
export const COMPUTER_LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export const RANGES = ['any', '100', '200', '400'] as const;

interface QuickWishes {
  rulebook: BookId;
  kind: 'casual' | 'rated';
  range: (typeof RANGES)[number];
  computer: boolean;
  level: (typeof COMPUTER_LEVELS)[number];
}

const KEY = 'opencarrom.pairing';
const USUAL: QuickWishes = { rulebook: 'icf', kind: 'casual', range: 'any', computer: false, level: '3' };

function kept(): QuickWishes {
  try {
    const read: Partial<QuickWishes> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isOdd = (Object.keys(read) as (keyof QuickWishes)[]).some(
      (field) => typeof read[field] !== typeof USUAL[field],
    );
    return isOdd ? { ...USUAL } : { ...USUAL, ...read };
  } catch {
    return { ...USUAL };
  }
}

/** What somebody wants besides how long it is: chosen once, and so from then on. */
export const wishes: QuickWishes = $state(kept());

export function keepWishes(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Then they hold until the page is closed.
  }
}

/** Whoever has no account plays casual games, whatever was chosen before. */
export function seekOf(quick: QuickName, isMember: boolean): NewSeek {
  const { rulebook, kind, range, computer, level } = wishes;
  const played = QUICK.find(({ name }) => name === quick) ?? { discipline: 'singles', length: 'board' };
  return {
    ...{ rulebook, discipline: played.discipline, length: played.length },
    kind: isMember ? kind : 'casual',
    ...(range === 'any' ? {} : { range: Number(range) }),
    ...(computer ? { computer: { level: Number(level), after: COMPUTER_AFTER } } : {}),
  };
}
