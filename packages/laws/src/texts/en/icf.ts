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
    '32': 'Only the hand may cross the arrow lines or their extensions; any other part of the body beyond them is a foul.',
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
      'The umpire tosses before each match, by flipping a coin or by having the colour of a hidden carrom coin guessed. The winner picks either a side or the first break; if a side, the umpire seats the loser first.',
    '39b': 'Doubles: the pair that wins the toss has the same choice.',
    '39c': 'If the toss winner takes the break, the loser chooses the side and the winner sits first.',
    '39d': 'Once seated, the losers may not swap places; that order of seats holds for the whole match.',
    trial: 'The players get a few minutes of practice before the game.',
    '41a':
      'Queen on the centre circle, six coins round her black and white by turns; three outer whites make a Y with the inner ones, the other outer coins alternate. All flat, tight, inside the outer circle; fingers or striker may tidy.',
    '41b': 'After each board the coins are arranged again without delay.',
    '42': 'The player who took the right to strike first makes the break.',
    '43': 'The side that is to break has the white coins for that board, the other side the black; the queen belongs to both.',
    '44': 'The break is made as soon as the striker touches any coin, however lightly.',
    '45a':
      'The break is not made while the striker has touched no coin, whether it ran its course or left the board; the player then has at most two more tries.',
    '45b':
      'When every try has failed, the opponent gets the turn, with the black coins, and the coins stay as arranged. This goes on until the break is made.',
    '45c':
      'If an improper stroke, or a striker pocketed without touching a coin, spoils the break, the turn is lost, but no due or penalty is owed.',
    '46': "The break waits for the umpire's Play, from which play counts as begun, and must be struck within 15 seconds of it; later is a foul.",
    '47': "If the break is made before the umpire's Play, it is a foul: the player's coins and the queen pocketed by it come out, one more coin is owed, and the turn is lost.",
    '48': 'A player who lawfully pockets an own coin or the queen plays again; otherwise the turn passes to the opponent.',
    '49a.i':
      'In the first game the side that chose the break opens with white; after that the sides break by turns, board by board.',
    '49a.ii': 'The second game is opened by the side that did not break first in the match.',
    '49a.iii': 'The third game is opened by the side that broke first in the match.',
    '49b': 'Doubles: the turn goes to the player on the right of the one who has just played.',
    '50': "A stroke must be made within 15 seconds of everything lying still and the opponent's striker being off the board, or of the owed coins being placed or waived; later is a foul.",
    '51': "Striking out of turn loses the board by the offender's coins, and the queen, on the board at that first stroke. If it is noticed only after the next stroke, it stands and the turn goes on by the laws.",
    '52a': 'The side whose coins are all pocketed first wins the board.',
    '52b.i': 'The queen is worth 3 points to a side whose score is 21 or less.',
    '52b.ii': 'Each coin is worth 1 point.',
    '53a': "The winner of a board scores a point for each of the other side's coins still on it.",
    '53b': "The queen's points go to the side that covered her only if it wins the board.",
    '53c': 'The loser of a board gets nothing for the queen, even after covering her.',
    '54': 'A side with 22 points or more no longer gains 3 points by covering the queen.',
    '55': 'No board brings more than 12 points. Coins still owed at its end are cancelled.',
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
      "A breach before the first stroke of one's own turn is a technical foul: the opponent places one of the offender's coins, and the offender keeps the turn.",
    '63b':
      "A breach by a player who is not on turn is a technical foul too: the opponent places one of the offender's coins, and the turn stays where it was.",
    '64a':
      "A breach once the first stroke of one's turn has begun, or after it, is a foul: the opponent places one of the offender's coins, and the offender loses the turn.",
    '64b':
      "If a foul is made in a stroke that pockets, the player's coins and the queen pocketed by it come out with one more coin, and the turn is lost.",
    '65a':
      'A coin or the queen that leaves the playing surface is put back by the umpire on the centre circle, covering all of it or as much as is free.',
    '65b':
      'If the queen and a coin leave the board in one stroke, the queen goes back first, and the coin touches her on the side away from the player on turn.',
    '65c':
      'If coins of both colours leave the board in one stroke, that of the player who struck goes back first, and the other touches it on the side away from the player on turn.',
    '65d':
      'If more than two leave the board in one stroke, the first two go back by 65b and 65c, and the others touch those two as nearly as they can.',
    '66a':
      'A coin or the queen that leaves the surface and drops back on it goes to the centre circle; the umpire restores what it disturbed as well as may be.',
    '66b':
      'If it drops back after meeting the lamp or its fittings, it stays where it ran, and what it disturbed is not put back.',
    '67': 'A coin or the queen standing on edge stays like that.',
    '68': 'Coins, or a coin and the queen, lying partly on one another stay like that.',
    '69a':
      'The umpire takes away a striker lying on a coin or the queen without moving it; whatever does move is put back as well as may be.',
    '69b':
      'If a coin or the queen at a pocket tips in while the striker on it is taken away, it counts as pocketed.',
    '70a':
      'Where a coin or the queen lies on the striker, the umpire lifts it, takes the striker away and sets it down where it would lie had the striker not been there.',
    '70b':
      'If the striker at a pocket tips in while what lies on it is lifted off, it counts as pocketed and a due is owed.',
    '71': 'A coin hanging at a pocket that then falls in counts as properly pocketed, whatever made it fall.',
    '72a':
      "If a proper stroke pockets only the striker, the player loses the turn and the opponent places one of the player's coins (the due).",
    '72b':
      "If an improper stroke pockets only the striker, the player loses the turn and the opponent places two of the player's coins (a due and a penalty).",
    '72c':
      "If none of the player's coins is in the pockets yet, the coins are still owed and come out as soon as there are any.",
    '73': 'If a proper stroke pockets the striker and own coins, those coins and one due come out, and the player keeps the turn.',
    '74': "If a proper stroke pockets the striker and the opponent's coins, those coins stay pocketed, one due comes out, and the player loses the turn.",
    '75': "If a proper stroke pockets the striker and coins of both sides, the opponent's stay pocketed. The player's own coins and one due come out for the opponent to place, and the player keeps the turn.",
    '76': "If an improper stroke pockets the opponent's coins, they stay pocketed, the opponent places one penalty, and the player loses the turn.",
    '77a':
      'If an improper stroke pockets own coins, those coins and one penalty come out for the opponent to place, and the player loses the turn.',
    '77b':
      'If an improper stroke pockets the striker and own coins, those coins and two more (a due and a penalty) come out for the opponent to place, and the player loses the turn.',
    '78a':
      "A coin owed comes out as soon as one is available, even in the midst of a player's turn, but never before the stroke is over.",
    '78b.i':
      'Doubles: a coin owed is taken out and placed by the player on the right of whoever is on turn when it becomes available.',
    '78b.ii':
      "Doubles: if the player on turn pockets an opponent's coin, with or without own coins, and an owed coin becomes available by it, that player takes it out and places it.",
    '79a': 'If a coin owed is available but there is no room for it, it is placed as soon as there is room.',
    '79b':
      'Doubles: if the right to place has meanwhile moved to the partner, only the partner may take out and place the coin.',
    '80': 'If there is room but the placer will not risk a foul, the chance to place is gone and the coins owed are forfeited.',
    '81': 'If room for a coin owed appears while the player who is to place it is on turn, they place it at once.',
    '82a':
      'A placer who puts down one of their own coins by mistake must set it right once the umpire or the opponent says so, and it is a foul.',
    '82b':
      'A wrong coin placed stands if neither the umpire nor the opponent notices before the next stroke.',
    '83': 'Of several coins owed, those available are placed at once and the rest as they become available. If the rest are not placed by the next stroke and nobody notices, they are forfeited.',
    '84a': 'A coin is placed once the finger has left it, provided it lies inside the outer circle.',
    '84b': 'Holding another coin or the striker while placing a coin owed is a foul.',
    '85': 'A coin owed that is put or shifted outside the outer circle must be brought inside, and it is a foul.',
    '86': 'Placing may not move or disturb another coin or the queen. The umpire restores what was moved as well as may be, and it is a foul.',
    '87a':
      'Coins owed may be waived all together but not in part. The umpire must be told within 15 seconds, or the right to place is lost.',
    '87b':
      'Extra points on offer at the end of a board may be demanded in full or in part, as the side that gains them likes.',
    '88a': 'Coins owed are placed within 15 seconds of the umpire announcing them.',
    '88b':
      'If not every coin owed is placed in time, the umpire may have those already placed taken off, and it is a foul.',
    '89a': 'Dues and penalties do not cancel one another.',
    '89b':
      'A coin owed may not cover the centre circle, even in part. The placer must set it right, and it is a foul.',
    '90': 'Doubles: taking out an owed coin for the partner who is to place it is a foul. A placer who finds none in the pockets nearby asks the umpire, naming colour and number.',
    '91': "Leaving the seat during a board, in either side's turn, loses the board by the offender's coins on it, and the queen if she is there; by the coins only if the opponent has 22 or more.",
    '92': 'A player may pocket and cover the queen once an own coin has been pocketed.',
    '93': 'Only the umpire places the queen, and on the centre circle. A shot that arises by it is left alone.',
    '94a':
      'If the centre circle is covered in part or fully, the umpire puts the queen on most of its free part, or beside it where the player on turn can hardly pocket her. That placing is final.',
    '95a': 'If the queen is pocketed before any own coin, she goes back and the turn is lost.',
    '95b': 'If a player who owes a due pockets the queen, she goes back and the turn is lost.',
    '95c':
      'If all nine coins are on the board only because what was owed has come out, the player may still pocket and cover the queen.',
    '95d':
      "If the queen and the striker are pocketed, at the break or later, with all nine of the player's coins on the board, she goes back, one due is owed, and the turn is lost.",
    '96': 'A queen pocketed and not covered goes back. If neither the umpire nor the opponent notices before the next stroke, she counts as covered.',
    '97a': 'If one stroke pockets the queen and an own coin, she is covered.',
    '97b':
      "If all nine of the player's coins are on the board, at the break or later, and one stroke pockets the queen and one own coin, she is still to be covered. With two or more, she is covered.",
    '98a':
      'If a proper stroke pockets the queen, own coins and the striker, then she, those coins and one due come out, and the player keeps the turn.',
    '98b':
      'If an improper stroke pockets the queen, own coins and the striker, then she, those coins and two more (a due and a penalty) come out, and the player loses the turn.',
    '99a':
      "If a proper stroke pockets the queen and the striker, the umpire puts her back, the opponent places one of the player's coins, and the player keeps the turn.",
    '99b':
      "If an improper stroke pockets the queen and the striker, the umpire puts her back, the opponent places two of the player's coins, and the player loses the turn.",
    '100a':
      'If the covering stroke is proper and pockets only the striker, the queen goes back, the opponent places one due, and the player loses the turn.',
    '100b':
      'If the covering stroke is improper and pockets only the striker, the queen goes back, the opponent places a due and a penalty, and the player loses the turn.',
    '101a':
      'If the covering stroke is proper and pockets the striker and own coins, those coins and one due come out, and the player plays again. If that next stroke pockets no own coin, the queen goes back.',
    '101b':
      'If the covering stroke is improper and pockets the striker and own coins, those coins, a due and a penalty come out, the umpire puts the queen back, and the player loses the turn.',
    '102a':
      'If the covering stroke is proper and pockets the last coins of both sides, the player wins 3 points, or 1 with a score of 22 or more.',
    '102b':
      'If the covering stroke is improper and pockets the last coins of both sides, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
    '103a':
      "If the covering stroke is proper and pockets the opponent's last coin, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more.",
    '103b':
      "If the covering stroke is improper and pockets the opponent's last coin, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more, and may demand 1 more.",
    '104a':
      'If a proper stroke pockets the queen and the last coins of both sides, the player wins 3 points, or 1 with a score of 22 or more.',
    '104b':
      'If an improper stroke pockets the queen and the last coins of both sides, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
    '105a':
      'If a proper stroke pockets the last coins of both sides with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more.',
    '105b':
      'If an improper stroke pockets the last coins of both sides with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
    '106a':
      "If a proper stroke pockets the opponent's last coin with the queen on the board, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more.",
    '106b':
      "If an improper stroke pockets the opponent's last coin with the queen on the board, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more, and may demand 1 more.",
    '107a':
      "If a proper stroke pockets the player's last coin with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more.",
    '107b':
      "If an improper stroke pockets the player's last coin with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.",
    '108a':
      "If a proper stroke pockets the player's last coin and the striker with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.",
    '108b':
      "If an improper stroke pockets the player's last coin and the striker with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 2 more.",
    '109a':
      'If a proper stroke pockets the queen, the last coins of both sides and the striker, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more for the striker.',
    '109b':
      'If an improper stroke pockets the queen, the last coins of both sides and the striker, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 2 more.',
    '110a':
      'If a proper stroke pockets the last coins of both sides and the striker after the player covered the queen, the opponent wins 1 point and may demand 1 more for the striker.',
    '110b':
      'If an improper stroke pockets the last coins of both sides and the striker after the player covered the queen, the opponent wins 1 point and may demand 2 more.',
    '111a':
      "If a proper stroke pockets the opponent's last coin and the striker with the queen on the board, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more, and may demand 1 more for the striker.",
    '111b':
      "If an improper stroke pockets the opponent's last coin and the striker with the queen on the board, the opponent wins the player's coins on the board and the queen's points, or the coins only with a score of 22 or more, and may demand 2 more.",
    '112a':
      'If a proper stroke pockets the last coins of both sides and the striker after the opponent covered the queen, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
    '112b':
      'If an improper stroke pockets the last coins of both sides and the striker after the opponent covered the queen, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 2 more.',
    '113': 'A queen hanging at a pocket that then falls in counts as pocketed, whatever made her fall.',
    '114':
      'A coin owed may not be placed where it forms a shot with the queen. The umpire has it set right, and it is a foul.',
    '115':
      'Strokes are made with a striker and nothing else. Players bring their own, and the chief referee or the umpire certifies it before play.',
    '116':
      'If the striker leaves the board, the player still keeps the turn when that stroke pocketed an own coin or the queen.',
    '117':
      'Another approved striker may be taken only between boards; a damaged one may be changed during a board, once the stroke is over. Changing otherwise is a foul.',
    '118a': 'Shifting the carrom board from where it was set, before the match is over, is a foul.',
    '118b': "Only the umpire, after looking into a player's appeal, may have the carrom board shifted.",
    '119':
      'The carrom board, table or stand is exchanged only between boards; the umpire alone judges their condition.',
    '120': 'On appeal the umpire exchanges a damaged coin for another, as nearly as may be on the same spot.',
    '121a': "A player's appeal to the umpire stops the clock, and nobody strikes until the umpire says Play.",
    '121b':
      "Playing on before the umpire says Play after an appeal loses the board by the offender's coins on it, and the queen's points if she is there.",
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
      'While a player goes on pocketing own coins or the queen, the clock for the next stroke starts when the stroke is over.',
    '124b':
      "After a stroke that pockets neither an own coin nor the queen, the opponent's clock starts when the striker is off the board.",
    '124c': 'Striking before the opponent has picked up their striker is a foul.',
    '125a':
      "A player who pockets an opponent's coin, meaning to or not, is stopped by the umpire from striking on.",
    '125b':
      'If umpire and opponent overlooked it, the coin stays properly pocketed and the player loses the turn when it is noticed.',
    '126a': 'Hitting, tapping or jolting the carrom board, deliberately or not, is a foul.',
    '126b':
      "If that leaves the coins beyond restoring, the offender loses the board by their coins on it and the queen's points.",
    '127a':
      'A striker that slips and leaves the base lines or base circle counts as a stroke, whether or not it touched a coin.',
    '127b':
      'A striker that slips without leaving the base lines or base circle, and moves no coin, does not count as a stroke.',
    '128':
      'A player may ask the umpire for the score in their own turn only; asking at another time is a foul.',
    '129': 'Distracting the opponent, in whatever way, is a foul.',
    '130a': 'The striker must touch both base lines when struck; otherwise the stroke is improper.',
    '130b':
      'A striker struck from a base circle must cover it fully and keep clear of the arrow; otherwise the stroke is improper.',
    '131': 'Doubles: partners who talk or make signs to each other during a board commit a foul.',
    '132': "Talking to spectators during a game without the umpire's leave is a foul.",
    '133': "Having any solid thing but the striker in one's hands during one's own turn is a foul.",
    '134':
      'After the break coins and queen are moved by strokes alone. The umpire restores any that a player touches or moves, as well as may be, and it is a foul.',
    '135': "Trying out the striker's run on the playing surface during a board is a foul.",
    '136a': 'Leaving the striker lying on the frame or in a pocket during a board is a foul.',
    '136b':
      'While placing coins owed, a player may set the striker and coins down on the playing surface, but only near their own base lines.',
    '137': 'If each side passes its turn three times in a row, the board is void and is replayed.',
    '138': "Ten minutes' rest separates the second game from the third.",
    '139': 'A player may give up a game or the match at any point.',
    '140': 'Where something unforeseen happens that the umpire cannot control, the board is replayed.',
    '141':
      'A coin that breaks by a stroke is taken to lie where its larger piece lies; the umpire has the last word.',
    '142':
      'If coins on the base lines or base circles leave a player no room to set the striker, the board is replayed.',
    '143':
      'A player may lose the whole match, if the coordinator decides it, for indiscipline or for anything listed in 143a to 143i.',
    '143a':
      "Going outside the match's area of 10 square feet, without the umpire's leave, while a game is on, may cost the match.",
    '143b': 'Overstaying the rest before the deciding game may cost the match.',
    '143c': 'Not accepting a decision of the umpire or the chief referee may cost the match.',
    '143d':
      'Insulting the umpire, the chief referee or the authorities before, during or just after the match may cost the match.',
    '143e':
      'Smoking, smelling of drink or being under the influence of drugs while playing may cost the match.',
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
