/** A value of the player who strikes, and how often he won the board from there. */
interface CountedChance {
  readonly value: number;
  readonly chance: number;
}

/** Rises from row to row. Made by `npm run bench:review -- --only fit --seed 2 --games 45`. */
export const CHANCES: readonly [CountedChance, ...CountedChance[]] = [
  { value: -1, chance: 0 },
  { value: -0.9, chance: 0.0499 },
  { value: -0.8, chance: 0.0617 },
  { value: -0.7, chance: 0.0773 },
  { value: -0.6, chance: 0.0978 },
  { value: -0.5, chance: 0.1254 },
  { value: -0.4, chance: 0.1625 },
  { value: -0.3, chance: 0.2123 },
  { value: -0.2, chance: 0.2779 },
  { value: -0.1, chance: 0.3606 },
  { value: 0, chance: 0.4572 },
  { value: 0.1, chance: 0.5588 },
  { value: 0.2, chance: 0.6541 },
  { value: 0.3, chance: 0.7347 },
  { value: 0.4, chance: 0.7983 },
  { value: 0.5, chance: 0.8462 },
  { value: 0.6, chance: 0.8817 },
  { value: 0.7, chance: 0.9079 },
  { value: 0.8, chance: 0.9275 },
  { value: 0.9, chance: 0.9423 },
  { value: 1, chance: 1 },
];

/** By so much the value of a board that is to be broken is told too high on this table. Made by the same command. */
export const BREAK_TOO_HIGH = 0.088;
