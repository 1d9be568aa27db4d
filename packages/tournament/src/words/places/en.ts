import type { PlaceWords } from './place-words.js';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const withOthers = (names: readonly string[], others: number): string =>
  others === 0 ? names.join(', ') : `${names.join(', ')} and ${others} more`;

export const places: PlaceWords = {
  figures: {
    points: 'points',
    wins: 'wins',
    buchholz: 'Buchholz',
    netscore: 'net score',
    totscore: 'total score',
    rate: 'rating',
    'head-to-head': 'their own matches',
    'netscore-among-tied': 'net score of their own matches',
    rubbers: 'rubbers won',
    games: 'games won',
    boards: 'boards won',
  },
  level: (figures, names, others) => `level on ${listed(figures)} with ${withOthers(names, others)}`,
  levelInAll: (names, others) => `level in everything with ${withOthers(names, others)}`,
  ahead: (figure, own, other) => `ahead by ${figure} ${own} to ${other}`,
  behind: (figure, own, other) => `behind by ${figure} ${own} to ${other}`,
  noFigure: 'none',
  alone: 'nobody else is there',
  lots: 'by lot',
  hand: (why) => (why === null ? 'by the organiser' : `by the organiser: ${why}`),
  list: 'by the order of the list alone',
  asBefore: 'as before this stage',
  bracket: (names, others) =>
    names.length === 0 ? 'by the bracket' : `as far in the bracket as ${withOthers(names, others)}`,
  final: (opponent, score) =>
    `by the match for the place against ${opponent}${score ? `, ${score[0]} to ${score[1]}` : ''}`,
};
