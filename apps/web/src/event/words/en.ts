import type { EventWords } from '../words.js';

const ordinal = (n: number): string => {
  const last = n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
};

export const words = {
  unnamed: { entrant: (number) => `No. ${number}`, partner: 'partner' },
  together: (names) => names.join(' & '),
  table: 'Table',
  tableNumber: (table) => `Table ${table}`,
  round: (round) => `Round ${round}`,
  roundOf: (round, of) => `Round ${round} of ${of}`,
  group: (name) => `Group ${name}`,
  versus: 'v',
  bye: 'bye',
  away: 'left',
  annulled: 'does not count',
  provisional: 'protest open',
  endings: {
    time: 'time up',
    conceded: 'given up',
    'walked-over': 'walk-over',
    awarded: 'awarded',
    abandoned: 'abandoned',
  },
  live: 'live',
  board: (board) => `board ${board}`,
  gameBoard: (game, board) => `game ${game}, board ${board}`,
  toBeSigned: 'to be signed',
  phones: (count) => `reported by ${count} phones`,
  draw: 'draw',
  wonBy: (name) => `${name} won`,

  place: 'Place',
  who: 'Who',
  columns: {
    played: ['played', 'Matches played'],
    points: ['points', 'Points'],
    wins: ['won', 'Matches won'],
    buchholz: ['Buch.', 'Buchholz'],
    netscore: ['net', 'Net score'],
    totscore: ['total', 'Total score'],
    rubbers: ['rubbers', 'Rubbers won'],
    games: ['games', 'Games won'],
    boards: ['boards', 'Boards won'],
  },
  standings: 'Standings',
  standingsOf: (stage) => `Standings, ${stage}`,
  goOn: (count) => (count === 1 ? 'the first advances' : `top ${count} advance`),
  why: 'Why this order',
  crossTable: 'Who played whom',
  crossTableOf: (what) => `Who played whom, ${what}`,
  bracket: 'Bracket',
  lawStages: {
    league: 'League',
    'pre-quarter': 'Pre-quarter-final',
    quarter: 'Quarter-final',
    semi: 'Semi-final',
    final: 'Final',
  },
  ending: ({ bestOf, points, boards }) => {
    const game = [
      ...(boards === undefined ? [] : [`${boards} ${boards === 1 ? 'board' : 'boards'}`]),
      ...(points === undefined ? [] : [boards === undefined ? `${points} points` : `${points}`]),
    ].join(' or ');
    return bestOf === 1 ? game : `best of ${bestOf}${game ? `, ${game}` : ''}`;
  },
  minutes: (minutes) => `${minutes} minutes`,
  roundOfSize: (left) => `Last ${left}`,
  semiFinals: 'Semi-finals',
  quarterFinals: 'Quarter-finals',
  final: 'Final',
  secondFinal: 'Second final',
  ifNeeded: 'if needed',
  forPlace: (place) => `For ${ordinal(place)} place`,
  winnersBracket: 'Winners’ bracket',
  losersBracket: 'Losers’ bracket',
  step: (step) => `Step ${step}`,
  loserFrom: (round) => `${round}: loser`,
  winnerHere: 'winner here',
  open: 'open',

  rubber: (rubber) => `Rubber ${rubber}`,
  disciplines: { singles: 'singles', doubles: 'doubles' },
  lineUpGiven: 'line-up is in',
  lineUpMissing: 'no line-up yet',
  lineUpSecret: 'Line-ups stay secret until both teams have handed theirs in.',

  clock: 'Round clock',
  clockStands: 'stopped',
  timeUp: 'Time up',
  warningAt: (time) => `warning at ${time}`,
  begins: 'starts',
  beganAt: (time) => `started ${time}`,
  left: 'left',
  offline: (time) => `No network. Shown as of ${time}.`,
} satisfies EventWords;
