import { type Competitor, lawsOf, type Queen, type Side } from '@opencarrom/laws';
import { type Actor, type BoardInPlay, competitorOf, type MatchState, type Player } from '@opencarrom/match';
import type { PlacedMan } from '@opencarrom/physics';
import { expect } from 'vitest';

/** What an onlooker can say of a match: each of these fails the test where it is not so. */
export class Watched {
  /** Frozen, so that nothing can be changed behind our back. */
  state: MatchState;

  constructor(state: MatchState) {
    this.state = freeze(state);
  }

  get board(): BoardInPlay {
    if (!this.state.board) throw new Error('no board is being played');
    return this.state.board;
  }

  get men(): readonly PlacedMan[] {
    return this.board.men ?? [];
  }

  sideOf(competitor: Competitor): Side {
    return this.board.white === competitor ? 'white' : 'black';
  }

  /** It is this player's turn. */
  turn(player: Player): this {
    expect(this.board.onTurn).toBe(player);
    expect(this.board.table.turn).toBe(this.sideOf(competitorOf(player)));
    return this;
  }

  /** These laws are among those of the last ruling. */
  by(...laws: readonly string[]): this {
    expect(this.board.ruling && lawsOf(this.board.ruling)).toEqual(expect.arrayContaining([...laws]));
    return this;
  }

  /** Men on the board by colour, owed ones if any, and the queen where it is said. */
  table(white: number | [number, number], black: number | [number, number], queen?: Queen): this {
    const { table } = this.board;
    const count = (side: Side) => [table[side].onBoard, table[side].owed];
    const pair = (men: number | [number, number]) => (typeof men === 'number' ? [men, 0] : men);
    expect({ white: count('white'), black: count('black') }).toEqual({
      white: pair(white),
      black: pair(black),
    });
    if (queen) expect(table.queen).toBe(queen);
    return this;
  }

  /** What waits to be placed, in order: 'white by B1'. */
  waiting(...tasks: readonly string[]): this {
    expect(this.board.tasks.map(({ piece, by }) => `${piece} by ${by}`)).toEqual(tasks);
    return this;
  }

  /** Points of the game being played or just over. */
  score(A: number, B: number, game = this.state.score.games.length): this {
    const points = this.state.score.games[game - 1] ?? { A: 0, B: 0 };
    expect({ A: points.A, B: points.B }).toEqual({ A, B });
    return this;
  }

  /** The clock that runs, for whom, and the seconds left on it at the time of the last event. */
  clock(kind: string | null, of: Actor | null = null, left?: number): this {
    const { clock, at } = this.state;
    expect(clock && { kind: clock.kind, of: clock.of }).toEqual(kind && { kind, of });
    if (clock && left !== undefined) expect(clock.since + clock.seconds * 1000 - at).toBe(left * 1000);
    return this;
  }

  /** The match is over: who won it, and how. */
  over(winner: Competitor | null, how: string): this {
    expect(this.state.outcome).toMatchObject({ winner, how });
    return this;
  }

  /** The last board that ended. */
  get line() {
    const line = this.state.lines.at(-1);
    if (!line) throw new Error('no board is over');
    return line;
  }
}

/** Nothing reachable can be changed any more; what was frozen before is not walked again. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
