import { expect } from 'vitest';
import type { RulingJson } from '../../src/index.js';
import type { Decisions, Discipline, Queen, Side } from '../../src/vocabulary.js';
import { ask, type BoardInShort, type CaseInShort, type StrokeInShort } from '../support/ask.js';

/** Tables are written as the striking player sees the board, and asked with either colour on turn. */
export const SIDES: readonly Side[] = ['white', 'black'];

export const otherThan = (me: Side): Side => (me === 'white' ? 'black' : 'white');

export type QueenSeen = 'on-board' | 'to-cover' | 'covered-by-me' | 'covered-by-them';

interface Both<T> {
  mine?: T;
  theirs?: T;
}

/** Six of mine and seven of theirs on the board unless said otherwise. */
export interface BoardSeen {
  mine?: number;
  theirs?: number;
  owed?: Both<number>;
  score?: Both<number>;
  hasPocketed?: Both<boolean>;
  queen?: QueenSeen;
  broken?: boolean;
  breakAttempts?: number;
}

export interface StrokeSeen {
  own?: number;
  opponents?: number;
  queen?: boolean;
  striker?: boolean;
  improper?: boolean;
  touched?: boolean;
  claimed?: boolean;
  breach?: string;
  overboard?: { own?: number; opponents?: number; queen?: boolean; striker?: boolean };
}

export interface CaseSeen {
  discipline?: Discipline;
  board?: BoardSeen;
  stroke?: StrokeSeen;
  call?: { law: string; against: 'me' | 'them'; beforeFirstStroke?: boolean };
  decisions?: Decisions;
}

const coloured = <T>(me: Side, { mine, theirs }: Both<T>): { white?: T; black?: T } => ({
  ...(mine === undefined ? {} : { [me]: mine }),
  ...(theirs === undefined ? {} : { [otherThan(me)]: theirs }),
});

function queenOf(me: Side, queen: QueenSeen): Queen {
  if (queen === 'covered-by-me') return `covered-by-${me}`;
  if (queen === 'covered-by-them') return `covered-by-${otherThan(me)}`;
  return queen;
}

function boardOf(me: Side, seen: BoardSeen): BoardInShort {
  const { mine = 6, theirs = 7, owed = {}, score = {}, hasPocketed = {}, queen = 'on-board', ...rest } = seen;
  return {
    ...rest,
    turn: me,
    ...coloured(me, { mine, theirs }),
    owed: coloured(me, owed),
    score: coloured(me, score),
    hasPocketed: coloured(me, hasPocketed),
    queen: queenOf(me, queen),
  };
}

function strokeOf(me: Side, seen: StrokeSeen): StrokeInShort {
  const { own = 0, opponents = 0, overboard, ...rest } = seen;
  const jumped = overboard && {
    ...coloured(me, { mine: overboard.own ?? 0, theirs: overboard.opponents ?? 0 }),
    queen: overboard.queen ?? false,
    striker: overboard.striker ?? false,
  };
  return {
    ...rest,
    ...coloured(me, { mine: own, theirs: opponents }),
    ...(jumped ? { overboard: jumped } : {}),
  };
}

/** The case in colours, under icf. */
export function inColours(me: Side, { board = {}, stroke, call, ...rest }: CaseSeen): CaseInShort {
  return {
    rulebook: 'icf',
    ...rest,
    board: boardOf(me, board),
    ...(stroke ? { stroke: strokeOf(me, stroke) } : {}),
    ...(call ? { call: { ...call, against: call.against === 'me' ? me : otherThan(me) } } : {}),
  };
}

export const askAs = (me: Side, seen: CaseSeen): RulingJson => ask(inColours(me, seen));

/** What a ruling on a board that goes on must say. */
export interface GoesOn {
  turn: 'continues' | 'passes';
  /** Own men taken out for placing, and opponents' men. */
  back?: number;
  theirsBack?: number;
  queenBack?: boolean;
  /** On the board afterwards, and still owed. */
  mine: number;
  theirs: number;
  owed?: number;
  theirsOwed?: number;
  queen: QueenSeen;
  /** The first is the first cited. */
  laws: readonly [string, ...string[]];
}

export function expectGoesOn(answer: RulingJson, me: Side, want: GoesOn): void {
  const them = otherThan(me);
  expect(answer).toMatchObject({
    turn: want.turn,
    next: want.turn === 'continues' ? me : them,
    returned: { [me]: want.back ?? 0, [them]: want.theirsBack ?? 0, queen: want.queenBack ?? false },
    board: {
      turn: want.turn === 'continues' ? me : them,
      [me]: { onBoard: want.mine, owed: want.owed ?? 0 },
      [them]: { onBoard: want.theirs, owed: want.theirsOwed ?? 0 },
      queen: queenOf(me, want.queen),
      broken: true,
      breakAttempts: 0,
    },
    result: null,
    choices: [],
  });
  expectLaws(answer, want.laws);
}

export function expectLaws(answer: RulingJson, laws: readonly [string, ...string[]]): void {
  expect(answer.laws[0]).toBe(laws[0]);
  expect(answer.laws).toEqual(expect.arrayContaining([...laws]));
}

/** What a ruling that ends the board must say. */
export interface Won {
  winner: 'me' | 'them';
  points: number;
  demandable?: number;
}

export function expectWon(answer: RulingJson, me: Side, { winner, points, demandable = 0 }: Won): void {
  expect(answer).toMatchObject({
    turn: 'over',
    next: null,
    returned: { white: 0, black: 0, queen: false },
    placing: [],
    board: { white: { owed: 0 }, black: { owed: 0 } },
    choices: [],
  });
  expect(answer.result).toEqual({ winner: winner === 'me' ? me : otherThan(me), points, demandable });
}
