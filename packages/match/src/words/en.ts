import { type Named, other, type Side } from '@opencarrom/laws';
import { en as ruling } from '@opencarrom/laws/words/en';
import { atStart } from '../views/names.js';
import type { MatchWords } from './match-words.js';
import { refusals } from './refusals/en.js';

const breaks = (who: Named): string => (who.isYou ? 'Your break.' : `${atStart(who)} breaks.`);

const men = (count: number, side: Side): string => (count === 1 ? `a ${side} man` : `${count} ${side} men`);

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const ordinal = (times: number): string => ORDINALS[times - 1] ?? `${times}th`;

export const en: MatchWords = {
  toss: 'The toss.',
  extraToss: (game) => `Game ${game} is level: toss for the break of the extra board.`,
  choice: (winner, takings) =>
    `${winner.isYou ? 'You won the toss' : `The toss was won by ${winner.name}`}: ${takings.join(' or ')}?`,
  seating: ({ name, isYou }) => (isYou ? 'You choose the side.' : `The choice of side: ${name}.`),
  beforePlay: (board, game, breaker) => `Game ${game}, board ${board}. ${breaks(breaker)}`,
  changeSides: 'Change sides.',
  stopped: ({ name, isYou }) => `Play is stopped by ${isYou ? 'your appeal' : `an appeal of ${name}`}.`,
  breaks,
  strikes: (who, side) => (who.isYou ? `Your turn: ${side}.` : `${atStart(who)} to strike, ${side}.`),
  covers: (who, side) =>
    who.isYou ? `Your turn: cover the queen with ${side}.` : `${atStart(who)} to cover the queen, ${side}.`,
  chooses: (who) =>
    `${who.isYou ? 'Your choice' : `${atStart(who)} chooses`}: bring the men back with one more and strike on, or give one and the turn.`,
  places: (who, count, side) => `${atStart(who)} ${who.isYou ? 'place' : 'places'} ${men(count, side)}.`,
  mayDemand: (who, points) => `${atStart(who)} may demand up to ${points} more.`,
  mayClaim: (who) => `${atStart(who)} may claim.`,
  over: (winner, how, length) => {
    if (!winner) return `The ${length} is abandoned.`;
    if (how === 'conceded') return `The ${length} was conceded to ${winner.name}.`;
    if (how === 'awarded') return `The ${length} is awarded to ${winner.name}.`;
    return winner.isYou ? `You won the ${length}.` : `The ${length} was won by ${winner.name}.`;
  },
  gameWon: (game, winner, points, others) =>
    `Game ${game}: ${winner.isYou ? 'you won it' : `won by ${winner.name}`}, ${points}–${others}.`,
  gamesNow: (a, gamesOfA, b, gamesOfB) => `Games: ${atStart(a)} ${gamesOfA}, ${b.name} ${gamesOfB}.`,
  rest: (minutes, laws) => `A rest of ${minutes} minutes, law ${laws.join(', ')}.`,
  finalScore: (games, points) => `${games === null ? 'Score' : `Games ${games}`}: ${points.join(', ')}.`,
  endedBy: {
    'walk-over': 'walk-over',
    conceded: 'conceded',
    awarded: 'awarded',
    abandoned: 'abandoned',
  },
  ground: (ended) => `${atStart({ name: ended, isYou: false })}${/[.!?]$/.test(ended) ? '' : '.'}`,
  warned: (who, law, reason, times) =>
    `${ordinal(times)} warning for ${who.name}, law ${law}${reason ? `: ${reason}` : ''}.`,
  passed: (who) => `${atStart(who)} passed the turn.`,
  tooLateToPlace: 'Time ran out before a man was placed.',
  forfeited: (men) => `Time ran out: the right to place ${men} is lost.`,
  you: 'you',
  pair: (one, other) => `${one} & ${other}`,
  protestOpen: 'A protest is open: the result is not announced until it is decided.',
  umpire: 'the umpire',
  placed: 'Placed.',
  settled: { 'no-room': 'No room: it stays owed.' },
  forgone: (men, count) => `Forgone: ${men} ${count === 1 ? 'stays' : 'stay'} in the pockets.`,
  deemed: (matter) => `Noticed too late: ${matter}.`,
  takenAsPlaced: (placed) => `Taken as placed: ${placed}.`,
  sheet: {
    columns: ['Game', 'Board', 'Break', 'White', 'Queen', 'Winner', 'Points', 'Demanded', 'Score'],
    replayed: 'replayed',
    conceded: 'game conceded',
    extra: 'extra',
    changedSides: '⇄',
    slam: 'slam',
    takenAsPlaced: (count) => `${count === 1 ? 'a man' : `${count} men`} taken as placed`,
    csv: {
      event: 'Event',
      category: 'Category',
      round: 'Round',
      stage: 'Stage',
      number: 'Match',
      table: 'Table',
      umpire: 'Umpire',
      date: 'Date',
      began: 'Start',
      ended: 'End',
      rulebook: 'Book',
      discipline: 'Discipline',
      A: 'Side A',
      B: 'Side B',
      toss: 'Toss won by',
      choice: 'Choice',
      game: 'Game',
      board: 'Board',
      extra: 'Extra board',
      break: 'Break',
      white: 'White',
      queen: 'Queen',
      winner: 'Board won by',
      points: 'Points',
      demanded: 'Demanded',
      scoreA: 'Score A',
      scoreB: 'Score B',
      foulsA: 'Fouls A',
      foulsB: 'Fouls B',
      duesA: 'Dues A',
      duesB: 'Dues B',
      warningsA: 'Warnings A',
      warningsB: 'Warnings B',
      slam: 'Slam',
      changedSides: 'Sides changed',
      remark: 'Remark',
      gamesA: 'Games A',
      gamesB: 'Games B',
      matchWinner: 'Match won by',
      endedBy: 'Ended by',
      laws: 'Laws',
      reason: 'Reason',
    },
  },
  men,
  takes: { side: 'the side', break: 'the break', white: 'white', black: 'black' },
  matters: {
    'queen-covered': ({ side }) => `the queen is recorded as covered${side ? ` by ${side}` : ''}`,
    'dues-forfeited': ({ side, men: count }) =>
      side && count ? `${men(count, side)} not placed: forfeited` : 'the dues are forfeited',
    'still-owed': ({ side, men: count }) =>
      side && count ? `${men(count, side)} not placed: still owed` : 'the dues are still owed',
    'own-man-placed': ({ side }) =>
      side
        ? `the ${other(side)} man placed instead of a ${side} one stays where it is`
        : 'the man placed stays, though of the wrong colour',
    'out-of-turn': ({ player }) =>
      player
        ? `${player.isYou ? 'your' : `${player.name}'s`} stroke out of turn stands`
        : 'the stroke out of turn stands',
  },
  lengths: { board: 'board', game: 'game', match: 'match' },
  ruling,
  refusals,
};
