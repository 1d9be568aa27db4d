import type { BookText } from '../text.js';

export const iiitn: BookText = {
  chapters: {},
  laws: {
    '1': 'Wherever these rules make no change of their own, the International Laws apply.',
    '2': 'A toss opens the match, and the winning team picks its colour.',
    '3': 'A team has seven players at most: five boys and two girls.',
    '4': 'A player may appear in one match only.',
    '5': 'Every player has one colour, and only coins of that colour are theirs to pocket.',
    '6': 'A player who pockets the queen must go on to pocket an own coin without giving up the turn (see 7).',
    '7': "The queen may be taken after a player's first coin and before their last. Their next stroke must pocket an own coin to cover her, in any pocket, or she goes back to the centre.",
    '8': 'With the queen covered, the first player to pocket all their own coins wins the board.',
    '9': 'The queen and her cover may fall together, in whichever order.',
    '10': "The board's winner scores 1 for every opposing coin left, and 3 for the queen if the winner covered her; covered by the loser she counts for nobody. At 21 points the queen earns nothing more.",
    '11': 'A game is played to 21 points.',
    '12': 'The striker must rest on both base lines, hide a base circle fully or stay clear of it, and not touch the arrow.',
    '13': 'A player may change hands during a game.',
    '14': 'Disturbing coins or the queen, meant or not, costs a penalty and the turn.',
    '15': 'The teams change sides after every round.',
    '16': 'The colour chosen at the toss holds for the first board; after that the colours swap with every board of the game.',
    '17': 'Any grip and posture will do, but the striker must be flicked and never pushed.',
    '18': 'Forward strokes may be made with the index or middle finger or as a scissors. Resting the nail on the striker first helps the aim and spares the finger.',
    '19': "A coin touching or behind one's own base line may not be struck directly; the striker must first come off the frame or another coin. A direct hit is a foul.",
    '20': 'Pocketing the striker costs one coin and the turn. If an own coin falls in the same stroke, two coins come up and the turn is lost.',
    '21': "The opponent places the coins due for the striker inside the centre's circle. A player who has pocketed none yet owes one.",
    '22': 'If an own coin falls in the stroke that pockets the queen, she is covered, whichever fell first.',
    '23': 'A coin or queen that leaves the board goes to the centre spot. Pieces resting on edge or on one another are left as they are.',
    '24': 'If the centre spot is partly hidden, a queen or coin put back covers as much of it as is free; if fully hidden, it goes behind the spot, across from the next player.',
    '25': "Hitting one's own last coin directly while the queen is still to be taken costs a penalty.",
    '26': "Pocketing an opponent's coin loses the turn; pocketing their last loses the board and 3 points.",
    '27': "Pocketing one's last coin before the queen loses the board, 3 points, and 1 for every opposing coin left.",
    '28': 'A striker that has not left both base lines is played again. A player has three attempts at the break before the turn is lost.',
  },
  readings: {
    'two-come-up': {
      question: 'Striker and own coin: two come up. And with two own coins?',
      reading: 'The coins pocketed and one more; the turn is lost.',
      reason: 'Two is one coin and the due for the striker.',
    },
    'striker-with-queen': {
      question: 'Queen and striker: does the turn go on, as in the International Laws?',
      reading: 'No.',
      reason: '20 makes the striker cost the turn without exception.',
    },
    'opponents-man-ends-turn': {
      question: "An own coin and the opponent's by one stroke: does the turn go on?",
      reading: 'No. The own coin stays pocketed, and a queen not yet covered comes back.',
      reason: "26 takes the turn for the opponent's coin and names no exception.",
    },
    'opponents-last-three-points': {
      question: "What does pocketing the opponent's last coin cost?",
      reading: 'The board and three points, whoever has the queen and however many coins are left.',
      reason: '26 says three; 27 adds the coins where it means them.',
    },
    'queen-with-first-own': {
      question: 'The queen and one coin while all nine were on the board: is she covered?',
      reading: 'Yes.',
      reason: '22 covers her whatever fell first; the book is not silent.',
    },
    'cover-stroke': {
      question: 'Must the cover fall in the same stroke (6) or the next (7)?',
      reading: 'In either.',
      reason: '7 and 9 spell out both.',
    },
    'queen-from-21': {
      question: 'Queen points stop at 21, where the game ends.',
      reading: 'Kept as written: a score of 21 or more gets nothing for the queen.',
      reason: 'It can matter where an organiser plays on.',
    },
    'placing-circle': {
      question: 'Dues go inside which circle?',
      reading: 'The outer one, 17 cm across.',
      reason: 'No second coin fits the small one.',
    },
    'last-man-touched': {
      question: "Touching the player's last coin directly before the queen: a coin, or the turn too?",
      reading:
        'One coin. The stroke is otherwise judged by what fell. Directly: before the frame or another piece.',
      reason: '25 says penalty; 14 names the turn where it means it.',
    },
    'both-last-men': {
      question: 'Both last coins by one stroke, the queen covered, waiting for her cover, or falling too.',
      reading:
        'By a proper stroke the striker wins, as by the International Laws. With the striker pocketed or by an improper stroke the opponent does, for the three points of 26.',
      reason:
        '26 is about a player making the opponent finish; where both finish at once the book is silent.',
    },
    'improper-with-striker': {
      question: 'The striker by an improper stroke: one coin or two?',
      reading: 'Two: one for the striker, one for the foul.',
      reason: '20 counts the striker alone; the foul is left to the International Laws.',
    },
    cap: {
      question: 'The book is silent on a cap. What is the most a board can give?',
      reading: 'Twelve: nine coins and the queen.',
      reason: 'The International Laws say the same, and the queen is worth as much here.',
    },
    disturbing: {
      question:
        "Disturbing the coins before one's first stroke, or while the others are on turn: is the turn lost?",
      reading:
        'Before the first stroke it is. By the side not on turn one coin comes out, and the turn stays where it is.',
      reason: '14 takes the turn whenever it happens; who is not on turn has none to lose.',
    },
    'game-length': {
      question: 'Do eight boards bind a game to 21?',
      reading: 'Yes, and the match is the best of three.',
      reason: 'The book is silent, so the International Laws apply.',
    },
    round: {
      question: 'What is the round after which sides change?',
      reading: 'A game.',
      reason: '16 uses the word like that.',
    },
  },
};
