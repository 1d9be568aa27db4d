/** The nouns of the Laws, as types. See docs/glossary.md. */

export type Side = 'white' | 'black';
export type Piece = Side | 'queen';
export type Discipline = 'singles' | 'doubles';
export type BookId = 'icf' | 'icf-short' | 'icf-classic' | 'starwood' | 'iiitn';

/** Where the queen is. `to-cover`: pocketed by the side on turn, whose next stroke must cover her. */
export type Queen = 'on-board' | 'to-cover' | 'covered-by-white' | 'covered-by-black';

/** One side's men. A side has nine; those not on the board are in the pockets. */
export interface Men {
  readonly onBoard: number;
  /** Dues and penalties outstanding: owed, not yet placed. */
  readonly owed: number;
  /** Points of the game before this board. */
  readonly score: number;
  /** Has a man of this colour ever been pocketed on this board? The right to the queen hangs on it. */
  readonly hasPocketed: boolean;
}

/** A board between two strokes. */
export interface Board {
  /** The side that strikes next. */
  readonly turn: Side;
  readonly white: Men;
  readonly black: Men;
  readonly queen: Queen;
  /** Has the break been made? */
  readonly broken: boolean;
  /** Failed tries to break by the side on turn. */
  readonly breakAttempts: number;
}

/** Pieces that fell into the pockets, or left the playing surface, by one stroke. */
export interface Fallen {
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
  readonly striker: boolean;
}

/** Two things that met during a stroke, in the order they met. */
export interface Touch {
  readonly a: 'striker' | Piece;
  readonly b: Piece | 'cushion';
  /** Did `b` lie on or behind the striking player's base line before the stroke? */
  readonly onBaseLine?: boolean;
}

/** The facts of a stroke, wherever they come from: a simulation or an umpire's eye. */
export interface StrokeFacts {
  readonly proper: boolean;
  readonly pocketed: Fallen;
  readonly overboard: Fallen;
  /** Did the striker touch any man? */
  readonly touched: boolean;
  /** Did the opponent claim the foul? Read only by books that need a claim. */
  readonly claimed: boolean;
  /** Contacts in order, where somebody saw them; contact laws are ruled only from these. */
  readonly contacts?: readonly Touch[];
  /** The law that makes the stroke improper, where it is known. */
  readonly breach?: string;
}

/** A law called by the umpire or the opponent. */
export interface Call {
  readonly law: string;
  readonly against: Side;
  /** Called before the first stroke of the offender's turn: a technical foul, not a foul. */
  readonly beforeFirstStroke?: boolean;
  /** Warnings given to that side so far, where somebody counted them; read only by laws that ask for warnings first. */
  readonly warnings?: number;
}

export interface Decisions {
  readonly 'double-fine'?: 'keep-turn' | 'lose-turn';
  readonly forgo?: 'place' | 'forgo' | 'no-space';
  /** Additional points demanded, in full or in part. */
  readonly demand?: number;
}

export const MEN_PER_SIDE = 9;

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const coveredBy = (side: Side): Queen => (side === 'white' ? 'covered-by-white' : 'covered-by-black');

export const isCovered = (queen: Queen): boolean =>
  queen === 'covered-by-white' || queen === 'covered-by-black';
