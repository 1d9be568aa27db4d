import { type Chapter, called, ruled } from '../book.js';

export const queen: readonly Chapter[] = [
  {
    title: 'Queen',
    laws: [
      ruled('23', 'A player may pocket and cover the queen once they have pocketed a man of their own.'),
      called(
        '24',
        'play-on',
        "If men lie on the centre circle, the umpire puts the queen over most of what is free, or beside the circle where she is no easy shot for the player on turn. The umpire's choice is final.",
      ),
      ruled(
        '25a',
        'A queen pocketed by a player who has not yet pocketed a man of their own comes out, and the turn is lost.',
      ),
      ruled('25b', 'A queen pocketed by a player with a due outstanding comes out, and the turn is lost.'),
      ruled(
        '25c',
        'A player who has all nine men on the board because dues or penalties were paid may still pocket and cover the queen.',
      ),
      ruled(
        '25d',
        "If the queen falls with the striker while the player's nine men are all on the board, at the break or later, she comes out, a due is owed and the turn is lost.",
      ),
      ruled('26a', 'A queen that falls in the same stroke as a man of the player is covered.'),
      ruled(
        '26b',
        "With the player's nine men all on the board, at the break or later, a queen that falls with one of them must still be covered; with two or more she is covered.",
      ),
      ruled(
        '27a',
        'Covering by a proper stroke, own men and striker together: those men and one due come out and the player strikes again. If that stroke pockets no own man, the queen comes out.',
      ),
      ruled(
        '27b',
        'Covering by an improper stroke, own men and striker together: those men and two more, due and penalty, come out, the umpire replaces the queen and the turn is lost.',
      ),
    ],
  },
  {
    title: 'Endings',
    laws: [
      ruled(
        '28a',
        'Covering the queen with the last men of both sides in one proper stroke wins 3 points, or 1 if the winner has 22 or more.',
      ),
      ruled(
        '28b',
        'Covering the queen with the last men of both sides in one improper stroke gives the opponent 3 points, or 1 if they have 22 or more, and 1 more on demand.',
      ),
      ruled(
        '29a',
        "Pocketing the opponent's last man by a proper stroke while covering the queen loses the board by one's men on the board and the queen, or by the men alone if the opponent has 22 or more.",
      ),
      ruled(
        '29b',
        "Pocketing the opponent's last man by an improper stroke while covering the queen loses one's men on the board and the queen, or the men alone if the opponent has 22 or more; 1 more on demand.",
      ),
      ruled(
        '30',
        'Pocketing the last men of both sides by a proper stroke with the queen on the board gives the opponent 3 points, or 1 if they have 22 or more.',
      ),
      ruled(
        '31',
        "Pocketing the opponent's last man by a proper stroke with the queen on the board loses one's men left and the queen, or the men alone if the opponent has 22 or more.",
      ),
      ruled(
        '32',
        "Pocketing one's last man by a proper stroke with the queen still on the board loses 3 points, or 1 if the opponent has 22 or more.",
      ),
      ruled(
        '33',
        "Pocketing one's last man and the striker by a proper stroke with the queen on the board loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand for the striker.",
      ),
      ruled(
        '34',
        "Pocketing the queen, both sides' last men and the striker by a proper stroke loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand for the striker.",
      ),
      ruled(
        '35',
        "Pocketing both sides' last men and the striker by a proper stroke, having covered the queen, loses 1 point; 1 more on demand for the striker.",
      ),
      ruled(
        '36',
        "Pocketing the opponent's last man and the striker by a proper stroke with the queen on the board loses one's men left and the queen, or the men alone if the opponent has 22 or more; 1 more on demand.",
      ),
      ruled(
        '37',
        "Pocketing both sides' last men and the striker by a proper stroke, when the opponent covered the queen, loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand.",
      ),
    ],
  },
];
