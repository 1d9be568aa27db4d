import { type Chapter, called, guidance, ruled, setup } from '../book.js';

export const general: readonly Chapter[] = [
  {
    title: 'General',
    laws: [
      setup(
        '115',
        'Strokes are made with a striker and nothing else. Players bring their own, and the chief referee or the umpire certifies it before play.',
      ),
      ruled(
        '116',
        'If the striker leaves the board, the player still keeps the turn when that stroke pocketed an own man or the queen.',
      ),
      called(
        '117',
        'foul',
        'Another approved striker may be taken only between boards; a damaged one may be changed during a board, once the stroke is over. Changing otherwise is a foul.',
      ),
      called(
        '118a',
        'foul',
        'Shifting the carrom board from where it was set, before the match is over, is a foul.',
      ),
      setup(
        '118b',
        "Only the umpire, after looking into a player's appeal, may have the carrom board shifted.",
      ),
      setup(
        '119',
        'The carrom board, table or stand is exchanged only between boards; the umpire alone judges their condition.',
      ),
      called(
        '120',
        'play-on',
        'On appeal the umpire exchanges a damaged man for another, as nearly as may be on the same spot.',
      ),
      called(
        '121a',
        'play-on',
        "A player's appeal to the umpire stops the clock, and nobody strikes until the umpire says Play.",
      ),
      called(
        '121b',
        'board-lost',
        "Playing on before the umpire says Play after an appeal loses the board by the offender's men on it, and the queen's points if she is there.",
      ),
      setup(
        '122a',
        'Before the break the player on turn spreads the powder evenly over the playing surface, neither too much nor too little.',
      ),
      called('122b.i', 'foul', "Putting powder on or taking it off after the umpire's Play is a foul."),
      called(
        '122b.ii',
        'foul',
        'Deliberately trying to wipe or clear powder from the playing surface is a foul.',
      ),
      called(
        '122b.iii',
        'foul',
        'Clearing the playing surface of powder by breath, by hand or by any other means is a foul.',
      ),
      guidance(
        '122c',
        'In their own turn a player may clear surplus powder from their base lines and base circles, using only the striker.',
      ),
      guidance('122d', 'The umpire may see to it that powder is spread evenly.'),
      called(
        '122e',
        'play-on',
        'During play dust, insects and the like are taken off the carrom board by asking the umpire.',
      ),
      ruled(
        '123',
        'A stroke is over when the striker and all it set moving lie still. The player then takes the striker off at once, the umpire helping if asked; leaving it there is a foul.',
        'foul',
      ),
      setup(
        '124a',
        'While a player goes on pocketing own men or the queen, the clock for the next stroke starts when the stroke is over.',
      ),
      setup(
        '124b',
        "After a stroke that pockets neither an own man nor the queen, the opponent's clock starts when the striker is off the board.",
      ),
      called('124c', 'foul', 'Striking before the opponent has picked up their striker is a foul.'),
      ruled(
        '125a',
        "A player who pockets an opponent's man, meaning to or not, is stopped by the umpire from striking on.",
      ),
      called(
        '125b',
        'turn-lost',
        'If umpire and opponent overlooked it, the man stays properly pocketed and the player loses the turn when it is noticed.',
      ),
      called('126a', 'foul', 'Hitting, tapping or jolting the carrom board, deliberately or not, is a foul.'),
      called(
        '126b',
        'board-lost',
        "If that leaves the men beyond restoring, the offender loses the board by their men on it and the queen's points.",
      ),
      called(
        '127a',
        'turn-lost',
        'A striker that slips and leaves the base lines or base circle counts as a stroke, whether or not it touched a man.',
      ),
      called(
        '127b',
        'play-on',
        'A striker that slips without leaving the base lines or base circle, and moves no man, does not count as a stroke.',
      ),
      called(
        '128',
        'foul',
        'A player may ask the umpire for the score in their own turn only; asking at another time is a foul.',
      ),
      called('129', 'foul', 'Distracting the opponent, in whatever way, is a foul.'),
      called(
        '130a',
        'foul',
        'The striker must touch both base lines when struck; otherwise the stroke is improper.',
      ),
      called(
        '130b',
        'foul',
        'A striker struck from a base circle must cover it wholly and keep clear of the arrow; otherwise the stroke is improper.',
      ),
      called(
        '131',
        'foul',
        'Doubles: partners who talk or make signs to each other during a board commit a foul.',
      ),
      called('132', 'foul', "Talking to spectators during a game without the umpire's leave is a foul."),
      called(
        '133',
        'foul',
        "Having any solid thing but the striker in one's hands during one's own turn is a foul.",
      ),
      called(
        '134',
        'foul',
        'After the break men and queen are moved by strokes alone. The umpire restores any that a player touches or moves, as well as may be, and it is a foul.',
      ),
      called('135', 'foul', "Trying out the striker's run on the playing surface during a board is a foul."),
      called(
        '136a',
        'foul',
        'Leaving the striker lying on the frame or in a pocket during a board is a foul.',
      ),
      guidance(
        '136b',
        'While placing men owed, a player may set the striker and men down on the playing surface, but only near their own base lines.',
      ),
      ruled(
        '137',
        'If each side passes its turn three times in a row, the board is void and is replayed.',
        'board-replayed',
      ),
      setup('138', "Ten minutes' rest separates the second game from the third."),
      called('139', 'match-lost', 'A player may give up a game or the match at any point.'),
      called(
        '140',
        'board-replayed',
        'Where something unforeseen happens that the umpire cannot control, the board is replayed.',
      ),
      called(
        '141',
        'play-on',
        'A man that breaks by a stroke is taken to lie where its larger piece lies; the umpire has the last word.',
      ),
      called(
        '142',
        'board-replayed',
        'If men on the base lines or base circles leave a player no room to set the striker, the board is replayed.',
      ),
    ],
  },
  {
    title: 'Loss of the match',
    laws: [
      called(
        '143',
        'match-lost',
        'A player may lose the whole match, if the coordinator so decides, for indiscipline or for anything listed in 143a to 143i.',
      ),
      called(
        '143a',
        'match-lost',
        "Going outside the match's area of 10 square feet, without the umpire's leave, while a game is on, may cost the match.",
      ),
      called('143b', 'match-lost', 'Overstaying the rest before the deciding game may cost the match.'),
      called(
        '143c',
        'match-lost',
        'Not accepting a decision of the umpire or the chief referee may cost the match.',
      ),
      called(
        '143d',
        'match-lost',
        'Insulting the umpire, the chief referee or the authorities before, during or just after the match may cost the match.',
      ),
      called(
        '143e',
        'match-lost',
        'Smoking, reeking of drink or being drugged while playing may cost the match.',
      ),
      called('143f', 'match-lost', 'Using a striker that was not certified may cost the match.'),
      called(
        '143g',
        'match-lost',
        "Breaking off play in a match without the umpire's leave may cost the match.",
      ),
      called(
        '143h',
        'match-lost',
        "Disturbing or distracting the opponent more than twice, after the umpire's warning, may cost the match.",
      ),
      called(
        '143i',
        'match-lost',
        "Not reporting to the umpire at the match's board within 15 minutes of its announcement may cost the match.",
      ),
    ],
  },
  {
    title: 'Discrepancies',
    laws: [
      guidance('144', 'Any dispute may be taken to the coordinator or the organising committee.'),
      guidance(
        '145',
        'A protest sets out only what happened, what the umpire or chief referee decided, and which point is contested.',
      ),
      guidance(
        '146',
        'A protest in coarse or insulting words is thrown out and may bring discipline on its author.',
      ),
      called(
        '147',
        'play-on',
        "Once a protest is written down and handed in, play goes on from where it stood; the match's result is held back until the protest has been heard.",
      ),
      called(
        '148a',
        'board-replayed',
        'If the protest succeeds, the match is taken up again from the start of the board in which it was made.',
      ),
      called('148b', 'play-on', 'If the protest fails, the result reached stands.'),
    ],
  },
];
