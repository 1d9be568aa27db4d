import type { Side } from '../vocabulary.js';
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

const man = (count: number): string => plural(count, 'man', 'men');

const piece = (counted: Counted): string =>
  counted.piece === 'queen' ? 'the queen' : `${number(counted.count)} ${counted.piece} ${man(counted.count)}`;

const outstandingMen = ({ piece: side, count, more }: MenOutstanding): string =>
  `${number(count)} ${more ? 'more ' : ''}${side} ${man(count)}`;

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
  proper ? SIDES[side] : `by an improper stroke ${SIDES[side]}`;

/** A stroke and what fell by it, besides men those named. */
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
const theirLast = ({ opponent }: About) => `${SIDES[opponent]}'s last man`;
const tooEarly = (about: About) => ` before any ${about.striker} man had gone down`;
const allNine = (about: About) => ` with all nine ${about.striker} men on the board`;
const whileOwing = () => ' while a due was outstanding';
const covering = () => ` ${WHILE_COVERING}`;
const covered = (about: About): string => {
  if (!about.proper) return struck([], covering)(about);
  const [own, theirs] = men(about);
  return `${SIDES[about.striker]} covered the queen with ${own}${theirs ? ` and pocketed ${theirs} besides` : ''}`;
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
      ? `${SIDES[side]} pocketed the striker at the break and touched no man`
      : `${SIDES[side]}'s break was an improper stroke`,
  'break-before-play': () => 'the break was made before the umpire said "Play"',

  'finish-own-queen': ended((about) => `the last ${about.striker} man, ${ownQueen(about)}`),
  'finish-others-queen': ended((about) => `the last ${about.striker} man, ${othersQueen(about)}`),
  'finish-as-cover': ({ striker: side }) => `${SIDES[side]} covered the queen with the last ${side} man`,
  'finish-with-queen': ended((about) => `the queen and the last ${about.striker} man together`),
  'own-last-before-queen': ended(() => `the last man ${BEFORE_QUEEN}`),
  'own-last-while-owing': ended(() => 'the queen and the last man while a due was outstanding'),
  'own-last-before-queen+striker': ended(() => `the last man and the striker ${BEFORE_QUEEN}`),
  'both-last-before-queen': ended(() => `the last man of each side ${BEFORE_QUEEN}`),
  'both-last-before-queen+striker': ended(() => `the last man of each side and the striker ${BEFORE_QUEEN}`),
  'both-last-while-owing': ended(() => 'the queen and the last man of each side while a due was outstanding'),
  'both-last-as-cover': ended(() => `the last man of each side ${WHILE_COVERING}`),
  'both-last-as-cover+striker': ended(() => `the last man of each side and the striker ${WHILE_COVERING}`),
  'both-last-with-queen': ended(() => 'the queen and the last man of each side'),
  'both-last-with-queen+striker': ended(() => 'the queen, the last man of each side and the striker'),
  'both-last-own-queen': ended((about) => `the last man of each side, ${ownQueen(about)}`),
  'both-last-own-queen+striker': ended(
    (about) => `the last man of each side and the striker, ${ownQueen(about)}`,
  ),
  'both-last-others-queen': ended((about) => `the last man of each side, ${othersQueen(about)}`),
  'both-last-others-queen+striker': ended(
    (about) => `the last man of each side and the striker, ${othersQueen(about)}`,
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
  'one-man-each-before-queen': ended(() => `a last man, with one man each and the queen on the board`),

  'man-on-base-line': () => 'the striker went straight at a man on or behind the base line',
  'own-last-touched-before-queen': ({ striker: side }) =>
    `the striker went straight at ${SIDES[side]}'s last man ${BEFORE_QUEEN}`,
  'opponents-single-man-hit': ({ striker: side, opponent }) =>
    `the striker hit ${SIDES[opponent]}'s only man, and no ${side} man was touched`,

  breach: ({ laws }) => `the stroke was improper by law ${laws.join(', ')}`,
  call: ({ laws, against }) => `law ${laws.join(', ')} was called against ${SIDES[against]}`,
  foul: () => 'in or after a stroke of the turn this is a foul, which costs one man and the turn',
  'technical-foul': () =>
    'before the first stroke of the turn this is a technical foul, which costs one man but not the turn',
  'technical-foul-off-turn': () =>
    'by the side not on turn this is a technical foul, which costs one man and leaves the turn as it is',
  'turn-lost-while-covering': () =>
    'the turn was lost while the queen waited for her cover, so she comes back',

  'break-again': ({ triesLeft }) => `the break touched no man, and ${triesLeftText(triesLeft)}`,
  'break-lost': () => 'the break touched no man, and no try is left',
  'due-outstanding': ({ outstanding }) => {
    const total = outstanding.reduce((sum, { count }) => sum + count, 0);
    const stays = plural(total, 'stays', 'stay');
    return `no more men lie in the pockets to pay with, so ${and(outstanding.map(piece))} ${stays} outstanding`;
  },
  'due-recovered': () => 'a due that was outstanding can now be paid',
  'opponents-due-recovered': ({ opponent }) =>
    `${SIDES[opponent]}'s due that was outstanding can now be paid`,
  'placed-by-right-hand': () => 'in doubles the player on the right of the one on turn places the men owed',
  'placed-by-striker': () => "in doubles the player on turn places the opponents' men owed",
  'no-space': () => 'there is no space to place the men owed, so they stay outstanding',
  forgone: () => 'the men owed were forgone, all of them',
  'opponents-due-forgone': ({ opponent }) => `the men ${SIDES[opponent]} owed were forgone, all of them`,
  demanded: ({ opponent }) => `${SIDES[opponent]} demanded additional points`,
  'opponents-man-ends-turn': ({ opponent }) => `a ${opponent} man fell, which ends the turn`,
  overboard: () => 'what left the playing surface is put back by the umpire',
  'overboard-with-queen': () => 'the queen and a man left the playing surface, and the umpire puts them back',
  'overboard-both-colours': () =>
    'men of both colours left the playing surface, and the umpire puts them back',
  'overboard-many': () => 'more than two pieces left the playing surface, and the umpire puts them back',
  'striker-overboard': () => 'the striker left the board, which by itself changes nothing',
  unclaimed: () => 'a fault counts only if the opponent claims it, and none has been claimed',
  'queen-counted': () => 'the queen counts, at the value this book gives her',
  'queen-not-counted': () => "the winner's score is too high for the queen to count",
  capped: () => 'a board gives so many points at most, and what goes beyond does not count',
  'written-off': () => 'dues outstanding at the end of the board are written off',
};

function triesLeftText(count: number): string {
  return `${number(count)} ${plural(count, 'try is', 'tries are')} left`;
}

export const en: RulingWords = {
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  headlines: {
    'no-claim': 'no claim so far',
    nothing: 'nothing pocketed',
    'queen-to-cover': 'queen to be covered',
    'queen-covered': 'queen covered',
    'no-man-touched': 'no man touched',
    'break-lost': 'no man touched, the break is lost',
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
    'queen-too-early': 'queen taken too early',
    'queen-while-owing': 'queen taken with a due outstanding',
    'queen-not-covered': 'queen not covered',
    overboard: 'overboard',
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
    'late-placing': 'time ran out before all was placed',
    'out-of-turn': 'it was struck out of turn',
    'striker-off-base-lines': 'the striker did not stand on both base lines',
    'striker-on-circle': 'the striker stood on a base circle or an arrow',
    'men-touched': 'men were touched other than by a stroke',
    'striker-misplaced': 'the striker stood where it may not',
  },
  because: (headline, reason) => `${headline}, as ${reason}`,
  places: (owed, placer) => `${PLACERS[placer]} ${placer === 'you' ? 'place' : 'places'} ${piece(owed)}`,
  umpirePlaces: (pieces) => `the umpire puts back ${and(pieces.map(piece))}`,
  outstanding: (owed) => `${and(owed.map(outstandingMen))} outstanding`,
  forgone: (count) => `${number(count)} ${man(count)} forgone`,
  forgoneBy: (owed, placer) => `${piece(owed)} forgone by ${PLACERS[placer]}`,
  noSpace: (more) => (more ? 'no space for more' : 'no space to place'),
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
  orGivesTurn: ', or may give one man and the turn instead',
  boardWon: (winner, sum) => `${SIDES[winner]} wins the board: ${points(sum)}`,
  boardWonWithDemand: (winner, sum, demandable) =>
    `${SIDES[winner]} wins ${points(sum)} and may demand ${demandable === 1 ? '1' : `up to ${demandable}`} more`,
  boardLost: (loser, winner, sum) => `${SIDES[loser]} loses the board: ${points(sum)} to ${SIDES[winner]}`,
  boardGoesTo: ({ name }, side, sum, demandable) =>
    `the board goes to ${name} (${side}): ${points(sum)}${demandable > 0 ? `, and ${demandable === 1 ? '1' : `up to ${demandable}`} more may be demanded` : ''}`,
  resultNotes: {
    'queen-not-counted': 'the queen no longer counts',
    demanded: 'what was demanded is included',
    capped: 'no board gives more',
    'written-off': 'dues outstanding are written off',
  },
  replay: 'the board is replayed',
  matchLost: (loser, winner) => `${SIDES[loser]} loses the match; ${SIDES[winner]} wins it`,
  matchGoesTo: ({ name }) => `the match goes to ${name}`,
  findings,
};
