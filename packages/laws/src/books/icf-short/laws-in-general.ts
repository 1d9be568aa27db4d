import { type Chapter, called, ruled } from '../book.js';

export const general: readonly Chapter[] = [
  {
    title: 'General',
    laws: [
      called(
        '38',
        'foul',
        'A striker played from a base circle must hide the whole circle and stay clear of the arrow.',
      ),
      called(
        '39',
        'foul',
        'Partners in doubles must not speak or signal to each other while a board is being played; doing so is a foul.',
      ),
      called('40', 'foul', "During a game a player needs the umpire's leave to speak with spectators."),
      called(
        '41',
        'foul',
        'While a board is being played, nobody may try out how the striker runs on the surface.',
      ),
      ruled(
        '42',
        'If each player passes their turn three times in a row, the board is void and played again.',
        'board-replayed',
      ),
      called(
        '43',
        'board-replayed',
        'A board upset by something unexpected that the umpire cannot control is played again.',
      ),
      called(
        '44',
        'play-on',
        'If a stroke breaks a man, the larger piece counts as the man where it lies, and the umpire decides finally.',
      ),
      called(
        '45',
        'board-replayed',
        'If men on the base lines or base circles leave the player nowhere to set the striker, the board is played again.',
      ),
    ],
  },
  {
    title: 'Claims',
    laws: [
      ruled(
        '46',
        'A foul is judged only when the opponent claims it. Unclaimed, it has no consequence and an improper stroke counts as proper.',
      ),
    ],
  },
];
