/** A value of the player who strikes, and how often he won the board from there. */
interface CountedChance {
  readonly value: number;
  readonly chance: number;
}

/** Rises from row to row. Made by \`npm run bench:review -- --only fit\`. */
export const CHANCES: readonly [CountedChance, ...CountedChance[]] = [
  { value: -1, chance: 0 },
  { value: 1, chance: 1 },
];
