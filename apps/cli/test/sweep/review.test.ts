import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const folder = folderFor('review-at-length');

describe('a board reviewed from end to end', () => {
  it('finds the stronger more accurate, and comes to the same bytes by one thinker or by two', async () => {
    const record = join(folder(), 'board.jsonl');
    const played = [
      'play',
      '--white',
      '8',
      '--black',
      '3',
      '--length',
      'board',
      '--seed',
      '5',
      '--workers',
      '1',
    ];
    expect(await carrom([...played, '--record', record])).toMatchObject({ status: 0 });
    const review = (workers: string) =>
      carrom(['review', record, '--json', '--simulations', '120', '--workers', workers]);
    const one = await review('1');
    expect(await review('2')).toEqual(one);
    const { strokes, players, boards } = answerOf(one);
    expect(players.A1.accuracy).toBeGreaterThan(players.B1.accuracy);
    expect(boards).toEqual([expect.objectContaining({ winner: 'A', how: 'won' })]);
    expect(strokes.at(-1).after).toBe(1);
    for (const { best, played } of strokes) expect(best.value).toBeGreaterThanOrEqual(played.value);
  });
});
