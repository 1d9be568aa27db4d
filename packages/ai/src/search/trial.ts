import type { Dice } from '@opencarrom/match';
import { makeRest, ON_BOARD, playInto } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { drawSlips, type HandSlip, NO_SLIP } from '../hand/slips.js';
import type { FallCount, Idea } from '../ideas/idea.js';
import type { Table } from '../table/table.js';
import { isOwn, stretchAt, type View } from '../table/view.js';
import { type Goal, newAppraisal } from '../value/goal.js';

/** Asks what the next player would make of a table, for some slips of each of the best ideas. */
export interface LookAhead {
  /** The share of the budget for it, how many ideas are asked about, and what an answer is thought to cost. */
  readonly share: number;
  readonly ideas: number;
  readonly cost: number;
  /** What the table is worth to the side on turn there, and what it took to find out; null: it cannot be said. */
  readonly ask: (table: Table) => { readonly value: number; readonly simulations: number } | null;
}

/** A stroke as it leaves the hand, in the view. */
export interface TriedStroke {
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
}

/** Tries ideas: plays them through the hand's slips and keeps each idea's sums. */
export class Trial {
  simulations = 0;
  /** Beyond so many simulations an idea is tried but once. */
  limit = Infinity;
  readonly view: View;
  readonly goal: Goal;
  readonly hand: Hand;
  /** All ideas are tried with the same slips, so that none is merely luckier than another. */
  private readonly slips: HandSlip[] = [];
  private readonly dice: Dice;
  private readonly rest = makeRest();
  private readonly struck: TriedStroke = { x: 0, y: 0, vx: 0, vy: 0, spin: 0 };
  private readonly appraisal = newAppraisal();

  constructor(view: View, goal: Goal, hand: Hand, dice: Dice) {
    this.view = view;
    this.goal = goal;
    this.hand = hand;
    this.dice = dice;
  }

  private slip(n: number): HandSlip {
    while (this.slips.length <= n) this.slips.push(...drawSlips(this.dice));
    return this.slips[n];
  }

  /** From here on other slips: those that come were not there when the ideas were chosen. */
  forget(): void {
    this.slips.length = 0;
  }

  private strike(idea: Idea, slip: HandSlip): void {
    strikeWith(this.view, idea, this.hand, slip, this.struck);
    playInto(this.view.layout, this.struck, this.rest);
    this.simulations++;
  }

  private play(idea: Idea, slip: HandSlip, weighs = true): void {
    this.strike(idea, slip);
    this.goal.appraise(this.rest, this.struck, this.appraisal, weighs);
  }

  /** Plays it just as it is meant: what speaks against it? */
  rehearse(idea: Idea): void {
    if (this.goal.isAlone) return;
    this.strike(idea, NO_SLIP);
    const upshot = this.goal.upshot(this.rest, this.struck);
    idea.ruinous = upshot === 'lost';
    idea.foul = upshot === 'foul';
  }

  /**
   * Plays the idea with one of the first slips again and asks what the next player would do: what is gained or
   * lost against the first judgement.
   */
  gainAhead(idea: Idea, slip: number, ask: LookAhead['ask']): number {
    this.play(idea, this.slip(slip));
    const before = this.appraisal.value;
    const table = this.appraisal.next?.() ?? null;
    const answer = table && ask(table);
    if (!table || !answer) return 0;
    this.simulations += answer.simulations;
    return (table.board.turn === this.view.table.board.turn ? answer.value : -answer.value) - before;
  }

  /** Plays the idea with the next slips, until it has been tried that often. `weighs`: is its worth asked for? */
  sample(idea: Idea, tries: number, weighs = true): void {
    const { sums } = idea;
    const { appraisal } = this;
    for (let n = sums.tries; n < tries; n++) {
      if (n > 0 && this.simulations >= this.limit) return;
      const slip = this.slip(n);
      this.play(idea, slip, weighs);
      sums.tries++;
      sums.value += appraisal.value;
      if (appraisal.striker) sums.striker++;
      if (appraisal.won) sums.won++;
      if (appraisal.lost) sums.lost++;
      if (appraisal.foul) sums.foul++;
      if (appraisal.passes) {
        sums.passed++;
        sums.reply += appraisal.reply;
      }
      if (!appraisal.success) continue;
      sums.success++;
      sums.gained += appraisal.value;
      sums.direction += slip.direction;
      sums.place += slip.place;
      if (!appraisal.foul) this.tally(sums.falls, slip);
    }
  }

  /** Few pieces fall in any one stroke, into few pockets: a short list is quicker than any table. */
  private tally(falls: FallCount[], slip: HandSlip): void {
    const { rest } = this;
    let down = 0;
    for (let at = 0; at < rest.pocketed; at++) if (this.isMine(rest.order[at])) down++;
    for (let at = 0; at < rest.pocketed; at++) {
      const piece = rest.order[at];
      if (!this.isMine(piece)) continue;
      const pocket = rest.where[piece];
      let fallen = falls.find((known) => known.piece === piece && known.pocket === pocket);
      if (!fallen) {
        fallen = { piece, pocket, times: 0, along: 0, slip };
        falls.push(fallen);
      }
      fallen.times++;
      fallen.along += down - 1;
    }
  }

  /** Is it the player's, and stays down? A queen that comes back lies on the board again by now. */
  private isMine(piece: number): boolean {
    return this.rest.where[piece] !== ON_BOARD && isOwn(piece, this.view.table.board.turn);
  }
}

/** The stroke that the hand makes of an idea. A hand sees where the striker stands: it slips, but not onto a man. */
export function strikeWith(
  view: View,
  { x, y, ux, uy, speed, spin }: Pick<Idea, 'x' | 'y' | 'ux' | 'uy' | 'speed' | 'spin'>,
  hand: Hand,
  slip: HandSlip,
  struck: TriedStroke,
): void {
  const stretch = stretchAt(view, x);
  const aside = x + hand.place * slip.place;
  struck.x = stretch ? Math.min(Math.max(aside, stretch.from), stretch.to) : x;
  struck.y = y;
  // Turned by an angle through the half-angle's tangent: no sine needed, and exact enough.
  const angle = hand.direction * slip.direction;
  const t = angle / 2 + (angle * angle * angle) / 24;
  const cos = (1 - t * t) / (1 + t * t);
  const sin = (2 * t) / (1 + t * t);
  const fast = Math.max(0.05, speed * (1 + hand.force * slip.speed) + hand.push * slip.push);
  struck.vx = fast * (ux * cos - uy * sin);
  struck.vy = fast * (uy * cos + ux * sin);
  struck.spin = (fast * (spin + hand.spin * slip.spin)) / view.measures.striker;
}
