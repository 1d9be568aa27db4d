import { type Chapter, called, ruled, setup } from '../book.js';

export const play: readonly Chapter[] = [
  {
    title: 'Turn',
    laws: [
      ruled(
        '48',
        'A player who lawfully pockets a man of their own or the queen strikes again; otherwise the turn goes to the opponent.',
      ),
      ruled(
        '49a.i',
        'In the first game the side that chose the break opens with white; after that the sides break by turns, board by board.',
      ),
      ruled('49a.ii', 'The second game is opened by the side that did not break first in the match.'),
      ruled('49a.iii', 'The third game is opened by the side that broke first in the match.'),
      ruled('49b', 'Doubles: the turn goes to the player on the right of the one who has just played.'),
      ruled(
        '50',
        "A stroke is due within 15 seconds of everything lying still and the opponent's striker being off the board, or of the owed men being placed or forgone; later is a foul.",
        'foul',
      ),
      called(
        '51',
        'board-lost',
        "Striking out of turn loses the board by the offender's men, and the queen, on the board at that first stroke. Noticed only after the next stroke, it stands and the turn goes on by the laws.",
      ),
    ],
  },
  {
    title: 'Scoring',
    laws: [
      ruled('52a', 'The side whose men are all pocketed first wins the board.'),
      ruled('52b.i', 'The queen is worth 3 points to a side whose score is 21 or less.'),
      ruled('52b.ii', 'Each man is worth 1 point.'),
      ruled('53a', "The winner of a board scores a point for each of the other side's men still on it."),
      ruled('53b', "The queen's points go to the side that covered her only if it wins the board."),
      ruled('53c', 'The loser of a board gets nothing for the queen, even after covering her.'),
      ruled('54', 'A side with 22 points or more no longer gains 3 points by covering the queen.'),
      ruled('55', 'No board brings more than 12 points. Men still owed at its end are written off.'),
      ruled(
        '56a',
        'A game is 25 points or eight boards: the first side at 25 wins it, or else the side that leads after the eighth board.',
      ),
      ruled(
        '56b',
        'Every game is settled within eight boards. If they end level, one extra board decides it, after a toss for the break alone.',
      ),
    ],
  },
  {
    title: 'Change of sides',
    laws: [
      setup('60a', 'The players and the coordinator settle whether sides are changed.'),
      ruled(
        '60b',
        'Sides may be changed after the fourth board or once either side has 13 points, whichever comes sooner.',
      ),
      called(
        '60c',
        'play-on',
        'A change of sides that everybody missed is made when somebody notices, once the board in progress is finished.',
      ),
      setup('61', 'Changing sides takes two minutes at most.'),
    ],
  },
  {
    title: 'Fouls',
    laws: [
      called(
        '62',
        'foul',
        'Whatever goes against what these laws state or plainly imply is a foul: a technical foul (see 63a, 63b) or a foul (see 64a).',
      ),
      called(
        '63a',
        'technical-foul',
        "A breach before the first stroke of one's own turn is a technical foul: the opponent places one of the offender's men, and the offender keeps the turn.",
      ),
      called(
        '63b',
        'technical-foul',
        "A breach by a player who is not on turn is a technical foul too: the opponent places one of the offender's men, and the turn stays where it was.",
      ),
      called(
        '64a',
        'foul',
        "A breach once the first stroke of one's turn has begun, or after it, is a foul: the opponent places one of the offender's men, and the offender loses the turn.",
      ),
      ruled(
        '64b',
        "A foul in a stroke that pockets: the player's men and the queen so pocketed come out with one man more, and the turn is lost.",
      ),
    ],
  },
  {
    title: 'Overboard',
    laws: [
      ruled(
        '65a',
        'A man or the queen that leaves the playing surface is put back by the umpire on the centre circle, covering all of it or as much as is free.',
      ),
      ruled(
        '65b',
        'Queen and man overboard by one stroke: the queen goes back first, and the man touches her on the side away from the player on turn.',
      ),
      ruled(
        '65c',
        'Men of both colours overboard by one stroke: that of the player who struck goes back first, and the other touches it on the side away from the player on turn.',
      ),
      ruled(
        '65d',
        'More than two overboard by one stroke: the first two go back by 65b and 65c, and the others touch those two as nearly as they can.',
      ),
      called(
        '66a',
        'play-on',
        'A man or the queen that leaves the surface and drops back on it goes to the centre circle; the umpire restores what it disturbed as well as may be.',
      ),
      called(
        '66b',
        'play-on',
        'If it drops back after meeting the lamp or its fittings, it stays where it ran, and what it disturbed is not put back.',
      ),
    ],
  },
  {
    title: 'Rolling and overlapping',
    laws: [
      called('67', 'play-on', 'A man or the queen standing on edge stays like that.'),
      called('68', 'play-on', 'Men, or a man and the queen, lying partly on one another stay like that.'),
      called(
        '69a',
        'play-on',
        'The umpire takes away a striker lying on a man or the queen without moving it; whatever does move is put back as well as may be.',
      ),
      ruled(
        '69b',
        'If a man or the queen at a pocket tips in while the striker on it is taken away, it counts as pocketed.',
      ),
      called(
        '70a',
        'play-on',
        'Where a man or the queen lies on the striker, the umpire lifts it, takes the striker away and sets it down where it would lie had the striker not been there.',
      ),
      ruled(
        '70b',
        'If the striker at a pocket tips in while what lies on it is lifted off, it counts as pocketed and a due is owed.',
      ),
      ruled(
        '71',
        'A man hanging at a pocket that then falls in counts as properly pocketed, whatever made it fall.',
      ),
    ],
  },
];
