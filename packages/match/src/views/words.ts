import type { Language, RulingWords, Side } from '@opencarrom/laws';
import { en as rulingEn } from '@opencarrom/laws/words/en';
import { hi as rulingHi } from '@opencarrom/laws/words/hi';
import type { Length } from '../head.js';
import type { ActType } from '../log/command.js';
import type { MatchEnding } from '../log/event.js';
import { atStart, type Named, withParticle } from './names.js';
import type { SheetWords } from './sheet.js';
import { tellingIn } from './telling.js';

/** What is said between rulings, in one language. */
export interface Words {
  readonly toss: string;
  readonly extraToss: (game: number) => string;
  readonly choice: (winner: Named, takings: readonly ('side' | 'break' | 'white' | 'black')[]) => string;
  readonly seating: (chooser: Named) => string;
  readonly beforePlay: (board: number, game: number, breaker: Named) => string;
  readonly changeSides: string;
  readonly stopped: (by: Named) => string;
  readonly breaks: (who: Named) => string;
  readonly strikes: (who: Named, side: Side) => string;
  readonly covers: (who: Named, side: Side) => string;
  readonly chooses: (who: Named) => string;
  readonly places: (who: Named, count: number, side: Side) => string;
  readonly mayDemand: (who: Named, points: number) => string;
  readonly mayClaim: (who: Named) => string;
  /** What was played for is called by its name: of a single board nobody says that it was a match. */
  readonly over: (winner: Named | null, how: MatchEnding, length: Length) => string;
  readonly passed: (who: Named) => string;
  /** Before the ruling that follows when nobody placed what was to be placed. */
  readonly tooLateToPlace: string;
  readonly forfeited: (men: string) => string;
  readonly protestOpen: string;
  /** One who is spoken to, in the midst of a sentence. */
  readonly you: string;
  readonly umpire: string;
  readonly placed: string;
  /** What is said instead of a ruling once something was done about it. */
  readonly settled: Readonly<Partial<Record<ActType, string>>>;
  /** What was noticed too late. */
  readonly deemed: (matter: string) => string;
  readonly sheet: SheetWords;
  /** What is said of a ruling. */
  readonly ruling: RulingWords;
}

const COLOUR_EN: Readonly<Record<Side, string>> = { white: 'white', black: 'black' };
const COLOUR_HI: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

const breaksEn = (who: Named): string => (who.isYou ? 'Your break.' : `${atStart(who)} breaks.`);
const menEn = (count: number, side: Side): string =>
  count === 1 ? `a ${COLOUR_EN[side]} man` : `${count} ${COLOUR_EN[side]} men`;

const en: Words = {
  toss: 'The toss.',
  extraToss: (game) => `Game ${game} is level: toss for the break of the extra board.`,
  choice: (winner, takings) =>
    `${winner.isYou ? 'You won the toss' : `The toss was won by ${winner.name}`}: ${takings.join(' or ')}?`,
  seating: ({ name, isYou }) => (isYou ? 'You choose the side.' : `The choice of side: ${name}.`),
  beforePlay: (board, game, breaker) => `Game ${game}, board ${board}. ${breaksEn(breaker)}`,
  changeSides: 'Change sides.',
  stopped: ({ name, isYou }) => `Play is stopped by ${isYou ? 'your appeal' : `an appeal of ${name}`}.`,
  breaks: breaksEn,
  strikes: (who, side) =>
    who.isYou ? `Your turn: ${COLOUR_EN[side]}.` : `${atStart(who)} to strike, ${COLOUR_EN[side]}.`,
  covers: (who, side) =>
    who.isYou
      ? `Your turn: cover the queen with ${COLOUR_EN[side]}.`
      : `${atStart(who)} to cover the queen, ${COLOUR_EN[side]}.`,
  chooses: (who) =>
    `${who.isYou ? 'Your choice' : `${atStart(who)} chooses`}: bring the men back with one more and strike on, or give one and the turn.`,
  places: (who, count, side) => `${atStart(who)} ${who.isYou ? 'place' : 'places'} ${menEn(count, side)}.`,
  mayDemand: (who, points) => `${atStart(who)} may demand up to ${points} more.`,
  mayClaim: (who) => `${atStart(who)} may claim.`,
  over: (winner, how, length) => {
    if (!winner) return `The ${length} is abandoned.`;
    if (how === 'conceded') return `The ${length} was conceded to ${winner.name}.`;
    if (how === 'awarded') return `The ${length} is awarded to ${winner.name}.`;
    return winner.isYou ? `You won the ${length}.` : `The ${length} was won by ${winner.name}.`;
  },
  passed: (who) => `${atStart(who)} passed the turn.`,
  tooLateToPlace: 'Time ran out before a man was placed.',
  forfeited: (men) => `Time ran out: the right to place ${men} is lost.`,
  you: 'you',
  protestOpen: 'A protest is open: the result is not announced until it is decided.',
  umpire: 'the umpire',
  placed: 'Placed.',
  settled: { forgo: 'Forgone: nothing is placed.', 'no-room': 'No room: it stays owed.' },
  deemed: (matter) => `Noticed too late: ${matter}.`,
  sheet: {
    columns: ['Game', 'Board', 'Break', 'White', 'Queen', 'Winner', 'Points', 'Demanded', 'Score'],
    replayed: 'replayed',
    conceded: 'game conceded',
    extra: 'extra',
  },
  ruling: rulingEn,
};

const TAKE_HI = { side: 'दिशा', break: 'ब्रेक', white: 'सफ़ेद', black: 'काली' } as const;

const hi: Words = {
  toss: 'टॉस।',
  extraToss: (game) => `गेम ${game} बराबर है: अतिरिक्त बोर्ड के ब्रेक के लिए टॉस।`,
  choice: (winner, takings) =>
    `${withParticle(winner, 'ने')} टॉस जीता: ${takings.map((take) => TAKE_HI[take]).join(' या ')}?`,
  seating: ({ name }) => `${name} बैठने की जगह चुनें।`,
  beforePlay: (board, game, breaker) => `गेम ${game}, बोर्ड ${board}: ब्रेक ${withParticle(breaker, 'का')}।`,
  changeSides: 'दिशा बदलें।',
  stopped: (by) => `${withParticle(by, 'की')} अपील पर खेल रुका है।`,
  breaks: ({ name }) => `${name} ब्रेक करें।`,
  strikes: (who, side) => `${withParticle(who, 'की')} बारी, ${COLOUR_HI[side]} गोटी।`,
  covers: ({ name }, side) => `${name} रानी को कवर करें, ${COLOUR_HI[side]} गोटी से।`,
  chooses: ({ name }) => `${name} चुनें: गोटियाँ एक और के साथ लौटाकर फिर खेलें, या एक गोटी और बारी दें।`,
  places: ({ name }, count, side) => `${name} ${tellingIn.hi.men(count, side)} रखें।`,
  mayDemand: ({ name }, points) => `${name} ${points} अंक तक और माँग सकते हैं।`,
  mayClaim: ({ name }) => `${name} दावा कर सकते हैं।`,
  over: (winner, how, length) => {
    const what = tellingIn.hi.lengths[length];
    if (!winner) return `${what} बीच में छोड़ा गया।`;
    if (how === 'conceded') return `${winner.name} जीते: सामने वाले ने ${what} छोड़ा।`;
    return how === 'awarded'
      ? `${what} ${withParticle(winner, 'को')} दिया गया।`
      : `${winner.name} ${what} जीते।`;
  },
  passed: (who) => `${withParticle(who, 'ने')} बारी छोड़ी।`,
  tooLateToPlace: 'गोटी रखने से पहले समय समाप्त हुआ।',
  forfeited: (men) => `समय समाप्त: ${men} रखने का अधिकार गया।`,
  you: 'आप',
  protestOpen: 'आपत्ति पर निर्णय बाकी है: तब तक परिणाम घोषित नहीं होगा।',
  umpire: 'अंपायर',
  placed: 'गोटी रख दी गई।',
  settled: { forgo: 'छोड़ दिया: कुछ नहीं रखा गया।', 'no-room': 'जगह नहीं: बक़ाया रहेगा।' },
  deemed: (matter) => `देर से पता चला: ${matter}।`,
  sheet: {
    columns: ['गेम', 'बोर्ड', 'ब्रेक', 'सफ़ेद', 'रानी', 'विजेता', 'अंक', 'माँगे', 'स्कोर'],
    replayed: 'दोबारा',
    conceded: 'गेम छोड़ा',
    extra: 'अतिरिक्त',
  },
  ruling: rulingHi,
};

export const wordsIn: Readonly<Record<Language, Words>> = { en, hi };
