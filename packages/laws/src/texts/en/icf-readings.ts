import type { BookText } from '../text.js';

export const icfReadings: BookText['readings'] = {
  'both-last-queen-covered': {
    question: 'Last coin of both sides by one proper stroke, the queen already covered: who wins, and what?',
    reading:
      "The striker wins: the queen's points, or one where she no longer counts, if the striker covered her; one point if the opponent did.",
    reason:
      'The law gives the striker the board when the queen falls with both last coins (104a) and takes it away only for the striker in the pocket (110, 112).',
  },
  'both-last-queen-covered-improper': {
    question: 'The same by an improper stroke.',
    reading:
      'The opponent wins, as when the striker falls too (110, 112), and may demand one point for the improper stroke.',
    reason:
      "The striker's coin comes back by 77a while the opponent's stays pocketed by 76, so the opponent has finished first.",
  },
  'both-last-and-striker-before-queen': {
    question: 'Last coin of both sides and the striker, the queen on the board.',
    reading: 'As 105, with one point more to demand for the striker.',
    reason: 'Every other ending lets the opponent demand one point for the pocketed striker (108–112).',
  },
  'both-last-and-striker-as-cover': {
    question: 'Last coin of both sides and the striker, by the stroke that was to cover the queen.',
    reading: 'The opponent wins as in 109: the stroke fails as if the queen had fallen in it.',
    reason: 'A cover made with the striker does not cover (101); 109 is the nearest ending.',
  },
  'opponents-last-and-striker': {
    question: "The opponent's last coin and the striker, the queen being covered or waiting for her cover.",
    reading: 'The opponent wins as without the striker, and may demand one extra point for it.',
    reason: '111 says so where the queen is on the board; nothing sets the other cases apart.',
  },
  'opponents-last-with-queen': {
    question: "The queen and the opponent's last coin by one stroke, the queen not covered by it.",
    reading: 'The opponent wins as in 103: the queen was never covered.',
    reason: 'It is the case of 103 one stroke earlier.',
  },
  'queen-and-own-while-owing': {
    question: 'The queen falls while a due is owed, with coins of the player.',
    reading:
      "The queen comes out and the turn is lost; the player's coins stay pocketed and pay the due. If the last coin fell with her, the queen counts as left on the board.",
    reason:
      '95b bars the queen while a due stands and names no exception; 97 speaks of a queen one may take.',
  },
  'queen-and-striker-while-owing': {
    question: 'The queen and the striker fall while a due is owed: does the turn go on (98a, 99a)?',
    reading: 'No: 95b takes the turn; the due for the striker is added.',
    reason: '95b is about the player who owes, 98 and 99 about any player: the narrower law rules.',
  },
  'improper-break': {
    question: 'An improper stroke at the break that does touch a coin.',
    reading:
      "The turn is lost without due or penalty; own coins and the queen that fell come back, the opponent's stay pocketed, and the break is made.",
    reason:
      '45c names the improper stroke without a condition; 44 makes the break by any touch; 64b brings back what an improper stroke pockets.',
  },
  'queen-right': {
    question: 'Does a coin pocketed by the opponent, or one that came back, give the right to the queen?',
    reading: 'Yes: once any coin of the colour has been pocketed on this board, the right is there.',
    reason:
      '92 and 95a speak of a coin having been pocketed, not of who did it; 95c keeps the right after coins come back.',
  },
  'men-lying-at-the-end': {
    question:
      "The opponent's last coin falls with own coins, improperly or with the striker: do the own coins count as on the board?",
    reading: 'No: what lies on the board when the stroke is over is counted.',
    reason: 'The laws say lying on the board; the improper stroke or striker is paid by the extra point.',
  },
  'own-man-while-covering-opponents-last': {
    question: "The covering stroke pockets an own coin, not the last, and the opponent's last.",
    reading: 'The board is lost with the queen, by 103.',
    reason: "103 asks only that the opponent's last coin falls while covering.",
  },
  'demand-and-cap': {
    question: 'May a point be demanded that would lift a board over twelve?',
    reading: 'No: only as much may be demanded as still counts.',
    reason: '55 says twelve is the most a board can score; 87b lets points be demanded that are available.',
  },
  warnings: {
    question:
      'Disturbing more than twice, despite the warning: how many warnings come before the match is lost?',
    reading:
      'Two, for distracting the opponent, to the same side. The third time may be called; before that the law cannot be.',
    reason: '143h says more than twice, and that the umpire had warned.',
  },
  'forgo-in-total': {
    question: 'What does waiving waive?',
    reading:
      'All dues and penalties the side owes, also those still owed from before. Coins the stroke pocketed come back all the same.',
    reason:
      '87a speaks of due and penalty coins, in total; 73 and 77 send the pocketed coins back before it.',
  },
  'board-lost-queen': {
    question: 'Losing the board by a call while the queen waits for her cover.',
    reading: 'Only a queen lying on the board is counted.',
    reason: '91, 121b and 126b count what lies on the board.',
  },
  'passes-in-doubles': {
    question: 'Three times each: in doubles each side, or each player?',
    reading: 'Each player: six turns in a row passed over in singles, twelve in doubles.',
    reason: '137 speaks of the players, and in doubles there are four.',
  },
  'board-lost-while-men-wait': {
    question: 'Losing the board by a call while coins of the offender wait to be placed.',
    reading: 'They are not counted: what waits is cancelled.',
    reason: 'The laws count what lies on the board, and 55 cancels what is owed.',
  },
  'best-of-three': {
    question: 'How many games make a match?',
    reading: 'Best of three.',
    reason: 'The text rules the break of a third game and the rest before it, and no fourth.',
  },
  'shot-with-queen': {
    question: 'When does a coin placed make a shot with the queen?',
    reading:
      'When the line from the coin through the queen runs into a pocket, and they lie within half a radius of each other: a pair with space between them, a cannon where they touch. Coins in the way undo it.',
    reason:
      'The glossary of the classic edition tells pair from cannon by the space, and lets the queen face a pocket in both; how near is near, it does not say.',
  },
  'late-placing': {
    question: 'Fifteen seconds are over and not all coins owed are placed: forfeited, or a foul?',
    reading:
      'No coin placed: the right to place dues and penalties is forfeited by 87a, as if waived. Some placed: they stay, the rest is forfeited, and 88b makes it a foul of the placer.',
    reason: '87a speaks of a player who decides nothing, 88b of a placing begun and not completed.',
  },
  'late-stroke': {
    question: 'Too late with the first stroke of a turn: is the turn lost?',
    reading:
      'Called before the stroke it is a technical foul, and the turn stays; later in the turn it is a foul. A stroke made too late is improper.',
    reason:
      '63a covers every breach before the first stroke of the turn, and 50 makes a late stroke a breach.',
  },
  'break-in-doubles': {
    question: 'Which of two partners breaks?',
    reading:
      'The break goes round as the turn does, board by board. The second game begins with the player after the first breaker, the third with the first breaker again; an extra board with the next of the pair that won the toss.',
    reason: '49a speaks of players and 49b gives their order.',
  },
  'side-or-break': {
    question: 'The toss winner takes the side: who breaks?',
    reading: 'The loser.',
    reason: '39c gives the loser the side where the winner takes the break; 39a offers one or the other.',
  },
};
