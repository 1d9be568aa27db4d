/**
 * What a ruling can turn on. Rule code knows concerns; a book says, for each, what follows and by
 * which of its laws. So the code never types a law's number and cannot misquote one.
 */

/** Laws of the book at hand by id, or of the book it falls back on as `icf:73`. */
export type Citation = readonly string[];

/** A setting of a book, with the laws that fix it. */
export interface Cited<T> {
  readonly is: T;
  readonly laws: Citation;
}

/** What a stroke pocketed, where the board goes on. */
export type StrokeConcern =
  | 'nothing'
  | 'striker'
  | 'own'
  | 'own+striker'
  | 'opponents'
  | 'opponents+striker'
  | 'own+opponents'
  | 'own+opponents+striker'
  | 'queen'
  | 'queen+own'
  | 'queen+one-of-nine'
  | 'queen+some-of-nine'
  | 'queen+striker'
  | 'queen+own+striker'
  | 'queen-too-early'
  | 'queen-too-early+striker'
  | 'queen-with-all-nine+striker'
  | 'queen-while-owing'
  | 'queen-while-owing+striker'
  | 'queen-while-owing+own+striker'
  | 'cover'
  | 'cover+opponents'
  | 'cover+striker'
  | 'cover-missed'
  | 'cover-missed+opponents'
  | 'cover-missed+striker'
  | 'spoiled-break'
  | 'break-before-play';

/** What follows from a stroke. */
export interface StrokeConsequence {
  readonly laws: Citation;
  /** Do own men pocketed by this stroke stay down, or come back? */
  readonly own: 'stay' | 'return';
  /** Men to come out besides: dues and penalties. */
  readonly extra: number;
  readonly queen: 'as-she-is' | 'returns' | 'to-cover' | 'covered';
  readonly turn: 'continues' | 'passes';
  /** The reading this rests on, where the text is silent. */
  readonly reading?: string;
}

/** An outcome that the striking player chooses; the first option stands until they do. */
export interface DoubleFine {
  readonly laws: Citation;
  readonly choice: { readonly 'keep-turn': StrokeConsequence; readonly 'lose-turn': StrokeConsequence };
}

export interface StrokeRule {
  readonly proper: StrokeConsequence | DoubleFine;
  readonly improper: StrokeConsequence;
}

/** What a stroke pocketed, where it ends the board. `own` and `others`: whoever covered the queen. */
export type EndingConcern =
  | 'finish-own-queen'
  | 'finish-others-queen'
  | 'finish-as-cover'
  | 'finish-with-queen'
  | 'own-last-before-queen'
  | 'own-last-before-queen+striker'
  | 'own-last-while-owing'
  | 'both-last-while-owing'
  | 'both-last-before-queen'
  | 'both-last-before-queen+striker'
  | 'both-last-as-cover'
  | 'both-last-as-cover+striker'
  | 'both-last-with-queen'
  | 'both-last-with-queen+striker'
  | 'both-last-own-queen'
  | 'both-last-own-queen+striker'
  | 'both-last-others-queen'
  | 'both-last-others-queen+striker'
  | 'opponents-last-before-queen'
  | 'opponents-last-before-queen+striker'
  | 'opponents-last-while-covering'
  | 'opponents-last-while-covering+striker'
  | 'opponents-last-with-queen'
  | 'opponents-last-own-queen'
  | 'opponents-last-own-queen+striker'
  | 'opponents-last-others-queen'
  | 'opponents-last-others-queen+striker'
  | 'one-man-each-before-queen';

/** How many points an ending is worth: the sum of its parts. */
export interface Award {
  readonly points?: number;
  /** One for each man of this side left on the board. */
  readonly men?: 'losers' | 'winners';
  /** The queen's value, while she still counts for the winner … */
  readonly queen?: true;
  /** … and what is given instead once she does not. */
  readonly insteadOfQueen?: number;
}

export interface BoardEnding {
  readonly laws: Citation;
  readonly winner: 'striker' | 'opponent';
  readonly award: Award;
  /** Additional points the opponent may demand. */
  readonly demand: number;
  readonly reading?: string;
}

/** `null`: such a stroke does not end the board under this book. */
export interface EndingRule {
  readonly proper: BoardEnding | null;
  readonly improper: BoardEnding | null;
}

/** Laws about what the striker may meet. `null` where the book has no such law. */
export type ContactConcern =
  | 'man-on-base-line'
  | 'own-last-touched-before-queen'
  | 'opponents-single-man-hit';

export interface ContactRule {
  readonly laws: Citation;
  /** `foul`: the stroke is improper. `penalty`: a man is owed, the stroke stands. */
  readonly makes: 'foul' | 'penalty';
}

/** What a called breach comes to, by when and against whom it is called. */
export type CallConcern = 'foul' | 'technical-foul' | 'technical-foul-off-turn' | 'turn-lost-while-covering';

/** Side matters a ruling may rest on besides its main law. `null`: the book knows no such law. */
export type NoteConcern =
  | 'break-again'
  | 'break-lost'
  | 'due-outstanding'
  | 'due-recovered'
  | 'opponents-due-recovered'
  | 'placed-by-right-hand'
  | 'placed-by-striker'
  | 'no-space'
  | 'forgone'
  | 'opponents-due-forgone'
  | 'demanded'
  | 'opponents-man-ends-turn'
  | 'overboard'
  | 'overboard-with-queen'
  | 'overboard-both-colours'
  | 'overboard-many'
  | 'striker-overboard'
  | 'unclaimed'
  | 'written-off';

/** What a match meets between the strokes: the turn, the clock, placing, stopping and ending. */
export type ConductConcern =
  | 'seats-kept'
  | 'wait-for-play'
  | 'still-moving'
  | 'late-break'
  | 'late-stroke'
  | 'out-of-turn'
  | 'striker-off-base-lines'
  | 'striker-on-base-circle'
  | 'striker-on-arrow'
  | 'striker-on-man'
  | 'no-place-for-striker'
  | 'queen-placing'
  | 'placed-outside'
  | 'placed-on-centre'
  | 'placed-on-man'
  | 'placed-as-shot'
  | 'own-man-placed'
  | 'own-man-stands'
  | 'late-placing'
  | 'late-forgoing'
  | 'forgone-in-total'
  | 'queen-overlooked'
  | 'appeal'
  | 'struck-under-appeal'
  | 'warned'
  | 'walk-over'
  | 'left-the-match'
  | 'conceded'
  | 'abandoned'
  | 'protest'
  | 'protest-pending'
  | 'protest-upheld'
  | 'protest-overruled';

/** What umpires most often call a stroke improper for. */
export type UsualBreach =
  | 'elbow'
  | 'push'
  | 'finger'
  | 'base-lines'
  | 'base-circle'
  | 'past-arrows'
  | 'thumbing'
  | 'last-man-hit';

/** What umpires most often call besides strokes. */
export type UsualCall =
  | 'foul'
  | 'technical-foul'
  | 'technical-foul-off-turn'
  | 'out-of-turn'
  | 'leaves-seat'
  | 'touches-men'
  | 'jolts-board'
  | 'upsets-board'
  | 'stops-piece'
  | 'own-last-hit'
  | 'struck-too-soon'
  | 'placed-own-man'
  | 'placed-outside'
  | 'placed-on-centre'
  | 'disturbed-in-placing'
  | 'powder'
  | 'talks'
  | 'distracts'
  | 'damaged-man'
  | 'broken-man'
  | 'no-room-to-strike'
  | 'unforeseen';

export type Concern =
  | StrokeConcern
  | EndingConcern
  | ContactConcern
  | CallConcern
  | NoteConcern
  | 'breach'
  | 'call'
  | 'capped'
  | 'queen-counted'
  | 'queen-not-counted';
