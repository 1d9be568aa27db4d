import type { Language, Side } from '@opencarrom/laws';
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
  readonly over: (winner: string | null, how: Ending) => string;
  readonly protestOpen: string;
  readonly umpire: string;
  /** What is said once something was done about a ruling. */
  readonly settled: Readonly<Partial<Record<ActType, string>>>;
  /** What was noticed too late. */
  readonly deemed: (matter: string) => string;
  readonly sheet: SheetWords;
}

const COLOUR_EN: Readonly<Record<Side, string>> = { white: 'white', black: 'black' };
const COLOUR_HI: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

const en: Words = {
  toss: 'The toss.',
  extraToss: (game) => `Game ${game} is level: toss for the break of the extra board.`,
  choice: (winner, takings) => `The toss was won by ${winner}: ${takings.join(' or ')}?`,
  seating: (chooser) => `The choice of side: ${chooser}.`,
  beforePlay: (board, game, breaker) => `Game ${game}, board ${board}. To break: ${breaker}.`,
  changeSides: 'Change sides.',
  stopped: (by) => `Play is stopped by an appeal of ${by}.`,
  breaks: (name) => `To break: ${name}.`,
  strikes: (name, side) => `To strike: ${name}, with ${COLOUR_EN[side]}.`,
  covers: (name, side) => `To cover the queen: ${name}, with ${COLOUR_EN[side]}.`,
  chooses: (name) =>
    `The choice of ${name}: bring the men back with one more and strike on, or give one and the turn.`,
  places: (name, count, side) =>
    `To place ${count === 1 ? `a ${COLOUR_EN[side]} man` : `${count} ${COLOUR_EN[side]} men`}: ${name}.`,
  mayDemand: (name, points) => `Up to ${points} more may be demanded by ${name}.`,
  mayClaim: (name) => `A claim is open to ${name}.`,
  over: (winner, how) => {
    if (!winner) return 'The match is abandoned.';
    if (how === 'conceded') return `The match was conceded to ${winner}.`;
    return how === 'awarded' ? `The match is awarded to ${winner}.` : `The match was won by ${winner}.`;
  },
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

const hi: Words = {
  toss: 'टॉस।',
  extraToss: (game) => `गेम ${game} बराबर है: अतिरिक्त बोर्ड के ब्रेक के लिए टॉस।`,
  choice: (winner, takings) => `${winner} ने टॉस जीता: ${takings.map((take) => TAKE_HI[take]).join(' या ')}?`,
  seating: (chooser) => `${chooser} बैठने की जगह चुनें।`,
  beforePlay: (board, game, breaker) => `गेम ${game}, बोर्ड ${board}: ब्रेक ${breaker} का।`,
  changeSides: 'दिशा बदलें।',
  stopped: (by) => `${by} की अपील पर खेल रुका है।`,
  breaks: (name) => `${name} ब्रेक करें।`,
  strikes: (name, side) => `${name} की बारी, ${COLOUR_HI[side]} गोटी।`,
  covers: (name, side) => `${name} रानी को कवर करें, ${COLOUR_HI[side]} गोटी से।`,
  chooses: (name) => `${name} चुनें: गोटियाँ एक और के साथ लौटाकर फिर खेलें, या एक गोटी और बारी दें।`,
  places: (name, count, side) => `${name} ${count} ${COLOUR_HI[side]} गोटी रखें।`,
  mayDemand: (name, points) => `${name} ${points} अंक तक और माँग सकते हैं।`,
  mayClaim: (name) => `${name} दावा कर सकते हैं।`,
  over: (winner, how) => {
    if (!winner) return 'मैच बीच में छोड़ा गया।';
    if (how === 'conceded') return `${winner} जीते: सामने वाले ने मैच छोड़ा।`;
    return how === 'awarded' ? `मैच ${winner} को दिया गया।` : `${winner} मैच जीते।`;
  },
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
