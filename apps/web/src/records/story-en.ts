import { tellingIn } from '@opencarrom/match';
import type { StoryWords } from './story.js';

const { takes, matters } = tellingIn.en;

const FINES = {
  'keep-turn': 'the men back, one more, and strikes on',
  'lose-turn': 'to give one man and the turn',
} as const;

const nothing = (): null => null;

export const storyEn: StoryWords = {
  umpire: 'The umpire',
  nothing: 'nothing falls',
  queen: 'the queen',
  striker: 'the striker',
  stroke: (who, fell) => `${who}: ${fell}`,
  again: (told) => `Again: ${told}`,
  times: (told, times) => `${told} (${times} times)`,
  acts: {
    toss: ({ winner }, _, who) => `${who(winner)} won the toss`,
    choose: ({ take }) => `Taken: ${takes[take]}`,
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
    deem: ({ matter }) => `Noticed too late: ${matters[matter]}`,
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
};
