import { hi as thought } from '@opencarrom/ai/words/hi';
import type { NextBoard, Placer } from '@opencarrom/laws';
import { bookNames } from '@opencarrom/laws/words/books/hi';
import { BENT_SIDE as bent, MANS_COLOUR as colours, counted, man } from '@opencarrom/laws/words/grammar/hi';
import { story } from '@opencarrom/match/words/story/hi';
import type { CommandLineWords } from '../words.js';

/** As they stand before a postposition. */
const placers: Readonly<Record<Placer, string>> = {
  opponent: 'विपक्षी',
  striker: 'स्ट्राइक करने वाले खिलाड़ी',
  'right-hand': 'बारी वाले खिलाड़ी के दाईं ओर के खिलाड़ी',
  umpire: 'अंपायर',
};

function nextBoard({ game, board, breaks, extra, tossFor }: NextBoard): string {
  const which = `गेम ${game}, ${extra ? 'अतिरिक्त ' : ''}बोर्ड ${board}`;
  if (breaks) return `${which}: ब्रेक और सफ़ेद गोटियाँ ${breaks} की`;
  return `${which}: ब्रेक के लिए टॉस करें और विजेता "tosses": {"${tossFor}": …} में दें`;
}

export const words: CommandLineWords = {
  sides: { white: 'सफ़ेद', black: 'काला' },
  comesOut: 'वापस',
  placed: (piece, count, by) =>
    `${piece === 'queen' ? 'रानी' : `${count} ${colours[piece]} ${man(count)}`}: ${placers[by]} को ${counted(count, 'रखनी है', 'रखनी हैं')}`,
  forgo: 'छूट',
  mayForgo: (count) =>
    counted(count, 'बकाया गोटी छोड़ी जा सकती है', `बकाया ${count} गोटियाँ छोड़ी जा सकती हैं, सभी या कोई नहीं`),
  choice: 'विकल्प',
  mayChoose: ({ id, options }) =>
    `स्ट्राइक करने वाला खिलाड़ी चुने (${id}): ${options[0]}, जैसा यहाँ दिया है, या ${options[1]}`,
  unused: 'बिना माँगे',
  unusedDecisions: (decisions) => `यहाँ कोई नियम ${decisions.join(', ')} नहीं माँगता: इससे कुछ नहीं बदला`,
  result: 'परिणाम',
  boardWon: (winner, points, total) => `${bent[winner]} ने बोर्ड जीता, ${points} अंक; इस गेम में कुल ${total}`,
  demand: 'माँग',
  mayDemand: (winner, points) =>
    `${bent[winner]} को ${points} अतिरिक्त अंक ${points === 1 ? '' : 'तक '}माँगने का अधिकार`,
  replay: 'बोर्ड दोबारा खेला जाएगा',
  matchWon: (winner) => `${bent[winner]} ने मैच जीता`,
  boardColumns: ['बोर्ड', 'बोर्ड पर', 'बकाया', 'अंक'],
  strikesNext: 'अगली बारी',
  queen: 'रानी',
  queenIs: {
    'on-board': 'बोर्ड पर',
    'to-cover': 'पॉकेट हुई, अगले स्ट्रोक से कवर करनी है',
    'covered-by-white': 'सफ़ेद पक्ष की',
    'covered-by-black': 'काले पक्ष की',
  },
  break: 'ब्रेक',
  notBroken: (tries) =>
    tries === 0 ? 'अभी नहीं हुआ' : `अभी नहीं हुआ, ${counted(tries, '1 मौका गया', `${tries} मौके गए`)}`,
  why: 'क्यों',
  reading: 'जहाँ नियम चुप है, हमारी व्याख्या',

  fell: (piece, pocket, seconds) => `${piece}: ${pocket} पॉकेट में, ${seconds} सेकंड बाद`,
  nothingFell: 'कुछ नहीं गिरा',
  lasted: 'समय',
  seconds: (seconds) => `${seconds} सेकंड`,
  touches: 'टक्कर',
  contacts: (count) => `${count} ${counted(count, 'टक्कर', 'टक्करें')}`,
  fingerprint: 'हैश',
  restColumns: ['रुकी जगह', 'x मिमी', 'y मिमी'],

  books: bookNames.full,
  stages: {
    league: 'लीग',
    'pre-quarter': 'प्री-क्वार्टर फ़ाइनल',
    quarter: 'क्वार्टर फ़ाइनल',
    semi: 'सेमीफ़ाइनल',
    final: 'फ़ाइनल',
  },
  format: ({ bestOf, target, boards, countedIn }) => {
    if (countedIn.is === 'boards') return `बेस्ट ऑफ़ ${boards.is} बोर्ड`;
    const games = bestOf.is > 1 ? `बेस्ट ऑफ़ ${bestOf.is} गेम, हर गेम` : 'एक गेम';
    return `${games} ${target.is} अंक${boards.is === null ? '' : ` या ${boards.is} बोर्ड`} का`;
  },
  sheetColumns: ['गेम', 'बोर्ड', 'विजेता', 'अंक'],
  game: 'गेम',
  gameWon: (winner, won, lost) => `जीत ${winner} की, ${won}–${lost}`,
  gameSoFar: (A, B) =>
    A === B ? `बराबर, ${A}–${B}` : `${A > B ? 'A' : 'B'} आगे, ${Math.max(A, B)}–${Math.min(A, B)}`,
  match: 'मैच',
  gamesWon: (A, B) => `A ${A}, B ${B}`,
  matchOver: (winner) => `${winner} ने मैच जीता`,
  next: 'आगे',
  nextBoard,
  first: 'पहले',
  changeSides: (minutes) => `${minutes} मिनट में साइड बदलें`,
  rest: (minutes) => `${minutes} मिनट तक विश्राम`,

  disciplines: { singles: 'एकल', doubles: 'युगल' },
  oneGame: 'एक ही गेम',
  oneBoard: 'एक ही बोर्ड',
  playing: (match, of, { game, board, strokes }) =>
    `मैच ${match}/${of}: गेम ${game}, बोर्ड ${board}, ${strokes} स्ट्रोक`,
  stopped: (matches, of) => `${of} में से ${matches} ${counted(matches, 'मैच', 'मैचों')} के बाद रोका गया।`,
  played: (matches, boards, strokesPerBoard) =>
    `${matches} मैच, ${boards} बोर्ड, प्रति बोर्ड ${strokesPerBoard} स्ट्रोक`,
  figures: {
    wins: 'जीते मैच',
    points: 'अंक',
    boards: 'जीते बोर्ड',
    strokesPerBoard: 'प्रति बोर्ड स्ट्रोक',
    pots: 'पॉकेट की गई अपनी गोटियाँ',
    fouls: 'फ़ाउल',
    strikers: 'स्ट्राइकर पॉकेट',
    queens: 'रानी कवर',
  },
  level: (level) => `लेवल ${level}`,
  recordIn: (file) => `रिकॉर्ड ${file} में है।`,
  agrees: (commands, strokes, rulings) => `सही: ${commands} आदेश, ${strokes} स्ट्रोक, ${rulings} निर्णय`,
  drawn: (stroke, file) => `स्ट्रोक ${stroke} का चित्र ${file} में है।`,
  filmed: (strokes, file) => `${strokes} स्ट्रोक की फ़िल्म ${file} में है।`,
  filmedOnly: {
    pots: 'रिकॉर्ड लंबा है: सिर्फ़ वे स्ट्रोक जिनमें गोटी पॉकेट हुई।',
    ends: 'रिकॉर्ड लंबा है: सिर्फ़ हर बोर्ड के आख़िरी स्ट्रोक।',
  },

  protest: 'आपत्ति',
  signed: 'हस्ताक्षर',
  unsigned: 'किसी ने हस्ताक्षर नहीं किए',
  best: { place: 'स्ट्राइकर', speed: 'गति', spin: 'स्पिन', tried: 'परखे स्ट्रोक' },
  thinking: (tried) => `सोच रहा है: ${tried} स्ट्रोक ${counted(tried, 'परखा गया', 'परखे गए')}`,
  story,
  thought,
};
