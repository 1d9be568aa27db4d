import type { Discipline } from '../vocabulary.js';
import type {
  Award,
  BoardEnding,
  CallConcern,
  Citation,
  Cited,
  ConductConcern,
  ContactConcern,
  ContactRule,
  DoubleFine,
  EndingConcern,
  EndingRule,
  NoteConcern,
  StrokeConcern,
  StrokeConsequence,
  StrokeRule,
  UsualBreach,
  UsualCall,
} from './concerns.js';
import type { Clocks, MatchFormats } from './format.js';

/** Which rulings wait for the opponent's claim. */
type Claims = 'none' | 'fouls' | 'fouls-and-dues';

/** A team of a tie: how many may play for it, and how often each. */
interface TeamRules {
  readonly size: Cited<{ readonly players: number; readonly men: number; readonly women: number }>;
  readonly matchesEach: Cited<number>;
}

/** All a book says that rule code asks for. */
export interface Rules {
  readonly disciplines: Cited<readonly Discipline[]>;
  readonly queenPoints: Cited<number>;
  /** The queen counts only for a side whose score is below this. */
  readonly queenCountsBelow: Cited<number>;
  readonly boardCap: Cited<number>;
  /** May additional points be demanded only as far as they count, or also beyond the cap? */
  readonly demands: Cited<'within-cap' | 'beyond-cap'>;
  readonly breakChances: Cited<number>;
  readonly claims: Cited<Claims>;
  /** In doubles the turn goes to this neighbour. */
  readonly rotation: Cited<'right-hand' | 'clockwise'>;
  /** Has the side that breaks the white men, or do colours swap board by board? */
  readonly colours: Cited<'white-breaks' | 'swap-each-board'>;
  readonly breaks: Cited<'alternate'>;
  /** What the toss decides. */
  readonly toss: Cited<readonly ('side' | 'break' | 'colour')[]>;
  readonly extraBoardToss: Cited<'break'>;
  /** Trial boards before the match; null: some minutes of practice instead. */
  readonly trialBoards: Cited<number | null>;
  /** So many warnings, by any of these laws, come before a call that the match is lost for not heeding them. */
  readonly warnings: Cited<number>;
  /** So often in a row may each player pass before the board is void. */
  readonly passes: Cited<number>;
  /** Men owed that were not placed, noticed only after the next stroke: owed no more, or still. */
  readonly overlookedDues: Cited<'forfeited' | 'owed'>;
  readonly clocks: Clocks;
  readonly match: MatchFormats;
  readonly strokes: Readonly<Record<StrokeConcern, StrokeRule>>;
  readonly endings: Readonly<Record<EndingConcern, EndingRule>>;
  readonly contacts: Readonly<Record<ContactConcern, ContactRule | null>>;
  readonly calls: Readonly<Record<CallConcern, Citation>>;
  /** What displacing the men past repair costs, where a book fixes a sum. */
  readonly displacing: Cited<Award> | null;
  /** Who may play for a team in a tie, and in how many of its matches; null where the book has no teams. */
  readonly teams: TeamRules | null;
  readonly notes: Readonly<Record<NoteConcern, Citation | null>>;
  readonly conduct: Readonly<Record<ConductConcern, Citation>>;
  /** The law for what umpires most often call; null: under this book it is not among the usual. */
  readonly usualBreaches: Readonly<Record<UsualBreach, Citation | null>>;
  readonly usualCalls: Readonly<Record<UsualCall, Citation | null>>;
}

/**
 * A change to one entry must name its own laws: a book never borrows a number silently.
 * A reading left out is the parent's; null: not inherited.
 */
export type Change<T> = Partial<Omit<T, 'laws' | 'reading'>> & {
  readonly laws: Citation;
  readonly reading?: string | null;
};

/** What a book states: only what differs from the book it builds on. Absent = as there. */
export interface Differences
  extends Partial<
    Omit<
      Rules,
      | 'strokes'
      | 'endings'
      | 'contacts'
      | 'calls'
      | 'notes'
      | 'conduct'
      | 'clocks'
      | 'usualBreaches'
      | 'usualCalls'
    >
  > {
  readonly strokes?: {
    readonly [C in StrokeConcern]?: {
      readonly proper?: Change<StrokeConsequence> | DoubleFine;
      readonly improper?: Change<StrokeConsequence>;
    };
  };
  readonly endings?: {
    readonly [C in EndingConcern]?: {
      readonly proper?: Change<BoardEnding> | BoardEnding | null;
      readonly improper?: Change<BoardEnding> | BoardEnding | null;
    };
  };
  readonly contacts?: Partial<Rules['contacts']>;
  readonly calls?: Partial<Rules['calls']>;
  readonly notes?: Partial<Rules['notes']>;
  readonly conduct?: Partial<Rules['conduct']>;
  readonly usualBreaches?: Partial<Rules['usualBreaches']>;
  readonly usualCalls?: Partial<Rules['usualCalls']>;
  readonly clocks?: Partial<Clocks>;
}
