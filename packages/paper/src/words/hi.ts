import { bookNames } from '@opencarrom/laws/words/books/hi';
import { places } from '@opencarrom/tournament/words/places/hi';
import { type CalendarDay, calendarDay, datesSaid } from './days.js';
import type { PaperWords } from './paper-words.js';

const { compare } = new Intl.Collator('hi', { numeric: true });
const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
const MONTHS = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
];
const inMonth = ({ day, month }: CalendarDay): string => `${day} ${MONTHS[month - 1]}`;
const told = (written: string, say: (day: CalendarDay) => string): string => {
  const day = calendarDay(written);
  return day ? say(day) : written;
};

const FIRST_PLACES = ['प्रथम स्थान', 'द्वितीय स्थान', 'तृतीय स्थान', 'चतुर्थ स्थान'];
const ENTRANTS = { singles: 'खिलाड़ी', doubles: 'जोड़ियाँ', teams: 'टीमें' } as const;

const STAGES = {
  league: 'लीग',
  'pre-quarter': 'प्री-क्वार्टर फ़ाइनल',
  quarter: 'क्वार्टर फ़ाइनल',
  semi: 'सेमीफ़ाइनल',
  final: 'फ़ाइनल',
} as const;

export const hi: PaperWords = {
  code: 'hi',
  sheets: {
    signs: 'टेबल के नंबर',
    badges: 'बैज',
    pairings: 'मुकाबले',
    'by-table': 'टेबल के क्रम से मुकाबले',
    'by-name': 'नाम के क्रम से मुकाबले',
    cards: 'स्कोर कार्ड',
    results: 'परिणाम',
    ranking: 'रैंकिंग',
    groups: 'ग्रुप तालिकाएँ',
    bracket: 'नॉकआउट ड्रॉ',
    champions: 'विजेता',
    certificates: 'प्रमाणपत्र',
  },
  nothing: {
    'not-drawn': 'अभी कोई ड्रॉ नहीं हुआ है।',
    'no-cards': 'किसी मैच के लिए कार्ड नहीं चाहिए।',
    'no-groups': 'इस चरण में न ग्रुप हैं, न लीग।',
    'no-bracket': 'इस चरण में नॉकआउट नहीं है।',
    'no-places': 'स्थान अभी तय नहीं हुए: पहले टूर्नामेंट समाप्त करें।',
  },

  books: bookNames.full,
  stages: STAGES,
  disciplines: { singles: 'एकल', doubles: 'युगल', teams: 'टीम' },
  format: ({ bestOf, target, boards, countedIn }) => {
    if (countedIn.is === 'boards') return `बेस्ट ऑफ़ ${boards.is} बोर्ड`;
    const games = bestOf.is > 1 ? `बेस्ट ऑफ़ ${bestOf.is} गेम, हर गेम` : 'एक गेम';
    return `${games} ${target.is} अंक${boards.is === null ? '' : ` या ${boards.is} बोर्ड`} का`;
  },
  figures: {
    played: 'मैच',
    points: 'अंक',
    wins: 'जीत',
    buchholz: 'बुख़होल्त्स',
    netscore: 'अंतर',
    totscore: 'कुल',
    rubbers: 'रबर',
    games: 'गेम',
    boards: 'बोर्ड',
  },
  places,
  unnamed: { entrant: (number) => `प्रविष्टि ${number}`, partner: 'जोड़ीदार' },
  somebody: (number) => `खिलाड़ी ${number}`,
  compareNames: compare,

  printed: (at) => `छपाई: ${at}`,
  page: (page, pages) => `पन्ना ${page}/${pages}`,
  draft: 'ड्राफ़्ट: अभी प्रकाशित नहीं',

  findTable: 'अपनी टेबल ढूँढें',
  table: 'टेबल',
  groupColumn: 'ग्रुप',
  group: (name) => `ग्रुप ${name}`,
  match: 'मैच',
  versus: '–',
  rests: 'बाई',
  name: 'नाम',
  against: 'सामने',
  place: 'स्थान',
  why: 'यह स्थान क्यों',
  roundIs: (round) => `राउंड ${round}`,
  after: (stage, round, played) =>
    round === 0 ? `${stage}, पहले राउंड से पहले` : `${stage}, ${played ? STAGES[played] : `राउंड ${round}`} के बाद`,
  finalPlaces: 'अंतिम स्थान',
  prize: 'पुरस्कार',
  score: 'स्कोर',
  missing: 'बाकी',
  provisional: 'आपत्ति बाकी',
  how: {
    played: '',
    time: 'समय पूरा',
    conceded: 'हार मानी',
    'walked-over': 'वॉकओवर',
    awarded: 'निर्णय से',
    abandoned: 'अधूरा छोड़ा गया',
  },

  day: 'दिन',
  dayOf: (written) => told(written, (day) => `${WEEKDAYS[day.weekday]}, ${inMonth(day)}`),
  dateOf: (written, last) =>
    told(written, (day) => datesSaid(day, calendarDay(last ?? written) ?? day, inMonth)),
  time: 'समय',
  laws: 'नियम',
  round: 'राउंड',
  breaksFirst: 'पहला ब्रेक',
  white: 'सफ़ेद',
  board: 'बोर्ड',
  men: 'गोटियाँ',
  queen: 'रानी',
  points: 'अंक',
  total: 'कुल',
  game: (game) => `गेम ${game}`,
  rubbers: { singles: 'एकल', doubles: 'युगल' },
  rubber: 'रबर',
  plays: 'कौन खेलेगा',
  menAre: 'गोटियाँ: हारने वाले पक्ष की बोर्ड पर बची गोटियाँ।',
  queenIs: 'रानी: विजेता को 3, जहाँ नियम उसे गिनते हैं।',
  extraRow: 'आख़िरी पंक्ति: बराबरी पर एक और बोर्ड के लिए।',
  umpire: 'अंपायर, समाप्ति का समय',
  umpireIs: 'अंपायर',
  cardOf: (card, cards) => `कार्ड ${card}/${cards}`,
  toTheDesk: 'नेटवर्क नहीं? यह कार्ड डेस्क पर दें।',
  minutes: (minutes) => `${minutes} मिनट, फिर चल रहा बोर्ड पूरा करें`,
  scan: 'स्कैन करें: यह फ़ोन अंपायर का बनेगा',

  partner: (name) => `जोड़ीदार: ${name}`,
  bye: 'बाई',
  winnerOf: (match) => `विजेता, ${match}`,
  loserOf: (match) => `पराजित, ${match}`,
  onPage: (page) => `पन्ना ${page}`,
  thirdPlace: 'तीसरा स्थान',
  final: 'फ़ाइनल',
  secondFinal: 'दूसरा फ़ाइनल, ज़रूरत हो तो',
  winner: 'विजेता',

  certificate: 'प्रमाणपत्र',
  presentedTo: 'सम्मानित',
  forPlace: (place) => FIRST_PLACES[place - 1] ?? `स्थान ${place}`,
  wonAt: (discipline) => `${discipline} वर्ग में`,
  signatures: ['आयोजक', 'मुख्य अंपायर'],
  champions: { singles: 'विजेता', doubles: 'विजेता', teams: 'विजेता' },
  finalWas: (score) => `फ़ाइनल ${score}`,
  took: (discipline, count, matches) => `${ENTRANTS[discipline]}: ${count} · मैच: ${matches}`,
};
