import { type Chapter, called, guidance, ruled, setup } from '../book.js';

export const beforePlay: readonly Chapter[] = [
  {
    title: 'Sitting',
    laws: [
      setup('27', 'Singles: the two players face each other across the board.'),
      setup('28', 'Doubles: partners face each other, so that each of the four sides has one player.'),
      called(
        '29',
        'foul',
        'A player may change how they sit before striking, but lifting, moving or shifting the seat during their own turn is a foul.',
      ),
      called(
        '30a',
        'foul',
        'While a board lasts, only the playing arm may touch the carrom board or what it stands on; any other part of the body there is a foul.',
      ),
      called(
        '30b',
        'foul',
        "In a player's own turn their clothes, rings, bangles and watch are excused from 30a, but these touching the playing surface is a foul.",
      ),
      called(
        '31',
        'foul',
        'A seat may be raised or adjusted only between boards, and to no more than 50 cm; otherwise it is a foul.',
      ),
      called(
        '32',
        'foul',
        'Only the hand may pass the lines of the arrows, thought of as running on; another part of the body beyond them is a foul.',
      ),
    ],
  },
  {
    title: 'Striking',
    laws: [
      called('33', 'foul', 'The striker is hit; pushing it makes the stroke improper.'),
      called(
        '34',
        'foul',
        'A finger makes the stroke, alone or backed by others; anything else makes the stroke improper.',
      ),
      guidance('35', 'Either hand may strike.'),
      guidance('36', 'The hand may rest on the playing surface while striking.'),
      called(
        '37a',
        'foul',
        'The elbow of the striking arm may come neither over the playing surface nor past the lines of the arrow during a stroke.',
      ),
      guidance('37b', 'The hand itself may pass over the arrow.'),
      called(
        '38a',
        'foul',
        "Leaning on the seat, the stand or the table to strike, or putting one's legs up on the rim of what carries the board, is a foul.",
      ),
      guidance('38b', "The hands may rest on one's own body, and the legs on one's own seat's rim."),
    ],
  },
  {
    title: 'Toss',
    laws: [
      setup(
        '39a',
        'The umpire tosses before each match, with a coin or by letting a man be guessed. The winner picks either a side or the first break; if a side, the umpire seats the loser first.',
      ),
      setup('39b', 'Doubles: the pair that wins the toss has the same choice.'),
      setup(
        '39c',
        'If the toss winner takes the break, the loser chooses the side and the winner sits first.',
      ),
      setup(
        '39d',
        'Once seated, the losers may not swap places; that order of seats holds for the whole match.',
      ),
    ],
  },
  {
    title: 'Trial board',
    laws: [setup('trial', 'The players get a few minutes of practice before the game.')],
  },
  {
    title: 'Break',
    laws: [
      setup(
        '41a',
        'Queen on the centre circle, six men round her black and white by turns; three outer whites make a Y with the inner ones, the other outer men alternate. All flat, tight, inside the outer circle; fingers or striker may tidy.',
      ),
      setup('41b', 'After each board the men are arranged again without delay.'),
      ruled('42', 'The player who took the right to strike first makes the break.'),
      ruled(
        '43',
        'The side that is to break has the white men for that board, the other side the black; the queen belongs to both.',
      ),
      ruled('44', 'The break is made as soon as the striker touches any man, however lightly.'),
      ruled(
        '45a',
        'The break is not made while the striker has touched no man, whether it ran its course or left the board; the player then has at most two more tries.',
      ),
      ruled(
        '45b',
        'When every try has failed, the opponent gets the turn, with the black men, and the men stay as arranged. So it goes on until the break is made.',
      ),
      ruled(
        '45c',
        'An improper stroke, or the striker pocketed without touching a man, in trying to break: the turn is lost, but no due or penalty is owed.',
      ),
      ruled(
        '46',
        "The break waits for the umpire's Play, from which play counts as begun, and must be struck within 15 seconds of it; later is a foul.",
        'foul',
      ),
      ruled(
        '47',
        "A break made before the umpire's Play is a foul: the player's men and the queen pocketed by it come out, one man more is owed, and the turn is lost.",
        'foul-at-break',
      ),
    ],
  },
];
