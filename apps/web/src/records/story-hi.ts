import type { Side } from '@opencarrom/laws';
import type { StoryWords } from './story.js';

const COLOURS = { white: 'सफ़ेद', black: 'काली' } as const;

const men = (count: number, side: Side): string =>
  `${count} ${COLOURS[side]} ${count === 1 ? 'गोटी' : 'गोटियाँ'}`;

const TAKES = { side: 'दिशा', break: 'ब्रेक', white: 'सफ़ेद गोटियाँ', black: 'काली गोटियाँ' } as const;

const FINES = {
  'keep-turn': 'गोटियाँ एक और के साथ वापस, बारी जारी',
  'lose-turn': 'एक गोटी और बारी देना',
} as const;

const MATTERS = {
  'queen-covered': 'रानी कवर मानी जाएगी',
  'dues-forfeited': 'ड्यू रखने का अधिकार गया',
  'own-man-placed': 'ग़लत रंग की रखी गोटी वहीं रहेगी',
  'out-of-turn': 'बिना बारी का स्ट्रोक मान्य रहेगा',
} as const;

const ENDINGS = {
  score: 'अंकों से',
  conceded: 'हार मान ली गई',
  awarded: 'नियमों के अनुसार',
  abandoned: 'बीच में समाप्त',
} as const;

const nothing = (): null => null;

export const storyHi: StoryWords = {
  umpire: 'अंपायर',
  nothing: 'कुछ नहीं गिरा',
  queen: 'रानी',
  striker: 'स्ट्राइकर',
  men,
  stroke: (who, fell) => `${who}: ${fell}`,
  again: (told) => `फिर से: ${told}`,
  times: (told, times) => `${told} (${times} बार)`,
  acts: {
    toss: ({ winner }, _, who) => `टॉस ${who(winner)} ने जीता`,
    choose: ({ take }) => `चुनाव: ${TAKES[take]}`,
    sit: nothing,
    trial: () => 'अभ्यास बोर्ड',
    play: nothing,
    strike: nothing,
    observe: nothing,
    pass: (_, by) => `${by} ने बारी छोड़ी`,
    place: (_, by) => `${by} ने गोटी रखी`,
    forgo: (_, by) => `${by} ने सारे ड्यू छोड़े`,
    'no-room': () => 'रखने की जगह नहीं है',
    fine: ({ take }, by) => `${by} का चुनाव: ${FINES[take]}`,
    claim: (_, by) => `${by} ने दावा किया`,
    demand: ({ points }, by) => `${by} ने ${points} अंक और माँगे`,
    close: nothing,
    call: ({ against }, _, who) => `${who(against)} के विरुद्ध पुकार`,
    warn: ({ against }, _, who) => `${who(against)} को चेतावनी`,
    time: () => 'समय समाप्त',
    appeal: ({ about }, by) => `${by} की अपील${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `देर से ध्यान में आया: ${MATTERS[matter]}`,
    recount: ({ white, black }) => `फिर गिनती: ${white.onBoard} सफ़ेद, ${black.onBoard} काली`,
    concede: ({ what }, by) => `${by} ने ${what === 'game' ? 'गेम' : 'मैच'} में हार मानी`,
    abandon: ({ reason }) => `मैच बीच में समाप्त: ${reason}`,
    protest: ({ facts }, by) => `${by} की आपत्ति: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `आपत्ति ${protest} ${upheld ? 'स्वीकार' : 'अस्वीकार'}: ${decision}`,
    correct: ({ with: other, reason }) => (other ? `सुधार: ${reason}` : `वापस लिया: ${reason}`),
    undo: () => 'वापस लिया',
    redo: () => 'फिर किया',
    tally: ({ men, demanded = 0 }) =>
      `परिणाम लिखा: ${men} गोटियाँ बचीं${demanded > 0 ? `, ${demanded} माँगे` : ''}`,
    sign: ({ name }) => `हस्ताक्षर: ${name}`,
  },
  boardSet: ({ game, board, extra, breaker, white }, who) =>
    `गेम ${game}, ${extra ? 'अतिरिक्त ' : ''}बोर्ड ${board}: ब्रेक ${who(breaker)} का, सफ़ेद गोटियाँ ${who(white)} की`,
  put: (piece) => `अंपायर ने वापस रखा: ${piece === 'queen' ? 'रानी' : men(1, piece)}`,
  keptOwed: (count, side) => `जगह नहीं: ${men(count, side)} बकाया`,
  forfeited: (count, side) => `रखने का अधिकार गया: ${men(count, side)} अब बकाया नहीं`,
  boardOver: ({ winner, points, how }, who) => {
    if (how === 'replay' || !winner) return 'बोर्ड रद्द, दोबारा खेला जाएगा';
    if (how === 'conceded') return `गेम ${who(winner)} का, विपक्षी ने हार मानी`;
    return `बोर्ड ${who(winner)} का: ${points} अंक`;
  },
  matchOver: ({ winner, how }, who) =>
    winner ? `मैच ${who(winner)} का, ${ENDINGS[how]}` : `मैच समाप्त, ${ENDINGS[how]}`,
};
