import type { Stroke } from '@opencarrom/physics';
import { type Shot, type ShotVerdict, type Stars, tellHints } from '@opencarrom/shots';
import { type Attempt, isDone, type ShotHelp } from '../match/shots/shot-record.js';
import { spoken } from '../match/shots/shot-words.js';
import { ShotDesk } from './desk.svelte.js';
import { starsToWin, starsWon } from './stand-in.js';

/** A try that did it. */
interface Success {
  readonly stars: Stars;
  readonly way: number | null;
}

/** Where it is kept how it goes. */
export interface Keeper {
  readonly attempt: Attempt;
  /** What it was done by, where it is done already. */
  readonly strokes: readonly Stroke[];
  readonly stars: Stars;
  readonly keep: (attempt: Attempt, strokes: readonly Stroke[], success: Success | null) => void;
}

/** A shot being tried: what was tried and told so far, and the board. */
export class Playing {
  attempt: Attempt = $state.raw({ tries: [], help: null });
  stars: Stars = $state(0);
  /** So many hints were given. */
  hints = $state(0);
  /** It was done before, and is played once more: nothing is counted. */
  isForFun = $state(false);
  readonly desk: ShotDesk;

  constructor(
    readonly shot: Shot,
    private readonly keeper: Keeper,
  ) {
    this.attempt = keeper.attempt;
    this.stars = keeper.stars;
    this.desk = new ShotDesk(shot, (verdict, strokes) => this.tried(verdict, strokes));
    if (this.attempt.help) this.hints = this.hintsTold.length;
    if (isDone(this.attempt) && keeper.strokes.length > 0) this.desk.recall(keeper.strokes);
  }

  get isDone(): boolean {
    return isDone(this.attempt);
  }

  get toWin(): Stars {
    return starsToWin(this.shot, this.attempt);
  }

  get hintsTold(): readonly string[] {
    return tellHints(this.shot, spoken());
  }

  /** A hint more, and after the last one how it is done. */
  help(): void {
    if (this.hints < this.hintsTold.length) {
      this.hints += 1;
      this.helped('hint');
      return;
    }
    this.helped('solution');
    const [best] = this.shot.ways;
    if (best) this.desk.watch(best.strokes);
  }

  again(): void {
    this.isForFun ||= this.isDone;
    this.desk.again();
  }

  /** The men back before the task is over. What was struck was seen, so it counts as a try. */
  undo(): void {
    const { verdict, struck } = this.desk;
    if (!this.desk.mayUndo || !verdict) return;
    this.tried(verdict, struck);
    this.desk.again();
  }

  private helped(help: ShotHelp): void {
    if (this.isDone || this.attempt.help === 'solution') return;
    this.attempt = { ...this.attempt, help };
    this.keeper.keep(this.attempt, [], null);
  }

  private tried(verdict: ShotVerdict, strokes: readonly Stroke[]): void {
    if (this.isDone) return;
    const { why, way, state, rulings } = verdict;
    const success = state === 'done' ? { stars: starsWon(this.shot, this.attempt, verdict), way } : null;
    const tries = [...this.attempt.tries, { why: why.code, strokes: Math.max(1, rulings.length) }];
    this.attempt = { ...this.attempt, tries };
    if (success) this.stars = success.stars;
    this.keeper.keep(this.attempt, strokes, success);
  }
}
