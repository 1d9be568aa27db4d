import { type BookId, bookOf, books, type Discipline, nextSeat, oppositeOf } from '@opencarrom/laws';
import {
  type Act,
  competitorOf,
  decide,
  type Event,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  type Player,
  phaseOf,
  playersOf,
  refusalMessage,
  seatOf,
  sideOfPlayer,
  standIn,
  validateRecord,
} from '@opencarrom/match';
import { ICF } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { deedFor, type Level, levelOf, placeDue } from '../../src/index.js';
import { men } from '../tables.js';

const level = levelOf(4) as Level;
const NAMES = { singles: { A: ['a'], B: ['b'] }, doubles: { A: ['a', 'c'], B: ['b', 'd'] } };

/** What a computer in this seat does now. */
function deed(state: MatchState, player: Player, seed: number): Act | null {
  const thinking = deedFor(state, player, { level, seed, budget: { simulations: 40 } });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value?.act ?? null;
}

/** What the first of the computers that has anything to do does now. */
function firstDeed(state: MatchState, seed: number): { by: Player; act: Act } | null {
  for (const by of playersOf(state.head.discipline)) {
    const act = deed(state, by, seed);
    if (act) return { by, act };
  }
  return null;
}

/** A board with a computer in every seat; the stand-in is the umpire, and nothing else. */
function playBoard(
  state: MatchState,
  seed: number,
): { state: MatchState; events: Event[]; acts: Act['type'][] } {
  const dice = makeDice(seed);
  const events: Event[] = [];
  const acts: Act['type'][] = [];
  let now = state;
  for (let given = 0; given < 3000; given++) {
    // The players decide on claims themselves.
    const usual = standIn(now, dice, false);
    if (!usual) return { state: now, events, acts };
    const found = firstDeed(now, seed + given);
    const command = found ? { ...usual, ...found } : usual;
    const decision = decide(now, command);
    if ('refusal' in decision)
      throw new Error(`${JSON.stringify(command)}: ${refusalMessage(decision.refusal)}`);
    if (found) acts.push(command.act.type);
    else expect(command.by, `in ${phaseOf(now)}`).toBe('umpire');
    events.push(...decision.events);
    now = decision.state;
  }
  throw new Error('the board does not end');
}

describe('computers in every seat play a board to its end, all of it lawful', () => {
  for (const book of books)
    for (const discipline of book.rules.disciplines.is)
      it(`${book.id}, ${discipline}`, () => {
        const head = newHead({ rulebook: book.id, discipline, length: 'board', players: NAMES[discipline] });
        const played = playBoard(openMatch(head), 11);
        expect(played.state.outcome).not.toBeNull();
        expect(validateRecord({ head, ...played }).mismatch).toBeNull();
        expect(new Set(played.acts)).toContain('strike');
        for (const act of ['concede', 'forgo']) expect(played.acts).not.toContain(act);
      });
});

describe('whose turn it is not', () => {
  it('has nothing to do', () => {
    const state = begun('icf', 'singles');
    const onTurn = state.board?.onTurn as Player;
    const other = playersOf('singles').find(
      (player) => competitorOf(player) !== competitorOf(onTurn),
    ) as Player;
    expect(deed(state, other, 1)).toBeNull();
    expect(deed(state, onTurn, 1)?.type).toBe('strike');
  });
});

/** A match at its first stroke. */
function begun(rulebook: BookId, discipline: Discipline): MatchState {
  const dice = makeDice(3);
  let state = openMatch(newHead({ rulebook, discipline, length: 'board', players: NAMES[discipline] }));
  while (phaseOf(state) !== 'stroke') {
    const command = standIn(state, dice);
    const decision = command && decide(state, command);
    if (!decision || 'refusal' in decision) throw new Error('the match does not begin');
    state = decision.state;
  }
  return state;
}

describe('a due is placed against the seat from which its owner strikes next', () => {
  const lying = men(['queen', 0.2, 0.1], ['w1', -0.2, 0.1], ['w2', 0.3, 0.2], ['b1', 0.25, -0.2]);

  it.each([
    ['icf', 'singles'],
    ['icf', 'doubles'],
    ['starwood', 'doubles'],
  ] as const)('%s, %s', (rulebook, discipline) => {
    const state = begun(rulebook, discipline);
    const { board, seats } = state;
    if (!board || !seats) throw new Error('no board');
    const book = bookOf(rulebook);
    for (const side of ['white', 'black'] as const) {
      const by = playersOf(discipline).find((player) => sideOfPlayer(board, player) !== side) as Player;
      const table = { ...board.table, broken: true };
      const placing = { ...board, table, men: lying, tasks: [{ piece: side, by, owed: true }] };
      const act = deed({ ...state, board: placing }, by, 1);
      const onTurn = seatOf(seats, board.onTurn);
      const after = discipline === 'doubles' ? nextSeat(book, onTurn) : oppositeOf(onTurn);
      const seat = table.turn === side ? onTurn : after;
      const placer = table.turn === side ? after : onTurn;
      const at = placeDue({ book, equipment: ICF, men: lying, side, seat, placer }, level.hand);
      expect(act).toEqual({ type: 'place', ...at });
    }
  });
});
