import type { EndingCase } from './endings.cases.js';

const lost = { winner: 'them', below22: 3, from22: 1 } as const;
const bothLast = { mine: 1, theirs: 1 } as const;
const theirLast = { mine: 4, theirs: 1 } as const;
const lostByMenAndQueen = { winner: 'them', below22: 7, from22: 4 } as const;
const lostByMen = { winner: 'them', below22: 4, from22: 4 } as const;

/** Endings the text does not name; each title begins with the reading it follows. */
export const silentEndings: readonly EndingCase[] = [
  {
    board: { ...bothLast, queen: 'covered-by-me' },
    stroke: { own: 1, opponents: 1 },
    proper: {
      title: 'both-last-queen-covered: by me',
      winner: 'me',
      below22: 3,
      from22: 1,
      laws: ['52a', '104a'],
    },
    improper: {
      title: 'both-last-queen-covered-improper: by me',
      winner: 'them',
      below22: 1,
      from22: 1,
      demandable: 1,
      laws: ['110b', '77a'],
    },
  },
  {
    board: { ...bothLast, queen: 'covered-by-them' },
    stroke: { own: 1, opponents: 1 },
    proper: {
      title: 'both-last-queen-covered: by the opponent',
      winner: 'me',
      below22: 1,
      from22: 1,
      laws: ['52a', '53c'],
    },
    improper: {
      title: 'both-last-queen-covered-improper: by the opponent',
      ...lost,
      demandable: 1,
      laws: ['112b', '77a'],
    },
  },
  {
    board: { ...bothLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1, striker: true },
    proper: { title: 'both-last-and-striker-before-queen', ...lost, demandable: 1, laws: ['105a', '108a'] },
    improper: { title: 'both-last-and-striker-before-queen', ...lost, demandable: 2, laws: ['105b', '108b'] },
  },
  {
    board: { ...bothLast, queen: 'to-cover' },
    stroke: { own: 1, opponents: 1, striker: true },
    proper: { title: 'both-last-and-striker-as-cover', ...lost, demandable: 1, laws: ['102a', '109a'] },
    improper: { title: 'both-last-and-striker-as-cover', ...lost, demandable: 2, laws: ['102b', '109b'] },
  },
  {
    board: { ...theirLast, queen: 'to-cover' },
    stroke: { opponents: 1, striker: true },
    proper: {
      title: 'opponents-last-and-striker: while covering',
      ...lostByMenAndQueen,
      demandable: 1,
      laws: ['103a', '111a'],
    },
    improper: {
      title: 'opponents-last-and-striker: while covering',
      ...lostByMenAndQueen,
      demandable: 2,
      laws: ['103b', '111b'],
    },
  },
  {
    board: { ...theirLast, queen: 'covered-by-them' },
    stroke: { opponents: 1, striker: true },
    proper: {
      title: 'opponents-last-and-striker: the queen covered by the opponent',
      ...lostByMenAndQueen,
      demandable: 1,
      laws: ['74', '52a', '53'],
    },
    improper: {
      title: 'opponents-last-and-striker: the queen covered by the opponent',
      ...lostByMenAndQueen,
      demandable: 2,
      laws: ['76', '72b', '52a', '53'],
    },
  },
  {
    board: { ...theirLast, queen: 'covered-by-me' },
    stroke: { opponents: 1, striker: true },
    proper: {
      title: 'opponents-last-and-striker: the queen covered by me',
      ...lostByMen,
      demandable: 1,
      laws: ['74', '52a', '53'],
    },
    improper: {
      title: 'opponents-last-and-striker: the queen covered by me',
      ...lostByMen,
      demandable: 2,
      laws: ['76', '72b', '52a', '53'],
    },
  },
  {
    board: { ...theirLast, queen: 'on-board' },
    stroke: { opponents: 1, queen: true },
    proper: { title: 'opponents-last-with-queen', ...lostByMenAndQueen, laws: ['103a'] },
    improper: { title: 'opponents-last-with-queen', ...lostByMenAndQueen, demandable: 1, laws: ['103b'] },
  },
  {
    board: { ...theirLast, queen: 'to-cover' },
    stroke: { own: 1, opponents: 1 },
    proper: {
      title: 'own-man-while-covering-opponents-last',
      winner: 'them',
      below22: 6,
      from22: 3,
      laws: ['103a'],
    },
    improper: {
      title: 'men-lying-at-the-end: while covering',
      winner: 'them',
      below22: 6,
      from22: 3,
      demandable: 1,
      laws: ['103b'],
    },
  },
  {
    board: { ...theirLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1 },
    proper: {
      title: 'men-lying-at-the-end: the queen on the board',
      winner: 'them',
      below22: 6,
      from22: 3,
      laws: ['106a'],
    },
    improper: {
      title: 'men-lying-at-the-end: the queen on the board',
      winner: 'them',
      below22: 6,
      from22: 3,
      demandable: 1,
      laws: ['106b'],
    },
  },
  {
    board: { ...theirLast, queen: 'on-board' },
    stroke: { own: 1, opponents: 1, striker: true },
    proper: {
      title: 'men-lying-at-the-end: with the striker',
      winner: 'them',
      below22: 6,
      from22: 3,
      demandable: 1,
      laws: ['111a'],
    },
    improper: {
      title: 'men-lying-at-the-end: with the striker',
      winner: 'them',
      below22: 6,
      from22: 3,
      demandable: 2,
      laws: ['111b'],
    },
  },
];
