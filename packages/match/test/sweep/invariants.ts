import { ICF } from '@opencarrom/physics';
import { type MatchState, phaseOf, seatOf, sideOfPlayer } from '../../src/index.js';
import { somebodyMay } from './random-acts.js';

/** What must hold between any two events. Throws what does not. */
export function checkInvariants(state: MatchState): void {
  const phase = phaseOf(state);
  const { board } = state;
  if (phase === 'over') return;
  if (!GOES_ON.some((type) => somebodyMay(state, type))) throw new Error(`stuck in ${phase}`);
  if (!board) return;
  for (const side of ['white', 'black'] as const) checkSide(state, side);
  if (phase === 'stroke' && board.table.turn !== sideOfPlayer(board, board.onTurn))
    throw new Error(`${board.onTurn} is on turn, but the board says ${board.table.turn}`);
  if (state.seats) seatOf(state.seats, board.onTurn);
  checkMen(state);
}

/** One of these always moves the match on. */
const GOES_ON = [
  'toss',
  'choose',
  'sit',
  'play',
  'strike',
  'observe',
  'fine',
  'place',
  'demand',
  'close',
] as const;

function checkSide({ board, head }: MatchState, side: 'white' | 'black'): void {
  if (!board) return;
  const { onBoard, owed } = board.table[side];
  const least = board.ruling?.result ? 0 : 1;
  if (onBoard < least || onBoard > 9) throw new Error(`${side} has ${onBoard} men on the board`);
  if (owed < 0 || owed > 60) throw new Error(`${side} owes ${owed}`);
  if (!board.men || board.ruling?.result || board.ruling?.choices.length) return;
  const letter = side === 'white' ? 'w' : 'b';
  const lying = board.men.filter(({ id }) => id.startsWith(letter)).length;
  const waiting = board.tasks.filter(({ piece }) => piece === side).length;
  if (lying + waiting !== onBoard)
    throw new Error(`${head.rulebook}: ${lying} ${side} men lie, ${waiting} wait, ${onBoard} are counted`);
}

function checkMen({ board }: MatchState): void {
  if (!board?.men || board.ruling?.result || board.ruling?.choices.length) return;
  const { men, table, tasks } = board;
  const queenLies = men.some(({ id }) => id === 'queen');
  const queenWaits = tasks.some(({ piece }) => piece === 'queen');
  if ((table.queen === 'on-board') !== (queenLies || queenWaits))
    throw new Error(`the queen is ${table.queen}, and ${queenLies ? 'lies' : 'does not lie'} there`);
  const half = ICF.surface / 2 - ICF.man.diameter / 2 + 1e-9;
  for (const [index, man] of men.entries()) {
    if (Math.abs(man.x) > half || Math.abs(man.y) > half) throw new Error(`${man.id} lies outside`);
    for (const other of men.slice(0, index)) {
      const apart = Math.hypot(man.x - other.x, man.y - other.y);
      if (apart < ICF.man.diameter - 1e-9) throw new Error(`${man.id} lies on ${other.id}`);
      if (man.id === other.id) throw new Error(`${man.id} is there twice`);
    }
  }
}
