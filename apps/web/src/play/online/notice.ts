import { competitorOf, type MatchState, type Naming, nameOf, type Player, sideName } from '@opencarrom/match';
import { AWAY_AT_MOST, type AwayPlayer } from '@opencarrom/protocol';
import type { Reached } from '@opencarrom/remote';
import type { BoardWords } from './board-words.js';
import type { Awaited } from './who-decides.js';

/** How things stand at a board far away, at one moment. */
export interface Standing {
  readonly state: MatchState;
  readonly you: Player | null;
  readonly naming: Naming;
  readonly reached: Reached;
  /** Has the device a network at all? */
  readonly isOnline: boolean;
  /** Milliseconds since the server was last reached. */
  readonly lostFor: number;
  /** Milliseconds that something done here waits for its answer. */
  readonly unansweredFor: number;
  readonly isOtherwise: boolean;
  readonly away: readonly AwayPlayer[];
  readonly wasAway: number | null;
  readonly decision: Awaited | null;
  /** Of the match's clock. */
  readonly now: number;
}

/** The one thing that is said of it. */
export interface Notice {
  /** The same until something else is to be said. */
  readonly kind: string;
  readonly text: string;
  /** Counted beside it. */
  readonly seconds: number | null;
  /** Something is not as it should be: it is read out, and shown once it has lasted. */
  readonly isTrouble: boolean;
  readonly offersReload: boolean;
}

/** So long an answer may take before anybody needs to know. */
const UNCONFIRMED_AFTER = 1000;

const trouble = (
  kind: string,
  text: string,
  { seconds = null, offersReload = false }: Partial<Pick<Notice, 'seconds' | 'offersReload'>> = {},
): Notice => ({ kind, text, seconds, isTrouble: true, offersReload });

/** What matters most comes first; without any trouble, who decides and until when. */
export function noticeOf(standing: Standing, w: BoardWords): Notice | null {
  return (
    ofConnection(standing, w) ?? ofPlay(standing, w) ?? ofAbsence(standing, w) ?? ofDecision(standing, w)
  );
}

function ofConnection({ reached, isOnline, lostFor }: Standing, w: BoardWords): Notice | null {
  if (reached.is === 'ended') {
    const text = reached.why === 'unknown-version' ? w.outdated : w.elsewhere;
    return trouble(`ended ${reached.why}`, text, { offersReload: true });
  }
  if (reached.is === 'here') return null;
  const seconds = Math.floor(lostFor / 1000);
  if (!isOnline) return trouble('offline', w.offline, { seconds });
  if (reached.is === 'connecting') return trouble('connecting', w.connecting);
  const isRestart = reached.why === 'restart' || reached.why === 'moved';
  return isRestart ? trouble('restart', w.restart) : trouble('lost', w.lost, { seconds });
}

function ofPlay({ isOtherwise, unansweredFor }: Standing, w: BoardWords): Notice | null {
  if (unansweredFor > UNCONFIRMED_AFTER) return trouble('unconfirmed', w.unconfirmed);
  return isOtherwise ? trouble('otherwise', w.otherOutcome, { offersReload: true }) : null;
}

function ofAbsence({ state, you, naming, away, wasAway, now }: Standing, w: BoardWords): Notice | null {
  if (state.outcome) return null;
  const gone = away.find(({ player }) => player !== you);
  if (!gone) {
    const limit = AWAY_AT_MOST / 1000;
    const seconds = wasAway === null ? 0 : Math.min(limit, Math.ceil(wasAway / 1000));
    return wasAway === null ? null : trouble('was-away', w.wasAway(seconds, limit));
  }
  const name = nameOf(state.head, gone.player, naming);
  if (gone.until === null)
    return trouble(`away ${gone.player}`, w.away(name), { seconds: secondsTo(now, gone.since) });
  const winner = competitorOf(gone.player) === 'A' ? 'B' : 'A';
  const isYours = you !== null && competitorOf(you) === winner;
  const text = w.awayUntil(name, isYours ? null : sideName(state.head, winner, naming));
  return trouble(`away ${gone.player}`, text, { seconds: secondsTo(gone.until, now) });
}

function ofDecision({ state, you, naming, decision, now }: Standing, w: BoardWords): Notice | null {
  if (!decision) return null;
  const { kind, by, until } = decision;
  // Whose stroke it is, and how long they have, stands beside their name.
  if (kind === 'strike' && (state.clock || until === null)) return null;
  const [first] = by;
  const isYours = you !== null && by.includes(you);
  const name =
    first &&
    (by.length > 1 ? sideName(state.head, competitorOf(first), naming) : nameOf(state.head, first, naming));
  return {
    kind: `${kind} ${by.join()} ${state.seq}`,
    text: isYours ? w.yours[kind] : w.theirs[kind](name ?? ''),
    seconds: until === null ? null : secondsTo(until, now),
    ...{ isTrouble: false, offersReload: false },
  };
}

const secondsTo = (end: number, from: number): number => Math.max(0, Math.ceil((end - from) / 1000));
