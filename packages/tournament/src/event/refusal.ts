import type { Offer } from '../systems/system.js';
import type { SessionFault } from '../tables/sessions.js';
import type { TieFault } from '../ties/tie-fault.js';
import type { ActName } from './act.js';
import type { ReportFault } from './report-fault.js';

type Plain<W extends string> = W extends string ? { readonly why: W } : never;

/** Why an act changes nothing, with what its words speak of. */
export type EventRefusal =
  | Plain<
      | 'not-open'
      | 'already-open'
      | 'nothing-to-undo'
      | 'not-over'
      | 'last-stage'
      | 'no-stage'
      | 'nothing-drawn'
      | 'reason-needed'
      | 'nobody-entered'
      | 'other-pairs'
      | 'same-twice'
      | 'no-table-left'
      | 'nothing-to-allot'
      | 'no-umpires'
      | 'nothing-to-umpire'
      | 'nothing-to-publish'
    >
  /** Prizes are given: it is over until it is reopened. */
  | { readonly why: 'event-over'; readonly act: ActName }
  | { readonly why: 'stale'; readonly after: number; readonly seq: number }
  | { readonly why: 'bad-time'; readonly at: string }
  | { readonly why: 'no-such-entrant'; readonly entrant: number; readonly entrants: number }
  | { readonly why: 'no-such-match'; readonly match: number; readonly last: number }
  | { readonly why: 'no-such-line'; readonly seq: number; readonly last: number }
  | { readonly why: 'already-undone'; readonly seq: number }
  /** A later line could not have been done without it. */
  | { readonly why: 'needed-by'; readonly seq: number; readonly act: ActName; readonly refusal: EventRefusal }
  | { readonly why: 'players'; readonly name: string; readonly wanted: number; readonly has: number }
  | { readonly why: 'entered-twice'; readonly name: string; readonly entrant: number }
  | { readonly why: 'too-late'; readonly stage: string; readonly act: ActName }
  | { readonly why: 'away'; readonly entrant: number }
  | { readonly why: 'here'; readonly entrant: number }
  | { readonly why: 'twice-named'; readonly entrant: number }
  | { readonly why: 'not-level'; readonly one: number; readonly other: number }
  | { readonly why: 'not-forbidden'; readonly a: number; readonly b: number }
  | { readonly why: 'already-forbidden'; readonly a: number; readonly b: number }
  | { readonly why: 'round-open'; readonly matches: readonly number[] }
  | { readonly why: 'no-pairing'; readonly round: number; readonly offers: readonly Offer[] }
  | { readonly why: 'stage-over'; readonly stage: string; readonly next: string | null }
  | { readonly why: 'stage-open'; readonly stage: string; readonly matches: readonly number[] }
  | { readonly why: 'too-few'; readonly entrants: number; readonly least: number }
  /** Only the desk knows of it yet. */
  | { readonly why: 'not-published'; readonly match: number }
  /** What was drawn before is still a draft. */
  | { readonly why: 'draft-waits'; readonly stage: string; readonly matches: readonly number[] }
  | { readonly why: 'has-result'; readonly match: number }
  | { readonly why: 'no-result'; readonly match: number }
  | { readonly why: 'a-bye'; readonly match: number }
  | { readonly why: 'round-has-results'; readonly round: number; readonly matches: readonly number[] }
  | { readonly why: 'not-in-round'; readonly entrant: number; readonly round: number }
  | { readonly why: 'plays-in-round'; readonly entrant: number; readonly round: number }
  | { readonly why: 'meet-already'; readonly one: number; readonly other: number }
  | { readonly why: 'have-met'; readonly one: number; readonly other: number }
  | { readonly why: 'rested-before'; readonly entrant: number }
  | { readonly why: 'no-such-table'; readonly table: number; readonly tables: number }
  | { readonly why: 'table-out-of-use'; readonly table: number }
  /** Nobody could play at what would be left. */
  | { readonly why: 'kept-to'; readonly entrant: number; readonly tables: readonly number[] }
  | { readonly why: 'not-kept'; readonly entrant: number }
  /** Sessions are counted from 1. */
  | { readonly why: 'session'; readonly session: number; readonly fault: SessionFault['fault'] }
  | { readonly why: 'umpire-twice'; readonly umpire: string }
  | { readonly why: 'no-such-umpire'; readonly umpire: string }
  /** Plays or umpires in this match at that time. */
  | { readonly why: 'umpire-busy'; readonly umpire: string; readonly match: number }
  | { readonly why: 'table-taken'; readonly table: number; readonly match: number }
  | { readonly why: 'report'; readonly match: number; readonly fault: ReportFault }
  | { readonly why: 'not-a-tie'; readonly match: number }
  | { readonly why: 'tie'; readonly match: number; readonly fault: TieFault };

export type RefusalOf<W extends EventRefusal['why']> = Extract<EventRefusal, { readonly why: W }>;
