import { en as thought } from '@opencarrom/ai/words/en';
import type { NextBoard, Placer } from '@opencarrom/laws';
import { bookNames } from '@opencarrom/laws/words/books/en';
import { story } from '@opencarrom/match/words/story/en';
import type { CommandLineWords } from '../words.js';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const points = (count: number): string => plural(count, 'point', 'points');

const placers: Readonly<Record<Placer, string>> = {
  opponent: 'the opponent',
  striker: 'the player who struck',
  'right-hand': 'the player on the right of the one on turn',
  umpire: 'the umpire',
};

const sides: CommandLineWords['sides'] = { white: 'White', black: 'Black' };

function nextBoard({ game, board, breaks, extra, tossFor }: NextBoard): string {
  const which = `game ${game}, board ${board}${extra ? ', the extra board' : ''}`;
  if (breaks) return `${which}: ${breaks} breaks with white`;
  return `${which}: toss for the break, and give its winner as "tosses": {"${tossFor}": …}`;
}

export const words: CommandLineWords = {
  sides,
  comesOut: 'Comes out',
  placed: (piece, count, by) =>
    `${piece === 'queen' ? 'the queen' : plural(count, `${piece} coin`, `${piece} coins`)}, placed by ${placers[by]}`,
  forgo: 'May waive',
  mayForgo: (count) =>
    count === 1 ? 'the coin owed may be waived' : `the ${count} coins owed may be waived, all or none`,
  choice: 'Choice',
  mayChoose: ({ id, options }) =>
    `the player who struck has a ${id}: ${options[0]}, as ruled here, or ${options[1]}`,
  unused: 'Not asked',
  unusedDecisions: (decisions) => `no law asks here for ${decisions.join(', ')}: nothing came of it`,
  result: 'Result',
  boardWon: (winner, sum, total) =>
    `${sides[winner]} wins the board with ${points(sum)}, and has ${total} in this game`,
  demand: 'May demand',
  mayDemand: (winner, sum) =>
    `${sides[winner]} may demand ${sum === 1 ? 'one extra point' : `up to ${sum} extra points`}`,
  replay: 'the board is played again',
  matchWon: (winner) => `${sides[winner]} wins the match`,
  boardColumns: ['Board', 'on board', 'owed', 'score'],
  strikesNext: 'strikes next',
  queen: 'Queen',
  queenIs: {
    'on-board': 'on the board',
    'to-cover': 'pocketed, to be covered by the next stroke',
    'covered-by-white': 'covered by White',
    'covered-by-black': 'covered by Black',
  },
  break: 'Break',
  notBroken: (tries) =>
    tries === 0 ? 'not made yet' : `not made yet, ${plural(tries, 'try', 'tries')} so far`,
  why: 'Why',
  reading: 'Where the text says nothing, we apply',

  fell: (piece, pocket, seconds) => `${piece} fell into the ${pocket} pocket after ${seconds} s`,
  nothingFell: 'nothing fell',
  lasted: 'Lasted',
  seconds: (seconds) => `${seconds} s`,
  touches: 'Touches',
  contacts: (count) => (count === 1 ? '1 contact' : `${count} contacts`),
  fingerprint: 'Hash',
  restColumns: ['At rest', 'x mm', 'y mm'],

  books: bookNames.full,
  stages: {
    league: 'league',
    'pre-quarter': 'pre-quarter-final',
    quarter: 'quarter-final',
    semi: 'semi-final',
    final: 'final',
  },
  format: ({ bestOf, target, boards, countedIn }) => {
    if (countedIn.is === 'boards') return `best of ${boards.is} boards`;
    const games = bestOf.is > 1 ? `best of ${bestOf.is} games, each to ` : 'one game to ';
    return `${games}${points(target.is ?? 0)}${boards.is === null ? '' : ` or ${boards.is} boards`}`;
  },
  sheetColumns: ['Game', 'board', 'won by', 'points'],
  game: 'Game',
  gameWon: (winner, won, lost) => `${winner} wins, ${won} to ${lost}`,
  gameSoFar: (A, B) =>
    A === B ? `level, ${A} each` : `${A > B ? 'A' : 'B'} leads, ${Math.max(A, B)} to ${Math.min(A, B)}`,
  match: 'Match',
  gamesWon: (A, B) => `A ${A}, B ${B}`,
  matchOver: (winner) => `${winner} wins the match`,
  next: 'Next',
  nextBoard,
  first: 'First',
  changeSides: (minutes) => `change sides, within ${plural(minutes, 'minute', 'minutes')}`,
  rest: (minutes) => `rest, for up to ${plural(minutes, 'minute', 'minutes')}`,

  disciplines: { singles: 'singles', doubles: 'doubles' },
  oneGame: 'a single game',
  oneBoard: 'a single board',
  playing: (match, of, { game, board, strokes }) =>
    `match ${match} of ${of}: game ${game}, board ${board}, ${plural(strokes, 'stroke', 'strokes')}`,
  stopped: (matches, of) => `Stopped after ${matches} of ${plural(of, 'match', 'matches')}.`,
  played: (matches, boards, strokesPerBoard) =>
    `${plural(matches, 'match', 'matches')}, ${plural(boards, 'board', 'boards')}, ${strokesPerBoard} strokes a board`,
  figures: {
    wins: 'matches won',
    points: 'points',
    boards: 'boards won',
    strokesPerBoard: 'strokes a board',
    pots: 'own coins pocketed',
    fouls: 'fouls',
    strikers: 'strikers pocketed',
    queens: 'queens covered',
  },
  level: (level) => `level ${level}`,
  recordIn: (file) => `The record is in ${file}.`,
  agrees: (commands, strokes, rulings) =>
    `agrees: ${plural(commands, 'command', 'commands')}, ${plural(strokes, 'stroke', 'strokes')}, ${plural(rulings, 'ruling', 'rulings')}`,
  drawn: (stroke, file) => `Stroke ${stroke} is drawn in ${file}.`,
  filmed: (strokes, file) => `${strokes === 1 ? '1 stroke' : `${strokes} strokes`} filmed in ${file}.`,
  filmedOnly: {
    pots: 'The record is long: only the strokes that pocket a coin.',
    ends: 'The record is long: only the last strokes of each board.',
  },

  protest: 'Protest',
  signed: 'Signed',
  unsigned: 'nobody has signed',
  best: { place: 'Striker at', speed: 'Sent at', spin: 'Spin', tried: 'Strokes tried' },
  thinking: (tried) => `thinking: ${plural(tried, 'stroke', 'strokes')} tried`,
  story,
  thought,
};
