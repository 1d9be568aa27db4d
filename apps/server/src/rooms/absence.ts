import type { Player } from '@opencarrom/match';
import { AWAY_AT_MOST, BEGUN_WITHIN } from '@opencarrom/protocol';

/** Milliseconds of patience. */
const PATIENCE = {
  /** After this it is shown that somebody is away. */
  shown: 5_000,
  /** On one's own turn, summed over a game: it is not begun anew by coming back. */
  away: AWAY_AT_MOST,
  /** Nobody at all is there. */
  deserted: 300_000,
  /** Nothing is done before the first stroke. */
  begin: BEGUN_WITHIN,
} as const;

/** Of one's own time-outs, so many in a row. */
const MOST_TIME_OUTS = 3;

/** What is known of a match at a moment. */
export interface Attendance {
  /** By the wall's clock. */
  readonly at: number;
  /** People, not computers. */
  readonly people: readonly Player[];
  readonly there: ReadonlySet<Player>;
  /** Whose turn it is to do something. */
  readonly awaited: readonly Player[];
  /** Has a stroke been made? */
  readonly begun: boolean;
  /** Number of the last event but for clocks that ran out: what is done starts the wait for a first stroke anew. */
  readonly seq: number;
  /** How many games are over. */
  readonly games: number;
}

/** Why a match ends without those who play it. */
export type Ending =
  | { readonly why: 'away' | 'time-outs'; readonly player: Player }
  | { readonly why: 'deserted' | 'not-begun' };

/** Somebody who is missed. */
export interface Missed {
  readonly player: Player;
  /** By the wall's clock. */
  readonly since: number;
  /** When the match is lost by it, should they stay away. */
  readonly until: number;
}

/**
 * Counts who is away, and how long. Absence counts on one's own turn alone, while somebody waits, and all of it in a game
 * counts together, so that nothing is won by leaving and coming back.
 */
export class Absence {
  private readonly sums = new Map<Player, number>();
  private readonly timeOuts = new Map<Player, number>();
  private last: Attendance | null = null;
  /** Since when nobody is there. */
  private desertedSince: number | null = null;
  private quietSince: number | null = null;
  /** Whose absence counts now, people who are awaited and not there, and since when. */
  private missedSince: ReadonlyMap<Player, number> = new Map();

  /** Takes in how things stand. To be told of every change, and when the moment of `nextLook` has come. */
  see(now: Attendance): void {
    const passed = Math.max(0, now.at - (this.last?.at ?? now.at));
    if (this.desertedSince === null)
      for (const player of this.missedSince.keys())
        this.sums.set(player, (this.sums.get(player) ?? 0) + passed);
    if (this.last?.games !== now.games) this.sums.clear();
    const isEmpty = now.people.length > 0 && now.people.every((player) => !now.there.has(player));
    this.desertedSince = isEmpty ? (this.desertedSince ?? now.at) : null;
    if (now.begun) this.quietSince = null;
    else if (this.quietSince === null || this.last?.seq !== now.seq) this.quietSince = now.at;
    this.last = now;
    const missed = now.awaited.filter((player) => now.people.includes(player) && !now.there.has(player));
    this.missedSince = new Map(missed.map((player) => [player, this.missedSince.get(player) ?? now.at]));
  }

  /** Was everybody there, when last looked at, and nothing counted that could end the match? */
  get isNothing(): boolean {
    const { last } = this;
    return (
      last !== null &&
      this.timeOuts.size === 0 &&
      this.missedSince.size === 0 &&
      this.quietSince === null &&
      this.desertedSince === null &&
      last.people.every((player) => last.there.has(player))
    );
  }

  /** A clock has run out on somebody. Of those who are not there their absence is counted instead. */
  timedOut(player: Player): void {
    if (!this.last?.there.has(player)) return;
    this.timeOuts.set(player, (this.timeOuts.get(player) ?? 0) + 1);
  }

  /** Somebody did something: their time-outs are no longer in a row. */
  acted(player: Player): void {
    this.timeOuts.delete(player);
  }

  ending(): Ending | null {
    const { last } = this;
    if (!last) return null;
    for (const [player, count] of this.timeOuts)
      if (count >= MOST_TIME_OUTS && last.people.includes(player)) return { why: 'time-outs', player };
    if (this.quietSince !== null && last.at - this.quietSince >= PATIENCE.begin) return { why: 'not-begun' };
    if (this.desertedSince !== null) {
      // Where all are away nobody wins by the other's absence.
      return last.at - this.desertedSince >= PATIENCE.deserted ? { why: 'deserted' } : null;
    }
    const player = [...this.missedSince.keys()].find((each) => (this.sums.get(each) ?? 0) >= PATIENCE.away);
    return player ? { why: 'away', player } : null;
  }

  /** Who is missed for long enough to be told. */
  missed(): readonly Missed[] {
    const { last } = this;
    if (!last) return [];
    return [...this.missedSince].flatMap(([player, since]) =>
      last.at - since < PATIENCE.shown
        ? []
        : [{ player, since, until: last.at + Math.max(0, PATIENCE.away - (this.sums.get(player) ?? 0)) }],
    );
  }

  /** When something will have to be told or ruled, should nothing change; null: never. */
  nextLook(): number | null {
    const { last } = this;
    if (!last) return null;
    const moments: number[] = [];
    if (this.quietSince !== null) moments.push(this.quietSince + PATIENCE.begin);
    if (this.desertedSince !== null) moments.push(this.desertedSince + PATIENCE.deserted);
    for (const [player, since] of this.missedSince) {
      if (last.at - since < PATIENCE.shown) moments.push(since + PATIENCE.shown);
      if (this.desertedSince === null)
        moments.push(last.at + Math.max(0, PATIENCE.away - (this.sums.get(player) ?? 0)));
    }
    return moments.length > 0 ? Math.min(...moments) : null;
  }
}
