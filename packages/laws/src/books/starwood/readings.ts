import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  {
    id: 'six-points',
    laws: ['Q10', 'S5', 'P.knockout5'],
    question: 'Six points, for the queen and a man: also for a side at 25 or more?',
    reading: 'No: such a side gets the one point of the man.',
    reason: 'Both bullets say what the six is made of, and P.knockout5 stops counting the queen.',
  },
  {
    id: 'one-man-each',
    laws: ['Q10', 'G8'],
    question: 'One man each, both pocketed by one stroke: Q10 or G8?',
    reading:
      'Q10 while the queen is on the board; G8 when she is covered, waits for her cover, or falls too.',
    reason: 'Q10 is about a queen nobody has pocketed; G8 does not speak of her.',
  },
  {
    id: 'queen-with-first-own',
    laws: ['Q9', 'icf:97b'],
    question: 'The queen and one man while all nine were on the board: is she covered?',
    reading: 'Yes.',
    reason: 'Q9 covers her whatever fell first; the book is not silent, so icf:97b does not apply.',
  },
  {
    id: 'double-fine',
    laws: ['F6', 'Q2', 'Q7'],
    question: 'What does each side of the double fine cost?',
    reading:
      'Keeping the turn: the men pocketed come back with one more. Giving it up: they stay down and one man comes out. A queen that fell with the striker, or waits for her cover when the turn is given up, comes back.',
    reason: 'Q7 spells it out for the covering stroke; F6 and Q2 refer to the same rule.',
  },
  {
    id: 'last-man-and-striker',
    laws: ['F6', 'G8', 'icf:108a', 'icf:110a'],
    question:
      'The last man falls with the striker before the queen, or with the last man of the others: double fine, or the board?',
    reading: 'The board is lost, as by the International Laws.',
    reason: 'The double fine is for a board that goes on; G8 speaks of the men alone.',
  },
  {
    id: 'queen-while-owing',
    laws: ['Q2', 'icf:95b'],
    question: 'The queen, with or without the striker, while a due is outstanding.',
    reading: 'She comes out and the turn is lost; there is no double fine to choose.',
    reason: 'The book is silent on dues outstanding when she falls.',
  },
  {
    id: 'claims',
    laws: ['F8', 'F5', 'F6'],
    question: 'Does a due for the striker need a claim too?',
    reading: 'Yes: unclaimed, the stroke is judged as proper and as if the striker had not fallen.',
    reason: 'F8 names fouls and penalties both.',
  },
  {
    id: 'queen-points-by-icf',
    laws: ['P.calc2', 'icf:105a', 'icf:107a'],
    question: 'Where the International Laws give three points for the queen, is it three or five here?',
    reading: 'Five, or one for a side at 25 or more.',
    reason: "The three are the queen's value there; here she is worth five.",
  },
  {
    id: 'cap',
    laws: ['icf:55'],
    question: 'Nine men and the queen make fourteen. Does the cap of twelve hold?',
    reading: 'Yes.',
    reason: 'The book is silent, so the International Laws apply.',
  },
  {
    id: 'board-or-game',
    laws: ['S5', 'P.final1'],
    question: 'S5 takes the game. Is that the board?',
    reading: 'Yes: the board, for six points.',
    reason: 'P.final1 uses both words for the same thing.',
  },
  {
    id: 'equal-after-last-board',
    laws: ['P.knockout4', 'icf:56b'],
    question: 'Equal points after the fourth or sixth board.',
    reading: 'One extra board, with a toss for the break.',
    reason: 'The book is silent, so the International Laws apply.',
  },
  {
    id: 'change-of-sides',
    laws: ['T2', 'icf:60b'],
    question: 'Do sides change during a match?',
    reading: 'Yes, as by the International Laws: after the fourth board or at 13 points.',
    reason: 'T2 keeps the order of sitting, as the International Laws do beside their change of sides.',
  },
  {
    id: 'third-league-board',
    laws: ['P.league1'],
    question: 'Is the third league board played at two boards to none?',
    reading: 'No.',
    reason: 'Best of three is decided by the second board won.',
  },
  {
    id: 'pair-to-the-right',
    laws: ['H6', 'icf:78b.i'],
    question: 'The turn goes clockwise; who places a due?',
    reading: 'The player to the right of the one on turn.',
    reason: 'H6 changes the turn alone; the placing falls back on the International Laws.',
  },
];
