import type { SetUpWords } from '../set-up-words.js';

export const words = {
  title: 'New match on a real board',
  about: 'Names and rulebook. The toss comes next.',
  side: (side) => `Side ${side}`,
  someone: (number) => `Player ${number}`,
  sameName: (name) => `Two players are called ${name}. Add a letter or a surname to one of them.`,
  following: 'What will you enter?',
  followings: {
    strokes: { name: 'Every stroke', note: 'with rulings' },
    scores: { name: 'Only the score', note: 'board by board' },
  },
  more: 'Stage, length, time',
  stage: 'Stage',
  stages: {
    league: 'League',
    'pre-quarter': 'Pre-quarter-final',
    quarter: 'Quarter-final',
    semi: 'Semi-final',
    final: 'Final',
  },
  paper: 'For the score sheet',
  paperNote: 'event, round, table, umpire (optional)',
  papers: {
    category: 'Category',
    round: 'Round',
    number: 'Match number',
    table: 'Table',
    umpire: 'Umpire',
  },
  event: 'Event',
  eventHint: 'Society championship 2026',
  format: (bestOf, target, boards) =>
    [
      bestOf === 1 ? 'One game' : `Best of ${bestOf} games`,
      ...(target === null ? [] : [`to ${target} points`]),
      ...(boards === null ? [] : [`${boards} ${boards === 1 ? 'board' : 'boards'} at most`]),
    ].join(', '),
  begin: 'Go to the toss',
} satisfies SetUpWords;
