import type { SlowCompetitor, SlowEvent, SlowMatch } from './slow-swiss.js';

/** Whole numbers below a limit, from a seed; nothing of the package's own lots. */
export function chance(seed: number): (limit: number) => number {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x5bd1e995) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const pick = <T>(things: readonly T[], below: (limit: number) => number): T =>
  things[below(things.length)] as T;

/** Before its first round: small ones are played until nothing is left, large ones for some rounds. */
export function randomEvent(seed: number): { readonly event: SlowEvent; readonly mostRounds: number } {
  const below = chance(seed);
  const isSmall = below(3) > 0;
  const size = isSmall ? 2 + below(9) : 11 + below(60);
  const mostRounds = isSmall ? size + 1 : 2 + below(Math.min(8, Math.floor(size / 4)));
  const often = below(3);
  const competitors = Array.from(
    { length: size },
    (): SlowCompetitor => ({
      ...(below(3) < 2 ? { federation: pick(['IND', 'ITA', 'LKA'], below) } : {}),
      ...(below(4) > 0 ? { rate: 1400 + 50 * below(8) } : {}),
      ...(often > 0 && below(8) === 0 ? { entersRound: 2 + below(3) } : {}),
      ...(often > 1 && below(8) === 0 ? { leavesAfterRound: 1 + below(4) } : {}),
    }),
  );
  const forbidden = Array.from(
    { length: below(3) === 0 ? below(4) : 0 },
    () => [1 + below(size), 1 + below(size)] as const,
  );
  const event: SlowEvent = {
    system: 'swiss',
    competitors,
    phantomScore: 1 + below(25),
    retirements: pick(['none', 'trend', 'trend70'], below),
    pairing: {
      method: pick(['serial', 'dazed', 'staggered'], below),
      edition: pick(['2000', '2013', '2014'], below),
      delayTopPairing: below(3),
      compatriotsApart: below(2) * below(5),
      forbidden: forbidden.filter(([a, b]) => a !== b),
    },
    lots: Object.fromEntries(
      Array.from({ length: below(4) }, () => [String(1 + below(5)), lotsAmong(size, below)]),
    ),
    rounds: [],
  };
  return { event, mostRounds };
}

function lotsAmong(size: number, below: (limit: number) => number): readonly number[] {
  return [...new Set(Array.from({ length: 1 + below(size) }, () => 1 + below(size)))];
}

/** Scores from few kinds, so that many come out exactly equal; draws too. */
export function randomResults(
  couples: readonly (readonly [number, number | null])[],
  boards: readonly number[],
  below: (limit: number) => number,
): readonly SlowMatch[] {
  const scores = [
    [25, 0],
    [0, 25],
    [25, 10],
    [10, 25],
    [12, 12],
    [7, 25],
    [20, 14],
  ] as const;
  return couples.map(([a, b], index) => {
    const board = boards[index] as number;
    if (b === null) return { board, a, b };
    const [scoreA, scoreB] = pick(scores, below);
    return { board, a, b, scoreA, scoreB };
  });
}
