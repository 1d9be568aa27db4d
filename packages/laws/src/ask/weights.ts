import { isPlain } from './lexicon.js';
import { lawKey, type SensesByLaw } from './said.js';

/** What a text speaks of: each sense with its weight, and how long that makes the text. */
export interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}
export type Weigh = (senses: readonly string[]) => Weighed;

/** A word that is no sense of the game is often said for no reason. */
const PLAIN = 0.6;
/** Weighs senses by how few of the International Laws, which speak of all there is, speak of them: what is said of every law tells nothing apart. */
export function weigherOf(byLaw: SensesByLaw): Weigh {
  const laws = [...byLaw].filter(([key]) => key.startsWith(lawKey('icf', ''))).map(([, senses]) => senses);
  const spoken = new Map<string, number>();
  for (const senses of laws)
    for (const sense of senses.keys()) spoken.set(sense, (spoken.get(sense) ?? 0) + 1);
  const weightOf = (sense: string, times: number): number =>
    Math.sqrt(Math.sqrt(laws.length / (1 + times))) * (isPlain(sense) ? PLAIN : 1);
  const known = new Map([...spoken].map(([sense, times]) => [sense, weightOf(sense, times)]));
  return (senses) => {
    const weights = new Map<string, number>();
    for (const sense of senses) weights.set(sense, known.get(sense) ?? weightOf(sense, 0));
    const squares = [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
    return { weights, length: Math.sqrt(squares) || 1 };
  };
}

/** What a text says beside what was asked counts against it less than what was asked and it does not say. */
const likenessOf = (shared: number, asked: number, said: number): number =>
  shared / (asked * Math.sqrt(Math.sqrt(asked)) * Math.sqrt(said * Math.sqrt(said)));

/** How much a text speaks of what was asked: 0 nothing, 1 all. */
export function likeness(asked: Weighed, said: Weighed): number {
  let shared = 0;
  for (const [sense, weight] of asked.weights) if (said.weights.has(sense)) shared += weight * weight;
  return likenessOf(shared, asked.length, said.length);
}

/** So often a sense must be spoken of to be half sure that it belongs to a law. */
const HALF_SURE = 2;

/** How much of what was asked is spoken of in all that is said of a law: 0 nothing, nearly 1 all of it, and often. */
export function shareSpoken(asked: Weighed, spoken: ReadonlyMap<string, number> | undefined): number {
  let shared = 0;
  for (const [sense, weight] of asked.weights) {
    const times = spoken?.get(sense) ?? 0;
    shared += weight * weight * (times / (times + HALF_SURE));
  }
  return shared / (asked.length * asked.length);
}

/** For texts given by their weights: how much each of them, by its place, speaks of what a question does. */
export function likenessesOf(texts: readonly Weighed[]): (asked: Weighed) => ReadonlyMap<number, number> {
  const speaking = new Map<string, number[]>();
  for (const [place, { weights }] of texts.entries())
    for (const sense of weights.keys()) {
      const known = speaking.get(sense);
      if (known) known.push(place);
      else speaking.set(sense, [place]);
    }
  return (asked) => {
    const shared = new Map<number, number>();
    for (const [sense, weight] of asked.weights)
      for (const place of speaking.get(sense) ?? [])
        shared.set(place, (shared.get(place) ?? 0) + weight * weight);
    return new Map(
      [...shared].map(([place, sum]) => [
        place,
        likenessOf(sum, asked.length, (texts[place] as Weighed).length),
      ]),
    );
  };
}
