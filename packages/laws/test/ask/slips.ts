/** The ways a thumb slips: a letter left out, two in the wrong order, one typed twice. */
export const SLIPS = {
  dropped: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  swapped: (word: string, at: number) =>
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  doubled: (word: string, at: number) => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
} as const;
export type Slip = keyof typeof SLIPS;

/** The question with a slip in the middle of its longest word. */
export function withSlip(question: string, slip: Slip): string {
  const words = question.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.floor(longest.length / 2);
  return words.map((word) => (word === longest ? SLIPS[slip](word, at) : word)).join(' ');
}
