import type { BookText } from '../text.js';

export const icfShort: BookText = {
  chapters: {},
  laws: {
    '1': 'A player may shift their sitting posture at any time, but during their turn the seat itself must not be lifted, moved or disturbed.',
    '2': "While a board is being played, only a player's playing arm may touch the carrom board, its stand or its table.",
    '3': "Only the playing hand, from fingertips to wrist, may cross the arrows' lines as drawn out to the edges of the board.",
    '4': 'A player may play with either hand.',
    '5a': "As a player strikes, their playing elbow must stay off the playing surface and within the arrows' drawn-out lines.",
    '5b': 'The playing hand may reach across the arrow.',
    '6a': 'As they strike, a player must not lean on what carries the board, stand or table, nor put their legs on its rim.',
    '6b': "A player's hands may lie on their own body, and their legs on the rim of their own seat.",
    '7a': 'A break stroke whose striker touches no coin, rolling or jumping, does not make the break; the player then has at most two further attempts.',
    '7b': 'When the attempts are used up, the break and the turn go to the opponent, who plays black; the coins are not arranged again. The same holds in turn until somebody breaks.',
    '7c': "An improper stroke at the break, or a pocketed striker that touched no coin, ends the player's turn; neither due nor penalty is owed.",
    '8.i': 'The queen is worth 3 points to a player whose score is 21 or less.',
    '8.ii': 'Every coin is worth 1 point.',
    '9': 'The first to 25 points wins the game; if nobody has 25 after eight boards, whoever leads then wins it.',
    '10': 'Equal scores after eight boards are settled by one extra board, with a toss for the break alone.',
    '11a': 'A foul costs the offender their turn and one of their coins, which the opponent places.',
    '11b':
      'If a foul is committed in a stroke that pockets coins or the queen, all that fell comes out with one more coin, and the turn is lost.',
    '12a':
      'A coin or queen that leaves the playing surface is put by the umpire on the centre circle, covering all of it, or as much of it as is free.',
    '12b':
      'If the queen and a coin leave in one stroke, the queen is put down first, and the coin goes against her on the side away from the player on turn.',
    '12c':
      "If coins of both colours leave in one stroke, the striking player's coin is put down first and the other against it, as in 12b.",
    '12d':
      'If more than two leave in one stroke, two are placed by 12b and 12c and the others go against those two as nearly as possible.',
    '13a':
      'Pocketing only the striker by a proper stroke costs the turn and one coin as a due, placed by the opponent.',
    '13b':
      'Pocketing only the striker by an improper stroke costs the turn and two coins, a due and a penalty, placed by the opponent.',
    '13c':
      'If the player has no pocketed coin to give, the due and penalty are still owed and come out as soon as there are coins for them.',
    '14': 'If a proper stroke pockets the striker and own coins, those coins come out with one more as a due, and the player keeps the turn.',
    '15a':
      'If an improper stroke pockets own coins, they come out with one more as a penalty; the opponent places them and the turn is lost.',
    '15b':
      'If an improper stroke pockets own coins and the striker, those coins come out with two more, a due and a penalty; the opponent places them and the turn is lost.',
    '16a':
      'In doubles, coins owed are taken out and placed by whoever sits to the right of the player on turn when the coins become available.',
    '16b':
      "In doubles, a player who makes a coin owed by the other side available, by pocketing one of that side's coins, takes it out and places it themselves.",
    '17a':
      'If there is no room for a coin owed, the player entitled to place it does so as soon as there is room.',
    '17b': 'In doubles, once the right to place has moved on to the partner, only the partner may use it.',
    '18': 'A player who has room to place a coin owed, but will not risk a foul by placing it, loses the right to it.',
    '19a':
      "Placing a coin of one's own colour in error is a foul and must be put right when the umpire or the opponent points it out.",
    '19b':
      'A coin placed in error stands if neither the umpire nor the opponent notices before the following stroke.',
    '20a':
      'A placing is finished when the finger leaves the coin, so long as the coin lies inside the outer circle.',
    '20b': 'A player placing a coin owed must not have another coin or the striker in the hand.',
    '21': 'A coin owed that is placed or pushed outside the outer circle must be brought inside, and the placing player has committed a foul.',
    '22': 'A coin owed must not lie over any part of the centre circle. If it does, it must be moved, and the placing player has committed a foul.',
    '23': 'A player may pocket and cover the queen once they have pocketed an own coin.',
    '24': "If coins lie on the centre circle, the umpire puts the queen over most of what is free, or beside the circle where she is no easy shot for the player on turn. The umpire's choice is final.",
    '25a':
      'A queen pocketed by a player who has not yet pocketed an own coin comes out, and the turn is lost.',
    '25b': 'A queen pocketed by a player who still owes a due comes out, and the turn is lost.',
    '25c':
      'A player who has all nine coins on the board because dues or penalties were paid may still pocket and cover the queen.',
    '25d':
      "If the queen falls with the striker while the player's nine coins are all on the board, at the break or later, she comes out, a due is owed and the turn is lost.",
    '26a': "A queen that falls in the same stroke as one of the player's coins is covered.",
    '26b':
      "With the player's nine coins all on the board, at the break or later, a queen that falls with one of them must still be covered; with two or more she is covered.",
    '27a':
      'If the covering stroke is proper and pockets own coins and the striker, those coins and one due come out and the player plays again. If that stroke pockets no own coin, the queen comes out.',
    '27b':
      'If the covering stroke is improper and pockets own coins and the striker, those coins and two more, due and penalty, come out, the umpire replaces the queen and the turn is lost.',
    '28a':
      'Covering the queen with the last coins of both sides in one proper stroke wins 3 points, or 1 if the winner has 22 or more.',
    '28b':
      'Covering the queen with the last coins of both sides in one improper stroke gives the opponent 3 points, or 1 if they have 22 or more, and 1 more on demand.',
    '29a':
      "Pocketing the opponent's last coin by a proper stroke while covering the queen loses the board by one's coins on the board and the queen, or by the coins alone if the opponent has 22 or more.",
    '29b':
      "Pocketing the opponent's last coin by an improper stroke while covering the queen loses one's coins on the board and the queen, or the coins alone if the opponent has 22 or more; 1 more on demand.",
    '30': 'Pocketing the last coins of both sides by a proper stroke with the queen on the board gives the opponent 3 points, or 1 if they have 22 or more.',
    '31': "Pocketing the opponent's last coin by a proper stroke with the queen on the board loses one's coins left and the queen, or the coins alone if the opponent has 22 or more.",
    '32': "Pocketing one's last coin by a proper stroke with the queen still on the board loses 3 points, or 1 if the opponent has 22 or more.",
    '33': "Pocketing one's last coin and the striker by a proper stroke with the queen on the board loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand for the striker.",
    '34': "Pocketing the queen, both sides' last coins and the striker by a proper stroke loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand for the striker.",
    '35': "Pocketing both sides' last coins and the striker by a proper stroke, having covered the queen, loses 1 point; 1 more on demand for the striker.",
    '36': "Pocketing the opponent's last coin and the striker by a proper stroke with the queen on the board loses one's coins left and the queen, or the coins alone if the opponent has 22 or more; 1 more on demand.",
    '37': "Pocketing both sides' last coins and the striker by a proper stroke, when the opponent covered the queen, loses 3 points, or 1 if the opponent has 22 or more; 1 more on demand.",
    '38': 'A striker played from a base circle must hide the whole circle and stay clear of the arrow.',
    '39': 'Partners in doubles must not speak or signal to each other while a board is being played; doing so is a foul.',
    '40': "During a game a player needs the umpire's leave to speak with spectators.",
    '41': 'While a board is being played, nobody may try out how the striker runs on the surface.',
    '42': 'If each player passes their turn three times in a row, the board is void and played again.',
    '43': 'A board upset by something unexpected that the umpire cannot control is played again.',
    '44': 'If a stroke breaks a coin, the larger piece counts as the coin where it lies, and the umpire decides finally.',
    '45': 'If coins on the base lines or base circles leave the player nowhere to set the striker, the board is played again.',
    '46': 'A foul is judged only when the opponent claims it. Unclaimed, it has no consequence and an improper stroke counts as proper.',
  },
  readings: {
    claims: {
      question: 'Rule 46 wants a claim, others declare the foul outright. Which?',
      reading:
        'An improper stroke nobody claims is judged as proper. A due for the striker needs no claim, and a law called by the umpire stands as the claim.',
      reason: '46 is the last word of the book and speaks of fouls; the striker in the pocket is a due.',
    },
    silence: {
      question: 'What holds where the abridged rules are silent?',
      reading: 'The International Laws, cited as icf:72a.',
      reason: 'The book abridges them.',
    },
    cap: {
      question: 'The book is silent on a cap. What is the most a board can give?',
      reading: 'Twelve: nine coins and the queen.',
      reason: 'The International Laws say the same, and the book abridges them.',
    },
  },
};
