import { PRIZE_KINDS, type PrizeKind } from '../prizes/prizes.js';
import type { Mapping, SolKept } from './kept.js';
import { textOr } from './players.js';

/** What a SoL file says of a tourney's prizes, and of the championship they count in. */
export interface TourneyPrizes {
  /** Have the prizes been given? Only then it counts. */
  readonly isClosed: boolean;
  readonly kind: PrizeKind | null;
  /** All prizes are so many times as high. */
  readonly factor: number;
  /** By competitor, as they were stored; null where none were. */
  readonly stored: readonly number[] | null;
  readonly championship: string | null;
  readonly skipWorst: number;
}

export function tourneyPrizes({ tourney = {}, competitors = [] }: SolKept, head: Mapping): TourneyPrizes {
  const championship = championshipOf(head, tourney.championship);
  const stored = competitors.map(({ prize }) => amount(prize, 0));
  return {
    isClosed: tourney.prized !== false,
    // Old tourneys say it themselves; new ones leave it to their championship.
    kind: kindOf(tourney.prizes) ?? kindOf(championship.prizes),
    factor: amount(tourney.prizefactor, 1),
    stored: stored.some((prize) => prize > 0) ? stored : null,
    championship: textOr(championship.description, null),
    skipWorst: Math.floor(amount(championship.skipworstprizes, 0)),
  };
}

function championshipOf({ championships }: Mapping, place: unknown): Mapping {
  if (!Array.isArray(championships) || typeof place !== 'number') return {};
  const found: unknown = championships[place - 1];
  return typeof found === 'object' && found !== null ? (found as Mapping) : {};
}

const kindOf = (value: unknown): PrizeKind | null => PRIZE_KINDS.find((kind) => kind === value) ?? null;

/** Decimals are stored as texts. */
function amount(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : otherwise;
}
