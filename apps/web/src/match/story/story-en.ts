import { atStart, type Named, tellingIn } from '@opencarrom/match';
import type { StoryWords } from './story.js';

const { takes, matters, lengths } = tellingIn.en;

const FINES = {
  'keep-turn': 'the men back with one more, and to strike on',
  'lose-turn': 'to give one man and the turn',
} as const;

const nothing = (): null => null;

/** What somebody does, or what you do. */
const does = (by: Named, verb: string, ending = 's'): string =>
  `${atStart(by)} ${by.isYou ? verb : verb + ending}`;

export const storyEn: StoryWords = {
  nothing: 'nothing falls',
  queen: 'the queen',
  striker: 'the striker',
  stroke: (who, fell) => `${atStart(who)}: ${fell}`,
  times: (told, times) => `${told} (${times} times)`,
  acts: {
    toss: ({ winner }, _, who) => `${atStart(who(winner))} won the toss`,
    choose: ({ take }) => `Taken: ${takes[take]}`,
    sit: nothing,
    trial: () => 'A trial board',
    play: nothing,
    strike: nothing,
    observe: nothing,
    pass: (_, by) => `${does(by, 'pass', 'es')} the turn`,
    place: (_, by) => `${does(by, 'place')} a man`,
    forgo: (_, by) => `${does(by, 'forgo', 'es')} the dues, all of them`,
    'no-room': () => 'There is no room to place',
    fine: ({ take }, by) => `${does(by, 'choose')} ${FINES[take]}`,
    claim: (_, by) => does(by, 'claim'),
    demand: ({ points }, by) => `${does(by, 'demand')} ${points} more`,
    close: nothing,
    call: ({ against }, _, who) => `Called against ${who(against).name}`,
    warn: ({ against }, _, who) => `A warning for ${who(against).name}`,
    time: () => 'Time has run out',
    appeal: ({ about }, by) => `${does(by, 'appeal')}${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `Noticed too late: ${matters[matter]}`,
    recount: ({ white, black }) => `Counted again: ${white.onBoard} white, ${black.onBoard} black`,
    concede: ({ what }, by, _, length) =>
      `${does(by, 'concede')} the ${length === 'match' ? what : lengths[length]}`,
    abandon: ({ reason }, _by, _who, length) => `The ${lengths[length]} is abandoned: ${reason}`,
    protest: ({ facts }, by) => `${does(by, 'protest')}: ${facts}`,
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
