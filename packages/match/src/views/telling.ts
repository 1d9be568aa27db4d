import type { Language, Side } from '@opencarrom/laws';
import type { Length } from '../head.js';
import type { Doing, Matter } from '../log/command.js';
import type { Consequence, MatchEnding } from '../log/event.js';
import { atStart, type Named, type Who, withParticle } from './names.js';

type Of<T extends Consequence['type']> = Extract<Consequence, { readonly type: T }>;

/** What follows from an act. Rulings are announced by the laws; how a correction is told is each teller's own. */
type Told = Exclude<Consequence['type'], 'ruling' | 'rewound'>;

/** What is told alike wherever a match is told. */
export interface Telling {
  readonly men: (count: number, side: Side) => string;
  readonly takes: Readonly<Record<Doing<'choose'>['take'], string>>;
  readonly matters: Readonly<Record<Matter, string>>;
  /** What is played for is called by its name: a single board, a game or a match. */
  readonly lengths: Readonly<Record<Length, string>>;
  readonly consequences: { readonly [T in Told]: (event: Of<T>, who: Who, length: Length) => string };
}

const MEN_EN: Telling['men'] = (count, side) => (count === 1 ? `a ${side} man` : `${count} ${side} men`);

const ENDINGS_EN: Readonly<Record<MatchEnding, string>> = {
  score: 'on points',
  conceded: 'conceded',
  awarded: 'awarded by the laws',
  abandoned: 'abandoned',
};

function openingEn(breaker: Named, white: Named): string {
  if (!breaker.isYou) return `${breaker.name} breaks, ${white.name} with the white men`;
  return `You break, ${white.isYou ? '' : `${white.name} `}with the white men`;
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
  lengths: { board: 'board', game: 'game', match: 'match' },
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `Game ${game}, board ${board}${extra ? ', the extra board' : ''}: ${openingEn(who(breaker), who(white))}`,
    put: ({ piece }) => `The umpire puts back ${piece === 'queen' ? 'the queen' : MEN_EN(1, piece)}`,
    'kept-owed': ({ side, count }) => `No room: ${MEN_EN(count, side)} still owed`,
    forfeited: ({ side, count }) => `The placing is lost: ${MEN_EN(count, side)} owed no more`,
    'board-over': ({ winner, points, how }, who, length) => {
      if (how === 'replay' || !winner) return 'The board is void and is played again';
      if (how === 'conceded')
        return `The ${length === 'board' ? 'board' : 'game'} goes to ${who(winner).name}, conceded`;
      return `The board goes to ${who(winner).name}, ${points === 1 ? '1 point' : `${points} points`}`;
    },
    'match-over': ({ winner, how }, who, length) => {
      if (!winner) return `The ${length} is over, ${ENDINGS_EN[how]}`;
      // Whose the board is, and how, has just been told.
      if (length === 'board' && how !== 'awarded') return `${atStart(who(winner))} won`;
      return `The ${length} goes to ${who(winner).name}, ${ENDINGS_EN[how]}`;
    },
  },
};

const LENGTHS_HI: Telling['lengths'] = { board: 'बोर्ड', game: 'गेम', match: 'मैच' };

const COLOURS_HI: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

const MEN_HI: Telling['men'] = (count, side) =>
  `${count} ${COLOURS_HI[side]} ${count === 1 ? 'गोटी' : 'गोटियाँ'}`;

const ENDINGS_HI: Readonly<Record<MatchEnding, string>> = {
  score: 'अंकों से',
  conceded: 'हार मान ली गई',
  awarded: 'नियमों के अनुसार',
  abandoned: 'बीच में समाप्त',
};

function openingHi(breaker: Named, white: Named): string {
  if (breaker.isYou && white.isYou) return 'ब्रेक और सफ़ेद गोटियाँ आपकी';
  return `ब्रेक ${withParticle(breaker, 'का')}, सफ़ेद गोटियाँ ${withParticle(white, 'की')}`;
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
  lengths: LENGTHS_HI,
  consequences: {
    'board-set': ({ game, board, extra, breaker, white }, who) =>
      `गेम ${game}, ${extra ? 'अतिरिक्त ' : ''}बोर्ड ${board}: ${openingHi(who(breaker), who(white))}`,
    put: ({ piece }) => `अंपायर ने वापस रखा: ${piece === 'queen' ? 'रानी' : MEN_HI(1, piece)}`,
    'kept-owed': ({ side, count }) => `जगह नहीं: ${MEN_HI(count, side)} बकाया`,
    forfeited: ({ side, count }) => `रखने का अधिकार गया: ${MEN_HI(count, side)} अब बकाया नहीं`,
    'board-over': ({ winner, points, how }, who, length) => {
      if (how === 'replay' || !winner) return 'बोर्ड रद्द, दोबारा खेला जाएगा';
      if (how === 'conceded')
        return `${LENGTHS_HI[length === 'board' ? 'board' : 'game']} ${withParticle(who(winner), 'का')}, विपक्षी ने हार मानी`;
      return `बोर्ड ${withParticle(who(winner), 'का')}, ${points} अंक`;
    },
    'match-over': ({ winner, how }, who, length) => {
      const what = LENGTHS_HI[length];
      if (!winner) return `${what} समाप्त, ${ENDINGS_HI[how]}`;
      if (length === 'board' && how !== 'awarded') return `${who(winner).name} जीते`;
      return `${what} ${withParticle(who(winner), 'का')}, ${ENDINGS_HI[how]}`;
    },
  },
};

export const tellingIn: Readonly<Record<Language, Telling>> = { en, hi };
