import { type Chapter, called, guidance, ruled, setup } from '../book.js';

export const lawsOfPlay: readonly Chapter[] = [
  {
    title: 'Sitting',
    laws: [
      setup('1', 'In singles the two players face each other.'),
      setup('2', 'In doubles partners face each other, and all four seats are taken.'),
      called(
        '3',
        'foul',
        'A player may shift about on the seat at any time, but may not lift, move or disturb the chair or stool during their turn.',
      ),
      called(
        '4a',
        'foul',
        "While a board lasts, only a player's playing arm may touch the board or the stand or table under it.",
      ),
      called(
        '4b',
        'foul',
        "Clothes, rings, bangles and watches are excused from 4a during the wearer's turn, but may not touch the playing surface.",
      ),
      called(
        '5',
        'foul',
        'The seat may be raised or its height adjusted only between boards, with any material.',
      ),
      called('6', 'foul', 'Nothing of a player but the hand may pass the lines of the arrows.'),
    ],
  },
  {
    title: 'Striking',
    laws: [
      called('7', 'foul', 'The striker is hit; pushing it is improper.'),
      called('8', 'foul', 'A finger makes the stroke; the other fingers may support it.'),
      guidance('9', 'A player may strike with either hand.'),
      guidance('10', 'The hand may lie on the playing surface during a stroke.'),
      called(
        '11a',
        'foul',
        'The elbow of the playing hand may neither enter the playing surface nor pass the lines of the arrows.',
      ),
      guidance('11b', 'The hand itself may cross an arrow.'),
      called(
        '12a',
        'foul',
        'While striking, a player may not lean on the seat, or on the stand or table of the board, nor rest their legs on the rim of that stand or table.',
      ),
      guidance(
        '12b',
        "Hands may rest on the player's own body, and legs on the rim of the player's own seat.",
      ),
    ],
  },
  {
    title: 'Toss',
    laws: [
      setup(
        '13a',
        'The umpire holds a toss before each match, with a coin or by guessing a man. The winner picks a side of the board or the first strike; if a side, the umpire seats the loser first.',
      ),
      setup('13b', 'In doubles the winning pair has the same choice.'),
      setup(
        '13c',
        'If the winner takes the break, the winner sits first and the loser picks the side of the board.',
      ),
      setup(
        '13d',
        'Once the losers are seated they may not swap places; the order of sitting holds for the whole match.',
      ),
    ],
  },
  {
    title: 'Trial board',
    laws: [
      setup(
        'trial',
        'Two trial boards and no more, one for each player or pair, between the toss and the start of the match.',
      ),
    ],
  },
  {
    title: 'Break',
    laws: [
      setup(
        '14a',
        'Queen in the centre circle, a first ring of black and white by turns, a second ring whose three white men make a Y with the white of the first, the rest by turns; all flat, touching, inside the outer circle. Fingers or striker may tighten them.',
      ),
      setup('14b', 'After each board the men are set up again without delay.'),
      ruled('15', 'The player who chose to strike first breaks.'),
      ruled(
        '16',
        'Whoever is to break plays white in that board and the opponent black; the queen belongs to both.',
      ),
      ruled('17', 'The break is made once the striker touches any man, however lightly.'),
      ruled(
        '18a',
        'A striker that touches no man, whether it runs its way or jumps off, makes no break. The player then has at most two more tries.',
      ),
      ruled(
        '18b',
        'When the tries are used up, the break and the turn go to the opponent, who plays black; the men are not set up anew. This goes on until somebody makes the break.',
      ),
      ruled(
        '18c',
        'A try to break that is improper, or pockets the striker without touching a man, loses the turn but costs no due or penalty.',
      ),
      ruled(
        '19',
        'The break is made after the umpire calls "Play" and within 15 seconds of the call; play begins with that call.',
        'foul',
      ),
      ruled(
        '20',
        'A break made before "Play": whatever men and queen it pocketed come out, with one more man as penalty and a due besides, and the turn is lost.',
        'foul-at-break',
      ),
    ],
  },
  {
    title: 'Turn',
    laws: [
      ruled(
        '21',
        'A player who lawfully pockets a man of their own or the queen plays on; if not, the turn goes to the opponent.',
      ),
      ruled(
        '22a.i',
        'Singles, first game: whoever chose to break the first board plays it with white. The break then alternates board by board.',
      ),
      ruled(
        '22a.ii',
        'Singles, second game: the other player, not the one who opened the first game, breaks first.',
      ),
      ruled('22a.iii', 'Singles, third game: the break returns to the player who had it first in the match.'),
      ruled('22b', 'In doubles the turn goes to the player on the right of the one who just had it.'),
      ruled(
        '23',
        'A stroke is made within 15 seconds: counted from when all pieces are at rest and the opponent has picked up, or from the end of the time for placing or forgoing.',
        'foul',
      ),
      called(
        '24',
        'board-lost',
        'A player who strikes out of turn loses the board by the men and queen lying on it. If nobody notices before the next stroke, the turn taken stands and the order goes on as usual.',
      ),
    ],
  },
  {
    title: 'Scoring',
    laws: [
      ruled('25a', 'The first side to have all its men pocketed wins the board.'),
      ruled('25b.i', 'The queen is worth 3 points to a side whose score is 21 or less.'),
      ruled('25b.ii', 'Each man is worth 1 point.'),
      ruled('26a', 'The winner of a board scores one point for every man the opponent still has on it.'),
      ruled('26b', 'Only the winner of the board can score for the queen.'),
      ruled('26c', 'The loser of the board scores nothing for the queen, even having covered her.'),
      ruled('27', 'From a score of 22 on, covering the queen no longer earns a side the 3 points.'),
      ruled('28', 'No board is worth more than 12 points. Men still owed when it ends are written off.'),
      ruled(
        '29a',
        'A game goes to the side that first reaches 25 points, or to the leader after eight boards (for which rounds, see 29b).',
      ),
      ruled(
        '29b',
        'Eight boards decide a game in every round up to and including the pre-quarter-finals. Equal scores after the eighth: one extra board, with a toss for the break alone.',
      ),
      ruled('30', 'Every match is the best of three games.'),
    ],
  },
  {
    title: 'Change of sides',
    laws: [
      ruled('31', 'In singles the players swap to the opposite seats after each game.'),
      ruled('32', 'In doubles every player moves one seat to the right after each game.'),
      ruled(
        '33a',
        'Third game, up to and including the pre-quarter-finals: sides change after the fourth board or when either side has 13 points, whichever comes first.',
      ),
      ruled('33b', 'From the quarter-finals on, sides change only once either side has 13 points.'),
      called(
        '33c',
        'play-on',
        'A change of sides that umpire and players overlooked is made once noticed, after the board then in play is finished.',
      ),
      setup('34', 'Two minutes at most are allowed for changing sides.'),
    ],
  },
  {
    title: 'Fouls',
    laws: [
      called(
        '35',
        'foul',
        'Whatever goes against what the Laws say or plainly imply is a foul of one of two classes.',
      ),
      guidance('35a', 'The first class is the technical foul (see 36a, 36b).'),
      guidance('35b', 'The second class is the foul (see 37a, 37b).'),
      called(
        '36a',
        'technical-foul',
        'A breach by the player on turn before the first stroke of that turn is a technical foul: one of their men comes out for the opponent to place, and the turn stays.',
      ),
      called(
        '36b',
        'technical-foul',
        'A breach by a player who is not on turn is a technical foul too, with the same penalty (see 36a).',
      ),
      called(
        '37a',
        'foul',
        'A breach by the player on turn, during the first stroke of the turn or later, is a foul: one of their men comes out for the opponent to place, and the turn is lost.',
      ),
      ruled(
        '37b',
        'If a foul goes with pocketing, the men and the queen so pocketed come out for placing and the turn is lost. This law adds no further man.',
      ),
    ],
  },
  {
    title: 'Overboard',
    laws: [
      ruled(
        '38a',
        'A man or queen that leaves the playing surface is put by the umpire in the centre circle, over all of it or as much of it as is free.',
      ),
      ruled(
        '38b',
        'Queen and man off in one stroke: the queen is placed first, then the man touching her on the side away from the player on turn.',
      ),
      ruled(
        '38c',
        "White and black men off in one stroke: the striking player's man is placed first, the other touching it on the side away from the player on turn (as 38b).",
      ),
      ruled(
        '38d',
        'More than two pieces off in one stroke: the first two go as 38b and 38c say, the others touching those two as well as can be.',
      ),
      called(
        '39a',
        'play-on',
        'A man or queen that jumps off and drops back on the surface is still put in the centre circle by the umpire, who sets right any men it disturbed as best they can judge.',
      ),
      called(
        '39b',
        'play-on',
        'If it drops back after hitting the lamp, its shade or fittings, it lies as if it had run there, and men it disturbed stay where they are.',
      ),
    ],
  },
  {
    title: 'Rolling and overlapping',
    laws: [
      called('40', 'play-on', 'A man or queen standing on edge is left standing.'),
      called('41', 'play-on', 'Pieces lying one over the other are left so.'),
      called(
        '42a',
        'play-on',
        'A striker lying on a man or the queen is lifted off by the umpire without moving them; if they move, the umpire puts them back as nearly as possible.',
      ),
      ruled(
        '42b',
        'If that is at a pocket and the man or queen drops in as the striker is lifted off, it counts as pocketed.',
      ),
      called(
        '43a',
        'play-on',
        'If a man or queen lies on the striker, the umpire lifts it, takes the striker away and lays it, as nearly as possible, where it would lie without the striker.',
      ),
      ruled(
        '43b',
        'If that is at a pocket and the striker drops in as the piece is lifted, the striker counts as pocketed and the penalty for it is owed.',
      ),
      ruled(
        '44',
        'A man hanging over a pocket that then drops in, whatever the cause, counts as properly pocketed.',
      ),
    ],
  },
];
