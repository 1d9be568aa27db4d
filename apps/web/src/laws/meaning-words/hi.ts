import { counted, man } from '@opencarrom/laws/words/grammar/hi';
import { type Change, count, type MeaningWords } from '../meaning-words.js';

const TERMS: Readonly<Record<string, string>> = {
  singles: 'एकल',
  doubles: 'युगल',
  none: 'किसी पर नहीं: अंपायर स्वयं देखते हैं',
  fouls: 'फ़ाउल',
  'fouls-and-dues': 'फ़ाउल और ड्यू',
  'right-hand': 'दाईं ओर',
  clockwise: 'घड़ी की दिशा में',
  'white-breaks': 'ब्रेक करने वाले की',
  'swap-each-board': 'हर बोर्ड में अदल-बदल',
  alternate: 'बारी-बारी से',
  side: 'साइड',
  break: 'ब्रेक',
  colour: 'रंग',
  points: 'अंकों से',
  boards: 'जीते बोर्डों से',
  forfeited: 'रखने का अधिकार गया',
  owed: 'अब भी बकाया',
  'within-cap': 'जितने गिने जा सकें',
  'beyond-cap': 'न गिने जाएँ तब भी',
};

function valueHi(subject: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => TERMS[each] ?? each).join(' या ');
  if (typeof value === 'boolean') return value ? 'हाँ' : 'नहीं';
  if (value === null) return NONE[subject] ?? 'तय नहीं';
  if (typeof value === 'object') {
    const { games, afterBoard, atPoints } = value as Change;
    const moments = [afterBoard ? `बोर्ड ${afterBoard} के बाद` : '', atPoints ? `${atPoints} अंक पर` : ''];
    return `${games === 'every' ? 'हर गेम में' : 'निर्णायक गेम में'}, ${moments.filter(Boolean).join(' या ')}`;
  }
  if (typeof value === 'string') return TERMS[value] ?? value;
  return (UNITS[subject] ?? String)(count(value));
}

const NONE: Readonly<Record<string, string>> = {
  target: 'अंकों की सीमा नहीं',
  boards: 'जितने लगें',
  trialBoards: 'कोई नहीं: कुछ मिनट का अभ्यास',
  changeInGame: 'कभी नहीं',
};

const secondsHi = (value: number): string => (value >= 120 ? `${value / 60} मिनट` : `${value} सेकंड`);

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  queenPoints: (value) => `${value} अंक`,
  queenCountsBelow: (value) => `${value} अंक से नीचे`,
  boardCap: (value) => `${value} अंक`,
  warnings: (value) => `${value} ${counted(value, 'चेतावनी', 'चेतावनियाँ')}`,
  breakChances: (value) => `${value} ${counted(value, 'मौका', 'मौके')}`,
  passes: (value) => `हर पक्ष लगातार ${value} बार`,
  bestOf: (value) => (value === 1 ? 'एक गेम' : `बेस्ट ऑफ़ ${value}`),
  target: (value) => `${value} अंक`,
  boards: (value) => `${value} बोर्ड`,
  strike: secondsHi,
  place: secondsHi,
  changeSides: secondsHi,
  interval: secondsHi,
};

export const words = {
  ownReturn: 'आपकी गोटियाँ वापस आती हैं',
  extra: (number) => `${number} ${man(number)} और ${counted(number, 'निकलती है', 'निकलती हैं')}`,
  queen: {
    returns: 'रानी वापस आती है',
    'to-cover': 'अगले स्ट्रोक में रानी कवर करनी है',
    covered: 'रानी कवर मानी जाती है',
  },
  turn: { continues: 'बारी जारी रहती है', passes: 'बारी जाती है' },
  choice: 'आप चुनें',
  or: 'या',
  winner: { striker: 'बोर्ड आपका', opponent: 'बोर्ड विपक्षी का' },
  award: ({ points: sum, men, queen, insteadOfQueen }) =>
    [
      sum ? `${sum} अंक` : '',
      men === 'losers' ? 'हारने वाले की हर गोटी का एक अंक' : '',
      men === 'winners' ? 'जीतने वाले की हर गोटी का एक अंक' : '',
      queen ? `रानी के अंक${insteadOfQueen ? `, या गिनती न हो तो ${insteadOfQueen}` : ''}` : '',
    ]
      .filter(Boolean)
      .join(' + '),
  demand: (sum) => `${sum} अंक और ${counted(sum, 'माँगा जा सकता है', 'माँगे जा सकते हैं')}`,
  goesOn: 'बोर्ड जारी रहता है',
  makes: { foul: 'स्ट्रोक अनुचित है', penalty: 'एक गोटी बकाया है; स्ट्रोक मान्य है' },
  noLaw: 'इस पुस्तक में ऐसा नियम नहीं है',
  value: valueHi,
} satisfies MeaningWords;
