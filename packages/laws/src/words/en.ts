import type { Side } from '../vocabulary.js';
import { doing } from './grammar/en.js';
import type {
  About,
  Counted,
  CountedMen,
  MenOutstanding,
  PlacerName,
  RulingWords,
  Whose,
} from './ruling-words.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const SIDES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const PLACERS: Readonly<Record<PlacerName, string>> = {
  ...SIDES,
  you: 'you',
  'right-hand': 'the player on the right',
  'on-turn': 'the player on turn',
  'who-struck': 'the player who struck',
};

const number = (count: number): string => NUMBERS[count] ?? String(count);

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;

const coin = (count: number): string => plural(count, 'coin', 'coins');

const piece = (counted: Counted): string =>
  counted.piece === 'queen'
    ? 'the queen'
    : `${number(counted.count)} ${counted.piece} ${coin(counted.count)}`;

const stillOwed = ({ piece: side, count, more }: MenOutstanding): string =>
  `${number(count)} ${more ? 'more ' : ''}${side} ${coin(count)}`;

const total = (pieces: readonly Counted[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

const are = (count: number): string => plural(count, 'is', 'are');

const upTo = (demandable: number): string => (demandable === 1 ? '1' : `up to ${demandable}`);

const does = (whose: Whose, of: string, to: string): string =>
  whose === 'you' ? `you ${to}` : `${SIDES[whose]} ${of}`;

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const men = (about: About): readonly string[] => {
  const own: CountedMen = { piece: about.striker, count: about.own };
  const theirs: CountedMen = { piece: about.opponent, count: about.opponents };
  return [own, theirs].filter(({ count }) => count > 0).map(piece);
};

/** Who struck, and how. */
const striker = ({ striker: side, proper }: About): string =>
  proper ? SIDES[side] : `${SIDES[side]}, by an improper stroke,`;

/** A stroke and what fell by it: men, and those named. */
const struck =
  (others: readonly string[] = [], when: (about: About) => string = () => '') =>
  (about: About): string =>
    `${striker(about)} pocketed ${and([...men(about), ...others]) || 'nothing'}${when(about)}`;

/** A stroke that ends the board. */
const ended = (what: (about: About) => string) => (about: About) =>
  `${striker(about)} pocketed ${what(about)}`;

const QUEEN = 'the queen';
const STRIKER = 'the striker';
const BEFORE_QUEEN = 'with the queen on the board';
const WHILE_COVERING = 'while covering the queen';
const ownQueen = ({ striker: side }: About) => `with the queen covered by ${SIDES[side]}`;
const othersQueen = ({ opponent }: About) => `with the queen covered by ${SIDES[opponent]}`;
const theirLast = ({ opponent }: About) => `${SIDES[opponent]}'s last coin`;
const tooEarly = (about: About) => ` before any ${about.striker} coin was pocketed`;
const allNine = (about: About) => ` with all nine ${about.striker} coins on the board`;
const whileOwing = () => ' while a due was owed';
const covering = () => ` ${WHILE_COVERING}`;
const covered = (about: About): string => {
  if (!about.proper) return struck([], covering)(about);
  const [own, theirs] = men(about);
  return `${SIDES[about.striker]} covered the queen with ${own}${theirs ? ` and also pocketed ${theirs}` : ''}`;
};

const findings: RulingWords['findings'] = {
  nothing: struck(),
  striker: struck([STRIKER]),
  own: struck(),
  'own+striker': struck([STRIKER]),
  opponents: struck(),
  'opponents+striker': struck([STRIKER]),
  'own+opponents': struck(),
  'own+opponents+striker': struck([STRIKER]),
  queen: struck([QUEEN]),
  'queen+own': struck([QUEEN]),
  'queen+one-of-nine': struck([QUEEN], allNine),
  'queen+some-of-nine': struck([QUEEN], allNine),
  'queen+striker': struck([QUEEN, STRIKER]),
  'queen+own+striker': struck([QUEEN, STRIKER]),
  'queen-too-early': struck([QUEEN], tooEarly),
  'queen-too-early+striker': struck([QUEEN, STRIKER], tooEarly),
  'queen-with-all-nine+striker': struck([QUEEN, STRIKER], allNine),
  'queen-while-owing': struck([QUEEN], whileOwing),
  'queen-while-owing+striker': struck([QUEEN, STRIKER], whileOwing),
  'queen-while-owing+own+striker': struck([QUEEN, STRIKER], whileOwing),
  cover: covered,
  'cover+opponents': covered,
  'cover+striker': struck([STRIKER], covering),
  'cover-missed': struck([], covering),
  'cover-missed+opponents': struck([], covering),
  'cover-missed+striker': struck([STRIKER], covering),
  'spoiled-break': ({ striker: side, proper }) =>
    proper
      ? `${SIDES[side]} pocketed the striker at the break and touched no coin`
      : `${SIDES[side]}'s break was an improper stroke`,
  'break-before-play': () => 'the break was made before the umpire said "Play"',

  'finish-own-queen': ended((about) => `the last ${about.striker} coin, ${ownQueen(about)}`),
  'finish-others-queen': ended((about) => `the last ${about.striker} coin, ${othersQueen(about)}`),
  'finish-as-cover': ({ striker: side }) => `${SIDES[side]} covered the queen with the last ${side} coin`,
  'finish-with-queen': ended((about) => `the queen and the last ${about.striker} coin together`),
  'own-last-before-queen': ended(() => `the last coin ${BEFORE_QUEEN}`),
  'own-last-while-owing': ended(() => 'the queen and the last coin while a due was owed'),
  'own-last-before-queen+striker': ended(() => `the last coin and the striker ${BEFORE_QUEEN}`),
  'both-last-before-queen': ended(() => `the last coin of each side ${BEFORE_QUEEN}`),
  'both-last-before-queen+striker': ended(() => `the last coin of each side and the striker ${BEFORE_QUEEN}`),
  'both-last-while-owing': ended(() => 'the queen and the last coin of each side while a due was owed'),
  'both-last-as-cover': ended(() => `the last coin of each side ${WHILE_COVERING}`),
  'both-last-as-cover+striker': ended(() => `the last coin of each side and the striker ${WHILE_COVERING}`),
  'both-last-with-queen': ended(() => 'the queen and the last coin of each side'),
  'both-last-with-queen+striker': ended(() => 'the queen, the last coin of each side and the striker'),
  'both-last-own-queen': ended((about) => `the last coin of each side, ${ownQueen(about)}`),
  'both-last-own-queen+striker': ended(
    (about) => `the last coin of each side and the striker, ${ownQueen(about)}`,
  ),
  'both-last-others-queen': ended((about) => `the last coin of each side, ${othersQueen(about)}`),
  'both-last-others-queen+striker': ended(
    (about) => `the last coin of each side and the striker, ${othersQueen(about)}`,
  ),
  'opponents-last-before-queen': ended((about) => `${theirLast(about)} ${BEFORE_QUEEN}`),
  'opponents-last-before-queen+striker': ended(
    (about) => `${theirLast(about)} and the striker ${BEFORE_QUEEN}`,
  ),
  'opponents-last-while-covering': ended((about) => `${theirLast(about)} ${WHILE_COVERING}`),
  'opponents-last-while-covering+striker': ended(
    (about) => `${theirLast(about)} and the striker ${WHILE_COVERING}`,
  ),
  'opponents-last-with-queen': ended((about) => `the queen and ${theirLast(about)}`),
  'opponents-last-own-queen': ended((about) => `${theirLast(about)}, ${ownQueen(about)}`),
  'opponents-last-own-queen+striker': ended(
    (about) => `${theirLast(about)} and the striker, ${ownQueen(about)}`,
  ),
  'opponents-last-others-queen': ended((about) => `${theirLast(about)}, ${othersQueen(about)}`),
  'opponents-last-others-queen+striker': ended(
    (about) => `${theirLast(about)} and the striker, ${othersQueen(about)}`,
  ),
  'one-man-each-before-queen': ended(() => `a last coin, with one coin each and the queen on the board`),

  'man-on-base-line': () => 'the striker directly hit a coin on or behind the base line',
  'own-last-touched-before-queen': ({ striker: side }) =>
    `the striker directly hit ${SIDES[side]}'s last coin ${BEFORE_QUEEN}`,
  'opponents-single-man-hit': ({ striker: side, opponent }) =>
    `the striker hit ${SIDES[opponent]}'s only coin, and no ${side} coin was touched`,

  breach: ({ laws }) => `the stroke was improper by law ${laws.join(', ')}`,
  call: ({ laws, against }) => `law ${laws.join(', ')} was called against ${SIDES[against]}`,
  foul: () => 'in or after a stroke of the turn this is a foul, which costs one coin and the turn',
  'technical-foul': () =>
    'before the first stroke of the turn this is a technical foul, which costs one coin but not the turn',
  'technical-foul-off-turn': () =>
    'by the side not on turn this is a technical foul, which costs one coin and leaves the turn as it is',
  'turn-lost-while-covering': () => 'the turn was lost before the queen was covered, so it comes back',

  'break-again': ({ triesLeft }) => `the break touched no coin, and ${triesLeftText(triesLeft)}`,
  'break-lost': () => 'the break touched no coin, and no try is left',
  'due-outstanding': ({ outstanding }) =>
    `there are no more coins in the pockets to place, so ${and(outstanding.map(piece))} ${are(total(outstanding))} still owed`,
  'due-recovered': () => 'a coin still owed can now be placed',
  'opponents-due-recovered': ({ opponent }) => `a coin ${SIDES[opponent]} still owed can now be placed`,
  'placed-by-right-hand': () => 'in doubles the player on the right of the one on turn places the coins owed',
  'placed-by-striker': () => 'in doubles the player on turn places the coins the opponents owe',
  'no-space': () => 'there is no room to place the coins owed, so they are still owed',
  forgone: () => 'all the coins owed were waived',
  'opponents-due-forgone': ({ opponent }) => `all the coins ${SIDES[opponent]} owed were waived`,
  demanded: ({ opponent }) => `${SIDES[opponent]} demanded extra points`,
  'opponents-man-ends-turn': ({ opponent }) => `a ${opponent} coin was pocketed, which ends the turn`,
  overboard: () => 'the umpire puts back what left the board',
  'overboard-with-queen': () => 'the queen and a coin left the board, and the umpire puts them back',
  'overboard-both-colours': () => 'coins of both colours left the board, and the umpire puts them back',
  'overboard-many': () => 'more than two pieces left the board, and the umpire puts them back',
  'striker-overboard': () => 'the striker left the board, which by itself changes nothing',
  unclaimed: () => 'a foul or due counts only if the opponent claims it, and nobody has',
  'queen-counted': () => 'the queen counts, at the value this book gives it',
  'queen-not-counted': () => "the winner's score is too high for the queen to count",
  capped: () => 'this is the most a board can give: points above it do not count',
  'written-off': () => 'coins still owed at the end of the board are cancelled',
};

function triesLeftText(count: number): string {
  return `${number(count)} ${plural(count, 'try is', 'tries are')} left`;
}

export const en: RulingWords = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  headlines: {
    'no-claim': 'no claim so far',
    nothing: 'nothing pocketed',
    'queen-to-cover': 'queen pocketed, to be covered next',
    'queen-covered': 'queen covered',
    'no-man-touched': 'no coin touched',
    'break-lost': 'no coin touched, the break is lost',
    'break-spoiled': 'the break is spoiled',
    'break-before-play': 'break before "Play"',
    due: 'due',
    'due-paid': 'due paid',
    'dues-paid': 'dues paid',
    'double-fine': 'double fine',
    penalty: 'penalty',
    foul: 'foul',
    'due-and-foul': 'due and foul',
    'technical-foul': 'technical foul',
    'queen-too-early': 'queen pocketed too early',
    'queen-while-owing': 'queen pocketed while a due is owed',
    'queen-not-covered': 'queen not covered',
    overboard: 'off the board',
    'turn-lost': 'turn lost',
    'placing-forfeited': 'the right to place is lost',
    'play-on': 'play goes on',
  },
  pocketed: (fallen) => `${and(fallen.map(piece))} pocketed`,
  fell: (pieces) =>
    pieces.length === 1 && pieces[0] === 'striker'
      ? 'striker pocketed'
      : `${and(pieces.map((each) => (each === 'striker' ? STRIKER : piece(each))))} pocketed`,
  reasons: {
    'late-stroke': 'time ran out before the stroke',
    'late-break': 'time ran out before the break',
    'late-placing': 'time ran out before all coins were placed',
    'out-of-turn': 'the stroke was out of turn',
    'striker-off-base-lines': 'the striker did not stand on both base lines',
    'striker-on-circle': 'the striker stood on a base circle or an arrow',
    'men-touched': 'coins were touched without a stroke',
    'striker-misplaced': 'the striker stood where it may not',
  },
  because: (headline, reason) => `${headline}, because ${reason}`,
  places: (owed, placer) => `${PLACERS[placer]} ${placer === 'you' ? 'place' : 'places'} ${piece(owed)}`,
  umpirePlaces: (pieces) => `the umpire puts back ${and(pieces.map(piece))}`,
  outstanding: (owed) => {
    const [only, ...others] = owed;
    // Its colour has just been told.
    const what = only?.more && others.length === 0 ? `${number(only.count)} more` : and(owed.map(stillOwed));
    return `${what} ${are(total(owed))} still owed`;
  },
  forgone: (count) => `${number(count)} ${coin(count)} waived`,
  forgoneBy: (owed, placer) => `${PLACERS[placer]} ${placer === 'you' ? 'waive' : 'waives'} ${piece(owed)}`,
  noSpace: (more) => (more ? 'no room for more' : 'no room to place'),
  turn: {
    'plays-on': (whose) => does(whose, 'plays on', 'play on'),
    'plays-on-to-cover': (whose) => does(whose, 'plays on to cover the queen', 'play on to cover the queen'),
    keeps: (whose) => does(whose, 'keeps the turn', 'keep the turn'),
    'keeps-to-cover': (whose) =>
      does(whose, 'keeps the turn to cover the queen', 'keep the turn to cover the queen'),
    turn: (whose, side) => (whose === 'you' ? `your turn: ${side}` : `${SIDES[whose]}'s turn`),
    breaks: (whose) => does(whose, 'breaks', 'break'),
  },
  triesAgain: (whose, triesLeft) =>
    `${does(whose, 'tries again', 'try again')}, ${number(triesLeft)} ${plural(triesLeft, 'try', 'tries')} left`,
  orGivesTurn: ', or may give one coin and the turn instead',
  boardWon: (winner, sum) => `${SIDES[winner]} wins the board: ${points(sum)}`,
  boardWonWithDemand: (winner, sum, demandable) =>
    `${SIDES[winner]} wins the board: ${points(sum)}, and may demand ${upTo(demandable)} more`,
  boardLost: (loser, winner, sum) => `${SIDES[loser]} loses the board: ${points(sum)} to ${SIDES[winner]}`,
  boardGoesTo: (winner, side, sum, demandable) =>
    `${doing(winner, 'wins', 'win')} the board (${side}): ${points(sum)}${demandable > 0 ? `, and may demand ${upTo(demandable)} more` : ''}`,
  resultNotes: {
    'queen-not-counted': 'the queen no longer counts',
    demanded: 'including the extra points',
    capped: 'the most a board can give',
    'written-off': 'coins still owed are cancelled',
  },
  replay: 'the board is replayed',
  matchLost: (loser, winner) => `${SIDES[loser]} loses the match; ${SIDES[winner]} wins it`,
  matchGoesTo: (winner) => `${doing(winner, 'wins', 'win')} the match`,
  findings,
};
