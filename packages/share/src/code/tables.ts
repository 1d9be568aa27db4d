import type { Actor, ActType } from '@opencarrom/match';

// What a byte stands for. Links are never written again: a line may come at an end, none may move or go.

export const BOOKS = ['icf', 'icf-short', 'icf-classic', 'starwood', 'iiitn'] as const;
/** Others are written out: `null` stands for that. */
export const CODED_EDITIONS = [
  null,
  'event-1',
  'event-2',
  'abridged-1',
  'abridged-2',
  'classic-1',
  'classic-2',
  '2023-24',
  '2023-24-2',
  '2019',
  '2019-2',
] as const;
export const CODED_STAGES = ['league', 'pre-quarter', 'quarter', 'semi', 'final'] as const;
export const CODED_LENGTHS = ['match', 'game', 'board'] as const;
export const LINES = [undefined, 'whole', 'short', 'none'] as const;

export const CODED_PLAYERS = ['A1', 'B1', 'A2', 'B2'] as const;
export const ACTORS: readonly Actor[] = ['umpire', ...CODED_PLAYERS];
export const COMPETITORS = ['A', 'B'] as const;
export const CODED_SEATS = ['S', 'E', 'N', 'W'] as const;
export const QUEENS = ['on-board', 'to-cover', 'covered-by-white', 'covered-by-black'] as const;
export const BOARD_ENDS = ['won', 'replay', 'conceded'] as const;
export const MEN = [
  'queen',
  ...(['w', 'b'] as const).flatMap((colour) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((number) => `${colour}${number}` as const),
  ),
] as const;

/** By its place here an act is written in its own few bytes; the first stands for any act as JSON. */
export const ACTS: readonly (ActType | null)[] = [
  null,
  'toss',
  'choose',
  'sit',
  'trial',
  'play',
  'strike',
  'observe',
  'pass',
  'help',
  'place',
  'forgo',
  'no-room',
  'fine',
  'claim',
  'demand',
  'close',
  'time',
  'undo',
  'redo',
];

export const TAKES = ['side', 'break', 'white', 'black'] as const;
export const FINES = ['keep-turn', 'lose-turn'] as const;
export const HELPS = ['hint', 'ghost'] as const;
