import type { Named } from '@opencarrom/laws';
import { counted, withParticle } from '@opencarrom/laws/words/grammar/hi';
import type { MatchEnding } from '../../log/event.js';
import { hi as match } from '../hi.js';
import type { Gone, Scene, StoryWords } from './story-words.js';

const { men, takes, lengths } = match;

const FINES = {
  'keep-turn': 'गोटियाँ +1 वापस, बारी जारी',
  'lose-turn': 'एक गोटी और बारी देना',
} as const;

/** What became of a later act that no longer fitted. */
const CHOICES = {
  keep: 'वैसी ही रही',
  give: 'दूसरे को दी गई',
  'leave-out': 'हटाई गई',
} as const;

const ENDINGS: Readonly<Record<MatchEnding, string>> = {
  score: 'अंकों से',
  conceded: 'विपक्षी ने हार मानी',
  awarded: 'नियमों के अनुसार',
  abandoned: 'बीच में समाप्त',
};

function gone({ piece, count, pocket }: Gone): string {
  const what = piece === 'queen' ? 'रानी' : piece === 'striker' ? 'स्ट्राइकर' : men(count, piece);
  return pocket ? `${what} (${pocket})` : what;
}

const list = (pieces: readonly Gone[]): string => pieces.map(gone).join(', ');

/** A stroke: whose, and what left the board by it. */
function struck({ onTurn, stroke, pocketed, overboard, takenAsPlaced, isExact }: Scene): string {
  const fell = [
    ...(pocketed.length > 0 ? [list(pocketed)] : []),
    ...(overboard.length > 0 ? [`बोर्ड से बाहर: ${list(overboard)}`] : []),
  ];
  const counted = stroke === null ? 'स्ट्रोक' : `स्ट्रोक ${stroke}`;
  const whose = onTurn && (isExact ? `${counted}, ${onTurn.name}` : onTurn.name);
  const told = `${whose ?? 'एक स्ट्रोक'}: ${fell.join('; ') || 'कुछ नहीं गिरा'}`;
  return takenAsPlaced.length > 0 ? `${told} (इससे पहले रखना पूरा माना गया: ${list(takenAsPlaced)})` : told;
}

function opening(breaker: Named, white: Named): string {
  if (breaker.isYou && white.isYou) return 'ब्रेक और सफ़ेद गोटियाँ आपकी';
  return `ब्रेक ${withParticle(breaker, 'का')}, सफ़ेद गोटियाँ ${withParticle(white, 'की')}`;
}

const why = (reason: string | undefined): string => (reason ? `: ${reason}` : '');

const millimetres = (metres: number): string => (metres * 1000).toFixed(1);

export const story: StoryWords = {
  match,
  again: (told) => `(फिर से) ${told}`,
  gone: (told) => `(अब मान्य नहीं) ${told}`,
  times: (told, times) => `${told} (${times} बार)`,
  laws: (laws) => `नियम ${laws.join(', ')}`,
  score: (game, A, B) => `गेम ${game}: ${A}, ${B}`,
  acts: {
    toss: ({ winner }, { who }) => `टॉस ${withParticle(who(winner), 'ने')} जीता`,
    choose: ({ take }, { tossWinner }) =>
      `${tossWinner ? `${withParticle(tossWinner, 'का')} ` : ''}चुनाव: ${takes[take]}`,
    sit: ({ seats }, { who }) =>
      `बैठने की जगह: ${Object.entries(seats)
        .map(([player, seat]) => `${who(player as 'A1').name} ${seat}`)
        .join(', ')}`,
    trial: () => 'अभ्यास बोर्ड',
    play: () => '“प्ले”',
    strike: (_, scene) => (scene.onTurn ? struck(scene) : 'दूसरा स्ट्रोक'),
    observe: (_, scene) => struck(scene),
    pass: (_, { onTurn }) => (onTurn ? `${withParticle(onTurn, 'ने')} बारी छोड़ी` : 'बारी छोड़ी गई'),
    help: ({ took }, { by }) =>
      `${withParticle(by, 'ने')} ${took === 'hint' ? 'सुझाव लिया' : 'सुझाया गया स्ट्रोक देखा'}`,
    place: ({ x, y }, { by, isExact }) =>
      x === undefined || y === undefined
        ? 'रखना पूरा हुआ'
        : `${withParticle(by, 'ने')} गोटी ${isExact ? `${millimetres(x)}, ${millimetres(y)} मिमी पर ` : ''}रखी`,
    forgo: (_, { by }) => `${withParticle(by, 'ने')} सारे ड्यू छोड़े`,
    'no-room': () => 'रखने की जगह नहीं है',
    fine: ({ take }, { by }) => `${withParticle(by, 'का')} चुनाव: ${FINES[take]}`,
    claim: (_, { by }) => `${withParticle(by, 'ने')} दावा किया`,
    demand: ({ points }, { by }) =>
      `${withParticle(by, 'ने')} ${counted(points, '1 अतिरिक्त अंक माँगा', `${points} अतिरिक्त अंक माँगे`, 'अतिरिक्त अंक नहीं माँगे')}`,
    close: () => 'अब कोई दावा या माँग नहीं',
    call: ({ law, against, reason }, { who }) =>
      `${withParticle(who(against), 'के')} विरुद्ध नियम ${law} लगाया गया${why(reason)}`,
    warn: ({ law, against, player, reason }, { who }) =>
      `${withParticle(who(player ?? against), 'को')} नियम ${law} की चेतावनी${why(reason)}`,
    time: () => 'समय समाप्त',
    appeal: ({ about }, { by }) => `${withParticle(by, 'की')} अंपायर से अपील${about ? `: ${about}` : ''}`,
    deem: (_, { overlooked }) => `देर से ध्यान में आया: ${overlooked}`,
    recount: ({ white, black, reason }) =>
      `फिर गिनती: ${white.onBoard} सफ़ेद, ${black.onBoard} काली (${reason})`,
    concede: ({ what, reason }, { by, length }) =>
      `${withParticle(by, 'ने')} ${lengths[length === 'match' ? what : length]} में हार मानी${why(reason)}`,
    abandon: ({ reason }, { length }) => `${lengths[length]} बीच में समाप्त: ${reason}`,
    protest: ({ facts }, { by }) => `${withParticle(by, 'की')} आपत्ति: ${facts}`,
    'decide-protest': ({ protest, upheld, decision }) =>
      `आपत्ति ${protest} ${upheld ? 'स्वीकार' : 'ख़ारिज'}: ${decision}`,
    correct: ({ of, with: other, reason, decisions = [] }, { isExact, instead }) => {
      if (!isExact) return other ? `सुधार: ${reason}` : `काटा गया: ${reason}`;
      const told = `घटना ${of} सुधारी गई (${reason}): ${other ? instead(other.by, other.act) : 'वह हुई ही नहीं'}`;
      return [told, ...decisions.map((later) => `घटना ${later.of} ${CHOICES[later.choice]}`)].join('; ');
    },
    undo: () => 'वापस लिया',
    redo: () => 'फिर किया',
    tally: ({ winner, men: left, queen, demanded = 0 }, { who }) =>
      `परिणाम लिखा: जीत ${withParticle(who(winner), 'की')}, बची गोटियाँ ${left}, रानी ${queen ? withParticle(who(queen), 'की') : 'किसी की नहीं'}${demanded > 0 ? `, माँगे गए अतिरिक्त अंक ${demanded}` : ''}`,
    sign: ({ name }, { by }) => `${withParticle(by, 'की')} ओर से हस्ताक्षर: ${name}`,
  },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `गेम ${game}, ${extra ? 'अतिरिक्त ' : ''}बोर्ड ${board}: ${opening(who(breaker), who(white))}`,
    put: ({ piece }) => `अंपायर ने वापस रखी: ${piece === 'queen' ? 'रानी' : men(1, piece)}`,
    'kept-owed': ({ side, count }) => `जगह नहीं: ${men(count, side)} बकाया`,
    forfeited: ({ side, count }) => `रखने का अधिकार गया: ${men(count, side)} अब बकाया नहीं`,
    'out-of-turn': ({ player }, who) => `${withParticle(who(player), 'का')} बिना बारी का स्ट्रोक मान्य`,
    'board-over': ({ winner, points, how }, who, length) => {
      if (how === 'replay' || !winner) return 'बोर्ड रद्द, दोबारा खेला जाएगा';
      if (how === 'conceded')
        return `${lengths[length === 'board' ? 'board' : 'game']} ${withParticle(who(winner), 'का')}, विपक्षी ने हार मानी`;
      return `${withParticle(who(winner), 'ने')} बोर्ड जीता: ${points} अंक`;
    },
    'match-over': ({ winner, how }, who, length) => {
      const what = lengths[length];
      if (!winner) return `${what} समाप्त, ${ENDINGS[how]}`;
      if (length === 'board' && how !== 'awarded') return `जीत ${withParticle(who(winner), 'की')}`;
      return `${what} ${withParticle(who(winner), 'का')}, ${ENDINGS[how]}`;
    },
    rewound: ({ to }) => `मैच वैसा ही जैसा घटना ${to} के बाद था`,
  },
};
