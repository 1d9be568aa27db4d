import type { Competitor, Language, Side } from '@opencarrom/laws';
import type { Doing, Matter } from '../log/command.js';
import type { Consequence, Ending } from '../log/event.js';
import type { Actor } from '../players.js';
import { isYou } from './words.js';

/** Whoever is meant, by name. */
export type Who = (whom: Actor | Competitor) => string;

type Of<T extends Consequence['type']> = Extract<Consequence, { readonly type: T }>;

/** What follows from an act. Rulings are announced by the laws; how a correction is told is each teller's own. */
type Told = Exclude<Consequence['type'], 'ruling' | 'rewound'>;

/** What is told alike wherever a match is told. */
export interface Telling {
  readonly men: (count: number, side: Side) => string;
  readonly takes: Readonly<Record<Doing<'choose'>['take'], string>>;
  readonly matters: Readonly<Record<Matter, string>>;
  readonly consequences: { readonly [T in Told]: (event: Of<T>, who: Who) => string };
}

const MEN_EN: Telling['men'] = (count, side) => (count === 1 ? `a ${side} man` : `${count} ${side} men`);

const ENDINGS_EN: Readonly<Record<Ending, string>> = {
  score: 'on points',
  conceded: 'conceded',
  awarded: 'awarded by the laws',
  abandoned: 'abandoned',
};

function openingEn(breaker: string, white: string): string {
  if (!isYou(breaker)) return `${breaker} breaks, ${isYou(white) ? 'you' : white} with the white men`;
  return `You break, ${isYou(white) ? '' : `${white} `}with the white men`;
}

const en: Telling = {
  men: MEN_EN,
  takes: { side: 'the side', break: 'the break', white: 'white', black: 'black' },
  matters: {
    'queen-covered': 'the queen counts as covered',
    'dues-forfeited': 'the dues are forfeited',
    'own-man-placed': 'the man placed stays, though of the wrong colour',
    'out-of-turn': 'the stroke out of turn stands',
  },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `Game ${game}, board ${board}${extra ? ', the extra board' : ''}: ${openingEn(who(breaker), who(white))}`,
    put: ({ piece }) => `The umpire puts back ${piece === 'queen' ? 'the queen' : MEN_EN(1, piece)}`,
    'kept-owed': ({ side, count }) => `No room: ${MEN_EN(count, side)} still owed`,
    forfeited: ({ side, count }) => `The placing is lost: ${MEN_EN(count, side)} owed no more`,
    'board-over': ({ winner, points, how }, who) => {
      if (how === 'replay' || !winner) return 'The board is void and is played again';
      if (how === 'conceded') return `The game goes to ${who(winner)}, conceded`;
      return `The board goes to ${who(winner)}, ${points === 1 ? '1 point' : `${points} points`}`;
    },
    'match-over': ({ winner, how }, who) =>
      winner
        ? `The match goes to ${who(winner)}, ${ENDINGS_EN[how]}`
        : `The match is over, ${ENDINGS_EN[how]}`,
  },
};

const COLOURS_HI: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

const MEN_HI: Telling['men'] = (count, side) =>
  `${count} ${COLOURS_HI[side]} ${count === 1 ? 'गोटी' : 'गोटियाँ'}`;

const ENDINGS_HI: Readonly<Record<Ending, string>> = {
  score: 'अंकों से',
  conceded: 'हार मान ली गई',
  awarded: 'नियमों के अनुसार',
  abandoned: 'बीच में समाप्त',
};

function openingHi(breaker: string, white: string): string {
  if (isYou(breaker) && isYou(white)) return 'ब्रेक और सफ़ेद गोटियाँ आपकी';
  const breaks = isYou(breaker) ? 'आपका' : `${breaker} का`;
  return `ब्रेक ${breaks}, सफ़ेद गोटियाँ ${isYou(white) ? 'आपकी' : `${white} की`}`;
}

const hi: Telling = {
  men: MEN_HI,
  takes: { side: 'दिशा', break: 'ब्रेक', white: 'सफ़ेद गोटियाँ', black: 'काली गोटियाँ' },
  matters: {
    'queen-covered': 'रानी कवर मानी जाएगी',
    'dues-forfeited': 'ड्यू रखने का अधिकार गया',
    'own-man-placed': 'ग़लत रंग की रखी गोटी वहीं रहेगी',
    'out-of-turn': 'बिना बारी का स्ट्रोक मान्य रहेगा',
  },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `गेम ${game}, ${extra ? 'अतिरिक्त ' : ''}बोर्ड ${board}: ${openingHi(who(breaker), who(white))}`,
    put: ({ piece }) => `अंपायर ने वापस रखा: ${piece === 'queen' ? 'रानी' : MEN_HI(1, piece)}`,
    'kept-owed': ({ side, count }) => `जगह नहीं: ${MEN_HI(count, side)} बकाया`,
    forfeited: ({ side, count }) => `रखने का अधिकार गया: ${MEN_HI(count, side)} अब बकाया नहीं`,
    'board-over': ({ winner, points, how }, who) => {
      if (how === 'replay' || !winner) return 'बोर्ड रद्द, दोबारा खेला जाएगा';
      if (how === 'conceded') return `गेम ${who(winner)} का, विपक्षी ने हार मानी`;
      return `बोर्ड ${who(winner)} का, ${points} अंक`;
    },
    'match-over': ({ winner, how }, who) =>
      winner ? `मैच ${who(winner)} का, ${ENDINGS_HI[how]}` : `मैच समाप्त, ${ENDINGS_HI[how]}`,
  },
};

export const tellingIn: Readonly<Record<Language, Telling>> = { en, hi };
