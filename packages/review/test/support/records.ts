import type { Board } from '@opencarrom/laws';
import {
  decide,
  type Event,
  type MatchState,
  makeDice,
  type NewMatch,
  newHead,
  openMatch,
  refusalMessage,
  standIn,
} from '@opencarrom/match';
import type { ManId, PlacedMan } from '@opencarrom/physics';

export type Spot = readonly [id: ManId, x: number, y: number];

export const men = (...spots: readonly Spot[]): PlacedMan[] => spots.map(([id, x, y]) => ({ id, x, y }));

/** A match played by the stand-in until so many strokes have been made, or to its end. */
export function playedMatch(strokes: number, seed = 7, entry: Partial<NewMatch> = {}) {
  const players = entry.discipline === 'doubles' ? { A: ['a', 'c'], B: ['b', 'd'] } : { A: ['a'], B: ['b'] };
  const head = newHead({ players, length: 'board', ...entry });
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = openMatch(head);
  for (let made = 0; made < strokes; ) {
    const command = standIn(state, dice);
    if (!command) break;
    const decision = decide(state, command, events);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
    if (command.act.type === 'strike') made += 1;
  }
  return { head, events, state };
}

/** A match in which A1, white, is to strike at these men from the south. */
export function matchWith(
  placed: readonly PlacedMan[],
  queen: Board['queen'] = 'covered-by-white',
): MatchState {
  const { state } = playedMatch(1, 1);
  if (!state.board) throw new Error('the board is over');
  const side = (letter: string) => ({
    onBoard: placed.filter(({ id }) => id.startsWith(letter)).length,
    owed: 0,
    score: 0,
    hasPocketed: true,
  });
  const table = {
    ...state.board.table,
    turn: 'white' as const,
    white: side('w'),
    black: side('b'),
    queen,
    broken: true,
  };
  const board = {
    ...state.board,
    table,
    men: placed,
    onTurn: 'A1' as const,
    white: 'A' as const,
    ruling: null,
    tasks: [],
  };
  return { ...state, board, seats: { A1: 'S', B1: 'N' } };
}
