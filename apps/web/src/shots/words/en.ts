import type { ScreenWords } from '../words.js';

const TH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const nth = (number: number): string => TH[number - 1] ?? `try ${number}`;
const nthTry = (number: number): string => (number > TH.length ? `try ${number}` : `${nth(number)} try`);
const COUNTS = ['no star', 'one star', 'two stars', 'three stars'];
const tries = (count: number): string => (count === 1 ? '1 try' : `${count} tries`);

export const words = {
  title: 'Shots',
  about: 'A shot to solve every day, and ten themes to practise. Try as often as you like.',
  leave: 'Back to all shots',
  settings: 'Settings',
  board: 'The board of the shot. Aim with the arrow keys. H gives a hint, T puts the coins back.',

  daily: 'The daily shot',
  earlier: 'An earlier shot',
  inARow: (days) => [String(days), days === 1 ? 'day\nin a row' : 'days\nin a row'],
  week: (monday) => (monday === null ? 'This week' : `Week of ${monday}`),
  dayTold: (date, mark, count) =>
    `${date}: ${
      {
        done: `done, ${nthTry(count)}`,
        'made-up': `made up later, ${nthTry(count)}`,
        open: count === 0 ? 'not tried' : `not done, ${tries(count)}`,
        today: count === 0 ? 'today' : `today, ${tries(count)}`,
        ahead: 'not yet',
      }[mark]
    }`,
  madeUp: 'This day is over. You can still solve its shot, but it no longer counts for your days in a row.',
  notYet: 'This shot is still to come',
  notYetText: 'It opens on its own day. Today’s shot is waiting.',
  todays: 'Today’s shot',
  solvers: (solved, tried, isToday) => `${solved} of ${tried} did it${isToday ? ' today' : ''}`,
  play: 'Play',
  look: 'Look at it',
  notKept: 'This browser does not save here. Closing the page loses your results.',

  nthTry,
  doneAt: (number) => `Done, ${nthTry(number)}`,
  left: (stars) => `${COUNTS[stars]} still to win`,
  stars: (stars, of) => `${stars} of ${of} stars`,
  again: 'Again',
  playAgain: 'Play it again',
  undo: 'Undo',
  undoCounts: 'You can undo this stroke. That counts as a try.',
  hint: 'Hint',
  moreHint: 'Another hint',
  solution: 'Solution',
  watched: 'This is one way. Now try it yourself.',
  share: 'Share',
  copied: 'Copied. Paste it into a message.',
  notCopied: 'The browser did not copy it. Select the text and copy it yourself.',
  next: 'Next shot',
  another: 'Another shot',
  why: 'Why?',

  ways: 'How others did it',
  yours: 'yours',
  otherWays: 'in other ways',
  way: (kind, side) => {
    switch (kind) {
      case 'straight':
        return 'straight';
      case 'cut':
        return 'with a cut';
      case 'bank':
        return side ? `coin off the ${side} frame` : 'coin off the frame';
      case 'rebound':
        return side ? `striker off the ${side} frame first` : 'striker off the frame first';
      case 'double-rebound':
        return 'striker off two frames first';
      case 'combination':
        return 'through another coin';
      case 'cannon':
        return 'off another coin';
      case 'break':
        return 'the break';
      case 'opening':
        return 'into the cluster';
      case 'safety':
        return 'a quiet stroke';
      case 'keep':
        return 'softly to the pocket';
      case 'try':
        return 'another way';
    }
  },
  countMe: 'Count my result',
  countMeNote: 'Your result is on this device only. It can be counted, without your name.',

  ladder: 'Ten themes',
  ladderNote: 'The next shot fits how you do.',
  anyTheme: 'Next shot, any theme',
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  ofLesson: (number, of) => `Shot ${number} of ${of} in this lesson`,
  backToLesson: 'Back to the lesson',
  noSuchShot: 'No shot at this address.',
  toShots: 'All shots',
} satisfies ScreenWords;
