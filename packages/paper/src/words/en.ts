import { bookNames } from '@opencarrom/laws/words/books/en';
import { places } from '@opencarrom/tournament/words/places/en';
import { type CalendarDay, calendarDay, datesSaid } from './days.js';
import type { PaperWords } from './paper-words.js';

const { compare } = new Intl.Collator('en', { numeric: true });
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const inMonth = ({ day, month }: CalendarDay): string => `${day} ${MONTHS[month - 1]}`;
const told = (written: string, say: (day: CalendarDay) => string): string => {
  const day = calendarDay(written);
  return day ? say(day) : written;
};

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`;
const FIRST_PLACES = ['First place', 'Second place', 'Third place', 'Fourth place'];
const ENTRANTS = {
  singles: ['player', 'players'],
  doubles: ['pair', 'pairs'],
  teams: ['team', 'teams'],
} as const;

const STAGES = {
  league: 'league',
  'pre-quarter': 'pre-quarter-final',
  quarter: 'quarter-final',
  semi: 'semi-final',
  final: 'final',
} as const;

export const en: PaperWords = {
  code: 'en',
  sheets: {
    signs: 'Table signs',
    badges: 'Badges',
    pairings: 'Pairings',
    'by-table': 'Pairings by table',
    'by-name': 'Pairings by name',
    cards: 'Score cards',
    results: 'Results',
    ranking: 'Ranking',
    groups: 'Group tables',
    bracket: 'Bracket',
    champions: 'Champions',
    certificates: 'Certificates',
  },
  nothing: {
    'not-drawn': 'Nothing is drawn yet.',
    'no-cards': 'No match waits for a card.',
    'no-groups': 'This stage has no groups and no league.',
    'no-bracket': 'This stage has no bracket.',
    'no-places': 'The places are not given yet: close the event first.',
  },

  books: bookNames.full,
  stages: STAGES,
  disciplines: { singles: 'Singles', doubles: 'Doubles', teams: 'Teams' },
  format: ({ bestOf, target, boards, countedIn }) => {
    if (countedIn.is === 'boards') return `best of ${boards.is} boards`;
    const games = bestOf.is > 1 ? `best of ${bestOf.is} games, each to ` : 'one game to ';
    return `${games}${plural(target.is ?? 0, 'point', 'points')}${boards.is === null ? '' : ` or ${boards.is} boards`}`;
  },
  figures: {
    played: 'Played',
    points: 'Points',
    wins: 'Wins',
    buchholz: 'Buchholz',
    netscore: 'Net',
    totscore: 'Total',
    rubbers: 'Rubbers',
    games: 'Games',
    boards: 'Boards',
  },
  places,
  unnamed: { entrant: (number) => `Entry ${number}`, partner: 'partner' },
  somebody: (number) => `Player ${number}`,
  compareNames: compare,

  printed: (at) => `printed ${at}`,
  page: (page, pages) => `page ${page} of ${pages}`,
  draft: 'Draft: not published yet',

  findTable: 'Find your table',
  table: 'Table',
  groupColumn: 'Group',
  group: (name) => `Group ${name}`,
  match: 'Match',
  versus: 'v',
  rests: 'bye',
  name: 'Name',
  against: 'Against',
  place: 'Place',
  why: 'Why this place',
  roundIs: (round) => `Round ${round}`,
  after: (stage, round, played) => {
    if (played) return `${stage}, after the ${STAGES[played]}${played === 'final' ? '' : 's'}`;
    return round === 0 ? `${stage}, before the first round` : `${stage}, after round ${round}`;
  },
  finalPlaces: 'Final places',
  prize: 'Prize',
  score: 'Score',
  missing: 'not in yet',
  provisional: 'protest open',
  how: {
    played: '',
    time: 'time was up',
    conceded: 'given up',
    'walked-over': 'walk-over',
    awarded: 'awarded',
    abandoned: 'abandoned',
  },

  day: 'Day',
  dayOf: (written) => told(written, (day) => `${WEEKDAYS[day.weekday]} ${inMonth(day)}`),
  dateOf: (written, last) =>
    told(written, (day) => datesSaid(day, calendarDay(last ?? written) ?? day, inMonth)),
  time: 'Time',
  laws: 'Laws',
  round: 'Round',
  breaksFirst: 'breaks first',
  white: 'white',
  board: 'Board',
  men: 'Coins',
  queen: 'Queen',
  points: 'Points',
  total: 'Total',
  game: (game) => `Game ${game}`,
  rubbers: { singles: 'singles', doubles: 'doubles' },
  rubber: 'Rubber',
  plays: 'Who plays',
  menAre: 'Coins: how many the losers still have on the board.',
  queenIs: 'Queen: 3 to the winners, where the laws count it.',
  extraRow: 'The last row is for an extra board, if level.',
  umpire: 'Umpire, time of the end',
  umpireIs: 'Umpire',
  cardOf: (card, cards) => `card ${card} of ${cards}`,
  toTheDesk: 'No network? Hand this card to the desk.',
  minutes: (minutes) => `${minutes} minutes, then finish the board`,
  scan: 'Scan: this phone becomes the umpire’s',

  partner: (name) => `with ${name}`,
  bye: 'bye',
  winnerOf: (match) => `winner of ${match}`,
  loserOf: (match) => `loser of ${match}`,
  onPage: (page) => `page ${page}`,
  thirdPlace: 'Third place',
  final: 'Final',
  secondFinal: 'Second final, if needed',
  winner: 'Winner',

  certificate: 'Certificate',
  presentedTo: 'presented to',
  forPlace: (place) => FIRST_PLACES[place - 1] ?? `${ordinal(place)} place`,
  wonAt: (discipline) => `in the ${discipline.toLowerCase()} of`,
  signatures: ['Organiser', 'Chief umpire'],
  champions: { singles: 'Champion', doubles: 'Champions', teams: 'Champions' },
  finalWas: (score) => `final ${score}`,
  took: (discipline, count, matches) =>
    `${plural(count, ENTRANTS[discipline][0], ENTRANTS[discipline][1])} · ${plural(matches, 'match', 'matches')}`,
};
