import type { Named } from '@opencarrom/laws';
import type { MatchEnding } from '../../log/event.js';
import { atStart } from '../../views/names.js';
import { en as match } from '../en.js';
import type { Gone, Scene, StoryWords } from './story-words.js';

const { men, takes, lengths } = match;

const FINES = {
  'keep-turn': 'the men back with one more, and to strike on',
  'lose-turn': 'to give one man and the turn',
} as const;

/** What became of a later act that no longer fitted. */
const CHOICES = {
  keep: 'is kept as it was',
  give: 'is given to the other',
  'leave-out': 'is left out',
} as const;

const ENDINGS: Readonly<Record<MatchEnding, string>> = {
  score: 'on points',
  conceded: 'conceded',
  awarded: 'awarded by the laws',
  abandoned: 'abandoned',
};

const does = (by: Named, verb: string, ending = 's'): string =>
  `${atStart(by)} ${by.isYou ? verb : verb + ending}`;

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
  const told = `${whose ?? 'a stroke'}: ${fell.join('; ') || 'nothing falls'}`;
  return takenAsPlaced.length > 0 ? `${told} (before it, taken as placed: ${list(takenAsPlaced)})` : told;
}

function opening(breaker: Named, white: Named): string {
  if (!breaker.isYou) return `${breaker.name} breaks, ${white.name} with the white men`;
  return `You break, ${white.isYou ? '' : `${white.name} `}with the white men`;
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
    place: ({ x, y }, { by, isExact }) =>
      x === undefined || y === undefined
        ? 'The men are placed'
        : `${does(by, 'place')} a man${isExact ? ` at ${millimetres(x)}, ${millimetres(y)} mm` : ''}`,
    forgo: (_, { by }) => `${does(by, 'forgo', 'es')} the dues, all of them`,
    'no-room': () => 'There is no room to place',
    fine: ({ take }, { by }) => `${does(by, 'choose')} ${FINES[take]}`,
    claim: (_, { by }) => does(by, 'claim'),
    demand: ({ points }, { by }) => `${does(by, 'demand')} ${points} more`,
    close: () => 'Nobody claims or demands any more',
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
      `${does(by, 'concede')} the ${lengths[length === 'match' ? what : length]}${why(reason)}`,
    abandon: ({ reason }, { length }) => `The ${lengths[length]} is abandoned: ${reason}`,
    protest: ({ facts }, { by }) => `${does(by, 'protest')}: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `Protest ${protest} is ${upheld ? 'upheld' : 'dismissed'}: ${decision}`,
    correct: ({ of, with: other, reason, decisions = [] }, { isExact, instead }) => {
      if (!isExact) return other ? `Corrected: ${reason}` : `Taken back: ${reason}`;
      const told = `Event ${of} is corrected (${reason}): ${other ? instead(other.by, other.act) : 'it did not happen'}`;
      return [told, ...decisions.map((later) => `event ${later.of} ${CHOICES[later.choice]}`)].join('; ');
    },
    undo: () => 'Taken back',
    redo: () => 'Done again',
    tally: ({ winner, men: left, queen, demanded = 0 }, { who }) =>
      `Result entered: ${who(winner).name} won, ${left} men left, queen to ${queen ? who(queen).name : 'nobody'}${demanded > 0 ? `, ${demanded} demanded` : ''}`,
    sign: ({ name }, { by }) => `Signed for ${by.name}: ${name}`,
  },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `Game ${game}, board ${board}${extra ? ', the extra board' : ''}: ${opening(who(breaker), who(white))}`,
    put: ({ piece }) => `The umpire puts back ${piece === 'queen' ? 'the queen' : men(1, piece)}`,
    'kept-owed': ({ side, count }) => `No room: ${men(count, side)} still owed`,
    forfeited: ({ side, count }) => `The placing is lost: ${men(count, side)} owed no more`,
    'out-of-turn': ({ player }, who) => `${does(who(player), 'strike')} out of turn, and it is allowed`,
    'board-over': ({ winner, points, how }, who, length) => {
      if (how === 'replay' || !winner) return 'The board is void and is played again';
      if (how === 'conceded')
        return `The ${length === 'board' ? 'board' : 'game'} goes to ${who(winner).name}, conceded`;
      return `The board goes to ${who(winner).name}, ${points === 1 ? '1 point' : `${points} points`}`;
    },
    'match-over': ({ winner, how }, who, length) => {
      if (!winner) return `The ${length} is over, ${ENDINGS[how]}`;
      // Whose the board is, and how, has just been told.
      if (length === 'board' && how !== 'awarded') return `${atStart(who(winner))} won`;
      return `The ${length} goes to ${who(winner).name}, ${ENDINGS[how]}`;
    },
    rewound: ({ to }) => `Back to how the match stood after event ${to}`,
  },
};
