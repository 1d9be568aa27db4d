import { allShots } from '@opencarrom/shots/collection';
import { expect, it } from 'vitest';
import { type DailyTry, emptyRecord, hasTriedShots } from '../src/match/shots/shot-record.js';
import { shotFigures } from '../src/mine/shot-figures.js';

const day = (begun: string, ...tries: readonly ('missed' | 'done')[]): DailyTry => ({
  ...{ tries: tries.map((why) => ({ why, strokes: 1 })), help: null, shot: 'pot-001', begun },
  ...{ stars: 3, way: 0, strokes: [], told: 'nothing' },
});

it('what came of shots: solved, stars, themes, and days in a row of which none was made up for', () => {
  const days = {
    '2026-11-14': day('2026-11-14', 'done'),
    '2026-11-15': day('2026-11-15', 'missed', 'done'),
    '2026-11-16': day('2026-11-17', 'done'),
    '2026-11-17': day('2026-11-17', 'missed'),
    '2026-11-18': day('2026-11-18', 'done'),
  };
  const progress = {
    ...emptyRecord().progress,
    stars: { 'pot-001': 3, 'cut-001': 1, 'cut-002': 0 },
  } as const;
  const record = { ...emptyRecord(), progress, days };
  const figures = shotFigures(allShots(), record, '2026-11-19');
  expect(figures).toMatchObject({ solved: 2, all: allShots().length, stars: 4 });
  expect(figures.themes.filter(({ solved }) => solved > 0)).toEqual([
    { theme: 'pot', solved: 1 },
    { theme: 'cut', solved: 1 },
  ]);
  expect(figures.days).toEqual({ done: 4, firstTry: 3, now: 1, best: 2 });
  expect([hasTriedShots(record), hasTriedShots(emptyRecord())]).toEqual([true, false]);
});
