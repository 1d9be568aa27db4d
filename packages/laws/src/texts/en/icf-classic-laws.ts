import type { BookText } from '../text.js';

export const classicLaws: BookText['laws'] = {
  'def:laws': 'The Laws of Carrom, as this book sets them out.',
  'def:proper': 'Done as the Laws allow.',
  'def:improper': 'Done against the Laws.',
  'def:c-b': 'Short for the carrom board itself.',
  'def:c-m': 'Short for a carrom man or carrom men: the coins.',
  'def:board': 'A round of play, from the break until it is finished.',
  'def:break': 'The stroke that opens a board.',
  'def:finish': 'The moment a board is complete.',
  'def:player': 'Anyone who plays carrom.',
  'def:placing':
    'Laying a coin owed flat inside the outer circle, done by the player whom the Laws name. The queen and coins that jumped are for the umpire alone, in the centre circle.',
  'def:pocketing': 'Sending a coin or the queen into a pocket, whether the stroke was proper or not.',
  'def:push': 'Driving the striker with a jerk of the elbow where a fingertip should strike it.',
  'def:queen': 'The red piece.',
  'def:due': 'What follows when the striker goes into a pocket, alone or with coins.',
  'def:penalty': 'What a player pays for breaking a law.',
  'def:covering': 'Pocketing an own coin in the stroke that pockets the queen or in the very next one.',
  'def:shot': 'Either a pair or a cannon.',
  'def:pair':
    'A coin placed in the outer circle close to another coin or the queen with a gap between them, so that the piece already there points towards a pocket.',
  'def:cannon':
    'A coin placed in the outer circle against another coin or the queen with no gap between them, so that the piece already there points towards a pocket.',
  'def:thumbing': 'Striking with the thumb.',
  'def:turn': 'Being the one entitled to strike.',
  'def:chief-referee': 'An official named to watch over a match or keep it in order.',
  'def:umpire': 'An official named to watch over a match or keep it in order.',
  'def:opponent-in-singles': 'Whichever of the two players is not on turn.',
  'def:opponent-in-doubles': 'Either neighbour, to the left or to the right, of the player on turn.',
  'def:hand': 'The playing hand from the fingertips to the wrist.',
  'def:finger': 'The nail side of a finger as far as its second joint.',
  'def:imaginary-lines': 'The arrows between the base circles, thought of as running on past their ends.',
  'def:stroke': 'Hitting a coin with the striker, straight or by way of something else.',
  'def:white-slam':
    'All nine white coins and the queen pocketed lawfully in the first turn of the board; also known as break to finish.',
  'def:black-slam':
    "All the black coins that are left pocketed lawfully in black's first turn, the queen among them or not.",
  '1': 'In singles the two players face each other.',
  '2': 'In doubles partners face each other, and all four seats are taken.',
  '3': 'A player may shift about on the seat at any time, but may not lift, move or disturb the chair or stool during their turn.',
  '4a': "While a board lasts, only a player's playing arm may touch the board or the stand or table under it.",
  '4b': "Clothes, rings, bangles and watches are excused from 4a during the wearer's turn, but may not touch the playing surface.",
  '5': 'The seat may be raised or its height adjusted only between boards, with any material.',
  '6': 'Nothing of a player but the hand may pass the lines of the arrows.',
  '7': 'The striker is hit; pushing it is improper.',
  '8': 'A finger makes the stroke; the other fingers may support it.',
  '9': 'A player may strike with either hand.',
  '10': 'The hand may lie on the playing surface during a stroke.',
  '11a':
    'The elbow of the playing hand may neither enter the playing surface nor pass the lines of the arrows.',
  '11b': 'The hand itself may cross an arrow.',
  '12a':
    'While striking, a player may not lean on the seat, or on the stand or table of the board, nor rest their legs on the rim of that stand or table.',
  '12b': "Hands may rest on the player's own body, and legs on the rim of the player's own seat.",
  '13a':
    'The umpire holds a toss before each match, by flipping a coin or by guessing a hidden carrom coin. The winner picks a side of the board or the first strike; if a side, the umpire seats the loser first.',
  '13b': 'In doubles the winning pair has the same choice.',
  '13c': 'If the winner takes the break, the winner sits first and the loser picks the side of the board.',
  '13d':
    'Once the losers are seated they may not swap places; the order of sitting holds for the whole match.',
  trial:
    'Two trial boards and no more, one for each player or pair, between the toss and the start of the match.',
  '14a':
    'Queen in the centre circle, a first ring of black and white by turns, a second ring whose three white coins make a Y with the white of the first, the rest by turns; all flat, touching, inside the outer circle. Fingers or striker may tighten them.',
  '14b': 'After each board the coins are set up again without delay.',
  '15': 'The player who chose to strike first breaks.',
  '16': 'Whoever is to break plays white in that board and the opponent black; the queen belongs to both.',
  '17': 'The break is made once the striker touches any coin, however lightly.',
  '18a':
    'A striker that touches no coin, whether it runs its way or jumps off, makes no break. The player then has at most two more tries.',
  '18b':
    'When the tries are used up, the break and the turn go to the opponent, who plays black; the coins are not set up again. This goes on until somebody makes the break.',
  '18c':
    'A try to break that is improper, or pockets the striker without touching a coin, loses the turn but costs no due or penalty.',
  '19': 'The break is made after the umpire calls "Play" and within 15 seconds of the call; play begins with that call.',
  '20': 'If the break is made before "Play", the coins and the queen it pocketed come out, with one more coin as penalty and also a due, and the turn is lost.',
  '21': 'A player who lawfully pockets an own coin or the queen plays on; if not, the turn goes to the opponent.',
  '22a.i':
    'Singles, first game: whoever chose to break the first board plays it with white. The break then alternates board by board.',
  '22a.ii': 'Singles, second game: the other player, not the one who opened the first game, breaks first.',
  '22a.iii': 'Singles, third game: the break returns to the player who had it first in the match.',
  '22b': 'In doubles the turn goes to the player on the right of the one who just had it.',
  '23': 'A stroke is made within 15 seconds: counted from when all pieces are at rest and the opponent has picked up, or from the end of the time for placing or waiving.',
  '24': 'A player who strikes out of turn loses the board by the coins and queen lying on it. If nobody notices before the next stroke, the turn taken stands and the order goes on as usual.',
  '25a': 'The first side to have all its coins pocketed wins the board.',
  '25b.i': 'The queen is worth 3 points to a side whose score is 21 or less.',
  '25b.ii': 'Each coin is worth 1 point.',
  '26a': 'The winner of a board scores one point for every coin the opponent still has on it.',
  '26b': 'Only the winner of the board can score for the queen.',
  '26c': 'The loser of the board scores nothing for the queen, even having covered her.',
  '27': 'From a score of 22 on, covering the queen no longer earns a side the 3 points.',
  '28': 'No board is worth more than 12 points. Coins still owed when it ends are cancelled.',
  '29a':
    'A game goes to the side that first reaches 25 points, or to the leader after eight boards (for which rounds, see 29b).',
  '29b':
    'Eight boards decide a game in every round up to and including the pre-quarter-finals. If scores are equal after the eighth, one extra board is played, with a toss for the break alone.',
  '30': 'Every match is the best of three games.',
  '31': 'In singles the players swap to the opposite seats after each game.',
  '32': 'In doubles every player moves one seat to the right after each game.',
  '33a':
    'Third game, up to and including the pre-quarter-finals: sides change after the fourth board or when either side has 13 points, whichever comes first.',
  '33b': 'From the quarter-finals on, sides change only once either side has 13 points.',
  '33c':
    'A change of sides that umpire and players overlooked is made once noticed, after the board then in play is finished.',
  '34': 'Two minutes at most are allowed for changing sides.',
  '35': 'Whatever goes against what the Laws say or plainly imply is a foul of one of two classes.',
  '35a': 'The first class is the technical foul (see 36a, 36b).',
  '35b': 'The second class is the foul (see 37a, 37b).',
  '36a':
    'A breach by the player on turn before the first stroke of that turn is a technical foul: one of their coins comes out for the opponent to place, and the turn stays.',
  '36b': 'A breach by a player who is not on turn is a technical foul too, with the same penalty (see 36a).',
  '37a':
    'A breach by the player on turn, during the first stroke of the turn or later, is a foul: one of their coins comes out for the opponent to place, and the turn is lost.',
  '37b':
    'If a foul goes with pocketing, the coins and the queen pocketed by it come out for placing and the turn is lost. This law adds no further coin.',
  '38a':
    'A coin or queen that leaves the playing surface is put by the umpire in the centre circle, over all of it or as much of it as is free.',
  '38b':
    'If the queen and a coin leave the board in one stroke, the queen is placed first, then the coin touching her on the side away from the player on turn.',
  '38c':
    "If white and black coins leave the board in one stroke, the striking player's coin is placed first, the other touching it on the side away from the player on turn (as 38b).",
  '38d':
    'If more than two pieces leave the board in one stroke, the first two go as 38b and 38c say, the others touching those two as well as can be.',
  '39a':
    'A coin or queen that jumps off and drops back on the surface is still put in the centre circle by the umpire, who sets right any coins it disturbed as best they can judge.',
  '39b':
    'If it drops back after hitting the lamp, its shade or fittings, it lies as if it had run there, and coins it disturbed stay where they are.',
  '40': 'A coin or queen standing on edge is left standing.',
  '41': 'Pieces lying one over the other are left like that.',
  '42a':
    'A striker lying on a coin or the queen is lifted off by the umpire without moving them; if they move, the umpire puts them back as nearly as possible.',
  '42b':
    'If that is at a pocket and the coin or queen drops in as the striker is lifted off, it counts as pocketed.',
  '43a':
    'If a coin or queen lies on the striker, the umpire lifts it, takes the striker away and lays it, as nearly as possible, where it would lie without the striker.',
  '43b':
    'If that is at a pocket and the striker drops in as the piece is lifted, the striker counts as pocketed and the penalty for it is owed.',
  '44': 'A coin hanging over a pocket that then drops in, whatever the cause, counts as properly pocketed.',
  '45a':
    "If a proper or an improper stroke pockets only the striker, the turn is lost and the opponent takes out one of the player's coins to place (the due).",
  '45b':
    "If none of the player's coins has been pocketed yet, the due is still owed and comes out as soon as there is a coin for it.",
  '46': 'If a stroke pockets the striker and own coins, those coins and one more as a due come out for placing, and the player plays on (improper: see 50b).',
  '47': "If a stroke pockets the striker and the opponent's coins, those coins stay pocketed, one due comes out (see 45a) and the turn is lost.",
  '48': "If a stroke pockets the striker and coins of both sides, the player's own and one more as a due come out for the opponent to place, and the player plays on.",
  '49': "If an improper stroke pockets the opponent's coins, they stay pocketed, a due comes out for the opponent to place and the turn is lost.",
  '50a':
    'If an improper stroke pockets own coins, those coins and one more as a due come out for the opponent to place, and the turn is lost.',
  '50b':
    'If an improper stroke pockets own coins and the striker, those coins and one more as a due come out for the opponent to place, and the turn is lost.',
  '51a':
    'A coin owed comes out for placing as soon as one is available, once the stroke has ended, even while the same player stays on turn.',
  '51b.i':
    'In doubles the coin owed is taken out and placed by the player on the right of whoever is on turn when it becomes available.',
  '51b.ii':
    "But if the player on turn pockets opponents' coins, with or without their own, and so makes a coin owed available, that player takes it out and places it.",
  '52a': 'If there is a coin to place but no room for it, the placer may place it as soon as there is room.',
  '52b':
    'In doubles, once the right to place has moved on to the partner, only the partner may take out and place the coin.',
  '53': 'If there is room but the placer will not place for fear of a foul, the chance and the claim are lost.',
  '54': 'If room appears while the player who is to place is on turn, the coin is placed at once.',
  '55a':
    'A placer who puts down a coin of their own colour by mistake must correct it when umpire or opponent points it out, and it is a foul.',
  '55b':
    'If neither umpire nor opponent notices it before the next stroke, the coin wrongly placed stays as valid.',
  '56': 'When several coins are owed, those available are placed at once and the others as soon as they become available.',
  '57a': 'A placing is done when the finger leaves the coin, so long as the coin is inside the outer circle.',
  '57b': 'While placing a coin owed, the player may hold no other coin and no striker.',
  '58': 'A coin owed that is placed or moved outside the outer circle must be put inside it, and it is a foul.',
  '59': 'Placing may not move any coin or the queen, nor may the coin placed disturb them. If it does, the umpire puts them back as nearly as possible, and it is a foul.',
  '60': 'Coins owed may be waived all together, never in part. The umpire must be told within 15 seconds, or the right to place is lost.',
  '61': "Coins owed are placed within 15 seconds of the umpire's announcement.",
  '62a': 'What one side owes is not cancelled against what the other owes.',
  '62b':
    'A coin owed may not lie over the centre circle, even in part. The placer must correct it, and it is a foul.',
  '63': 'In doubles nobody takes out a coin for a partner who is to place. A placer who lacks it in the pockets at hand asks the umpire, naming colour and number.',
  '64': "A player who leaves the seat during a board, in either side's turn and for whatever reason, loses it by their coins on the board and the queen if she lies there; by the coins alone if the opponent has 22 or more.",
  '65': 'A player may pocket and cover the queen once an own coin has been pocketed.',
  '66': 'Only the umpire places the queen, in the centre circle. A shot that happens to arise from it is left.',
  '67': "If coins cover the centre circle in part or in full, the queen goes over most of what is free, or next to the circle where the player on turn cannot easily pocket her. The umpire's placing is final.",
  '68a': 'Queen pocketed before any own coin: she comes out and the turn is lost.',
  '68b': 'If the queen is pocketed while the player owes a due, she comes out and the turn is lost.',
  '68c':
    'If all nine coins are on the board again because dues or penalties were recovered, the player may still pocket and cover the queen.',
  '68d':
    "If the queen and the striker are pocketed while all nine of the player's coins are on the board, at the break or later, she comes out, a due is owed and the turn is lost.",
  '69': 'A queen pocketed but not covered comes out for placing. If umpire and opponent miss it until the next stroke, she is recorded as covered.',
  '70a': 'If one stroke pockets the queen and an own coin, she is covered.',
  '70b':
    'But if all nine were on the board, at the break or later, one coin with the queen leaves her still to be covered; two or more cover her.',
  '71a':
    'If a proper stroke pockets the queen, own coins and the striker, then she, those coins and one more as a due come out, and the player plays on.',
  '71b':
    'If an improper stroke pockets the queen, own coins and the striker, then she, those coins and two more as dues come out, and the turn is lost.',
  '72a':
    'If a proper stroke pockets the queen and the striker, the umpire replaces the queen, one coin comes out for placing and the player plays on.',
  '72b':
    'If an improper stroke pockets the queen and the striker, the umpire replaces the queen, two coins come out for the opponent to place and the turn is lost.',
  '73a':
    'If the covering stroke pockets only the striker, the queen comes out, one coin comes out as a due for the opponent to place and the turn is lost.',
  '73b':
    'If the covering stroke is improper and pockets only the striker, the queen comes out, two coins come out as dues for the opponent to place and the turn is lost.',
  '74a':
    'If the covering stroke pockets the striker and own coins, those coins and one as a due come out and the player plays on. If the next stroke pockets no own coin, the queen is not covered and comes out.',
  '74b':
    'If the covering stroke is improper and pockets the striker and own coins, those coins and two as dues come out for the opponent to place and the turn is lost.',
  '75a':
    'If the covering stroke pockets the last coin of both sides, the player wins 3 points, or 1 with a score of 22 or more.',
  '75b':
    'If the covering stroke is improper and pockets the last coin of both sides, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
  '76a':
    "If the covering stroke pockets the opponent's last coin, the player loses by their coins on the board and the queen's points; by the coins alone if the opponent has 22 or more.",
  '76b':
    "If the covering stroke is improper and pockets the opponent's last coin, the player loses as in 76a, and the opponent may demand 1 more point.",
  '77a':
    'If a proper stroke pockets the queen and the last coin of both sides, the player wins 3 points, or 1 with a score of 22 or more.',
  '77b':
    'If an improper stroke pockets the queen and the last coin of both sides, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
  '78a':
    'If a proper stroke pockets the last coin of both sides with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more.',
  '78b':
    'If an improper stroke pockets the last coin of both sides with the queen on the board, the opponent wins 3 points, or 1 with a score of 22 or more, and may demand 1 more.',
  '79a':
    "If a proper stroke pockets the opponent's last coin with the queen on the board, the player loses by their coins on the board and the queen's points; by the coins alone if the opponent has 22 or more.",
  '79b':
    "If an improper stroke pockets the opponent's last coin with the queen on the board, the player loses as in 79a, and the opponent may demand 1 more point.",
  '80a':
    "If a proper stroke pockets the player's last coin with the queen left on the board, the player loses by 3 points, or by 1 if the opponent has 22 or more.",
  '80b':
    "If an improper stroke pockets the player's last coin with the queen left on the board, the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.",
  '81a':
    "If a proper stroke pockets the player's last coin and the striker with the queen left on the board, the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.",
  '81b':
    "If an improper stroke pockets the player's last coin and the striker with the queen left on the board, the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 2 more.",
  '82a':
    'If a proper stroke pockets the queen, the last coin of both sides and the striker, the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 1 more.',
  '82b':
    'If an improper stroke pockets the queen, the last coin of both sides and the striker, the player loses by 3 points, or by 1 if the opponent has 22 or more; the opponent may demand 2 more.',
  '83a':
    'If a proper stroke pockets the last coin of both sides and the striker after the player covered the queen, they lose by 1 point, and the opponent may demand 1 more.',
  '83b':
    'If an improper stroke pockets the last coin of both sides and the striker after the player covered the queen, they lose by 1 point, and the opponent may demand 2 more.',
  '84a':
    "If a proper stroke pockets the opponent's last coin and the striker with the queen on the board, the player loses by their coins on the board and the queen's value, or the coins alone at 22 or more; the opponent may demand 1 more.",
  '84b':
    "If an improper stroke pockets the opponent's last coin and the striker with the queen on the board, the player loses by their coins on the board and the queen's value, or the coins alone at 22 or more; the opponent may demand 2 more.",
  '85a':
    'If a proper stroke pockets the last coin of both sides and the striker after the opponent covered the queen, the player loses by 3 points at any score, and the opponent may demand 1 more.',
  '85b':
    'If an improper stroke pockets the last coin of both sides and the striker after the opponent covered the queen, the player loses by 3 points at any score, and the opponent may demand 2 more.',
  '86': 'A queen hanging over a pocket that then drops in, whatever the cause, counts as pocketed.',
  '87': 'A coin owed may not be placed to make a pair or cannon with the queen. The umpire has it corrected, and it is a foul.',
};
