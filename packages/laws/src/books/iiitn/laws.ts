import { type Chapter, called, guidance, ruled, setup } from '../book.js';

export const chapters: readonly Chapter[] = [
  {
    title: 'Match and teams',
    laws: [
      ruled('1', 'Wherever these rules make no change of their own, the International Laws apply.'),
      setup('2', 'A toss opens the match, and the winning team picks its colour.'),
      setup('3', 'A team has seven players at most: five boys and two girls.'),
      setup('4', 'A player may appear in one match only.'),
    ],
  },
  {
    title: 'Men, queen and score',
    laws: [
      ruled('5', 'Every player has one colour, and only men of that colour are theirs to pocket.'),
      ruled(
        '6',
        'A player who pockets the queen must go on to pocket a man of their own without giving up the turn (see 7).',
      ),
      ruled(
        '7',
        "The queen may be taken after a player's first man and before their last. Their next stroke must pocket an own man to cover her, in any pocket, or she goes back to the centre.",
      ),
      ruled('8', 'With the queen covered, the first player to pocket all their own men wins the board.'),
      ruled('9', 'The queen and her cover may fall together, in whichever order.'),
      ruled(
        '10',
        "The board's winner scores 1 for every opposing man left, and 3 for the queen if the winner covered her; covered by the loser she counts for nobody. At 21 points the queen earns nothing more.",
      ),
      ruled('11', 'A game is played to 21 points.'),
    ],
  },
  {
    title: 'Striker and hands',
    laws: [
      called(
        '12',
        'foul',
        'The striker must rest on both base lines, hide a base circle wholly or stay clear of it, and not touch the arrow.',
      ),
      guidance('13', 'A player may change hands during a game.'),
      called('14', 'foul', 'Disturbing men or the queen, meant or not, costs a penalty and the turn.'),
    ],
  },
  {
    title: 'Sides and colours',
    laws: [
      ruled('15', 'The teams change sides after every round.'),
      ruled(
        '16',
        'The colour chosen at the toss holds for the first board; after that the colours swap with every board of the game.',
      ),
    ],
  },
  {
    title: 'Shooting',
    laws: [
      called('17', 'foul', 'Any grip and posture will do, but the striker must be flicked and never pushed.'),
      guidance(
        '18',
        'Forward strokes may be made with the index or middle finger or as a scissors. Resting the nail on the striker first helps the aim and spares the finger.',
      ),
      ruled(
        '19',
        "A man touching or behind one's own base line may not be struck directly; the striker must first come off a cushion or another man. A direct hit is a foul.",
        'foul',
      ),
    ],
  },
  {
    title: 'Dues and replacing',
    laws: [
      ruled(
        '20',
        'Pocketing the striker costs one man and the turn. If an own man falls in the same stroke, two men come up and the turn is lost.',
      ),
      ruled(
        '21',
        "The opponent places the men due for the striker inside the centre's circle. A player who has pocketed none yet owes one.",
      ),
      ruled(
        '22',
        'If an own man falls in the stroke that pockets the queen, she is covered, whichever fell first.',
      ),
      ruled(
        '23',
        'A man or queen that leaves the board goes to the centre spot. Pieces resting on edge or on one another are left as they are.',
        'play-on',
      ),
      called(
        '24',
        'play-on',
        'If the centre spot is partly hidden, a queen or man put back covers as much of it as is free; if wholly hidden, it goes behind the spot, across from the next player.',
      ),
    ],
  },
  {
    title: 'Last men and break',
    laws: [
      ruled(
        '25',
        "Hitting one's own last man directly while the queen is still to be taken costs a penalty.",
        'technical-foul',
      ),
      ruled(
        '26',
        "Pocketing an opponent's man loses the turn; pocketing their last loses the board and 3 points.",
      ),
      ruled(
        '27',
        "Pocketing one's last man before the queen loses the board, 3 points, and 1 for every opposing man left.",
      ),
      ruled(
        '28',
        'A striker that has not left both base lines is played again. A player has three attempts at the break before the turn is lost.',
        'play-on',
      ),
    ],
  },
];
