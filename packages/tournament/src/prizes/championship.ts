/** A season's line: what somebody won in all. */
export interface SeasonLine {
  readonly players: string;
  readonly total: number;
  /** Events taken part in. */
  readonly played: number;
}

const HUNDREDTHS = 100;

/**
 * The sum of what was won over the closed events. Who played more than so many drops that many of his lowest, events
 * he was away from among them. By the total, then by events played, then by name.
 */
export function championship(
  events: readonly ReadonlyMap<string, number>[],
  skipWorst: number,
): readonly SeasonLine[] {
  const everybody = [...new Set(events.flatMap((event) => [...event.keys()]))];
  return everybody.map(lineOf).sort(better);

  function lineOf(players: string): SeasonLine {
    const won = events.map((event) => event.get(players) ?? 0).sort((a, b) => b - a);
    const played = events.filter((event) => event.has(players)).length;
    const counted = played > skipWorst ? won.slice(0, won.length - skipWorst) : won;
    // Prizes have two decimals: summed as whole numbers they stay what they are.
    const total = counted.reduce((sum, prize) => sum + hundredths(prize), 0) / HUNDREDTHS;
    return { players, total, played };
  }
}

const hundredths = (prize: number): number => Math.floor(prize * HUNDREDTHS + 0.5);

const better = (a: SeasonLine, b: SeasonLine): number =>
  b.total - a.total || b.played - a.played || (a.players < b.players ? -1 : 1);
