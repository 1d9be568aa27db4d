import type { Language, Side } from '@opencarrom/laws';
import type { Length } from '../head.js';
import type { ActType } from '../log/command.js';
import type { Ending } from '../log/event.js';
import type { SheetWords } from './sheet.js';

/** What is said between rulings, in one language. */
export interface Words {
  readonly toss: string;
  readonly extraToss: (game: number) => string;
  readonly choice: (winner: string, takings: readonly ('side' | 'break' | 'white' | 'black')[]) => string;
  readonly seating: (chooser: string) => string;
  readonly beforePlay: (board: number, game: number, breaker: string) => string;
  readonly changeSides: string;
  readonly stopped: (by: string) => string;
  readonly breaks: (name: string) => string;
  readonly strikes: (name: string, side: Side) => string;
  readonly covers: (name: string, side: Side) => string;
  readonly chooses: (name: string) => string;
  readonly places: (name: string, count: number, side: Side) => string;
  readonly mayDemand: (name: string, points: number) => string;
  readonly mayClaim: (name: string) => string;
  /** What was played for is called by its name: of a single board nobody says that it was a match. */
  readonly over: (winner: string | null, how: Ending, length: Length) => string;
  readonly passed: (name: string) => string;
  /** Before the ruling that follows when nobody placed what was to be placed. */
  readonly tooLateToPlace: string;
  readonly forfeited: (men: string) => string;
  readonly protestOpen: string;
  /** One who is spoken to, in the midst of a sentence. */
  readonly you: string;
  readonly umpire: string;
  /** What is said once something was done about a ruling. */
  readonly settled: Readonly<Partial<Record<ActType, string>>>;
  /** What was noticed too late. */
  readonly deemed: (matter: string) => string;
  readonly sheet: SheetWords;
}

/** What a person who gave no name is called: such a one is spoken to, and not of. */
const UNNAMED: readonly string[] = ['You', 'आप'];

export const isYou = (name: string): boolean => UNNAMED.includes(name);

const COLOUR_EN: Readonly<Record<Side, string>> = { white: 'white', black: 'black' };
const COLOUR_HI: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

const breaksEn = (name: string): string => (isYou(name) ? 'Your break.' : `${name} breaks.`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const menEn = (count: number, side: Side): string =>
  count === 1 ? `a ${COLOUR_EN[side]} man` : `${count} ${COLOUR_EN[side]} men`;

const en: Words = {
  toss: 'The toss.',
  extraToss: (game) => `Game ${game} is level: toss for the break of the extra board.`,
  choice: (winner, takings) =>
    `${isYou(winner) ? 'You won the toss' : `The toss was won by ${winner}`}: ${takings.join(' or ')}?`,
  seating: (chooser) => (isYou(chooser) ? 'You choose the side.' : `The choice of side: ${chooser}.`),
  beforePlay: (board, game, breaker) => `Game ${game}, board ${board}. ${breaksEn(breaker)}`,
  changeSides: 'Change sides.',
  stopped: (by) => `Play is stopped by an appeal of ${by}.`,
  breaks: breaksEn,
  strikes: (name, side) =>
    isYou(name) ? `Your turn: ${COLOUR_EN[side]}.` : `${name} to strike, ${COLOUR_EN[side]}.`,
  covers: (name, side) =>
    isYou(name)
      ? `Your turn: cover the queen with ${COLOUR_EN[side]}.`
      : `${name} to cover the queen, ${COLOUR_EN[side]}.`,
  chooses: (name) =>
    `${isYou(name) ? 'Your choice' : `${name} chooses`}: bring the men back with one more and strike on, or give one and the turn.`,
  places: (name, count, side) =>
    isYou(name) ? `You place ${menEn(count, side)}.` : `${capital(name)} places ${menEn(count, side)}.`,
  mayDemand: (name, points) => `${isYou(name) ? 'You' : name} may demand up to ${points} more.`,
  mayClaim: (name) => `${isYou(name) ? 'You' : name} may claim.`,
  over: (winner, how, length) => {
    if (!winner) return `The ${length} is abandoned.`;
    const to = isYou(winner) ? 'you' : winner;
    if (how === 'conceded') return `The ${length} was conceded to ${to}.`;
    return how === 'awarded'
      ? `The ${length} is awarded to ${to}.`
      : isYou(winner)
        ? `You won the ${length}.`
        : `The ${length} was won by ${winner}.`;
  },
  passed: (name) => `${isYou(name) ? 'You' : name} passed the turn.`,
  tooLateToPlace: 'Time ran out before a man was placed.',
  forfeited: (men) => `Time ran out: the right to place ${men} is lost.`,
  you: 'you',
  protestOpen: 'A protest is open: the result is not announced until it is decided.',
  umpire: 'the umpire',
  settled: { place: 'Placed.', forgo: 'Forgone: nothing is placed.', 'no-room': 'No room: it stays owed.' },
  deemed: (matter) => `Noticed too late: ${matter}.`,
  sheet: {
    columns: ['Game', 'Board', 'Break', 'White', 'Queen', 'Winner', 'Points', 'Demanded', 'Score'],
    replayed: 'replayed',
    conceded: 'game conceded',
    extra: 'extra',
  },
};

const TAKE_HI = { side: 'दिशा', break: 'ब्रेक', white: 'सफ़ेद', black: 'काली' } as const;

const LENGTH_HI: Readonly<Record<Length, string>> = { board: 'बोर्ड', game: 'गेम', match: 'मैच' };

const nameHi = (name: string): string => (isYou(name) ? 'आप' : name);

const hi: Words = {
  toss: 'टॉस।',
  extraToss: (game) => `गेम ${game} बराबर है: अतिरिक्त बोर्ड के ब्रेक के लिए टॉस।`,
  choice: (winner, takings) =>
    `${isYou(winner) ? 'आपने' : `${winner} ने`} टॉस जीता: ${takings.map((take) => TAKE_HI[take]).join(' या ')}?`,
  seating: (chooser) => `${nameHi(chooser)} बैठने की जगह चुनें।`,
  beforePlay: (board, game, breaker) =>
    `गेम ${game}, बोर्ड ${board}: ब्रेक ${isYou(breaker) ? 'आपका' : `${breaker} का`}।`,
  changeSides: 'दिशा बदलें।',
  stopped: (by) => `${by} की अपील पर खेल रुका है।`,
  breaks: (name) => `${nameHi(name)} ब्रेक करें।`,
  strikes: (name, side) => `${isYou(name) ? 'आपकी' : `${name} की`} बारी, ${COLOUR_HI[side]} गोटी।`,
  covers: (name, side) => `${nameHi(name)} रानी को कवर करें, ${COLOUR_HI[side]} गोटी से।`,
  chooses: (name) => `${nameHi(name)} चुनें: गोटियाँ एक और के साथ लौटाकर फिर खेलें, या एक गोटी और बारी दें।`,
  places: (name, count, side) => `${nameHi(name)} ${count} ${COLOUR_HI[side]} गोटी रखें।`,
  mayDemand: (name, points) => `${nameHi(name)} ${points} अंक तक और माँग सकते हैं।`,
  mayClaim: (name) => `${nameHi(name)} दावा कर सकते हैं।`,
  over: (winner, how, length) => {
    const what = LENGTH_HI[length];
    if (!winner) return `${what} बीच में छोड़ा गया।`;
    const name = nameHi(winner);
    if (how === 'conceded') return `${name} जीते: सामने वाले ने ${what} छोड़ा।`;
    return how === 'awarded' ? `${what} ${name} को दिया गया।` : `${name} ${what} जीते।`;
  },
  passed: (name) => `${isYou(name) ? 'आपने' : `${name} ने`} बारी छोड़ी।`,
  tooLateToPlace: 'गोटी रखने से पहले समय समाप्त हुआ।',
  forfeited: (men) => `समय समाप्त: ${men} रखने का अधिकार गया।`,
  you: 'आप',
  protestOpen: 'आपत्ति पर निर्णय बाकी है: तब तक परिणाम घोषित नहीं होगा।',
  umpire: 'अंपायर',
  settled: { place: 'गोटी रख दी गई।', forgo: 'छोड़ दिया: कुछ नहीं रखा गया।', 'no-room': 'जगह नहीं: बक़ाया रहेगा।' },
  deemed: (matter) => `देर से पता चला: ${matter}।`,
  sheet: {
    columns: ['गेम', 'बोर्ड', 'ब्रेक', 'सफ़ेद', 'रानी', 'विजेता', 'अंक', 'माँगे', 'स्कोर'],
    replayed: 'दोबारा',
    conceded: 'गेम छोड़ा',
    extra: 'अतिरिक्त',
  },
};

export const wordsIn: Readonly<Record<Language, Words>> = { en, hi };
