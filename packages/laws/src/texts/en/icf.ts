import type { BookText } from '../text.js';
import { icfReadings } from './icf-readings.js';

export const icf: BookText = {
  chapters: {},
  laws: {
    '27': 'Singles: the two players face each other across the board.',
    '28': 'Doubles: partners face each other, so that each of the four sides has one player.',
    '29': 'A player may change how they sit before striking, but lifting, moving or shifting the seat during their own turn is a foul.',
    '30a':
      'While a board lasts, only the playing arm may touch the carrom board or what it stands on; any other part of the body there is a foul.',
    '30b':
      "In a player's own turn their clothes, rings, bangles and watch are excused from 30a, but these touching the playing surface is a foul.",
    '31': 'A seat may be raised or adjusted only between boards, and to no more than 50 cm; otherwise it is a foul.',
    '32': 'Only the hand may pass the lines of the arrows, thought of as running on; another part of the body beyond them is a foul.',
    '33': 'The striker is hit; pushing it makes the stroke improper.',
    '34': 'A finger makes the stroke, alone or backed by others; anything else makes the stroke improper.',
    '35': 'Either hand may strike.',
    '36': 'The hand may rest on the playing surface while striking.',
    '37a':
      'The elbow of the striking arm may come neither over the playing surface nor past the lines of the arrow during a stroke.',
    '37b': 'The hand itself may pass over the arrow.',
    '38a':
      "Leaning on the seat, the stand or the table to strike, or putting one's legs up on the rim of what carries the board, is a foul.",
    '38b': "The hands may rest on one's own body, and the legs on one's own seat's rim.",
    '39a':
      'The umpire tosses before each match, with a coin or by letting a man be guessed. The winner picks either a side or the first break; if a side, the umpire seats the loser first.',
    '39b': 'Doubles: the pair that wins the toss has the same choice.',
    '39c': 'If the toss winner takes the break, the loser chooses the side and the winner sits first.',
    '39d': 'Once seated, the losers may not swap places; that order of seats holds for the whole match.',
    trial: 'The players get a few minutes of practice before the game.',
    '41a':
      'Queen on the centre circle, six men round her black and white by turns; three outer whites make a Y with the inner ones, the other outer men alternate. All flat, tight, inside the outer circle; fingers or striker may tidy.',
    '41b': 'After each board the men are arranged again without delay.',
    '42': 'The player who took the right to strike first makes the break.',
    '43': 'The side that is to break has the white men for that board, the other side the black; the queen belongs to both.',
    '44': 'The break is made as soon as the striker touches any man, however lightly.',
    '45a':
      'The break is not made while the striker has touched no man, whether it ran its course or left the board; the player then has at most two more tries.',
    '45b':
      'When every try has failed, the opponent gets the turn, with the black men, and the men stay as arranged. So it goes on until the break is made.',
    '45c':
      'An improper stroke, or the striker pocketed without touching a man, in trying to break: the turn is lost, but no due or penalty is owed.',
    '46': "The break waits for the umpire's Play, from which play counts as begun, and must be struck within 15 seconds of it; later is a foul.",
    '47': "A break made before the umpire's Play is a foul: the player's men and the queen pocketed by it come out, one man more is owed, and the turn is lost.",
    '48': 'A player who lawfully pockets a man of their own or the queen strikes again; otherwise the turn goes to the opponent.',
    '49a.i':
      'In the first game the side that chose the break opens with white; after that the sides break by turns, board by board.',
    '49a.ii': 'The second game is opened by the side that did not break first in the match.',
    '49a.iii': 'The third game is opened by the side that broke first in the match.',
    '49b': 'Doubles: the turn goes to the player on the right of the one who has just played.',
    '50': "A stroke is due within 15 seconds of everything lying still and the opponent's striker being off the board, or of the owed men being placed or forgone; later is a foul.",
    '51': "Striking out of turn loses the board by the offender's men, and the queen, on the board at that first stroke. Noticed only after the next stroke, it stands and the turn goes on by the laws.",
    '52a': 'The side whose men are all pocketed first wins the board.',
    '52b.i': 'The queen is worth 3 points to a side whose score is 21 or less.',
    '52b.ii': 'Each man is worth 1 point.',
    '53a': "The winner of a board scores a point for each of the other side's men still on it.",
    '53b': "The queen's points go to the side that covered her only if it wins the board.",
    '53c': 'The loser of a board gets nothing for the queen, even after covering her.',
    '54': 'A side with 22 points or more no longer gains 3 points by covering the queen.',
    '55': 'No board brings more than 12 points. Men still owed at its end are written off.',
    '56a':
      'A game is 25 points or eight boards: the first side at 25 wins it, or else the side that leads after the eighth board.',
    '56b':
      'Every game is settled within eight boards. If they end level, one extra board decides it, after a toss for the break alone.',
    '60a': 'The players and the coordinator settle whether sides are changed.',
    '60b':
      'Sides may be changed after the fourth board or once either side has 13 points, whichever comes sooner.',
    '60c':
      'A change of sides that everybody missed is made when somebody notices, once the board in progress is finished.',
    '61': 'Changing sides takes two minutes at most.',
    '62': 'Whatever goes against what these laws state or plainly imply is a foul: a technical foul (see 63a, 63b) or a foul (see 64a).',
    '63a':
      "A breach before the first stroke of one's own turn is a technical foul: the opponent places one of the offender's men, and the offender keeps the turn.",
    '63b':
      "A breach by a player who is not on turn is a technical foul too: the opponent places one of the offender's men, and the turn stays where it was.",
    '64a':
      "A breach once the first stroke of one's turn has begun, or after it, is a foul: the opponent places one of the offender's men, and the offender loses the turn.",
    '64b':
      "A foul in a stroke that pockets: the player's men and the queen so pocketed come out with one man more, and the turn is lost.",
    '65a':
      'A man or the queen that leaves the playing surface is put back by the umpire on the centre circle, covering all of it or as much as is free.',
    '65b':
      'Queen and man overboard by one stroke: the queen goes back first, and the man touches her on the side away from the player on turn.',
    '65c':
      'Men of both colours overboard by one stroke: that of the player who struck goes back first, and the other touches it on the side away from the player on turn.',
    '65d':
      'More than two overboard by one stroke: the first two go back by 65b and 65c, and the others touch those two as nearly as they can.',
    '66a':
      'A man or the queen that leaves the surface and drops back on it goes to the centre circle; the umpire restores what it disturbed as well as may be.',
    '66b':
      'If it drops back after meeting the lamp or its fittings, it stays where it ran, and what it disturbed is not put back.',
    '67': 'A man or the queen standing on edge stays like that.',
    '68': 'Men, or a man and the queen, lying partly on one another stay like that.',
    '69a':
      'The umpire takes away a striker lying on a man or the queen without moving it; whatever does move is put back as well as may be.',
    '69b':
      'If a man or the queen at a pocket tips in while the striker on it is taken away, it counts as pocketed.',
    '70a':
      'Where a man or the queen lies on the striker, the umpire lifts it, takes the striker away and sets it down where it would lie had the striker not been there.',
    '70b':
      'If the striker at a pocket tips in while what lies on it is lifted off, it counts as pocketed and a due is owed.',
    '71': 'A man hanging at a pocket that then falls in counts as properly pocketed, whatever made it fall.',
    '72a':
      "Striker alone pocketed, proper stroke: the turn is lost and the opponent places one of the player's men, the due.",
    '72b':
      "Striker alone pocketed, improper stroke: the turn is lost and the opponent places two of the player's men, a due and a penalty.",
    '72c':
      "With none of the player's men in the pockets yet, what is owed stays outstanding and comes out as soon as there is one.",
    '73': 'Striker and own men pocketed, proper stroke: those men and one due come out, and the player keeps the turn.',
    '74': "Striker and opponent's men pocketed, proper stroke: the men stay down, one due comes out, and the turn is lost.",
    '75': "Striker and men of both sides pocketed, proper stroke: the opponent's stay down, the own men and one due come out for the opponent to place, and the player keeps the turn.",
    '76': "Opponent's men pocketed, improper stroke: they stay down, the opponent places one penalty, and the turn is lost.",
    '77a':
      'Own men pocketed, improper stroke: those men and one penalty come out for the opponent to place, and the turn is lost.',
    '77b':
      'Striker and own men pocketed, improper stroke: those men and two more, a due and a penalty, come out for the opponent to place, and the turn is lost.',
    '78a':
      "A man owed comes out as soon as one is available, even in the midst of a player's turn, but never before the stroke is over.",
    '78b.i':
      'Doubles: a man owed is taken out and placed by the player on the right of whoever is on turn when it becomes available.',
    '78b.ii':
      "Doubles: if the player on turn pockets an opponent's man, with or without own men, and an owed man becomes available by it, that player takes it out and places it.",
    '79a':
      'Where a man owed is available but there is no room for it, it is placed as soon as there is room.',
    '79b':
      'Doubles: if the right to place has meanwhile moved to the partner, only the partner may take out and place the man.',
    '80': 'If there is room but the placer will not risk a foul, the chance to place is gone and the men owed are forfeited.',
    '81': 'If room for a man owed appears while the player who is to place it is on turn, they place it at once.',
    '82a':
      'A placer who puts down one of their own men by mistake must set it right once the umpire or the opponent says so, and it is a foul.',
    '82b': 'A wrong man placed stands if neither the umpire nor the opponent notices before the next stroke.',
    '83': 'Of several men owed, those available are placed at once and the rest as they become available. If the rest are not placed by the next stroke and nobody notices, they are forfeited.',
    '84a': 'A man is placed once the finger has left it, provided it lies inside the outer circle.',
    '84b': 'Holding another man or the striker while placing a man owed is a foul.',
    '85': 'A man owed that is put or shifted outside the outer circle must be brought inside, and it is a foul.',
    '86': 'Placing may not move or disturb another man or the queen. The umpire restores what was moved as well as may be, and it is a foul.',
    '87a':
      'Men owed may be forgone all together but not in part. The umpire must be told within 15 seconds, or the right to place is lost.',
    '87b':
      'Additional points on offer at the end of a board may be demanded in full or in part, as the side that gains them likes.',
    '88a': 'Men owed are placed within 15 seconds of the umpire announcing them.',
    '88b':
      'If not every man owed is placed in time, the umpire may have those already placed taken off, and it is a foul.',
    '89a': 'Dues and penalties do not cancel one another.',
    '89b':
      'A man owed may not cover the centre circle, even in part. The placer must set it right, and it is a foul.',
    '90': 'Doubles: taking out an owed man for the partner who is to place it is a foul. A placer who finds none in the pockets nearby asks the umpire, naming colour and number.',
    '91': "Leaving the seat during a board, in either side's turn, loses the board by the offender's men on it, and the queen if she is there; by the men only if the opponent has 22 or more.",
    '92': 'A player may pocket and cover the queen once a man of their own has been pocketed.',
    '93': 'Only the umpire places the queen, and on the centre circle. A shot that arises by it is left alone.',
    '94a':
      'If the centre circle is covered in part or wholly, the umpire puts the queen on most of its free part, or beside it where the player on turn can hardly pocket her. That placing is final.',
    '95a': "Queen pocketed before any man of the player's own: she goes back and the turn is lost.",
    '95b': 'Queen pocketed by a player who owes a due: she goes back and the turn is lost.',
    '95c':
      'If all nine men are on the board only because what was owed has come out, the player may still pocket and cover the queen.',
    '95d':
      "Queen and striker pocketed, at the break or later, with all nine of the player's men on the board: she goes back, one due is owed, and the turn is lost.",
    '96': 'A queen pocketed and not covered goes back. If neither the umpire nor the opponent notices before the next stroke, she counts as covered.',
    '97a': 'Queen and own man pocketed by one stroke: she is covered.',
    '97b':
      "With all nine of the player's men on the board, at the break or later: queen and one own man by one stroke, she is still to cover; queen and two or more, she is covered.",
    '98a':
      'Queen, own men and striker pocketed, proper stroke: she, those men and one due come out, and the player keeps the turn.',
    '98b':
      'Queen, own men and striker pocketed, improper stroke: she, those men and two more, a due and a penalty, come out, and the turn is lost.',
    '99a':
      "Queen and striker pocketed, proper stroke: the umpire puts her back, the opponent places one of the player's men, and the player keeps the turn.",
    '99b':
      "Queen and striker pocketed, improper stroke: the umpire puts her back, the opponent places two of the player's men, and the turn is lost.",
    '100a':
      'Covering, striker alone pocketed, proper stroke: the queen goes back, the opponent places one due, and the turn is lost.',
    '100b':
      'Covering, striker alone pocketed, improper stroke: the queen goes back, the opponent places a due and a penalty, and the turn is lost.',
    '101a':
      'Covering, striker and own men pocketed, proper stroke: those men and one due come out, and the player strikes again. If that next stroke pockets no own man, the queen goes back.',
    '101b':
      'Covering, striker and own men pocketed, improper stroke: those men, a due and a penalty come out, the umpire puts the queen back, and the turn is lost.',
    '102a':
      'Covering, last men of both sides pocketed, proper stroke: the player wins 3, or 1 with a score of 22 or more.',
    '102b':
      'Covering, last men of both sides pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '103a':
      "Covering, opponent's last man pocketed, proper stroke: the opponent wins the player's men on the board and the queen's points; men only with a score of 22 or more.",
    '103b':
      "Covering, opponent's last man pocketed, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more.",
    '104a':
      'Queen and the last men of both sides pocketed, proper stroke: the player wins 3, or 1 with a score of 22 or more.',
    '104b':
      'Queen and the last men of both sides pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '105a':
      'Last men of both sides pocketed with the queen on the board, proper stroke: the opponent gets 3, or 1 with a score of 22 or more.',
    '105b':
      'Last men of both sides pocketed with the queen on the board, improper stroke: the opponent gets 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '106a':
      "Opponent's last man pocketed with the queen on the board, proper stroke: the opponent wins the player's men on the board and the queen's points; men only with a score of 22 or more.",
    '106b':
      "Opponent's last man pocketed with the queen on the board, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more.",
    '107a':
      'Own last man pocketed with the queen on the board, proper stroke: the opponent wins 3, or 1 with a score of 22 or more.',
    '107b':
      'Own last man pocketed with the queen on the board, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '108a':
      'Own last man and striker pocketed with the queen on the board, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '108b':
      'Own last man and striker pocketed with the queen on the board, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
    '109a':
      'Queen, last men of both sides and striker pocketed, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more for the striker.',
    '109b':
      'Queen, last men of both sides and striker pocketed, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
    '110a':
      'Last men of both sides and striker pocketed, the queen covered by the player, proper stroke: the opponent wins 1 and may demand 1 more for the striker.',
    '110b':
      'Last men of both sides and striker pocketed, the queen covered by the player, improper stroke: the opponent wins 1 and may demand 2 more.',
    '111a':
      "Opponent's last man and striker pocketed with the queen on the board, proper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 1 more for the striker.",
    '111b':
      "Opponent's last man and striker pocketed with the queen on the board, improper stroke: the opponent wins the player's men on the board and the queen's points, men only with a score of 22 or more, and may demand 2 more.",
    '112a':
      'Last men of both sides and striker pocketed, the queen covered by the opponent, proper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 1 more.',
    '112b':
      'Last men of both sides and striker pocketed, the queen covered by the opponent, improper stroke: the opponent wins 3, or 1 with a score of 22 or more, and may demand 2 more.',
    '113': 'A queen hanging at a pocket that then falls in counts as pocketed, whatever made her fall.',
    '114':
      'A man owed may not be so placed that it forms a shot with the queen. The umpire has it set right, and it is a foul.',
    '115':
      'Strokes are made with a striker and nothing else. Players bring their own, and the chief referee or the umpire certifies it before play.',
    '116':
      'If the striker leaves the board, the player still keeps the turn when that stroke pocketed an own man or the queen.',
    '117':
      'Another approved striker may be taken only between boards; a damaged one may be changed during a board, once the stroke is over. Changing otherwise is a foul.',
    '118a': 'Shifting the carrom board from where it was set, before the match is over, is a foul.',
    '118b': "Only the umpire, after looking into a player's appeal, may have the carrom board shifted.",
    '119':
      'The carrom board, table or stand is exchanged only between boards; the umpire alone judges their condition.',
    '120': 'On appeal the umpire exchanges a damaged man for another, as nearly as may be on the same spot.',
    '121a': "A player's appeal to the umpire stops the clock, and nobody strikes until the umpire says Play.",
    '121b':
      "Playing on before the umpire says Play after an appeal loses the board by the offender's men on it, and the queen's points if she is there.",
    '122a':
      'Before the break the player on turn spreads the powder evenly over the playing surface, neither too much nor too little.',
    '122b.i': "Putting powder on or taking it off after the umpire's Play is a foul.",
    '122b.ii': 'Deliberately trying to wipe or clear powder from the playing surface is a foul.',
    '122b.iii': 'Clearing the playing surface of powder by breath, by hand or by any other means is a foul.',
    '122c':
      'In their own turn a player may clear surplus powder from their base lines and base circles, using only the striker.',
    '122d': 'The umpire may see to it that powder is spread evenly.',
    '122e': 'During play dust, insects and the like are taken off the carrom board by asking the umpire.',
    '123':
      'A stroke is over when the striker and all it set moving lie still. The player then takes the striker off at once, the umpire helping if asked; leaving it there is a foul.',
    '124a':
      'While a player goes on pocketing own men or the queen, the clock for the next stroke starts when the stroke is over.',
    '124b':
      "After a stroke that pockets neither an own man nor the queen, the opponent's clock starts when the striker is off the board.",
    '124c': 'Striking before the opponent has picked up their striker is a foul.',
    '125a':
      "A player who pockets an opponent's man, meaning to or not, is stopped by the umpire from striking on.",
    '125b':
      'If umpire and opponent overlooked it, the man stays properly pocketed and the player loses the turn when it is noticed.',
    '126a': 'Hitting, tapping or jolting the carrom board, deliberately or not, is a foul.',
    '126b':
      "If that leaves the men beyond restoring, the offender loses the board by their men on it and the queen's points.",
    '127a':
      'A striker that slips and leaves the base lines or base circle counts as a stroke, whether or not it touched a man.',
    '127b':
      'A striker that slips without leaving the base lines or base circle, and moves no man, does not count as a stroke.',
    '128':
      'A player may ask the umpire for the score in their own turn only; asking at another time is a foul.',
    '129': 'Distracting the opponent, in whatever way, is a foul.',
    '130a': 'The striker must touch both base lines when struck; otherwise the stroke is improper.',
    '130b':
      'A striker struck from a base circle must cover it wholly and keep clear of the arrow; otherwise the stroke is improper.',
    '131': 'Doubles: partners who talk or make signs to each other during a board commit a foul.',
    '132': "Talking to spectators during a game without the umpire's leave is a foul.",
    '133': "Having any solid thing but the striker in one's hands during one's own turn is a foul.",
    '134':
      'After the break men and queen are moved by strokes alone. The umpire restores any that a player touches or moves, as well as may be, and it is a foul.',
    '135': "Trying out the striker's run on the playing surface during a board is a foul.",
    '136a': 'Leaving the striker lying on the frame or in a pocket during a board is a foul.',
    '136b':
      'While placing men owed, a player may set the striker and men down on the playing surface, but only near their own base lines.',
    '137': 'If each side passes its turn three times in a row, the board is void and is replayed.',
    '138': "Ten minutes' rest separates the second game from the third.",
    '139': 'A player may give up a game or the match at any point.',
    '140': 'Where something unforeseen happens that the umpire cannot control, the board is replayed.',
    '141':
      'A man that breaks by a stroke is taken to lie where its larger piece lies; the umpire has the last word.',
    '142':
      'If men on the base lines or base circles leave a player no room to set the striker, the board is replayed.',
    '143':
      'A player may lose the whole match, if the coordinator so decides, for indiscipline or for anything listed in 143a to 143i.',
    '143a':
      "Going outside the match's area of 10 square feet, without the umpire's leave, while a game is on, may cost the match.",
    '143b': 'Overstaying the rest before the deciding game may cost the match.',
    '143c': 'Not accepting a decision of the umpire or the chief referee may cost the match.',
    '143d':
      'Insulting the umpire, the chief referee or the authorities before, during or just after the match may cost the match.',
    '143e': 'Smoking, reeking of drink or being drugged while playing may cost the match.',
    '143f': 'Using a striker that was not certified may cost the match.',
    '143g': "Breaking off play in a match without the umpire's leave may cost the match.",
    '143h':
      "Disturbing or distracting the opponent more than twice, after the umpire's warning, may cost the match.",
    '143i':
      "Not reporting to the umpire at the match's board within 15 minutes of its announcement may cost the match.",
    '144': 'Any dispute may be taken to the coordinator or the organising committee.',
    '145':
      'A protest sets out only what happened, what the umpire or chief referee decided, and which point is contested.',
    '146': 'A protest in coarse or insulting words is thrown out and may bring discipline on its author.',
    '147':
      "Once a protest is written down and handed in, play goes on from where it stood; the match's result is held back until the protest has been heard.",
    '148a':
      'If the protest succeeds, the match is taken up again from the start of the board in which it was made.',
    '148b': 'If the protest fails, the result reached stands.',
  },
  readings: icfReadings,
};
