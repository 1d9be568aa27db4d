import { type Change, count, type MeaningWords } from '../meaning-words.js';

const TERMS: Readonly<Record<string, string>> = {
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
  forfeited: 'They are forfeited',
  owed: 'They are still owed',
  'within-cap': 'As many as still count',
  'beyond-cap': 'Also where they do not count',
};

function valueEn(subject: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => TERMS[each] ?? each).join(' or ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return NONE[subject] ?? 'Not fixed';
  if (typeof value === 'object') return changeEn(value as Change);
  if (typeof value === 'string') return TERMS[value] ?? value;
  return (UNITS[subject] ?? String)(count(value));
}

const NONE: Readonly<Record<string, string>> = {
  target: 'No points to reach',
  boards: 'As many as it takes',
  trialBoards: 'None: some minutes of practice',
  changeInGame: 'Never',
};

const seconds = (value: number): string => (value >= 120 ? `${value / 60} minutes` : `${value} seconds`);

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  queenPoints: (value) => `${value} points`,
  queenCountsBelow: (value) => `Below ${value} points`,
  boardCap: (value) => `${value} points`,
  warnings: (value) => `${value} warnings`,
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

const points = (value: number): string => (value === 1 ? '1 point' : `${value} points`);

export const words = {
  ownReturn: 'Your coins come back',
  extra: (number) => (number === 1 ? 'One more coin comes out' : `${number} more coins come out`),
  queen: {
    returns: 'The queen comes back',
    'to-cover': 'The queen must be covered next',
    covered: 'The queen is covered',
  },
  turn: { continues: 'You play again', passes: 'The turn is lost' },
  choice: 'You choose',
  or: 'or',
  winner: { striker: 'You win the board', opponent: 'The opponent wins the board' },
  award: ({ points: sum, men, queen, insteadOfQueen }) =>
    [
      sum ? points(sum) : '',
      men === 'losers' ? "one point for each of the loser's coins" : '',
      men === 'winners' ? "one point for each of the winner's coins" : '',
      queen
        ? `the queen's points${insteadOfQueen ? `, or ${insteadOfQueen} once it no longer counts` : ''}`
        : '',
    ]
      .filter(Boolean)
      .join(' + '),
  demand: (sum) => `${sum} more may be demanded`,
  goesOn: 'The board goes on',
  makes: { foul: 'The stroke is improper', penalty: 'A coin is owed; the stroke counts' },
  noLaw: 'This book has no such law',
  value: valueEn,
} satisfies MeaningWords;
