import type { StrokeKind } from '@opencarrom/ai';
import type { WayHome } from '@opencarrom/physics';

/** A letter for each kind of stroke. Letters are never changed or used again: what is written stays readable. */
const KIND_LETTERS: Readonly<Record<StrokeKind, string>> = {
  straight: 's',
  cut: 'c',
  bank: 'b',
  rebound: 'r',
  'double-rebound': 'd',
  combination: 'm',
  cannon: 'k',
  break: 'x',
  opening: 'o',
  safety: 'n',
  keep: 'p',
  try: 't',
};

const KINDS = new Map<string, StrokeKind>(
  Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as StrokeKind]),
);

export const letterOf = (kind: StrokeKind): string => KIND_LETTERS[kind];
export const kindOf = (letter: string): StrokeKind | null => KINDS.get(letter) ?? null;

/** Of the same letters, those that are ways into a pocket. */
const HOME = 'scbrdmk';
export const wayHomeOf = (letter: string): WayHome | null =>
  letter.length === 1 && HOME.includes(letter) ? (kindOf(letter) as WayHome) : null;

/** Lengths are written in tenths of a millimetre, speeds in mm/s, spin in hundredths of a radian a second. */
export const LENGTH = 10_000;
export const SPEED = 1000;
export const SPIN = 100;
/** Shares are written in thousandths. */
export const SHARE = 1000;

/** A small sum of a text: a letter that was lost or changed makes it another. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
