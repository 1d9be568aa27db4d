import type { Award, BoardEnding, StrokeConsequence } from '@opencarrom/laws';
import type { Catalogues } from '../device/language.js';

/** What a book lays down, in plain words. */
export interface MeaningWords {
  readonly ownReturn: string;
  readonly extra: (count: number) => string;
  readonly queen: Readonly<Record<Exclude<StrokeConsequence['queen'], 'as-she-is'>, string>>;
  readonly turn: Readonly<Record<StrokeConsequence['turn'], string>>;
  readonly choice: string;
  readonly or: string;
  readonly winner: Readonly<Record<BoardEnding['winner'], string>>;
  readonly award: (award: Award) => string;
  readonly demand: (points: number) => string;
  readonly goesOn: string;
  readonly makes: Readonly<Record<'foul' | 'penalty', string>>;
  readonly noLaw: string;
  readonly value: (subject: string, value: unknown) => string;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface Change {
  readonly games: 'every' | 'deciding';
  readonly afterBoard: number | null;
  readonly atPoints: number | null;
}

const TERMS_EN: Readonly<Record<string, string>> = {
  singles: 'singles',
  doubles: 'doubles',
  none: 'Nothing: the umpire sees to it',
  fouls: 'Fouls',
  'fouls-and-dues': 'Fouls and dues',
  'right-hand': 'To the right',
  clockwise: 'Clockwise',
  'white-breaks': 'Whoever breaks',
  'swap-each-board': 'Swapped board by board',
  alternate: 'In turn',
  side: 'the side',
  break: 'the break',
  colour: 'the colour',
  points: 'By points',
  boards: 'By boards won',
};

const TERMS_HI: Readonly<Record<string, string>> = {
  singles: 'एकल',
  doubles: 'युगल',
  none: 'कुछ नहीं: अंपायर देखता है',
  fouls: 'फ़ाउल',
  'fouls-and-dues': 'फ़ाउल और ड्यू',
  'right-hand': 'दाईं ओर',
  clockwise: 'घड़ी की दिशा में',
  'white-breaks': 'जो ब्रेक करे',
  'swap-each-board': 'हर बोर्ड में अदल-बदल',
  alternate: 'बारी-बारी से',
  side: 'दिशा',
  break: 'ब्रेक',
  colour: 'रंग',
  points: 'अंकों से',
  boards: 'जीते बोर्डों से',
};

function valueEn(subject: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => TERMS_EN[each] ?? each).join(' or ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return NONE_EN[subject] ?? 'Not laid down';
  if (typeof value === 'object') return changeEn(value as Change);
  if (typeof value === 'string') return TERMS_EN[value] ?? value;
  return (UNITS_EN[subject] ?? String)(count(value));
}

const NONE_EN: Readonly<Record<string, string>> = {
  target: 'No points to reach',
  boards: 'As many as it takes',
  trialBoards: 'None: some minutes of practice',
  changeInGame: 'Never',
};

const seconds = (value: number): string => (value >= 120 ? `${value / 60} minutes` : `${value} seconds`);

const UNITS_EN: Readonly<Record<string, (value: number) => string>> = {
  queenPoints: (value) => `${value} points`,
  queenCountsBelow: (value) => `Below ${value} points`,
  boardCap: (value) => `${value} points`,
  breakChances: (value) => `${value} tries`,
  passes: (value) => `${value} turns in a row for each side`,
  bestOf: (value) => (value === 1 ? 'One game' : `Best of ${value}`),
  target: (value) => `${value} points`,
  boards: (value) => `${value} boards`,
  trialBoards: (value) => String(value),
  strike: seconds,
  place: seconds,
  changeSides: seconds,
  interval: seconds,
};

function changeEn({ games, afterBoard, atPoints }: Change): string {
  const moments = [afterBoard ? `after board ${afterBoard}` : '', atPoints ? `at ${atPoints} points` : ''];
  const which = games === 'every' ? 'In every game' : 'In the deciding game';
  return `${which}, ${moments.filter(Boolean).join(' or ')}`;
}

function valueHi(subject: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => TERMS_HI[each] ?? each).join(' या ');
  if (typeof value === 'boolean') return value ? 'हाँ' : 'नहीं';
  if (value === null) return NONE_HI[subject] ?? 'तय नहीं';
  if (typeof value === 'object') {
    const { games, afterBoard, atPoints } = value as Change;
    const moments = [afterBoard ? `बोर्ड ${afterBoard} के बाद` : '', atPoints ? `${atPoints} अंक पर` : ''];
    return `${games === 'every' ? 'हर गेम में' : 'निर्णायक गेम में'}, ${moments.filter(Boolean).join(' या ')}`;
  }
  if (typeof value === 'string') return TERMS_HI[value] ?? value;
  return (UNITS_HI[subject] ?? String)(count(value));
}

const NONE_HI: Readonly<Record<string, string>> = {
  target: 'अंकों की सीमा नहीं',
  boards: 'जितने लगें',
  trialBoards: 'कोई नहीं: कुछ मिनट का अभ्यास',
  changeInGame: 'कभी नहीं',
};

const secondsHi = (value: number): string => (value >= 120 ? `${value / 60} मिनट` : `${value} सेकंड`);

const UNITS_HI: Readonly<Record<string, (value: number) => string>> = {
  queenPoints: (value) => `${value} अंक`,
  queenCountsBelow: (value) => `${value} अंक से नीचे`,
  boardCap: (value) => `${value} अंक`,
  breakChances: (value) => `${value} प्रयास`,
  passes: (value) => `हर पक्ष लगातार ${value} बार`,
  bestOf: (value) => (value === 1 ? 'एक गेम' : `${value} में से अधिकतर`),
  target: (value) => `${value} अंक`,
  boards: (value) => `${value} बोर्ड`,
  strike: secondsHi,
  place: secondsHi,
  changeSides: secondsHi,
  interval: secondsHi,
};

const points = (value: number): string => (value === 1 ? '1 point' : `${value} points`);

export const meaningWords: Catalogues<MeaningWords> = {
  en: {
    ownReturn: 'Your men come back',
    extra: (number) => (number === 1 ? 'One man more comes out' : `${number} men more come out`),
    queen: {
      returns: 'The queen comes back',
      'to-cover': 'The queen must be covered next',
      covered: 'The queen is covered',
    },
    turn: { continues: 'You strike on', passes: 'The turn is lost' },
    choice: 'You choose',
    or: 'or',
    winner: { striker: 'You win the board', opponent: 'The opponent wins the board' },
    award: ({ points: sum, men, queen, insteadOfQueen }) =>
      [
        sum ? points(sum) : '',
        men === 'losers' ? "one point for each of the loser's men" : '',
        men === 'winners' ? "one point for each of the winner's men" : '',
        queen
          ? `the queen's points${insteadOfQueen ? `, or ${insteadOfQueen} once she no longer counts` : ''}`
          : '',
      ]
        .filter(Boolean)
        .join(' + '),
    demand: (sum) => `${sum} more may be demanded`,
    goesOn: 'The board goes on',
    makes: { foul: 'The stroke is improper', penalty: 'A man is owed; the stroke stands' },
    noLaw: 'This book knows no such law',
    value: valueEn,
  },
  hi: {
    ownReturn: 'आपकी गोटियाँ वापस आती हैं',
    extra: (number) => `${number} गोटी और निकलती है`,
    queen: {
      returns: 'रानी वापस आती है',
      'to-cover': 'अगले स्ट्रोक में रानी कवर करनी है',
      covered: 'रानी कवर मानी जाती है',
    },
    turn: { continues: 'बारी जारी रहती है', passes: 'बारी जाती है' },
    choice: 'आप चुनते हैं',
    or: 'या',
    winner: { striker: 'बोर्ड आपका', opponent: 'बोर्ड विपक्ष का' },
    award: ({ points: sum, men, queen, insteadOfQueen }) =>
      [
        sum ? `${sum} अंक` : '',
        men === 'losers' ? 'हारने वाले की हर गोटी का एक अंक' : '',
        men === 'winners' ? 'जीतने वाले की हर गोटी का एक अंक' : '',
        queen ? `रानी के अंक${insteadOfQueen ? `, या गिनती न हो तो ${insteadOfQueen}` : ''}` : '',
      ]
        .filter(Boolean)
        .join(' + '),
    demand: (sum) => `${sum} अंक और माँगे जा सकते हैं`,
    goesOn: 'बोर्ड जारी रहता है',
    makes: { foul: 'स्ट्रोक अनुचित है', penalty: 'एक गोटी देनी है; स्ट्रोक मान्य है' },
    noLaw: 'इस पुस्तक में ऐसा नियम नहीं है',
    value: valueHi,
  },
};
