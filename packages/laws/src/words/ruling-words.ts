import type { Citation, Concern } from '../books/concerns.js';
import type { Piece, Side } from '../vocabulary.js';

/** What an announcement opens with. */
export type Headline =
  | 'no-claim'
  | 'nothing'
  | 'queen-to-cover'
  | 'queen-covered'
  | 'no-man-touched'
  | 'break-lost'
  | 'break-spoiled'
  | 'break-before-play'
  | 'due'
  | 'due-paid'
  | 'dues-paid'
  | 'double-fine'
  | 'penalty'
  | 'foul'
  | 'due-and-foul'
  | 'technical-foul'
  | 'queen-too-early'
  | 'queen-while-owing'
  | 'queen-not-covered'
  | 'overboard'
  | 'turn-lost'
  | 'placing-forfeited'
  | 'play-on';

export interface Counted {
  readonly piece: Piece;
  readonly count: number;
}

/** The same with men alone. */
export interface CountedMen extends Counted {
  readonly piece: Side;
}

export interface MenOutstanding extends CountedMen {
  /** Have others of that colour just come out? */
  readonly more: boolean;
}

/** Somebody in a sentence: spoken of by name, or spoken to. A name stands as in the midst of the sentence. */
export interface Named {
  readonly name: string;
  readonly isYou: boolean;
}

/** Of whom it is spoken: a side, or the one who is spoken to. */
export type Whose = Side | 'you';

/** Who places men owed: a side in singles, one of its two players in doubles. */
export type PlacerName = Whose | 'right-hand' | 'on-turn' | 'who-struck';

/** Whose turn it is, and what for. */
export type TurnMessage = 'plays-on' | 'plays-on-to-cover' | 'keeps' | 'keeps-to-cover' | 'turn' | 'breaks';

/** Why a stroke was improper, or a law called: the commonest, in a few words. */
export type Reason =
  | 'late-stroke'
  | 'late-break'
  | 'late-placing'
  | 'out-of-turn'
  | 'striker-off-base-lines'
  | 'striker-on-circle'
  | 'men-touched'
  | 'striker-misplaced';

/** What may be added to a result. */
export type ResultNote = Extract<Concern, 'queen-not-counted' | 'demanded' | 'capped' | 'written-off'>;

/** What the sentence of a finding may speak of. */
export interface About {
  readonly striker: Side;
  readonly opponent: Side;
  readonly proper: boolean;
  /** Men pocketed by the stroke. */
  readonly own: number;
  readonly opponents: number;
  readonly outstanding: readonly CountedMen[];
  /** Tries to break that remain. */
  readonly triesLeft: number;
  readonly laws: Citation;
  /** Against whom a law was called; the side on turn where none was. */
  readonly against: Side;
}

/** All that is said of a ruling, in one language. Only `sentence` makes sentences: the rest are their parts. */
export interface RulingWords {
  readonly sentence: (text: string) => string;
  readonly headlines: Readonly<Record<Headline, string>>;
  readonly pocketed: (men: readonly CountedMen[]) => string;
  /** The same of all that fell, the striker among it. */
  readonly fell: (pieces: readonly (Counted | 'striker')[]) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly because: (headline: string, reason: string) => string;
  readonly places: (men: CountedMen, placer: PlacerName) => string;
  readonly umpirePlaces: (pieces: readonly Counted[]) => string;
  readonly outstanding: (men: readonly MenOutstanding[]) => string;
  readonly forgone: (count: number) => string;
  readonly forgoneBy: (men: CountedMen, placer: PlacerName) => string;
  /** `more`: others have just been placed. */
  readonly noSpace: (more: boolean) => string;
  readonly turn: Readonly<Record<TurnMessage, (whose: Whose, side: Side) => string>>;
  readonly triesAgain: (whose: Whose, triesLeft: number) => string;
  /** Follows whose turn it is: the other side of a double fine. */
  readonly orGivesTurn: string;
  readonly boardWon: (winner: Side, points: number) => string;
  readonly boardWonWithDemand: (winner: Side, points: number, demandable: number) => string;
  readonly boardLost: (loser: Side, winner: Side, points: number) => string;
  /** A board's end where it is known who plays: the colours are others on the next board. */
  readonly boardGoesTo: (winner: Named, side: Side, points: number, demandable: number) => string;
  readonly resultNotes: Readonly<Record<ResultNote, string>>;
  readonly replay: string;
  readonly matchLost: (loser: Side, winner: Side) => string;
  readonly matchGoesTo: (winner: Named) => string;
  /** What was found, said alike for every book: what follows from it stands in the law's gist. */
  readonly findings: Readonly<Record<Concern, (about: About) => string>>;
}
