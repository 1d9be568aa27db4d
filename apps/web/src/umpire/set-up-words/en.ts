import type { SetUpWords } from '../set-up-words.js';

export const words = {
  title: 'A match on a wooden board',
  about: 'Who plays, and by which book. The toss comes next.',
  side: (side) => (side === 'A' ? 'One side' : 'The other side'),
  someone: (number) => `Player ${number}`,
  sameName: (name) => `Two players are called ${name}. Add something that tells them apart.`,
  following: 'What you enter',
  followings: {
    strokes: { name: 'Every stroke', note: 'it rules' },
    scores: { name: 'Only the score', note: 'board by board' },
  },
  more: 'Stage, length, clocks',
  stage: 'Stage',
  stages: {
    league: 'League',
    'pre-quarter': 'Pre-quarter-final',
    quarter: 'Quarter-final',
    semi: 'Semi-final',
    final: 'Final',
  },
  paper: 'For the score sheet',
  paperNote: 'event, round, table, umpire: if you like',
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
  begin: 'On to the toss',
} satisfies SetUpWords;
