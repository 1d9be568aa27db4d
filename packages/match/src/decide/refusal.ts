import type { BookId, Competitor, ConductConcern, Side } from '@opencarrom/laws';
import type { StrikerFault } from '@opencarrom/physics';
import { bookFor } from '../head.js';
import type { ActType, Doing, LaterChoice } from '../log/command.js';
import type { TooLong } from '../log/lengths.js';
import type { PlaceFault } from '../placing/dues.js';
import type { Actor, Player, SeatingFault } from '../players.js';
import type { MatchState } from '../state.js';
import type { BearingChange } from './bearing.js';

/** What programs go by. */
export type RefusalCode =
  | 'match-over'
  | 'stale'
  | 'from-the-past'
  | 'bad-command'
  | 'not-now'
  | 'not-yours'
  | 'out-of-turn'
  | 'wait-for-play'
  | 'stopped'
  | 'choose-first'
  | 'place-first'
  | 'board-closing'
  | 'not-on-this-board'
  | 'not-in-this-book'
  | 'bad-seating'
  | 'bad-striker-place'
  | 'bad-stroke'
  | 'bad-place'
  | 'impossible-facts'
  | 'unknown-law'
  | 'not-callable'
  | 'warn-first'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'nothing-to-claim'
  | 'nothing-to-forgo'
  | 'forgo-in-total'
  | 'too-much'
  | 'clock-running'
  | 'no-such-event'
  | 'no-such-protest'
  | 'does-not-fit'
  | 'too-long';

/** Reasons that speak of nothing but themselves. */
type Plain<W extends string> = W extends string ? { readonly why: W } : never;

/** Why exactly, with what its words speak of. `detail` is what the laws or the physics say of it, in English. */
export type RefusalReason =
  | Plain<
      | 'board-closing'
      | 'break-not-passed'
      | 'clock-running'
      | 'concede-seated'
      | 'corrected-by-act'
      | 'correction-unexplained'
      | 'for-player'
      | 'for-umpire'
      | 'forgo-in-total'
      | 'match-over'
      | 'no-clock'
      | 'no-coordinates'
      | 'no-help'
      | 'no-trial-boards'
      | 'not-begun'
      | 'noticed-in-time'
      | 'nothing-owed'
      | 'nothing-to-claim'
      | 'nothing-to-demand'
      | 'nothing-to-forgo'
      | 'nothing-to-redo'
      | 'nothing-to-undo'
      | 'opponents-claim'
      | 'others-choose-side'
      | 'placer-has-none'
      | 'queen-not-uncovered'
      | 'rest-judged'
      | 'seats-first'
      | 'seats-kept'
      | 'side-without-man'
      | 'still-moving'
      | 'stopped'
      | 'stroke-shows'
      | 'toss-first'
      | 'trials-before-match'
      | 'umpire-enters'
      | 'unplaced'
      | 'wait-for-play'
      | 'who-struck'
      | 'winner-demands'
    >
  | SeatingFault
  | { readonly why: 'bad-place'; readonly fault: PlaceFault }
  | { readonly why: 'bad-striker-place'; readonly fault: StrikerFault }
  | { readonly why: 'bad-stroke'; readonly detail: string }
  | { readonly why: 'bad-time'; readonly at: number }
  | { readonly why: 'choose-first'; readonly player: Player }
  | { readonly why: 'demand-bounds'; readonly most: number }
  | { readonly why: 'does-not-fit'; readonly what: Misfit; readonly refusal: Refusal }
  | { readonly why: 'from-the-past'; readonly at: number; readonly latest: number }
  | { readonly why: 'hints-used'; readonly count: number }
  | { readonly why: 'impossible'; readonly field: string; readonly detail: string }
  | { readonly why: 'later-unfit'; readonly acts: readonly UnfitAct[] }
  | { readonly why: 'law-not-called'; readonly law: string; readonly detail: string }
  | { readonly why: 'no-such-event'; readonly seq: number }
  | { readonly why: 'no-such-law'; readonly book: BookId; readonly law: string }
  | { readonly why: 'no-such-protest'; readonly number: number }
  | { readonly why: 'not-breaker'; readonly player: Player }
  | { readonly why: 'not-improper'; readonly law: string }
  | { readonly why: 'not-of-side'; readonly player: Player; readonly side: Competitor }
  | { readonly why: 'not-playing'; readonly player: Player }
  | { readonly why: 'not-taken'; readonly options: readonly Doing<'choose'>['take'][] }
  | { readonly why: 'nothing-to-decide'; readonly seq: number }
  | { readonly why: 'other-chooses'; readonly player: Player; readonly by: Actor }
  | { readonly why: 'other-places'; readonly placer: Actor; readonly by: Actor }
  | { readonly why: 'out-of-turn'; readonly player: Player; readonly by: Actor }
  | { readonly why: 'owed-too-many'; readonly side: Side; readonly owed: number }
  | { readonly why: 'place-first'; readonly by: Actor }
  | { readonly why: 'recounted'; readonly side: Side; readonly most: number; readonly men: number }
  | { readonly why: 'stale'; readonly after: number; readonly seq: number }
  | { readonly why: 'struck-it'; readonly player: Player }
  | { readonly why: 'tallied-demand'; readonly most: number; readonly demanded: number }
  | { readonly why: 'tallied-men'; readonly most: number; readonly men: number }
  | ({ readonly why: 'too-long' } & TooLong)
  | { readonly why: 'toss-winner'; readonly winner: Competitor }
  | { readonly why: 'toss-winner-first'; readonly winner: Competitor }
  | { readonly why: 'trials-used'; readonly count: number }
  | { readonly why: 'turn-of'; readonly player: Player }
  | { readonly why: 'unplaced-men'; readonly most: number; readonly men: number }
  | { readonly why: 'warn-first'; readonly law: string; readonly given: number; readonly needed: number };

/** What would be refused if a correction were made: the act as corrected, or a later one. */
export interface Misfit {
  readonly seq: number;
  readonly later: { readonly type: ActType; readonly by: Actor } | null;
}

/** A later act that is no longer what it was, and what can become of it. */
export interface UnfitAct {
  /** The number of its event. */
  readonly seq: number;
  readonly by: Actor;
  readonly type: ActType;
  /** What is another than it was; `refused`: nothing, but it cannot be done any more. */
  readonly why: BearingChange | 'refused';
  /** Whose it was, and whose it would be now. */
  readonly was: Actor | Competitor | null;
  readonly now: Actor | Competitor | null;
  /** Why it would be refused as it is, where it would. */
  readonly refusal: Refusal | null;
  readonly options: readonly LaterChoice[];
  /** What was decided, if it is one of these. */
  readonly chosen: LaterChoice | null;
  /** The laws by which a stroke out of turn would be kept. */
  readonly laws: readonly string[];
}

const CODES: Readonly<Record<RefusalReason['why'], RefusalCode>> = {
  'bad-place': 'bad-place',
  'bad-striker-place': 'bad-striker-place',
  'bad-stroke': 'bad-stroke',
  'bad-time': 'bad-command',
  'board-closing': 'board-closing',
  'break-not-passed': 'not-now',
  'choose-first': 'choose-first',
  'clock-running': 'clock-running',
  'concede-seated': 'not-now',
  'corrected-by-act': 'bad-command',
  'correction-unexplained': 'bad-command',
  'demand-bounds': 'too-much',
  'does-not-fit': 'does-not-fit',
  'for-player': 'not-yours',
  'for-umpire': 'not-yours',
  'forgo-in-total': 'forgo-in-total',
  'from-the-past': 'from-the-past',
  'hints-used': 'too-much',
  impossible: 'impossible-facts',
  'later-unfit': 'does-not-fit',
  'law-not-called': 'not-callable',
  'match-over': 'match-over',
  'no-clock': 'not-now',
  'no-coordinates': 'not-on-this-board',
  'no-help': 'not-now',
  'no-seat': 'bad-seating',
  'no-such-event': 'no-such-event',
  'no-such-law': 'unknown-law',
  'no-such-protest': 'no-such-protest',
  'no-trial-boards': 'not-in-this-book',
  'not-begun': 'not-now',
  'not-breaker': 'bad-seating',
  'not-improper': 'not-callable',
  'not-of-side': 'not-yours',
  'not-playing': 'not-yours',
  'not-taken': 'not-in-this-book',
  'noticed-in-time': 'not-now',
  'nothing-owed': 'not-now',
  'nothing-to-claim': 'nothing-to-claim',
  'nothing-to-decide': 'bad-command',
  'nothing-to-demand': 'too-much',
  'nothing-to-forgo': 'nothing-to-forgo',
  'nothing-to-redo': 'nothing-to-redo',
  'nothing-to-undo': 'nothing-to-undo',
  'opponents-claim': 'not-yours',
  'other-chooses': 'not-yours',
  'other-places': 'not-yours',
  'others-choose-side': 'not-yours',
  'out-of-turn': 'out-of-turn',
  'owed-too-many': 'impossible-facts',
  'partners-apart': 'bad-seating',
  'place-first': 'place-first',
  'placer-has-none': 'not-now',
  'players-apart': 'bad-seating',
  'queen-not-uncovered': 'not-now',
  recounted: 'impossible-facts',
  'rest-judged': 'not-callable',
  'seat-of-nobody': 'bad-seating',
  'seats-first': 'not-now',
  'seats-kept': 'not-now',
  'side-without-man': 'not-now',
  stale: 'stale',
  'still-moving': 'not-now',
  stopped: 'stopped',
  'stroke-shows': 'not-on-this-board',
  'struck-it': 'not-now',
  'tallied-demand': 'impossible-facts',
  'tallied-men': 'impossible-facts',
  'too-long': 'too-long',
  'toss-first': 'not-now',
  'toss-winner': 'not-yours',
  'toss-winner-first': 'not-now',
  'trials-before-match': 'not-now',
  'trials-used': 'too-much',
  'turn-of': 'not-now',
  'umpire-enters': 'not-on-this-board',
  unplaced: 'bad-place',
  'unplaced-men': 'too-much',
  'wait-for-play': 'wait-for-play',
  'warn-first': 'warn-first',
  'who-struck': 'not-now',
  'winner-demands': 'not-yours',
};

/** Why a command changes nothing. It has no words of its own: `refusalText` puts it into those of a language. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly about: RefusalReason;
  /** The laws that say so, where laws do. */
  readonly laws: readonly string[];
}

export const refuse = (about: RefusalReason, laws: readonly string[] = []): Refusal => ({
  code: CODES[about.why],
  about,
  laws,
});

/** Refused by a law of the match's book. */
export function refuseBy(state: MatchState, concern: ConductConcern, about: RefusalReason): Refusal {
  return refuse(about, bookFor(state.head).rules.conduct[concern]);
}

/** Thrown inside decide, caught at its door. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}
