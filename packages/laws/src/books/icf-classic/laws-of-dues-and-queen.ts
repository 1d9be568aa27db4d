import { type Chapter, called, ruled } from '../book.js';

export const lawsOfDuesAndQueen: readonly Chapter[] = [
  {
    title: 'Dues and penalties',
    laws: [
      ruled(
        '45a',
        "Striker pocketed alone, by a proper or an improper stroke: the turn is lost and the opponent takes out one of the player's men to place. That man is a due.",
      ),
      ruled(
        '45b',
        "If none of the player's men has been pocketed yet, the due stays outstanding and comes out as soon as there is a man for it.",
      ),
      ruled(
        '46',
        'Striker with own men: those men and one more as a due come out for placing, and the player plays on (improper: see 50b).',
      ),
      ruled(
        '47',
        "Striker with the opponent's men: those men stay down, one due comes out (see 45a) and the turn is lost.",
      ),
      ruled(
        '48',
        "Striker with men of both sides: the player's own and one more as a due come out for the opponent to place, and the player plays on.",
      ),
      ruled(
        '49',
        "Opponent's men by an improper stroke: they stay down, a due comes out for the opponent to place and the turn is lost.",
      ),
      ruled(
        '50a',
        'Own men by an improper stroke: those men and one more as a due come out for the opponent to place, and the turn is lost.',
      ),
      ruled(
        '50b',
        'Own men with the striker by an improper stroke: those men and one more as a due come out for the opponent to place, and the turn is lost.',
      ),
      ruled(
        '51a',
        'A man owed comes out for placing as soon as one is available, once the stroke has ended, even while the same player stays on turn.',
      ),
      ruled(
        '51b.i',
        'In doubles the man owed is taken out and placed by the player on the right of whoever is on turn when it becomes available.',
      ),
      ruled(
        '51b.ii',
        "But if the player on turn pockets opponents' men, with or without their own, and so makes a man owed available, that player takes it out and places it.",
      ),
      ruled(
        '52a',
        'If there is a man to place but no room for it, the placer may place it as soon as there is room.',
      ),
      ruled(
        '52b',
        'In doubles, once the right to place has moved on to the partner, only the partner may take out and place the man.',
      ),
      ruled(
        '53',
        'If there is room but the placer will not place for fear of a foul, the chance and the claim are lost.',
        'dues-forfeited',
      ),
      ruled('54', 'If room appears while the player who is to place is on turn, the man is placed at once.'),
      called(
        '55a',
        'foul',
        'A placer who puts down a man of their own colour by mistake must correct it when umpire or opponent points it out, and it is a foul.',
      ),
      called(
        '55b',
        'play-on',
        'If neither umpire nor opponent notices it before the next stroke, the man wrongly placed stays as valid.',
      ),
      ruled(
        '56',
        'When several men are owed, those available are placed at once and the others as soon as they become available.',
      ),
      called(
        '57a',
        'play-on',
        'A placing is done when the finger leaves the man, so long as the man is inside the outer circle.',
      ),
      called('57b', 'foul', 'While placing a man owed, the player may hold no other man and no striker.'),
      called(
        '58',
        'foul',
        'A man owed that is placed or moved outside the outer circle must be put inside it, and it is a foul.',
      ),
      called(
        '59',
        'foul',
        'Placing may not move any man or the queen, nor may the man placed disturb them. If it does, the umpire puts them back as nearly as possible, and it is a foul.',
      ),
      ruled(
        '60',
        'Men owed may be forgone all together, never in part. The umpire must be told within 15 seconds, or the right to place is lost.',
        'dues-forfeited',
      ),
      ruled('61', "Men owed are placed within 15 seconds of the umpire's announcement.", 'dues-forfeited'),
      ruled('62a', 'What one side owes is not cancelled against what the other owes.'),
      called(
        '62b',
        'foul',
        'A man owed may not lie over the centre circle, even in part. The placer must correct it, and it is a foul.',
      ),
      called(
        '63',
        'foul',
        'In doubles nobody takes out a man for a partner who is to place. A placer who lacks it in the pockets at hand asks the umpire, naming colour and number.',
      ),
      called(
        '64',
        'board-lost',
        "A player who leaves the seat during a board, in either side's turn and for whatever reason, loses it by their men on the board and the queen if she lies there; by the men alone if the opponent has 22 or more.",
      ),
    ],
  },
  {
    title: 'Queen',
    laws: [
      ruled('65', 'A player may pocket and cover the queen once a man of their own has been pocketed.'),
      ruled(
        '66',
        'Only the umpire places the queen, in the centre circle. A shot that happens to arise from it is left.',
      ),
      called(
        '67',
        'play-on',
        "If men cover the centre circle in part or in full, the queen goes over most of what is free, or next to the circle where the player on turn cannot easily pocket her. The umpire's placing is final.",
      ),
      ruled('68a', "Queen pocketed before any man of the player's own: she comes out and the turn is lost."),
      ruled('68b', 'Queen pocketed while the player owes a due: she comes out and the turn is lost.'),
      ruled(
        '68c',
        'If all nine men are on the board again because dues or penalties were recovered, the player may still pocket and cover the queen.',
      ),
      ruled(
        '68d',
        "Queen and striker pocketed while all nine of the player's men are on the board, at the break or later: she comes out, a due is owed and the turn is lost.",
      ),
      ruled(
        '69',
        'A queen pocketed but not covered comes out for placing. If umpire and opponent miss it until the next stroke, she is recorded as covered.',
      ),
      ruled('70a', "Queen and a man of the player's own pocketed by one stroke: she is covered."),
      ruled(
        '70b',
        'But if all nine were on the board, at the break or later, one man with the queen leaves her still to be covered; two or more cover her.',
      ),
      ruled(
        '71a',
        'Queen, own men and striker by a proper stroke: queen, those men and one more as a due come out, and the player plays on.',
      ),
      ruled(
        '71b',
        'Queen, own men and striker by an improper stroke: queen, those men and two more as dues come out, and the turn is lost.',
      ),
      ruled(
        '72a',
        'Queen and striker by a proper stroke: the umpire replaces the queen, one man comes out for placing and the player plays on.',
      ),
      ruled(
        '72b',
        'Queen and striker by an improper stroke: the umpire replaces the queen, two men come out for the opponent to place and the turn is lost.',
      ),
      ruled(
        '73a',
        'Covering, striker pocketed alone: the queen comes out, one man comes out as a due for the opponent to place and the turn is lost.',
      ),
      ruled(
        '73b',
        'Covering, striker pocketed alone by an improper stroke: the queen comes out, two men come out as dues for the opponent to place and the turn is lost.',
      ),
      ruled(
        '74a',
        'Covering, striker pocketed with own men: those men and one as a due come out and the player plays on. If the next stroke pockets no man of their own, the queen is not covered and comes out.',
      ),
      ruled(
        '74b',
        'Covering, striker pocketed with own men by an improper stroke: those men and two as dues come out for the opponent to place and the turn is lost.',
      ),
      ruled(
        '75a',
        'Covering with the last man of both sides in one stroke: the player wins 3 points, or 1 with a score of 22 or more.',
      ),
      ruled(
        '75b',
        'Covering with the last man of both sides by an improper stroke: the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '76a',
        "Covering, the opponent's last man pocketed: the player loses by their men on the board and the queen's points; by the men alone if the opponent has 22 or more.",
      ),
      ruled(
        '76b',
        "Covering, the opponent's last man pocketed by an improper stroke: the player loses as in 76a, and the opponent may demand 1 more point.",
      ),
      ruled(
        '77a',
        'Queen and the last man of both sides by one proper stroke: the player wins 3 points, or 1 with a score of 22 or more.',
      ),
      ruled(
        '77b',
        'Queen and the last man of both sides by one improper stroke: the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '78a',
        'Last man of both sides by a proper stroke with the queen on the board: the opponent wins 3 points, or 1 with a score of 22 or more.',
      ),
      ruled(
        '78b',
        'Last man of both sides by an improper stroke with the queen on the board: the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
      ),
      ruled(
        '79a',
        "Opponent's last man by a proper stroke with the queen on the board: the player loses by their men on the board and the queen's points; by the men alone if the opponent has 22 or more.",
      ),
      ruled(
        '79b',
        "Opponent's last man by an improper stroke with the queen on the board: the player loses as in 79a, and the opponent may demand 1 more point.",
      ),
      ruled(
        '80a',
        'Own last man by a proper stroke with the queen left on the board: the player loses by 3 points, or by 1 if the opponent has 22 or more.',
      ),
      ruled(
        '80b',
        'Own last man by an improper stroke with the queen left on the board: the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.',
      ),
      ruled(
        '81a',
        'Own last man and striker by a proper stroke with the queen left on the board: the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.',
      ),
      ruled(
        '81b',
        'Own last man and striker by an improper stroke with the queen left on the board: the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 2 more.',
      ),
      ruled(
        '82a',
        'Queen, last man of both sides and striker by a proper stroke: the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.',
      ),
      ruled(
        '82b',
        'Queen, last man of both sides and striker by an improper stroke: the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 2 more.',
      ),
      ruled(
        '83a',
        'Last man of both sides and striker by a proper stroke, the queen covered by the player: they lose by 1 point, and the opponent may demand 1 more.',
      ),
      ruled(
        '83b',
        'Last man of both sides and striker by an improper stroke, the queen covered by the player: they lose by 1 point, and the opponent may demand 2 more.',
      ),
      ruled(
        '84a',
        "Opponent's last man and striker by a proper stroke with the queen on the board: the player loses by their men on the board and the queen's value, or the men alone at 22 or more; the opponent may demand 1 more.",
      ),
      ruled(
        '84b',
        "Opponent's last man and striker by an improper stroke with the queen on the board: the player loses by their men on the board and the queen's value, or the men alone at 22 or more; the opponent may demand 2 more.",
      ),
      ruled(
        '85a',
        'Last man of both sides and striker by a proper stroke, the queen covered by the opponent: the player loses by 3 points at any score, and the opponent may demand 1 more.',
      ),
      ruled(
        '85b',
        'Last man of both sides and striker by an improper stroke, the queen covered by the opponent: the player loses by 3 points at any score, and the opponent may demand 2 more.',
      ),
      ruled(
        '86',
        'A queen hanging over a pocket that then drops in, whatever the cause, counts as pocketed.',
      ),
      called(
        '87',
        'foul',
        'A man owed may not be placed to make a pair or cannon with the queen. The umpire has it corrected, and it is a foul.',
      ),
    ],
  },
];
