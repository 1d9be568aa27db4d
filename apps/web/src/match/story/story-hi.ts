import { tellingIn, withParticle } from '@opencarrom/match';
import type { StoryWords } from './story.js';

const { takes, matters, lengths } = tellingIn.hi;

const FINES = {
  'keep-turn': 'गोटियाँ एक और के साथ वापस, बारी जारी',
  'lose-turn': 'एक गोटी और बारी देना',
} as const;

const nothing = (): null => null;

export const storyHi: StoryWords = {
  nothing: 'कुछ नहीं गिरा',
  queen: 'रानी',
  striker: 'स्ट्राइकर',
  stroke: (who, fell) => `${who.name}: ${fell}`,
  times: (told, times) => `${told} (${times} बार)`,
  acts: {
    toss: ({ winner }, _, who) => `टॉस ${withParticle(who(winner), 'ने')} जीता`,
    choose: ({ take }) => `चुनाव: ${takes[take]}`,
    sit: nothing,
    trial: () => 'अभ्यास बोर्ड',
    play: nothing,
    strike: nothing,
    observe: nothing,
    pass: (_, by) => `${withParticle(by, 'ने')} बारी छोड़ी`,
    place: (_, by) => `${withParticle(by, 'ने')} गोटी रखी`,
    forgo: (_, by) => `${withParticle(by, 'ने')} सारे ड्यू छोड़े`,
    'no-room': () => 'रखने की जगह नहीं है',
    fine: ({ take }, by) => `${withParticle(by, 'का')} चुनाव: ${FINES[take]}`,
    claim: (_, by) => `${withParticle(by, 'ने')} दावा किया`,
    demand: ({ points }, by) => `${withParticle(by, 'ने')} ${points} अंक और माँगे`,
    close: nothing,
    call: ({ against }, _, who) => `${withParticle(who(against), 'के')} विरुद्ध पुकार`,
    warn: ({ against }, _, who) => `${withParticle(who(against), 'को')} चेतावनी`,
    time: () => 'समय समाप्त',
    appeal: ({ about }, by) => `${withParticle(by, 'की')} अपील${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `देर से ध्यान में आया: ${matters[matter]}`,
    recount: ({ white, black }) => `फिर गिनती: ${white.onBoard} सफ़ेद, ${black.onBoard} काली`,
    concede: ({ what }, by, _, length) =>
      `${withParticle(by, 'ने')} ${lengths[length === 'match' ? what : length]} में हार मानी`,
    abandon: ({ reason }, _by, _who, length) => `${lengths[length]} बीच में समाप्त: ${reason}`,
    protest: ({ facts }, by) => `${withParticle(by, 'की')} आपत्ति: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `आपत्ति ${protest} ${upheld ? 'स्वीकार' : 'अस्वीकार'}: ${decision}`,
    correct: ({ with: other, reason }) => (other ? `सुधार: ${reason}` : `वापस लिया: ${reason}`),
    undo: () => 'वापस लिया',
    redo: () => 'फिर किया',
    tally: ({ men, demanded = 0 }) =>
      `परिणाम लिखा: ${men} गोटियाँ बचीं${demanded > 0 ? `, ${demanded} माँगे` : ''}`,
    sign: ({ name }) => `हस्ताक्षर: ${name}`,
  },
};
