import { type Chapter, called, ruled } from '../book.js';

export const dues: readonly Chapter[] = [
  {
    title: 'Dues and penalties',
    laws: [
      ruled(
        '72a',
        "Striker alone pocketed, proper stroke: the turn is lost and the opponent places one of the player's men, the due.",
      ),
      ruled(
        '72b',
        "Striker alone pocketed, improper stroke: the turn is lost and the opponent places two of the player's men, a due and a penalty.",
      ),
      ruled(
        '72c',
        "With none of the player's men in the pockets yet, what is owed stays outstanding and comes out as soon as there is one.",
      ),
      ruled(
        '73',
        'Striker and own men pocketed, proper stroke: those men and one due come out, and the player keeps the turn.',
      ),
      ruled(
        '74',
        "Striker and opponent's men pocketed, proper stroke: the men stay down, one due comes out, and the turn is lost.",
      ),
      ruled(
        '75',
        "Striker and men of both sides pocketed, proper stroke: the opponent's stay down, the own men and one due come out for the opponent to place, and the player keeps the turn.",
      ),
      ruled(
        '76',
        "Opponent's men pocketed, improper stroke: they stay down, the opponent places one penalty, and the turn is lost.",
      ),
      ruled(
        '77a',
        'Own men pocketed, improper stroke: those men and one penalty come out for the opponent to place, and the turn is lost.',
      ),
      ruled(
        '77b',
        'Striker and own men pocketed, improper stroke: those men and two more, a due and a penalty, come out for the opponent to place, and the turn is lost.',
      ),
      ruled(
        '78a',
        "A man owed comes out as soon as one is available, even in the midst of a player's turn, but never before the stroke is over.",
      ),
      ruled(
        '78b.i',
        'Doubles: a man owed is taken out and placed by the player on the right of whoever is on turn when it becomes available.',
      ),
      ruled(
        '78b.ii',
        "Doubles: if the player on turn pockets an opponent's man, with or without own men, and an owed man becomes available by it, that player takes it out and places it.",
      ),
      ruled(
        '79a',
        'Where a man owed is available but there is no room for it, it is placed as soon as there is room.',
      ),
      ruled(
        '79b',
        'Doubles: if the right to place has meanwhile moved to the partner, only the partner may take out and place the man.',
      ),
      ruled(
        '80',
        'If there is room but the placer will not risk a foul, the chance to place is gone and the men owed are forfeited.',
        'dues-forfeited',
      ),
      ruled(
        '81',
        'If room for a man owed appears while the player who is to place it is on turn, they place it at once.',
      ),
      called(
        '82a',
        'foul',
        'A placer who puts down one of their own men by mistake must set it right once the umpire or the opponent says so, and it is a foul.',
      ),
      called(
        '82b',
        'play-on',
        'A wrong man placed stands if neither the umpire nor the opponent notices before the next stroke.',
      ),
      ruled(
        '83',
        'Of several men owed, those available are placed at once and the rest as they become available. If the rest are not placed by the next stroke and nobody notices, they are forfeited.',
        'dues-forfeited',
      ),
      called(
        '84a',
        'play-on',
        'A man is placed once the finger has left it, provided it lies inside the outer circle.',
      ),
      called('84b', 'foul', 'Holding another man or the striker while placing a man owed is a foul.'),
      called(
        '85',
        'foul',
        'A man owed that is put or shifted outside the outer circle must be brought inside, and it is a foul.',
      ),
      called(
        '86',
        'foul',
        'Placing may not move or disturb another man or the queen. The umpire restores what was moved as well as may be, and it is a foul.',
      ),
      ruled(
        '87a',
        'Men owed may be forgone all together but not in part. The umpire must be told within 15 seconds, or the right to place is lost.',
        'dues-forfeited',
      ),
      ruled(
        '87b',
        'Additional points on offer at the end of a board may be demanded in full or in part, as the side that gains them likes.',
      ),
      ruled('88a', 'Men owed are placed within 15 seconds of the umpire announcing them.', 'foul'),
      ruled(
        '88b',
        'If not every man owed is placed in time, the umpire may have those already placed taken off, and it is a foul.',
        'foul',
      ),
      ruled('89a', 'Dues and penalties do not cancel one another.'),
      called(
        '89b',
        'foul',
        'A man owed may not cover the centre circle, even in part. The placer must set it right, and it is a foul.',
      ),
      called(
        '90',
        'foul',
        'Doubles: taking out an owed man for the partner who is to place it is a foul. A placer who finds none in the pockets nearby asks the umpire, naming colour and number.',
      ),
      called(
        '91',
        'board-lost',
        "Leaving the seat during a board, in either side's turn, loses the board by the offender's men on it, and the queen if she is there; by the men only if the opponent has 22 or more.",
      ),
    ],
  },
];
