import { tellingIn } from '@opencarrom/match';
import type { Gone, Scene, StoryWords } from './story.js';

const { men, takes, matters } = tellingIn.hi;

const gone = ({ piece, count, pocket }: Gone): string => {
  const what = piece === 'queen' ? 'रानी' : piece === 'striker' ? 'स्ट्राइकर' : men(count, piece);
  return pocket ? `${what} (${pocket})` : what;
};

const list = (pieces: readonly Gone[]): string => pieces.map(gone).join(', ');

/** What a stroke did. */
function fell({ pocketed, overboard }: Scene): string {
  const parts = [
    ...(pocketed.length > 0 ? [`पॉकेट: ${list(pocketed)}`] : []),
    ...(overboard.length > 0 ? [`बोर्ड से बाहर: ${list(overboard)}`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'कुछ नहीं गिरा';
}

const struck = (scene: Scene, who: string | null): string => {
  const number = scene.stroke === null ? '' : ` ${scene.stroke}`;
  return `${scene.onTurn === null ? 'एक स्ट्रोक' : `स्ट्रोक${number}, ${who}`}: ${fell(scene)}`;
};

const placesHow = (x: number | undefined, y: number | undefined): string =>
  x === undefined || y === undefined
    ? 'बकाया गोटियाँ रखी गईं'
    : `गोटी ${(x * 1000).toFixed(1)}, ${(y * 1000).toFixed(1)} मिमी पर रखी गई`;

export const storyHi: StoryWords = {
  umpire: 'अंपायर',
  acts: {
    toss: ({ winner }, { name }) => `टॉस: ${name(winner)} की जीत`,
    choose: ({ take }, { tossWinner }) => `${tossWinner} का चुनाव: ${takes[take]}`,
    sit: ({ seats }, { name }) =>
      `बैठक: ${Object.entries(seats)
        .map(([player, seat]) => `${name(player as 'A1')} ${seat}`)
        .join(', ')}`,
    trial: () => 'अभ्यास बोर्ड खेला गया',
    play: () => '"प्ले"',
    strike: (_, scene) => (scene.onTurn === null ? 'दूसरा स्ट्रोक' : struck(scene, scene.who)),
    observe: (_, scene) => struck(scene, scene.onTurn),
    pass: (_, { onTurn }) => (onTurn === null ? 'बारी छोड़ी गई' : `${onTurn} ने बारी छोड़ी`),
    place: ({ x, y }, { who }) => `${who}: ${placesHow(x, y)}`,
    forgo: (_, { who }) => `${who} ने बकाया गोटियाँ रखना पूरी तरह छोड़ा`,
    'no-room': () => 'रखने की जगह नहीं है',
    fine: ({ take }, { who }) => `${who} का दोहरे दंड पर चुनाव: ${take}`,
    claim: (_, { who }) => `${who} ने दावा किया`,
    demand: ({ points }, { who }) => `${who} ने ${points} अंक और माँगे`,
    close: () => 'अब कोई दावा या माँग नहीं',
    call: ({ law, against }, { name }) => `${name(against)} के विरुद्ध नियम ${law} लगाया गया`,
    warn: ({ law, against }, { name }) => `${name(against)} को नियम ${law} की चेतावनी`,
    time: () => 'समय समाप्त',
    appeal: ({ about }, { who }) => `${who} की अंपायर से अपील${about ? `: ${about}` : ''}`,
    deem: ({ matter }) => `देर से ध्यान में आया: ${matters[matter]}`,
    recount: ({ white, black, reason }) =>
      `गोटियाँ फिर गिनी गईं: ${white.onBoard} सफ़ेद, ${black.onBoard} काली (${reason})`,
    concede: ({ what }, { who }) => `${who} ने ${what === 'game' ? 'गेम' : 'मैच'} में हार मानी`,
    abandon: ({ reason }) => `मैच बीच में समाप्त: ${reason}`,
    protest: ({ facts }, { who }) => `${who} की आपत्ति: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `आपत्ति ${protest} ${upheld ? 'स्वीकार' : 'अस्वीकार'}: ${decision}`,
    correct: ({ of, with: other, reason }, { instead }) =>
      `घटना ${of} सुधारी गई (${reason}): ${other ? instead(other.by, other.act) : 'वह हुई ही नहीं'}`,
    undo: () => 'पिछला काम वापस लिया गया',
    redo: () => 'वापस लिया हुआ काम फिर किया गया',
    tally: ({ winner, men, queen, demanded = 0 }, { name }) =>
      `परिणाम लिखा गया: ${name(winner)} जीते, ${men} गोटियाँ बचीं, रानी ${queen ? name(queen) : 'किसी को नहीं'}${demanded > 0 ? `, ${demanded} माँगे` : ''}`,
    sign: ({ name }, { who }) => `${who} की ओर से हस्ताक्षर: ${name}`,
  },
  rewound: ({ to }) => `मैच वैसा ही जैसा घटना ${to} के बाद था`,
  again: (told) => `(फिर से) ${told}`,
  gone: (told) => `(अब मान्य नहीं) ${told}`,
  laws: (laws) => `नियम ${laws.join(', ')}`,
  score: (game, A, B) => `गेम ${game}: ${A}, ${B}`,
};
