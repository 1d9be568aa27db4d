import type { MatchHost, News } from '@opencarrom/host';
import { type Act, bookFor, competitorOf, dutyOf, type MatchState, type Player } from '@opencarrom/match';
import { Absence, type Ending } from './absence.js';
import type { Presence } from './presence.js';
import type { MissedPlayer } from './rooms.js';

interface StewardPorts {
  readonly match: string;
  readonly host: MatchHost;
  readonly presence: Presence;
  /** People, not computers. */
  readonly people: readonly Player[];
  readonly now: () => number;
  /** Told whenever others are missed than before. */
  readonly missing: (missed: readonly MissedPlayer[]) => void;
}

/** Sees who is there, and ends a match that was left: by the law about leaving it, or as abandoned. */
export class Steward {
  private readonly absence = new Absence();
  private readonly stops: readonly (() => void)[];
  private alarm: NodeJS.Timeout | undefined;
  private told = '';
  private scoreSeen: MatchState['score'] | null = null;
  /** Number of the last event but for clocks that ran out. */
  private lastDone = 0;
  private isLooking = false;
  private isClosed = false;

  constructor(private readonly ports: StewardPorts) {
    const { match, host, presence } = ports;
    this.stops = [
      presence.follow(match, () => this.look()),
      host.watch({ happened: (news) => this.happened(news) }),
    ];
  }

  /** Who is missed on their own turn, as long as it is worth telling. */
  missed(): readonly MissedPlayer[] {
    const now = this.ports.now();
    return this.absence
      .missed()
      .map(({ player, since, until }) => ({ player, for: now - since, left: Math.max(0, until - now) }));
  }

  look(): void {
    // What is done about an absence changes the match, which is looked at again.
    if (this.isLooking || this.isClosed) return;
    this.isLooking = true;
    clearTimeout(this.alarm);
    try {
      this.see();
    } finally {
      this.isLooking = false;
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.alarm);
    for (const stop of this.stops) stop();
  }

  private see(): void {
    const { match, host, presence, people, now } = this.ports;
    const { state } = host;
    if (state.outcome) return;
    const there = presence.there(match);
    const begun = state.lines.length > 0 || (state.board?.strokes ?? 0) > 0;
    const { score } = state;
    const areAllThere = people.every((player) => there.has(player));
    // As with most strokes: all are there, as they were before, and the same game goes on.
    if (begun && areAllThere && score === this.scoreSeen && this.absence.isNothing) return;
    this.scoreSeen = score;
    this.absence.see({
      at: now(),
      people,
      there,
      awaited: (dutyOf(state)?.by ?? []).filter((actor) => actor !== 'umpire'),
      begun,
      seq: this.lastDone,
      games: score.games.filter(({ winner }) => winner !== null).length,
    });
    const ending = this.absence.ending();
    if (ending) host.do({ by: 'umpire', act: actOf(ending, host) });
    else this.lookAgain();
    this.tellMissed();
  }

  private lookAgain(): void {
    const next = this.absence.nextLook();
    if (next !== null) this.alarm = setTimeout(() => this.look(), Math.max(0, next - this.ports.now()) + 1);
  }

  private tellMissed(): void {
    const missed = this.missed();
    const names = missed.map(({ player }) => player).join();
    if (names === this.told) return;
    this.told = names;
    this.ports.missing(missed);
  }

  private happened({ before, events }: News): void {
    for (const event of events) {
      if (event.type !== 'done' || event.again || event.auto) continue;
      if (event.act.type !== 'time') this.lastDone = event.seq;
      const late = event.act.type === 'time' ? before.clock?.of : null;
      if (late && late !== 'umpire') this.absence.timedOut(late);
      if (event.by !== 'umpire') this.absence.acted(event.by);
    }
    // Told by the host in the midst of its work: looked at when that is done.
    queueMicrotask(() => this.look());
  }
}

const REASONS: Readonly<Record<Ending['why'], string>> = {
  away: 'away too long on the own turn',
  'time-outs': 'out of time three times in a row',
  deserted: 'nobody was there any more',
  'not-begun': 'no first stroke was made',
};

function actOf(ending: Ending, { state }: MatchHost): Act {
  const reason = REASONS[ending.why];
  if (!('player' in ending)) return { type: 'abandon', reason };
  const [law = ''] = bookFor(state.head).rules.conduct['left-the-match'];
  return { type: 'call', law, against: competitorOf(ending.player), reason };
}
