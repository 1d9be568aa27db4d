import { type Chapter, guidance } from '../book.js';

export const definitions: readonly Chapter[] = [
  {
    title: 'Definitions',
    laws: [
      guidance('def:laws', 'The Laws of Carrom, as this book sets them out.'),
      guidance('def:proper', 'Done as the Laws allow.'),
      guidance('def:improper', 'Done against the Laws.'),
      guidance('def:c-b', 'Short for the carrom board itself.'),
      guidance('def:c-m', 'Short for a carrom man or carrom men.'),
      guidance('def:board', 'A round of play, from the break until it is finished.'),
      guidance('def:break', 'The stroke that opens a board.'),
      guidance('def:finish', 'The moment a board is complete.'),
      guidance('def:player', 'Anyone who plays carrom.'),
      guidance(
        'def:placing',
        'Laying a man owed flat inside the outer circle, done by the player whom the Laws name. The queen and men that jumped are for the umpire alone, in the centre circle.',
      ),
      guidance(
        'def:pocketing',
        'Sending a man or the queen into a pocket, whether the stroke was proper or not.',
      ),
      guidance(
        'def:push',
        'Driving the striker with a jerk of the elbow where a fingertip should strike it.',
      ),
      guidance('def:queen', 'The red piece.'),
      guidance('def:due', 'What follows when the striker goes into a pocket, alone or with men.'),
      guidance('def:penalty', 'What a player pays for breaking a law.'),
      guidance(
        'def:covering',
        "Pocketing a man of one's own in the stroke that pockets the queen or in the very next one.",
      ),
      guidance('def:shot', 'Either a pair or a cannon.'),
      guidance(
        'def:pair',
        'A man placed in the outer circle close to another man or the queen with a gap between them, so that the piece already there points towards a pocket.',
      ),
      guidance(
        'def:cannon',
        'A man placed in the outer circle against another man or the queen with no gap between them, so that the piece already there points towards a pocket.',
      ),
      guidance('def:thumbing', 'Striking with the thumb.'),
      guidance('def:turn', 'Being the one entitled to strike.'),
      guidance('def:chief-referee', 'An official named to watch over a match or keep it in order.'),
      guidance('def:umpire', 'An official named to watch over a match or keep it in order.'),
      guidance('def:opponent-in-singles', 'Whichever of the two players is not on turn.'),
      guidance(
        'def:opponent-in-doubles',
        'Either neighbour, to the left or to the right, of the player on turn.',
      ),
      guidance('def:hand', 'The playing hand from the fingertips to the wrist.'),
      guidance('def:finger', 'The nail side of a finger as far as its second joint.'),
      guidance(
        'def:imaginary-lines',
        'The arrows between the base circles, thought of as running on past their ends.',
      ),
      guidance('def:stroke', 'Hitting a man with the striker, straight or by way of something else.'),
      guidance(
        'def:white-slam',
        'All nine white men and the queen pocketed lawfully in the first turn of the board; also known as break to finish.',
      ),
      guidance(
        'def:black-slam',
        "All the black men that are left pocketed lawfully in black's first turn, the queen among them or not.",
      ),
    ],
  },
];
