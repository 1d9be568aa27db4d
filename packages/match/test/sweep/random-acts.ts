import { type Book, bookOf } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  backAlong,
  type Command,
  type Dice,
  deadline,
  type Event,
  guard,
  type LoggedMatch,
  type MatchState,
  phaseOf,
  playersOf,
  type Seen,
  standIn,
} from '../../src/index.js';

/** Somebody's next command: mostly what the match waits for, now and then anything at all. */
export function randomCommand({ state, events }: LoggedMatch, dice: Dice): Command | null {
  if (phaseOf(state) === 'over') return null;
  if (dice.uniform() < 0.2) return interference({ state, events }, dice);
  if (state.head.source === 'observed' && phaseOf(state) === 'stroke') {
    const at = state.latest + 500;
    return { by: 'umpire', at, act: { type: 'observe', seen: seenOn(state, dice) } };
  }
  return standIn(state, dice);
}

/** Calls that end a board are rare, or boards would never be played out. */
const calledLaw = (book: Book, dice: Dice): string => {
  const laws = withConsequence(book);
  const mild = laws.filter(({ consequence }) => !/^(board|match)/.test(consequence ?? ''));
  return dice.pick(dice.uniform() < 0.05 ? laws : mild).id;
};

/** A stroke as an umpire might see it: anything that the board allows. */
function seenOn({ board, head }: MatchState, dice: Dice): Seen {
  if (!board) return {};
  const { table } = board;
  if (!table.broken && dice.uniform() < 0.3)
    return { touched: false, pocketed: { striker: dice.uniform() < 0.2 } };
  const some = (most: number) => Math.min(most, dice.pick([0, 0, 0, 1, 1, 1, 2, 3]));
  const own = table[table.turn].onBoard;
  const theirs = table[table.turn === 'white' ? 'black' : 'white'].onBoard;
  const pocketed = { own: some(own), theirs: dice.uniform() < 0.25 ? some(theirs) : 0 };
  const [white, black] =
    table.turn === 'white' ? [pocketed.own, pocketed.theirs] : [pocketed.theirs, pocketed.own];
  const overboard =
    dice.uniform() < 0.05 && table.white.onBoard - white > 0
      ? { white: 1, striker: dice.uniform() < 0.5 }
      : {};
  const striker = dice.uniform() < 0.15 && !('striker' in overboard && overboard.striker);
  const queen = table.queen === 'on-board' && dice.uniform() < 0.2;
  const improper = dice.uniform() < 0.1 ? { breach: dice.pick(fouls(bookOf(head.rulebook))) } : {};
  return {
    pocketed: { white, black, queen, striker },
    overboard,
    claimed: dice.uniform() < 0.5,
    ...improper,
  };
}

const withConsequence = (book: Book) => [...book.lawsById.values()].filter((law) => law.consequence);

const fouls = (book: Book): readonly string[] =>
  withConsequence(book)
    .filter(({ consequence }) => consequence === 'foul')
    .map(({ id }) => id);

/** Any act by anybody, legal or not. */
function interference({ state, events }: LoggedMatch, dice: Dice): Command {
  const everybody: readonly Actor[] = ['umpire', ...playersOf(state.head.discipline)];
  const act = dice.pick(ANYTHING)(state, dice, events);
  const allowed = everybody.filter((who) => guard(state, who, act.type) === null);
  const by = dice.pick(allowed.length > 0 && dice.uniform() < 0.8 ? allowed : everybody);
  const { clock, latest } = state;
  const at = act.type === 'time' && clock ? Math.max(deadline(clock) + 1, latest) : latest + 10;
  return { by, at, act };
}

const ANYTHING: readonly ((state: MatchState, dice: Dice, events: readonly Event[]) => Act)[] = [
  () => ({ type: 'undo' }),
  () => ({ type: 'redo' }),
  () => ({ type: 'pass' }),
  () => ({ type: 'claim' }),
  () => ({ type: 'forgo' }),
  () => ({ type: 'no-room' }),
  () => ({ type: 'close' }),
  () => ({ type: 'time' }),
  () => ({ type: 'time' }),
  () => ({ type: 'play' }),
  () => ({ type: 'trial' }),
  () => ({ type: 'appeal', about: 'the light' }),
  () => ({ type: 'undo' }),
  () => ({ type: 'redo' }),
  (_, dice) => ({
    type: 'tally',
    winner: dice.pick(['A', 'B']),
    men: Math.floor(dice.uniform() * 11),
    queen: dice.pick(['A', 'B', null]),
    demanded: dice.pick([0, 1, 3]),
  }),
  (_, dice) => ({ type: 'fine', take: dice.pick(['keep-turn', 'lose-turn']) }),
  (_, dice) => ({ type: 'demand', points: dice.pick([0, 1, 2]) }),
  (_, dice) => ({ type: 'place', x: dice.uniform() * 0.2 - 0.1, y: dice.uniform() * 0.2 - 0.1 }),
  (state, dice) => ({
    type: 'call',
    law: calledLaw(bookOf(state.head.rulebook), dice),
    against: dice.pick(['A', 'B']),
  }),
  (state, dice) => ({
    type: 'warn',
    law: dice.pick(withConsequence(bookOf(state.head.rulebook))).id,
    against: dice.pick(['A', 'B']),
  }),
  (_, dice) =>
    dice.uniform() < 0.1 ? { type: 'concede', what: dice.pick(['game', 'match']) } : { type: 'forgo' },
  () => ({ type: 'protest', facts: 'the striker was pushed' }),
  (state, dice) => ({
    type: 'decide-protest',
    protest: state.protests.length,
    upheld: dice.uniform() < 0.1,
    decision: 'heard',
  }),
  (_, dice) => ({
    type: 'deem',
    matter: dice.pick(['queen-covered', 'dues-forfeited', 'own-man-placed', 'out-of-turn']),
    player: dice.pick(['A1', 'B1', 'A2', 'B2']),
  }),
  (_, dice) => ({
    type: 'recount',
    white: { onBoard: 1 + Math.floor(dice.uniform() * 10), owed: 0 },
    black: { onBoard: 1 + Math.floor(dice.uniform() * 10), owed: 0 },
    queen: dice.pick(['on-board', 'covered-by-white', 'covered-by-black']),
    reason: 'counted again',
  }),
  (_, dice, events) => ({
    type: 'correct',
    of: dice.pick(recentActs(events)),
    with: dice.uniform() < 0.5 ? null : { by: 'umpire', act: { type: 'play' } },
    reason: 'not so',
    later: dice.pick(['keep', 'drop']),
  }),
  () => ({ type: 'strike', stroke: { x: 0, y: -0.2526, vx: 0.3, vy: 2, spin: 0 } }),
  () => ({ type: 'observe', seen: { pocketed: { white: 1 } } }),
  () => ({ type: 'sign', name: 'Somebody' }),
];

/** Numbers of the last few acts, and one that was none. */
function recentActs(events: readonly Event[]): readonly number[] {
  const acts = [0];
  for (const event of backAlong(events)) {
    if (event.type === 'done') acts.push(event.seq);
    if (acts.length === 6) break;
  }
  return acts;
}

/** Is this kind of act open to anybody? */
export const somebodyMay = (state: MatchState, type: Act['type']): boolean =>
  (['umpire', ...playersOf(state.head.discipline)] as const).some((who) => guard(state, who, type) === null);
