import { type Chapter, called, guidance, ruled } from '../book.js';

export const play: readonly Chapter[] = [
  {
    title: 'Sitting and striking',
    laws: [
      called(
        '1',
        'foul',
        'A player may shift their sitting posture at any time, but during their turn the seat itself must not be lifted, moved or disturbed.',
      ),
      called(
        '2',
        'foul',
        "While a board is being played, only a player's playing arm may touch the carrom board, its stand or its table.",
      ),
      called(
        '3',
        'foul',
        "Only the playing hand, from fingertips to wrist, may cross the arrows' lines as drawn out to the edges of the board.",
      ),
      guidance('4', 'A player may play with either hand.'),
      called(
        '5a',
        'foul',
        "As a player strikes, their playing elbow must stay off the playing surface and within the arrows' drawn-out lines.",
      ),
      guidance('5b', 'The playing hand may reach across the arrow.'),
      called(
        '6a',
        'foul',
        'As they strike, a player must not lean on what carries the board, stand or table, nor put their legs on its rim.',
      ),
      guidance(
        '6b',
        "A player's hands may lie on their own body, and their legs on the rim of their own seat.",
      ),
    ],
  },
  {
    title: 'Break',
    laws: [
      ruled(
        '7a',
        'A break stroke whose striker touches no man, rolling or jumping, does not make the break; the player then has at most two further attempts.',
      ),
      ruled(
        '7b',
        'When the attempts are used up, the break and the turn go to the opponent, who plays black; the men are not arranged again. The same holds in turn until somebody breaks.',
      ),
      ruled(
        '7c',
        "An improper stroke at the break, or a pocketed striker that touched no man, ends the player's turn; neither due nor penalty is owed.",
      ),
    ],
  },
  {
    title: 'Scoring',
    laws: [
      ruled('8.i', 'The queen is worth 3 points to a player whose score is 21 or less.'),
      ruled('8.ii', 'Every man is worth 1 point.'),
      ruled(
        '9',
        'The first to 25 points wins the game; if nobody has 25 after eight boards, whoever leads then wins it.',
      ),
      ruled(
        '10',
        'Equal scores after eight boards are settled by one extra board, with a toss for the break alone.',
      ),
    ],
  },
  {
    title: 'Fouls',
    laws: [
      called(
        '11a',
        'foul',
        'A foul costs the offender their turn and one of their men, which the opponent places.',
      ),
      ruled(
        '11b',
        'If a foul is committed in a stroke that pockets men or the queen, all that fell comes out with one man more, and the turn is lost.',
      ),
    ],
  },
  {
    title: 'Overboard',
    laws: [
      ruled(
        '12a',
        'A man or queen that leaves the playing surface is put by the umpire on the centre circle, covering all of it, or as much of it as is free.',
      ),
      ruled(
        '12b',
        'If the queen and a man leave in one stroke, the queen goes down first, and the man goes against her on the side away from the player on turn.',
      ),
      ruled(
        '12c',
        "If men of both colours leave in one stroke, the striking player's man goes down first and the other against it, as in 12b.",
      ),
      ruled(
        '12d',
        'If more than two leave in one stroke, two are placed by 12b and 12c and the others go against those two as nearly as possible.',
      ),
    ],
  },
  {
    title: 'Dues and penalties',
    laws: [
      ruled(
        '13a',
        'Pocketing only the striker by a proper stroke costs the turn and one man as a due, placed by the opponent.',
      ),
      ruled(
        '13b',
        'Pocketing only the striker by an improper stroke costs the turn and two men, a due and a penalty, placed by the opponent.',
      ),
      ruled(
        '13c',
        'If the player has no pocketed man to give, the due and penalty stay outstanding and come out as soon as there are men for them.',
      ),
      ruled(
        '14',
        'Own men pocketed with the striker by a proper stroke come out with one man more as a due, and the player keeps the turn.',
      ),
      ruled(
        '15a',
        'Own men pocketed by an improper stroke come out with one man more as a penalty; the opponent places them and the turn is lost.',
      ),
      ruled(
        '15b',
        'Own men pocketed with the striker by an improper stroke come out with two more, a due and a penalty; the opponent places them and the turn is lost.',
      ),
      ruled(
        '16a',
        'In doubles, men owed are taken out and placed by whoever sits to the right of the player on turn when the men become available.',
      ),
      ruled(
        '16b',
        "In doubles, a player who makes a man owed by the other side available, by pocketing one of that side's men, takes it out and places it themselves.",
      ),
      ruled(
        '17a',
        'If a man owed cannot be placed for want of room, the player entitled to place it does so as soon as there is room.',
      ),
      ruled(
        '17b',
        'In doubles, once the right to place has moved on to the partner, only the partner may use it.',
      ),
      called(
        '18',
        'dues-forfeited',
        'A player who has room to place a man owed, but will not risk a foul by placing it, loses the right to it.',
      ),
      called(
        '19a',
        'foul',
        "Placing a man of one's own colour in error is a foul and must be put right when the umpire or the opponent points it out.",
      ),
      called(
        '19b',
        'play-on',
        'A man placed in error stands if neither the umpire nor the opponent notices before the following stroke.',
      ),
      called(
        '20a',
        'play-on',
        'A placing is finished when the finger leaves the man, so long as the man lies inside the outer circle.',
      ),
      called(
        '20b',
        'foul',
        'A player placing a man owed must not have another man or the striker in the hand.',
      ),
      called(
        '21',
        'foul',
        'A man owed that is placed or pushed outside the outer circle must be brought inside, and the placing player has committed a foul.',
      ),
      called(
        '22',
        'foul',
        'A man owed must not lie over any part of the centre circle. If it does, it must be moved, and the placing player has committed a foul.',
      ),
    ],
  },
];
