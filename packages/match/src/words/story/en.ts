import type { Named } from '@opencarrom/laws';
import { doing } from '@opencarrom/laws/words/grammar/en';
import type { MatchEnding } from '../../log/event.js';
import { atStart } from '../../views/names.js';
import { en as match } from '../en.js';
import type { Gone, Scene, StoryWords } from './story-words.js';

const { men, takes, lengths } = match;

const FINES = {
  'keep-turn': 'to return those coins and one more and keep the turn',
  'lose-turn': 'to give one coin and the turn',
} as const;

/** What became of a later act that no longer fitted. */
const CHOICES = {
  keep: 'is kept as it was',
  give: 'is given to the other',
  'leave-out': 'is left out',
} as const;

const ENDINGS: Readonly<Record<MatchEnding, string>> = {
  score: 'on points',
  conceded: 'the other side gave up',
  awarded: 'awarded by the laws',
  abandoned: 'abandoned',
};

const does = (by: Named, verb: string, ending = 's'): string =>
  doing({ ...by, name: atStart(by) }, verb + ending, verb);

function gone({ piece, count, pocket }: Gone): string {
  const what = piece === 'queen' || piece === 'striker' ? `the ${piece}` : men(count, piece);
  return pocket ? `${what} (${pocket})` : what;
}

const list = (pieces: readonly Gone[]): string => pieces.map(gone).join(', ');

/** A stroke: whose, and what left the board by it. */
function struck({ onTurn, stroke, pocketed, overboard, takenAsPlaced, isExact }: Scene): string {
  const fell = [
    ...(pocketed.length > 0 ? [list(pocketed)] : []),
    ...(overboard.length > 0 ? [`off the board: ${list(overboard)}`] : []),
  ];
  const counted = stroke === null ? 'Stroke' : `Stroke ${stroke}`;
  const whose = onTurn && (isExact ? `${counted}, ${onTurn.name}` : atStart(onTurn));
  const told = `${whose ?? 'a stroke'}: ${fell.join('; ') || 'nothing pocketed'}`;
  return takenAsPlaced.length > 0 ? `${told} (before it, taken as placed: ${list(takenAsPlaced)})` : told;
}

function opening(breaker: Named, white: Named): string {
  const breaks = doing(breaker, 'breaks', 'break');
  return breaker.name === white.name
    ? `${breaks} with white`
    : `${breaks}, ${doing(white, 'has', 'have')} white`;
}

const why = (reason: string | undefined): string => (reason ? `: ${reason}` : '');

const millimetres = (metres: number): string => (metres * 1000).toFixed(1);

export const story: StoryWords = {
  match,
  again: (told) => `(again) ${told}`,
  gone: (told) => `(no longer counts) ${told}`,
  times: (told, times) => `${told} (${times} times)`,
  laws: (laws) => `${laws.length === 1 ? 'law' : 'laws'} ${laws.join(', ')}`,
  score: (game, A, B) => `game ${game}: ${A}, ${B}`,
  acts: {
    toss: ({ winner }, { who }) => `${atStart(who(winner))} won the toss`,
    choose: ({ take }, { tossWinner }) =>
      `${tossWinner?.isYou ? 'Your choice' : `Choice of ${tossWinner?.name}`}: ${takes[take]}`,
    sit: ({ seats }, { who }) =>
      `Seated: ${Object.entries(seats)
        .map(([player, seat]) => `${who(player as 'A1').name} ${seat}`)
        .join(', ')}`,
    trial: () => 'A trial board',
    play: () => '“Play”',
    strike: (_, scene) => (scene.onTurn ? struck(scene) : 'another stroke'),
    observe: (_, scene) => struck(scene),
    pass: (_, { onTurn }) => (onTurn ? `${does(onTurn, 'pass', 'es')} the turn` : 'the turn was passed'),
    help: ({ took }, { by }) =>
      took === 'hint' ? `${does(by, 'take')} a hint` : `${does(by, 'watch', 'es')} the hinted stroke`,
    place: ({ x, y }, { by, isExact }) =>
      x === undefined || y === undefined
        ? 'The coins are placed'
        : `${does(by, 'place')} a coin${isExact ? ` at ${millimetres(x)}, ${millimetres(y)} mm` : ''}`,
    forgo: (_, { by }) => `${does(by, 'waive')} all the coins owed`,
    'no-room': () => 'There is no room to place',
    fine: ({ take }, { by }) => `${does(by, 'choose')} ${FINES[take]}`,
    claim: (_, { by }) => does(by, 'claim'),
    demand: ({ points }, { by }) =>
      `${does(by, 'demand')} ${points} extra ${points === 1 ? 'point' : 'points'}`,
    close: () => 'No more claims or demands',
    call: ({ law, against, reason }, { who }) =>
      `Law ${law} is called against ${who(against).name}${why(reason)}`,
    warn: ({ law, against, player, reason }, { who }) =>
      `A warning by law ${law} for ${who(player ?? against).name}${why(reason)}`,
    time: () => 'Time has run out',
    appeal: ({ about }, { by }) => `${does(by, 'appeal')} to the umpire${about ? `: ${about}` : ''}`,
    deem: (_, { overlooked }) => `Noticed too late: ${overlooked}`,
    recount: ({ white, black, reason }) =>
      `Counted again: ${white.onBoard} white, ${black.onBoard} black (${reason})`,
    concede: ({ what, reason }, { by, length }) =>
      `${does(by, 'give')} up the ${lengths[length === 'match' ? what : length]}${why(reason)}`,
    abandon: ({ reason }, { length }) => `The ${lengths[length]} is abandoned: ${reason}`,
    protest: ({ facts }, { by }) => `${does(by, 'protest')}: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `Protest ${protest} is ${upheld ? 'upheld' : 'dismissed'}: ${decision}`,
    correct: ({ of, with: other, reason, decisions = [] }, { isExact, instead }) => {
      if (!isExact) return other ? `Corrected: ${reason}` : `Crossed out: ${reason}`;
      const told = `Event ${of} is corrected (${reason}): ${other ? instead(other.by, other.act) : 'it did not happen'}`;
      return [told, ...decisions.map((later) => `event ${later.of} ${CHOICES[later.choice]}`)].join('; ');
    },
    undo: () => 'Undone',
    redo: () => 'Redone',
    tally: ({ winner, men: left, queen, demanded = 0 }, { who }) =>
      `Result entered: ${who(winner).name} won, ${left} ${left === 1 ? 'coin' : 'coins'} left, queen to ${queen ? who(queen).name : 'nobody'}${demanded > 0 ? `, ${demanded} extra demanded` : ''}`,
    sign: ({ name }, { by }) => `Signed for ${by.name}: ${name}`,
  },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `Game ${game}, board ${board}${extra ? ', the extra board' : ''}: ${opening(who(breaker), who(white))}`,
    put: ({ piece }) => `The umpire puts back ${piece === 'queen' ? 'the queen' : men(1, piece)}`,
    'kept-owed': ({ side, count }) => `No room: ${men(count, side)} still owed`,
    forfeited: ({ side, count }) => `The right to place is lost: ${men(count, side)} no longer owed`,
    'out-of-turn': ({ player }, who) => `${does(who(player), 'strike')} out of turn, and it is allowed`,
    'board-over': ({ winner, points, how }, who, length) => {
      if (how === 'replay' || !winner) return 'The board does not count and is played again';
      if (how === 'conceded')
        return `${does(who(winner), 'win')} the ${length === 'board' ? 'board' : 'game'}: the other side gave up`;
      return `${does(who(winner), 'win')} the board: ${points === 1 ? '1 point' : `${points} points`}`;
    },
    'match-over': ({ winner, how }, who, length) => {
      if (!winner) return `The ${length} is over, ${ENDINGS[how]}`;
      // Whose the board is, and how, has just been told.
      if (length === 'board' && how !== 'awarded') return `${atStart(who(winner))} won`;
      return `${does(who(winner), 'win')} the ${length}, ${ENDINGS[how]}`;
    },
    rewound: ({ to }) => `Back to how the match stood after event ${to}`,
  },
};
