import { drawnFrom } from './lot.js';

/** Two who are to meet, the first side first. */
export type Two = readonly [a: number, b: number];

/** In how many orders the pairs are tried before another round is granted. */
const ORDERS = 24;

/** Pairs put into as few rounds as are found, nobody twice in a round. */
export function inFewRounds(pairs: readonly Two[]): readonly (readonly Two[])[] {
  for (let rounds = leastRounds(pairs); ; rounds++)
    for (let order = 0; order < ORDERS; order++) {
      const found = inRounds(order === 0 ? pairs : drawnFrom(order).shuffled(pairs), rounds);
      if (found) return found;
    }
}

/** Nobody can do with fewer rounds than he has matches, nor all of them with fewer than hold their matches. */
export function leastRounds(pairs: readonly Two[]): number {
  const matches = matchesOfEach(pairs);
  if (matches.size === 0) return 0;
  return Math.max(...matches.values(), Math.ceil(pairs.length / Math.floor(matches.size / 2)));
}

/** How many matches everybody has. */
export function matchesOfEach(pairs: readonly Two[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  for (const one of pairs.flat()) matches.set(one, (matches.get(one) ?? 0) + 1);
  return matches;
}

/** Pairs taken into so many rounds one by one, as a graph's edges are coloured; null where one finds no place. */
function inRounds(pairs: readonly Two[], rounds: number): readonly (readonly Two[])[] | null {
  const rows = new Map<number, (Two | undefined)[]>();
  /** Somebody's pairs by round. */
  const rowOf = (one: number): (Two | undefined)[] => rows.get(one) ?? rows.set(one, []).get(one) ?? [];
  const numbers = Array.from({ length: rounds }, (_, round) => round);
  for (const pair of pairs) {
    const round = roundFor(pair);
    if (round === null) return null;
    put(pair, round, pair);
  }
  return numbers.map((round) => pairs.filter((pair) => rowOf(pair[0])[round] === pair));

  function put([a, b]: Two, round: number, pair: Two | undefined): void {
    rowOf(a)[round] = pair;
    rowOf(b)[round] = pair;
  }

  function roundFor([a, b]: Two): number | null {
    const isFree = (one: number) => (round: number) => rowOf(one)[round] === undefined;
    const ofA = numbers.filter(isFree(a));
    const ofBoth = ofA.find(isFree(b));
    if (ofBoth !== undefined) return ofBoth;
    const ofB = numbers.filter(isFree(b));
    for (const one of ofA) for (const other of ofB) if (isFreed(one, other, a, b)) return one;
    return null;
  }

  /** Frees a round for b: pairs that hang together in it and another change rounds, unless they lead to a. */
  function isFreed(round: number, other: number, a: number, b: number): boolean {
    const chain: Two[] = [];
    let end = b;
    const inTurn = (): number => (chain.length % 2 === 0 ? round : other);
    for (let pair = rowOf(end)[inTurn()]; pair; pair = rowOf(end)[inTurn()]) {
      chain.push(pair);
      end = pair[0] === end ? pair[1] : pair[0];
    }
    if (end === a) return false;
    for (const [index, pair] of chain.entries()) put(pair, index % 2 === 0 ? round : other, undefined);
    for (const [index, pair] of chain.entries()) put(pair, index % 2 === 0 ? other : round, pair);
    return true;
  }
}
