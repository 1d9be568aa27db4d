export const PRIZE_KINDS = ['fixed', 'fixed40', 'millesimal', 'centesimal', 'asis'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

const down = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: (from - to) / step + 1 }, (_, index) => from - index * step);

const FIXED = [18, 16, ...down(14, 1, 1)];
const FIXED40 = [
  ...down(1000, 800, 100),
  ...down(750, 400, 50),
  ...down(375, 150, 25),
  ...down(140, 40, 10),
  ...down(35, 5, 5),
  1,
];
const THOUSAND = 1000;
const HUNDRED = 100;

/** What each place of so many wins. */
export function prizesFor(kind: PrizeKind, places: number): readonly number[] {
  const prize = PRIZES[kind](places);
  return Array.from({ length: places }, (_, index) => prize(index));
}

/** By places behind the first. */
const PRIZES: Readonly<Record<PrizeKind, (places: number) => (index: number) => number>> = {
  fixed: () => (index) => FIXED[index] ?? 0,
  fixed40: () => (index) => FIXED40[index] ?? 0,
  millesimal: (places) => {
    const step = Math.floor(THOUSAND / places);
    return (index) => THOUSAND - index * step;
  },
  centesimal: (places) => (index) => inHundredths(HUNDRED, 1, index, places),
  asis: (places) => (index) => places - index,
};

/** On a line from the first to the last, to two decimals, halves up. */
function inHundredths(first: number, last: number, index: number, places: number): number {
  if (places === 1) return first;
  const span = (first - last) * HUNDRED;
  const off = (index * span) / (places - 1);
  return Math.floor(first * HUNDRED - off + 0.5) / HUNDRED;
}
