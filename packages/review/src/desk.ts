import type { ThinkerQuestion, Weighing } from '@opencarrom/ai';
import { competitorOf, type MatchRecord, type MatchState } from '@opencarrom/match';
import { chanceAtBreak, chanceOf } from './chance.js';
import { playerReviews, turningIn } from './figures.js';
import { handOf } from './hand.js';
import { judgeStroke, type Reckoning } from './judge-stroke.js';
import { type PlayedRecord, positionsOf, reviewFault, type WeighedPosition } from './positions.js';
import {
  REVIEW_VERSION,
  type Review,
  type ReviewedBoard,
  type ReviewedStroke,
  type ReviewFault,
  type ReviewHand,
  type ReviewOptions,
  USUAL_SIMULATIONS,
} from './reviewed.js';

/** This record cannot be reviewed; `fault` says why. */
export class NotReviewable extends Error {
  constructor(readonly fault: ReviewFault) {
    super(`this record cannot be reviewed: ${fault}`);
  }
}

/** What a thinker is asked about a position. */
export type WeighQuestion = Extract<ThinkerQuestion, { kind: 'weigh' }>;

/** A break moves nineteen men: a third will do. */
const BREAK_SHARE = 1 / 3;
/** Of what is spent to find the best, so much to try it, and again to try the stroke played, with the same slips. */
const TRIES_SHARE = 1 / 15;
const LEAST_TRIES = 24;

/** A review under way: which positions are still to be weighed, and what is known by now. Who weighs them is not asked. */
export class ReviewDesk {
  readonly hand: ReviewHand;
  private readonly played: PlayedRecord;
  private readonly seed: number;
  private readonly simulations: number;
  private readonly known: Map<number, ReviewedStroke>;
  private readonly weighed = new Map<number, Weighing | null>();

  constructor(
    record: Pick<MatchRecord, 'head' | 'events'>,
    { level, seed, simulations = USUAL_SIMULATIONS, known = [] }: ReviewOptions,
  ) {
    const fault = reviewFault(record);
    if (fault) throw new NotReviewable(fault);
    this.played = positionsOf(record);
    this.hand = handOf(this.played, level);
    this.seed = seed;
    this.simulations = simulations;
    this.known = new Map(known.map((stroke) => [stroke.seq, stroke]));
  }

  /** The positions that nobody has weighed, in their order. */
  get missing(): readonly number[] {
    return this.played.positions.flatMap((_, at) => (this.isNeeded(at) ? [at] : []));
  }

  /** Is what was weighed here asked for? By its own stroke, or by the one that led to it. */
  private isNeeded(at: number): boolean {
    const { positions } = this.played;
    const position = positions[at];
    if (!position || this.weighed.has(at)) return false;
    if (position.struck) return !this.known.has(position.struck.seq);
    const before = positions[at - 1]?.struck;
    return before != null && !this.known.has(before.seq);
  }

  get positions(): number {
    return this.played.positions.length;
  }

  questionAt(at: number): WeighQuestion {
    const { match, struck } = this.positionAt(at);
    return {
      kind: 'weigh',
      match,
      stroke: struck && !struck.improper ? struck.stroke : null,
      level: this.hand.level,
      // Each has dice of its own: it does not matter which are weighed first, or where.
      seed: (this.seed * 7919 + match.seq) | 0,
      budget: { simulations: Math.ceil(this.simulations * (isBreak(match) ? BREAK_SHARE : 1)) },
      tries: Math.max(LEAST_TRIES, Math.ceil(this.simulations * TRIES_SHARE)),
    };
  }

  take(at: number, weighing: Weighing | null): void {
    this.weighed.set(at, weighing);
  }

  /** The strokes that are done, from the first on: the next position is known, or the board's end. */
  strokes(): readonly ReviewedStroke[] {
    return this.played.positions.flatMap((position, at) => {
      const { struck } = position;
      if (!struck) return [];
      const known = this.known.get(struck.seq) ?? this.reviewed(position, at);
      if (known) this.known.set(struck.seq, known);
      return known ? [known] : [];
    });
  }

  review(): Review {
    const strokes = this.strokes();
    return {
      version: REVIEW_VERSION,
      seed: this.seed,
      simulations: this.simulations,
      hand: this.hand,
      boards: this.played.boards,
      strokes,
      turning: turningIn(strokes),
      players: playerReviews(strokes),
    };
  }

  private reviewed(position: WeighedPosition, at: number): ReviewedStroke | null {
    const { struck, board, player } = position;
    const before = this.chanceAt(at);
    const after = this.chanceAfter(at);
    if (!struck || before === null || after === null) return null;
    const isA = competitorOf(player) === 'A';
    const weighing = this.weighed.get(at) ?? null;
    const { best, played, idle, next, mark, expectedPots } = judgeStroke(
      struck,
      weighing,
      isA ? after : 1 - after,
      reckoningIn(position),
    );
    const { seq, number, seat, improper, pots } = struck;
    return {
      ...{ seq, number, board, player, seat, before, after, mark, improper },
      ...{ best, played, idle, next, pots, expectedPots },
    };
  }

  private positionAt(at: number): WeighedPosition {
    const position = this.played.positions[at];
    if (!position) throw new RangeError(`there is no position ${at}`);
    return position;
  }

  /** A's chance where a position was weighed or is known; where the striker found no place, nobody can tell. */
  private chanceAt(at: number): number | null {
    const { player, struck } = this.positionAt(at);
    const known = struck && this.known.get(struck.seq);
    if (known) return known.before;
    const weighing = this.weighed.get(at);
    if (weighing === undefined) return null;
    const chance = weighing ? reckoningIn(this.positionAt(at))(weighing.best.value) : EVEN;
    return competitorOf(player) === 'A' ? chance : 1 - chance;
  }

  /** What came of a stroke: the next position of its board, or how the board ended. */
  private chanceAfter(at: number): number | null {
    const { positions, boards } = this.played;
    const { board } = this.positionAt(at);
    if (positions[at + 1]?.board === board) return this.chanceAt(at + 1);
    return chanceAtEnd(boards[board - 1]);
  }
}

const isBreak = ({ board }: MatchState): boolean => board?.table.broken === false;

const reckoningIn = ({ match }: WeighedPosition): Reckoning => (isBreak(match) ? chanceAtBreak : chanceOf);

const EVEN = 0.5;

/** A board that is played again was nobody's. */
const chanceAtEnd = (board: ReviewedBoard | undefined): number =>
  board?.winner ? Number(board.winner === 'A') : EVEN;
