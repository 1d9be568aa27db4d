import type { Side } from '@opencarrom/laws';
import type { StoryWords } from './story.js';

const men = (count: number, side: Side): string => (count === 1 ? `a ${side} man` : `${count} ${side} men`);

const TAKES = { side: 'the side', break: 'the break', white: 'white', black: 'black' } as const;

const FINES = {
  'keep-turn': 'the men back, one more, and strikes on',
  'lose-turn': 'to give one man and the turn',
} as const;

const MATTERS = {
  'queen-covered': 'the queen counts as covered',
  'dues-forfeited': 'the dues are forfeited',
  'own-man-placed': 'the man placed stays, though of the wrong colour',
  'out-of-turn': 'the stroke out of turn stands',
} as const;

const ENDINGS = {
  score: 'on points',
  conceded: 'conceded',
  awarded: 'awarded by the laws',
  abandoned: 'abandoned',
} as const;

const nothing = (): null => null;

export const storyEn: StoryWords = {
  umpire: 'The umpire',
  nothing: 'nothing falls',
  queen: 'the queen',
  striker: 'the striker',
  men,
  stroke: (who, fell) => `${who}: ${fell}`,
  again: (told) => `Again: ${told}`,
  times: (told, times) => `${told} (${times} times)`,
  acts: {
    toss: ({ winner }, _, who) => `${who(winner)} won the toss`,
    choose: ({ take }) => `Taken: ${TAKES[take]}`,
    sit: nothing,
    trial: () => 'A trial board',
    play: nothing,
    strike: nothing,
    observe: nothing,
    pass: (_, by) => `${by} passes the turn`,
    place: (_, by) => `${by} places a man`,
    forgo: (_, by) => `${by} forgoes the dues, all of them`,
    'no-room': () => 'There is no room to place',
    fine: ({ take }, by) => `${by} chooses ${FINES[take]}`,
    claim: (_, by) => `${by} claims`,
    demand: ({ points }, by) => `${by} demands ${points} more`,
    close: nothing,
    call: ({ against }, _, who) => `Called against ${who(against)}`,
    warn: ({ against }, _, who) => `${who(against)} is warned`,
    time: () => 'Time has run out',
    appeal: ({ about }, by) => `${by} appeals${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `Noticed too late: ${MATTERS[matter]}`,
    recount: ({ white, black }) => `Counted again: ${white.onBoard} white, ${black.onBoard} black`,
    concede: ({ what }, by) => `${by} concedes the ${what}`,
    abandon: ({ reason }) => `The match is abandoned: ${reason}`,
    protest: ({ facts }, by) => `${by} protests: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `Protest ${protest} is ${upheld ? 'upheld' : 'dismissed'}: ${decision}`,
    correct: ({ with: other, reason }) => (other ? `Corrected: ${reason}` : `Taken back: ${reason}`),
    undo: () => 'Taken back',
    redo: () => 'Done again',
    tally: ({ men, demanded = 0 }) =>
      `Result entered: ${men} men left${demanded > 0 ? `, ${demanded} demanded` : ''}`,
    sign: ({ name }) => `Signed: ${name}`,
  },
  boardSet: ({ game, board, extra, breaker, white }, who) =>
    `Game ${game}, board ${board}${extra ? ', the extra board' : ''}: ${who(breaker)} breaks, white men for ${who(white)}`,
  put: (piece) => `The umpire puts back ${piece === 'queen' ? 'the queen' : men(1, piece)}`,
  keptOwed: (count, side) => `No room: ${men(count, side)} still owed`,
  forfeited: (count, side) => `The placing is lost: ${men(count, side)} owed no more`,
  boardOver: ({ winner, points, how }, who) => {
    if (how === 'replay' || !winner) return 'The board is void and is played again';
    if (how === 'conceded') return `The game goes to ${who(winner)}, conceded`;
    return `The board goes to ${who(winner)}: ${points === 1 ? '1 point' : `${points} points`}`;
  },
  matchOver: ({ winner, how }, who) =>
    winner ? `The match goes to ${who(winner)}, ${ENDINGS[how]}` : `The match is over, ${ENDINGS[how]}`,
};
