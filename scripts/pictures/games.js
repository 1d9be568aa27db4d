// Games for the pictures, played by the stand-in: the first of its moments that shows what a picture is about.
import {
  competitorOf,
  decide,
  makeDice,
  newHead,
  openMatch,
  phaseOf,
  refusalMessage,
  standIn,
} from '@opencarrom/match';
import { standing } from './standing.js';

/**
 * @typedef {import('@opencarrom/match').MatchState} MatchState
 * @typedef {import('@opencarrom/match').Event} Event
 * @typedef {Parameters<typeof newHead>[0]} Entry
 */

const MOST_SEEDS = 200;
const MOST_COMMANDS = 400;
const PERSON = { kind: 'person' };
const COMPUTER = { kind: 'computer', level: 6 };

/** Everything a picture opens, as the app keeps it. */
export function gamesForPictures() {
  const singles = { players: { A: ['Asha'], B: ['Computer · 6'] }, length: /** @type {const} */ ('game') };
  return [
    kept('cover', singles, isToCover, '2025-01-15T09:40:00.000Z'),
    kept('due', singles, isPlacing, '2025-01-14T18:05:00.000Z'),
    kept(
      'finished',
      { players: { A: ['Asha'], B: ['Bilal'] }, length: 'board' },
      isOver,
      '2025-01-12T16:20:00.000Z',
      PERSON,
    ),
    kept(
      'doubles',
      { players: { A: ['Asha', 'Chitra'], B: ['Bilal', 'Dev'] }, discipline: 'doubles', length: 'board' },
      isOver,
      '2025-01-08T20:15:00.000Z',
      PERSON,
    ),
  ];
}

/** A board just broken, so that there is much to think about, with this computer on turn. @param {object} computer */
export const gameToThinkAbout = (computer) => ({
  ...kept(
    'computers',
    { players: { A: ['A'], B: ['B'] }, length: 'board' },
    isWide,
    '2025-01-15T09:40:00.000Z',
  ),
  controllers: { A1: computer, B1: computer },
});

/** @param {MatchState} state */
const isWide = (state) =>
  phaseOf(state) === 'stroke' && (state.board?.strokes ?? 0) >= 3 && (state.board?.men?.length ?? 0) >= 17;

/** The person on turn has the queen to cover, in the midst of a board that is not the first. @param {MatchState} state */
const isToCover = (state) =>
  phaseOf(state) === 'stroke' &&
  state.board?.onTurn === 'A1' &&
  state.board.board >= 2 &&
  state.board.table.queen === 'to-cover' &&
  between(state.board.men?.length ?? 0, 9, 13);

/** @param {MatchState} state */
const isPlacing = (state) =>
  phaseOf(state) === 'placing' &&
  state.board?.tasks[0]?.by === 'A1' &&
  state.board.board >= 2 &&
  between(state.board.men?.length ?? 0, 8, 14);

/** @param {MatchState} state */
const isOver = (state) => phaseOf(state) === 'over' && between(state.seq, 60, 400);

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => value >= least && value <= most;

/**
 * @param {string} id
 * @param {Entry} entry
 * @param {(state: MatchState) => boolean} isIt
 * @param {string} changed
 * @param {object} [other] who plays the other side
 */
function kept(id, entry, isIt, changed, other = COMPUTER) {
  const { head, events, state } = found(entry, isIt, changed);
  const players = /** @type {const} */ (['A1', 'B1', 'A2', 'B2']).slice(
    0,
    head.discipline === 'doubles' ? 4 : 2,
  );
  const controllers = Object.fromEntries(
    players.map((player) => [player, competitorOf(player) === 'A' ? PERSON : other]),
  );
  return {
    id,
    head,
    controllers,
    seed: 7,
    begun: changed,
    changed,
    over: phaseOf(state) === 'over',
    summary: standing(state),
    events,
  };
}

/**
 * @param {Entry} entry
 * @param {(state: MatchState) => boolean} isIt
 * @param {string} date
 */
function found(entry, isIt, date) {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const head = newHead({ date, ...entry });
    const dice = makeDice(seed);
    /** @type {Event[]} */
    const events = [];
    let state = openMatch(head);
    for (let given = 0; given < MOST_COMMANDS; given++) {
      const command = standIn(state, dice);
      if (!command) break;
      const decision = decide(state, command);
      if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
      events.push(...decision.events);
      state = decision.state;
      if (isIt(state)) return { head, events, state };
    }
  }
  throw new Error('the stand-in never came to what the picture is about');
}
