import type { Named } from '../ruling-words.js';

/** Whoever is meant, with what they do: "you" and a pair, which is joined by &, take the plain form of the verb. */
export const doing = ({ name, isYou }: Named, does: string, plain: string): string =>
  `${name} ${isYou || name.includes(' & ') ? plain : does}`;
