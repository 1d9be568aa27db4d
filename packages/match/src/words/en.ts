import { type Named, other, type Side } from '@opencarrom/laws';
import { en as ruling } from '@opencarrom/laws/words/en';
import { doing } from '@opencarrom/laws/words/grammar/en';
import { atStart } from '../views/names.js';
import type { MatchWords } from './match-words.js';
import { refusals } from './refusals/en.js';

const sentence = ruling.sentence;

const breaks = (who: Named): string => (who.isYou ? 'Your break.' : sentence(doing(who, 'breaks', 'break')));

const men = (count: number, side: Side): string =>
  count === 1 ? `a ${side} coin` : `${count} ${side} coins`;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const ordinal = (times: number): string => ORDINALS[times - 1] ?? `${times}th`;

export const en: MatchWords = {
  toss: 'Toss first.',
  extraToss: (game) => `Game ${game} is level: toss for the break of the extra board.`,
  choice: (winner, takings) => `${atStart(winner)} won the toss: ${takings.join(' or ')}?`,
  seating: (who) => sentence(`${doing(who, 'chooses', 'choose')} a side`),
  beforePlay: (board, game, breaker) => `Game ${game}, board ${board}. ${breaks(breaker)}`,
  changeSides: 'Change sides.',
  stopped: (by) => `Play is stopped: ${doing(by, 'has', 'have')} appealed.`,
  breaks,
  strikes: (who, side) => (who.isYou ? `Your turn: ${side}.` : `${atStart(who)} to strike (${side}).`),
  covers: (who, side) =>
    who.isYou ? `Your turn: cover the queen with ${side}.` : `${atStart(who)} to cover the queen (${side}).`,
  chooses: (who) =>
    `${who.isYou ? 'Choose' : doing({ ...who, name: atStart(who) }, 'chooses', 'choose')}: return those coins and one more and keep the turn, or give one coin and the turn.`,
  places: (who, count, side) => sentence(`${doing(who, 'places', 'place')} ${men(count, side)}`),
  mayDemand: (who, points) =>
    `${atStart(who)} may demand ${points === 1 ? '1 extra point' : `up to ${points} extra points`}.`,
  mayClaim: (who) => `${atStart(who)} may claim.`,
  over: (winner, how, length) => {
    if (!winner) return `The ${length} is abandoned.`;
    const won = `${doing(winner, 'wins', 'win')} the ${length}`;
    if (how === 'conceded') return sentence(`${won}: the other side gave up`);
    return sentence(how === 'awarded' ? `${won}, awarded by the laws` : won);
  },
  gameWon: (game, winner, points, others) =>
    sentence(`${doing(winner, 'wins', 'win')} game ${game}, ${points}–${others}`),
  gamesNow: (a, gamesOfA, b, gamesOfB) => `Games: ${atStart(a)} ${gamesOfA}, ${b.name} ${gamesOfB}.`,
  rest: (minutes, laws) => `Rest: ${minutes} minutes (law ${laws.join(', ')}).`,
  lastBoard: (winner, side, sum) =>
    `last board: ${winner.name} (${side}), ${sum} ${sum === 1 ? 'point' : 'points'}`,
  finalScore: (games, points) => `${games === null ? 'Score' : `Games ${games}`}: ${points.join(', ')}.`,
  endedBy: {
    'walk-over': 'walk-over',
    conceded: 'the other side gave up',
    awarded: 'awarded by the laws',
    abandoned: 'abandoned',
  },
  ground: (ended) => `${atStart({ name: ended, isYou: false })}${/[.!?]$/.test(ended) ? '' : '.'}`,
  warned: (who, law, reason, times) =>
    `${ordinal(times)} warning for ${who.name}, law ${law}${reason ? `: ${reason}` : ''}.`,
  passed: (who) => `${atStart(who)} passed the turn.`,
  tooLateToPlace: 'Time ran out before a coin was placed.',
  forfeited: (men) => `Time ran out: the right to place ${men} is lost.`,
  you: 'you',
  pair: (one, other) => `${one} & ${other}`,
  protestOpen: 'A protest is open. The result waits for its decision.',
  umpire: 'the umpire',
  placed: 'Placed.',
  settled: { 'no-room': 'No room: still owed.' },
  forgone: (men, count) => `Waived: ${men} ${count === 1 ? 'stays' : 'stay'} in the pockets.`,
  deemed: (matter) => `Noticed too late: ${matter}.`,
  takenAsPlaced: (placed) => `Taken as placed: ${placed}.`,
  sheet: {
    columns: ['Game', 'Board', 'Break', 'White', 'Queen', 'Winner', 'Points', 'Demanded', 'Score'],
    replayed: 'replayed',
    conceded: 'game given up',
    extra: 'extra',
    changedSides: '⇄',
    slam: 'slam',
    takenAsPlaced: (count) => `${count === 1 ? 'a coin' : `${count} coins`} taken as placed`,
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
        ? `the ${other(side)} coin placed instead of a ${side} one stays where it is`
        : 'the coin placed stays, though it is the wrong colour',
    'out-of-turn': ({ player }) =>
      player
        ? `${player.isYou ? 'your' : `${player.name}'s`} stroke out of turn stands`
        : 'the stroke out of turn stands',
  },
  lengths: { board: 'board', game: 'game', match: 'match' },
  ruling,
  refusals,
};
