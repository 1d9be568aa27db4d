import { describe, expect, it } from 'vitest';
import { PaintShelf } from '../src/index.js';

describe('a shelf of pictures', () => {
  it('has each painted once, for all who take it', () => {
    const shelf = new PaintShelf();
    let painted = 0;
    const take = (name: string) => shelf.take(name, () => `${name} ${++painted}`);
    expect([take('board'), take('queen'), take('board')]).toEqual(['board 1', 'queen 2', 'board 1']);
  });

  it('does not grow without end', () => {
    const shelf = new PaintShelf();
    let painted = 0;
    const take = (name: string) => shelf.take(name, () => ++painted);
    for (let size = 0; size < 1000; size++) take(`board of ${size}`);
    take('board of 999');
    expect(painted).toBe(1000);
    take('board of 0');
    expect(painted).toBe(1001);
  });
});
