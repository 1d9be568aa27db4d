import type { BoardSeen, GoesOn, StrokeSeen } from './from-the-striker.js';

/** What an ending brings: below 22 points of the winner's own, and from 22 on. */
export interface Ends {
  title: string;
  winner: 'me' | 'them';
  below22: number;
  from22: number;
  demandable?: number;
  laws: readonly [string, ...string[]];
}

export interface EndingCase {
  board: Pick<BoardSeen, 'mine' | 'theirs' | 'queen'>;
  stroke: Omit<StrokeSeen, 'improper'>;
  proper: Ends;
  improper: Ends | (GoesOn & { title: string });
}

const lost = { winner: 'them', below22: 3, from22: 1 } as const;
const won = { winner: 'me', below22: 3, from22: 1 } as const;

/** One man of mine and five of theirs left. */
const ownLast = { mine: 1, theirs: 5 } as const;
/** One man each left. */
const bothLast = { mine: 1, theirs: 1 } as const;
/** Four of mine and one of theirs left. */
const theirLast = { mine: 4, theirs: 1 } as const;

/** The improper finish: the last man comes back with one more. */
const broughtBack = { turn: 'passes', back: 2, mine: 2, theirs: 5 } as const;

export const endings: readonly EndingCase[] = [
  {
    board: { ...ownLast, queen: 'covered-by-me' },
    stroke: { own: 1 },
    proper: {
      title: '[icf:52a] [icf:52b.i] [icf:52b.ii] [icf:53a] [icf:53b] my last, the queen covered by me',
      winner: 'me',
      below22: 8,
      from22: 5,
      laws: ['52', '53'],
    },
    improper: {
      title: '[icf:77a] my last, the queen covered by me',
      ...broughtBack,
      queen: 'covered-by-me',
      laws: ['77a'],
    },
  },
  {
    board: { ...ownLast, queen: 'covered-by-them' },
    stroke: { own: 1 },
    proper: {
      title: '[icf:52a] [icf:52b.ii] [icf:53a] [icf:53c] my last, the queen covered by the opponent',
      winner: 'me',
      below22: 5,
      from22: 5,
      laws: ['53', '52'],
    },
    improper: {
      title: '[icf:77a] my last, the queen covered by the opponent',
      ...broughtBack,
      queen: 'covered-by-them',
      laws: ['77a'],
    },
  },
  {
    board: { ...ownLast, queen: 'on-board' },
    stroke: { own: 1 },
    proper: { title: '[icf:107a] my last, the queen on the board', ...lost, laws: ['107a'] },
    improper: {
      title: '[icf:107b] my last, the queen on the board',
      ...lost,
      demandable: 1,
      laws: ['107b'],
    },
  },
  {
    board: { mine: 2, theirs: 5, queen: 'on-board' },
    stroke: { own: 2 },
    proper: { title: '[icf:107a] my last two, the queen on the board', ...lost, laws: ['107a'] },
    improper: {
      title: '[icf:107b] my last two, the queen on the board',
      ...lost,
      demandable: 1,
      laws: ['107b'],
    },
  },
  {
    board: { ...ownLast, queen: 'on-board' },
    stroke: { own: 1, striker: true },
    proper: {
      title: '[icf:108a] my last and the striker, the queen on the board',
      ...lost,
      demandable: 1,
      laws: ['108a'],
    },
    improper: {
      title: '[icf:108b] my last and the striker, the queen on the board',
      ...lost,
      demandable: 2,
      laws: ['108b'],
    },
  },
  {
    board: { ...ownLast, queen: 'to-cover' },
    stroke: { own: 1 },
    proper: {
      title: '[icf:52a] [icf:53a] [icf:53b] my last, as the cover',
      winner: 'me',
      below22: 8,
      from22: 5,
      laws: ['52', '53', '97'],
    },
    improper: {
      title: '[icf:77a] [icf:96] my last, as the cover',
      ...broughtBack,
      queenBack: true,
      queen: 'on-board',
      laws: ['77a', '96'],
    },
  },
  {
    board: { ...ownLast, queen: 'on-board' },
    stroke: { own: 1, queen: true },
    proper: {
      title: '[icf:97a] [icf:52a] [icf:53b] the queen and my last',
      winner: 'me',
      below22: 8,
      from22: 5,
      laws: ['97a', '52', '53'],
    },
    improper: {
      title: '[icf:64b] the queen and my last',
      ...broughtBack,
      queenBack: true,
      queen: 'on-board',
      laws: ['64b'],
    },
  },
  {
    board: { ...bothLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1 },
    proper: { title: '[icf:105a] both last, the queen on the board', ...lost, laws: ['105a'] },
    improper: {
      title: '[icf:105b] both last, the queen on the board',
      ...lost,
      demandable: 1,
      laws: ['105b'],
    },
  },
  {
    board: { ...bothLast, queen: 'to-cover' },
    stroke: { own: 1, opponents: 1 },
    proper: { title: '[icf:102a] both last, as the cover', ...won, laws: ['102a'] },
    improper: { title: '[icf:102b] both last, as the cover', ...lost, demandable: 1, laws: ['102b'] },
  },
  {
    board: { ...bothLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1, queen: true },
    proper: { title: '[icf:104a] the queen and both last', ...won, laws: ['104a'] },
    improper: { title: '[icf:104b] the queen and both last', ...lost, demandable: 1, laws: ['104b'] },
  },
  {
    board: { ...bothLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1, queen: true, striker: true },
    proper: {
      title: '[icf:109a] the queen, both last and the striker',
      ...lost,
      demandable: 1,
      laws: ['109a'],
    },
    improper: {
      title: '[icf:109b] the queen, both last and the striker',
      ...lost,
      demandable: 2,
      laws: ['109b'],
    },
  },
  {
    board: { ...bothLast, queen: 'covered-by-me' },
    stroke: { own: 1, opponents: 1, striker: true },
    proper: {
      title: '[icf:110a] both last and the striker, the queen covered by me',
      winner: 'them',
      below22: 1,
      from22: 1,
      demandable: 1,
      laws: ['110a'],
    },
    improper: {
      title: '[icf:110b] both last and the striker, the queen covered by me',
      winner: 'them',
      below22: 1,
      from22: 1,
      demandable: 2,
      laws: ['110b'],
    },
  },
  {
    board: { ...bothLast, queen: 'covered-by-them' },
    stroke: { own: 1, opponents: 1, striker: true },
    proper: {
      title: '[icf:112a] both last and the striker, the queen covered by the opponent',
      ...lost,
      demandable: 1,
      laws: ['112a'],
    },
    improper: {
      title: '[icf:112b] both last and the striker, the queen covered by the opponent',
      ...lost,
      demandable: 2,
      laws: ['112b'],
    },
  },
  {
    board: { ...theirLast, queen: 'on-board' },
    stroke: { opponents: 1 },
    proper: {
      title: "[icf:106a] the opponent's last, the queen on the board",
      winner: 'them',
      below22: 7,
      from22: 4,
      laws: ['106a'],
    },
    improper: {
      title: "[icf:106b] the opponent's last, the queen on the board",
      winner: 'them',
      below22: 7,
      from22: 4,
      demandable: 1,
      laws: ['106b'],
    },
  },
  {
    board: { ...theirLast, queen: 'to-cover' },
    stroke: { opponents: 1 },
    proper: {
      title: "[icf:103a] the opponent's last, while covering",
      winner: 'them',
      below22: 7,
      from22: 4,
      laws: ['103a'],
    },
    improper: {
      title: "[icf:103b] the opponent's last, while covering",
      winner: 'them',
      below22: 7,
      from22: 4,
      demandable: 1,
      laws: ['103b'],
    },
  },
  {
    board: { ...theirLast, queen: 'on-board' },
    stroke: { opponents: 1, striker: true },
    proper: {
      title: "[icf:111a] the opponent's last and the striker, the queen on the board",
      winner: 'them',
      below22: 7,
      from22: 4,
      demandable: 1,
      laws: ['111a'],
    },
    improper: {
      title: "[icf:111b] the opponent's last and the striker, the queen on the board",
      winner: 'them',
      below22: 7,
      from22: 4,
      demandable: 2,
      laws: ['111b'],
    },
  },
  {
    board: { ...theirLast, queen: 'covered-by-them' },
    stroke: { opponents: 1 },
    proper: {
      title: "[icf:52a] [icf:53a] [icf:53b] the opponent's last, the queen covered by the opponent",
      winner: 'them',
      below22: 7,
      from22: 4,
      laws: ['52a', '53'],
    },
    improper: {
      title: "[icf:76] the opponent's last, the queen covered by the opponent",
      winner: 'them',
      below22: 7,
      from22: 4,
      demandable: 1,
      laws: ['76', '52a', '53'],
    },
  },
  {
    board: { ...theirLast, queen: 'covered-by-me' },
    stroke: { opponents: 1 },
    proper: {
      title: "[icf:52a] [icf:53a] [icf:53c] the opponent's last, the queen covered by me",
      winner: 'them',
      below22: 4,
      from22: 4,
      laws: ['52a', '53'],
    },
    improper: {
      title: "[icf:76] the opponent's last, the queen covered by me",
      winner: 'them',
      below22: 4,
      from22: 4,
      demandable: 1,
      laws: ['76', '52a', '53'],
    },
  },
];
