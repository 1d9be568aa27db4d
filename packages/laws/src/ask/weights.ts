import { isPlain } from './lexicon.js';

/** What a text speaks of, each idea with its weight, made one long. */
export type Weighed = ReadonlyMap<string, number>;
export type Weigh = (ideas: readonly string[]) => Weighed;

/** A word that is no idea of the game is often said for no reason. */
const PLAIN = 0.6;

/** Weighs ideas by how few laws speak of them: what is said of every law tells nothing apart. */
export function weigherOf(laws: readonly ReadonlySet<string>[]): Weigh {
  const spoken = new Map<string, number>();
  for (const ideas of laws) for (const idea of ideas) spoken.set(idea, (spoken.get(idea) ?? 0) + 1);
  const rarity = (idea: string): number =>
    Math.sqrt(Math.sqrt(laws.length / (1 + (spoken.get(idea) ?? 0)))) * (isPlain(idea) ? PLAIN : 1);
  return (ideas) => {
    const weights = new Map<string, number>();
    for (const idea of ideas) weights.set(idea, rarity(idea));
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
    return new Map([...weights].map(([idea, weight]) => [idea, weight / length]));
  };
}

/** How much two texts speak of the same: 0 nothing, 1 all. */
export function likeness(a: Weighed, b: Weighed): number {
  let sum = 0;
  for (const [idea, weight] of a) sum += weight * (b.get(idea) ?? 0);
  return sum;
}

/** For texts given by their weights: how much each of them, by its place, speaks of what a question does. */
export function likenessesOf(texts: readonly Weighed[]): (asked: Weighed) => ReadonlyMap<number, number> {
  const speaking = new Map<string, { readonly place: number; readonly weight: number }[]>();
  for (const [place, weights] of texts.entries())
    for (const [idea, weight] of weights) {
      const known = speaking.get(idea);
      if (known) known.push({ place, weight });
      else speaking.set(idea, [{ place, weight }]);
    }
  return (asked) => {
    const sums = new Map<number, number>();
    for (const [idea, weight] of asked)
      for (const text of speaking.get(idea) ?? [])
        sums.set(text.place, (sums.get(text.place) ?? 0) + weight * text.weight);
    return sums;
  };
}
