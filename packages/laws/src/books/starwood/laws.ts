import { type Chapter, called, ruled, setup } from '../book.js';

export const chapters: readonly Chapter[] = [
  {
    title: 'Toss',
    laws: [
      setup(
        'T1',
        'The umpire tosses before each match, by a spun coin or by guessing the colour of a hidden man. The winning pair picks either its seats or the first strike.',
      ),
      setup(
        'T2',
        'Players keep the places they first sat in, and so the order of turns, through all the games of the match.',
      ),
    ],
  },
  {
    title: 'Sitting',
    laws: [
      called(
        'S1',
        'foul',
        'A player may shift about on the seat at any time, but their body must stay in contact with it.',
      ),
      called('S2', 'foul', 'The seat itself must not be shifted; only the player may move on it.'),
      called('S3', 'foul', 'A player must strike sitting down, on the seat the organisers supply.'),
      called(
        'S4',
        'foul',
        "Only a player's hand may cross the arrows' lines as drawn out to the edges of the board.",
      ),
      called(
        'S5',
        'board-lost-for-displacing',
        'A player must not disturb the board while shifting. If men are badly displaced, their side loses the board and the opponents get 6 points (queen 5, man 1); the umpire alone decides.',
      ),
    ],
  },
  {
    title: 'Striking',
    laws: [
      ruled(
        'H1',
        "No thumbing: playing the striker directly at a man lying behind one's own base line is a foul.",
        'foul',
      ),
      called(
        'H2',
        'foul',
        'The striker must be flicked; a push is a foul, judged by the umpire when the opponents claim it.',
      ),
      called('H3', 'foul', 'The stroke is made with a finger; other fingers may steady it.'),
      called('H4', 'foul', 'As a player strikes, their playing elbow must stay off the playing surface.'),
      called(
        'H5',
        'foul',
        "As they strike, a player must not lean on seat, stand or table, nor put their legs on the rim under the board. Hands on one's body and legs on the seat's rim are allowed.",
      ),
      ruled('H6', 'The turn to strike goes round the board clockwise.'),
    ],
  },
  {
    title: 'Fouls and penalties',
    laws: [
      called('F1', 'play-on', 'Men that come to rest on top of one another stay so, and play goes on.'),
      called('F2', 'play-on', 'A man that comes to rest on its edge is not laid flat, and play goes on.'),
      ruled(
        'F3',
        'A striker overlapping a man is removed by the umpire on request. A man that falls into the pocket while this is done counts as pocketed.',
      ),
      called(
        'F4',
        'foul',
        'A player who disturbs men while drawing the striker into place for their turn commits a foul: one of their pocketed men goes back to the centre.',
      ),
      ruled(
        'F5',
        'A due for the striker owed before the player has pocketed a man stays outstanding, and is paid to the centre as soon as one is pocketed.',
      ),
      ruled(
        'F6',
        'Double fine: a player who pockets the striker with own men chooses either to return those men and one more to the centre and strike again, or to give one man and the turn.',
      ),
      called(
        'F7',
        'foul',
        'A player who touches other men while placing a man owed by the opponents commits a foul. The placed man is not moved again once the finger has left it.',
      ),
      ruled('F8', 'A foul or penalty is applied only when the opponents claim it.'),
      ruled(
        'F9',
        "Opponents' men may be hit directly, but when only one is left, hitting it is a foul unless a man of one's own is also touched before the stroke ends.",
        'foul',
      ),
    ],
  },
  {
    title: 'Queen',
    laws: [
      ruled(
        'Q1',
        'A striker overlapping the queen is removed by the umpire on request. If she falls while this is done, the player on turn has pocketed her and may cover her with the next stroke.',
      ),
      ruled(
        'Q2',
        "If the queen falls with the striker, she and one of the player's men return to the centre, the queen first, under the double fine (see F6).",
      ),
      ruled(
        'Q3',
        'A man or queen that leaves the playing surface is put by the umpire on the centre circle, covering all of it, or as much of it as is free.',
      ),
      ruled(
        'Q4',
        'If the queen and a man leave in one stroke, the queen goes down first, and the man goes against her on the side away from the player on turn.',
      ),
      ruled('Q5', 'If the covering stroke pockets no man of the player, the queen returns to the board.'),
      ruled(
        'Q6',
        'If the covering stroke pockets the striker and no man of the player, the queen returns to the board and a due is placed, the queen first.',
      ),
      ruled(
        'Q7',
        'A double fine on the covering stroke: taking the extra stroke, the player may cover with it, and the queen returns if it fails. Giving one man and the turn instead, the queen returns.',
      ),
      ruled(
        'Q8',
        'A queen pocketed by a player who has not yet pocketed a man of their own comes out, and the turn is lost.',
      ),
      ruled(
        'Q9',
        'A queen that falls in the same stroke as a man of the player is covered, whichever fell first.',
      ),
      ruled(
        'Q10',
        'With one man a side left and the queen not yet pocketed, a player who pockets either man gives the opponents the board for 6 points, queen and man.',
      ),
    ],
  },
  {
    title: 'General',
    laws: [
      called('G1', 'foul', 'The striker must rest on both base lines when it is struck.'),
      called(
        'G2',
        'foul',
        'A striker played from a base circle must hide the whole circle and stay clear of the arrow.',
      ),
      called('G3', 'foul', 'Players must not speak with spectators or a coach.'),
      called(
        'G4',
        'foul',
        "Where each side has its own striker, a player must not strike until the opponent's striker has been picked up.",
      ),
      called('G5', 'foul', 'Stopping the striker or a man in motion is a foul.'),
      called(
        'G6',
        'match-lost',
        'A player who will not accept a decision of the umpire or the chief referee loses the match.',
      ),
      called(
        'G7',
        'match-lost',
        "A player who goes on distracting an opponent at play, more than twice and after the umpire's warning, loses the match.",
      ),
      ruled('G8', 'With one man a side left, a player who pockets both in one stroke wins the board.'),
    ],
  },
  {
    title: 'Points',
    laws: [
      ruled('P.league1', 'A league match is the best of three boards.'),
      setup('P.league2', 'The points a pair scores in its league boards count in the table beside its wins.'),
      setup(
        'P.knockout1',
        'The first two of every group go on to the knock-out of quarter-finals and semi-finals.',
      ),
      ruled('P.knockout2', 'A quarter-final ends at 29 points or after four boards.'),
      ruled('P.knockout3', 'A semi-final ends at 29 points or after six boards.'),
      ruled(
        'P.knockout4',
        'If the four or six boards end with nobody on 29, the pair with more points over all of them wins.',
      ),
      ruled(
        'P.knockout5',
        'A side whose score is 25 or more gets nothing for the queen; an opponent below 25 still does.',
      ),
      ruled('P.final1', 'A final has no limit of boards.'),
      ruled('P.final2', 'The first pair to 29 points wins the final.'),
      ruled('P.calc1', 'Every man, black or white, is worth 1 point.'),
      ruled('P.calc2', 'The queen is worth 5 points.'),
    ],
  },
];
