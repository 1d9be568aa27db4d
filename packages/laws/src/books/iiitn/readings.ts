import type { Reading } from '../book.js';

export const readings: readonly Reading[] = [
  {
    id: 'two-come-up',
    laws: ['20'],
    question: 'Striker and own man: two come up. And with two own men?',
    reading: 'The men pocketed and one more; the turn is lost.',
    reason: 'Two is one man and the due for the striker.',
  },
  {
    id: 'striker-with-queen',
    laws: ['20', 'icf:98a', 'icf:99a'],
    question: 'Queen and striker: does the turn go on, as in the International Laws?',
    reading: 'No.',
    reason: '20 makes the striker cost the turn without exception.',
  },
  {
    id: 'opponents-man-ends-turn',
    laws: ['26', 'icf:48'],
    question: "An own man and the opponent's by one stroke: does the turn go on?",
    reading: 'No. The own man stays down, and a queen not yet covered comes back.',
    reason: "26 takes the turn for the opponent's man and names no exception.",
  },
  {
    id: 'opponents-last-three-points',
    laws: ['26', 'icf:106a'],
    question: "What does sinking the opponent's last man cost?",
    reading: 'The board and three points, whoever has the queen and however many men are left.',
    reason: '26 says three; 27 adds the men where it means them.',
  },
  {
    id: 'queen-with-first-own',
    laws: ['22', '9', 'icf:97b'],
    question: 'The queen and one man while all nine were on the board: is she covered?',
    reading: 'Yes.',
    reason: '22 covers her whatever fell first; the book is not silent.',
  },
  {
    id: 'cover-stroke',
    laws: ['6', '7'],
    question: 'Must the cover fall in the same stroke (6) or the next (7)?',
    reading: 'In either.',
    reason: '7 and 9 spell out both.',
  },
  {
    id: 'queen-from-21',
    laws: ['10', '11'],
    question: 'Queen points stop at 21, where the game ends.',
    reading: 'Kept as written: a score of 21 or more gets nothing for the queen.',
    reason: 'It can matter where an organiser plays on.',
  },
  {
    id: 'placing-circle',
    laws: ['21'],
    question: 'Dues go inside which circle?',
    reading: 'The outer one, 17 cm across.',
    reason: 'No second man fits the small one.',
  },
  {
    id: 'last-man-touched',
    laws: ['25', '14'],
    question: 'Touching the own last man directly before the queen: a man, or the turn too?',
    reading:
      'One man. The stroke is otherwise judged by what fell. Directly: before a cushion or another piece.',
    reason: '25 says penalty; 14 names the turn where it means it.',
  },
  {
    id: 'both-last-men',
    laws: ['26', '8', 'icf:102a', 'icf:104a'],
    question: 'Both last men by one stroke, the queen covered, waiting for her cover, or falling too.',
    reading:
      'By a proper stroke the striker wins, as by the International Laws. With the striker pocketed or by an improper stroke the opponent does, for the three points of 26.',
    reason: '26 is about a player making the opponent finish; where both finish at once the book is silent.',
  },
  {
    id: 'improper-with-striker',
    laws: ['20', 'icf:72b'],
    question: 'The striker by an improper stroke: one man or two?',
    reading: 'Two: one for the striker, one for the foul.',
    reason: '20 counts the striker alone; the foul is left to the International Laws.',
  },
  {
    id: 'game-length',
    laws: ['11', 'icf:56a'],
    question: 'Do eight boards bind a game to 21?',
    reading: 'Yes, and the match is the best of three.',
    reason: 'The book is silent, so the International Laws apply.',
  },
  {
    id: 'round',
    laws: ['15', '16'],
    question: 'What is the round after which sides change?',
    reading: 'A game.',
    reason: '16 uses the word so.',
  },
];
