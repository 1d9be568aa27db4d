import { type Chapter, called, ruled } from '../book.js';

export const queen: readonly Chapter[] = [
  {
    title: 'Queen',
    laws: [
      ruled('92', 'A player may pocket and cover the queen once a man of their own has been pocketed.'),
      ruled(
        '93',
        'Only the umpire places the queen, and on the centre circle. A shot that arises by it is left alone.',
      ),
      called(
        '94a',
        'play-on',
        'If the centre circle is covered in part or wholly, the umpire puts the queen on most of its free part, or beside it where the player on turn can hardly pocket her. That placing is final.',
      ),
      ruled('95a', "Queen pocketed before any man of the player's own: she goes back and the turn is lost."),
      ruled('95b', 'Queen pocketed by a player who owes a due: she goes back and the turn is lost.'),
      ruled(
        '95c',
        'If all nine men are on the board only because what was owed has come out, the player may still pocket and cover the queen.',
      ),
      ruled(
        '95d',
        "Queen and striker pocketed, at the break or later, with all nine of the player's men on the board: she goes back, one due is owed, and the turn is lost.",
      ),
      ruled(
        '96',
        'A queen pocketed and not covered goes back. If neither the umpire nor the opponent notices before the next stroke, she counts as covered.',
      ),
      ruled('97a', 'Queen and own man pocketed by one stroke: she is covered.'),
      ruled(
        '97b',
        "With all nine of the player's men on the board, at the break or later: queen and one own man by one stroke, she is still to cover; queen and two or more, she is covered.",
      ),
      ruled(
        '98a',
        'Queen, own men and striker pocketed, proper stroke: she, those men and one due come out, and the player keeps the turn.',
      ),
      ruled(
        '98b',
        'Queen, own men and striker pocketed, improper stroke: she, those men and two more, a due and a penalty, come out, and the turn is lost.',
      ),
      ruled(
        '99a',
        "Queen and striker pocketed, proper stroke: the umpire puts her back, the opponent places one of the player's men, and the player keeps the turn.",
      ),
      ruled(
        '99b',
        "Queen and striker pocketed, improper stroke: the umpire puts her back, the opponent places two of the player's men, and the turn is lost.",
      ),
      ruled(
        '100a',
        'Covering, striker alone pocketed, proper stroke: the queen goes back, the opponent places one due, and the turn is lost.',
      ),
      ruled(
        '100b',
        'Covering, striker alone pocketed, improper stroke: the queen goes back, the opponent places a due and a penalty, and the turn is lost.',
      ),
      ruled(
        '101a',
        'Covering, striker and own men pocketed, proper stroke: those men and one due come out, and the player strikes again. If that next stroke pockets no own man, the queen goes back.',
      ),
      ruled(
        '101b',
        'Covering, striker and own men pocketed, improper stroke: those men, a due and a penalty come out, the umpire puts the queen back, and the turn is lost.',
      ),
      ruled(
        '102a',
        'Covering, last men of both sides pocketed, proper stroke: the player wins 3, or 1 with a score of 22 or more.',
      ),
      ruled(
        '102b',
        'Covering, last men of both sides pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '103a',
        "Covering, opponent's last man pocketed, proper stroke: the opponent wins the player's men on the board and the queen's points; men only with a score of 22 or more.",
      ),
      ruled(
        '103b',
        "Covering, opponent's last man pocketed, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more.",
      ),
      ruled(
        '104a',
        'Queen and the last men of both sides pocketed, proper stroke: the player wins 3, or 1 with a score of 22 or more.',
      ),
      ruled(
        '104b',
        'Queen and the last men of both sides pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '105a',
        'Last men of both sides pocketed with the queen on the board, proper stroke: the opponent gets 3, or 1 with a score of 22 or more.',
      ),
      ruled(
        '105b',
        'Last men of both sides pocketed with the queen on the board, improper stroke: the opponent gets 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '106a',
        "Opponent's last man pocketed with the queen on the board, proper stroke: the opponent wins the player's men on the board and the queen's points; men only with a score of 22 or more.",
      ),
      ruled(
        '106b',
        "Opponent's last man pocketed with the queen on the board, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more.",
      ),
      ruled(
        '107a',
        'Own last man pocketed with the queen on the board, proper stroke: the opponent wins 3, or 1 with a score of 22 or more.',
      ),
      ruled(
        '107b',
        'Own last man pocketed with the queen on the board, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '108a',
        'Own last man and striker pocketed with the queen on the board, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '108b',
        'Own last man and striker pocketed with the queen on the board, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
      ),
      ruled(
        '109a',
        'Queen, last men of both sides and striker pocketed, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more for the striker.',
      ),
      ruled(
        '109b',
        'Queen, last men of both sides and striker pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
      ),
      ruled(
        '110a',
        'Last men of both sides and striker pocketed, the queen covered by the player, proper stroke: the opponent wins 1 and may demand 1 more for the striker.',
      ),
      ruled(
        '110b',
        'Last men of both sides and striker pocketed, the queen covered by the player, improper stroke: the opponent wins 1 and may demand 2 more.',
      ),
      ruled(
        '111a',
        "Opponent's last man and striker pocketed with the queen on the board, proper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more for the striker.",
      ),
      ruled(
        '111b',
        "Opponent's last man and striker pocketed with the queen on the board, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 2 more.",
      ),
      ruled(
        '112a',
        'Last men of both sides and striker pocketed, the queen covered by the opponent, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '112b',
        'Last men of both sides and striker pocketed, the queen covered by the opponent, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
      ),
      ruled(
        '113',
        'A queen hanging at a pocket that then falls in counts as pocketed, whatever made her fall.',
      ),
      called(
        '114',
        'foul',
        'A man owed may not be so placed that it forms a shot with the queen. The umpire has it set right, and it is a foul.',
      ),
    ],
  },
];
