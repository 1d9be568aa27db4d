import { describe, expect, it } from 'vitest';
import { nextOnLadder } from '../src/collection/index.js';
import {
  afterPassing,
  afterShot,
  difficultyOf,
  expectedOf,
  type LadderProgress,
  newProgress,
  SHOT_THEMES,
  type ShotTheme,
  type Stars,
  themeStanding,
} from '../src/index.js';

function climb(steps: number, starsOf: (difficulty: number) => Stars, theme?: ShotTheme): LadderProgress {
  let progress = newProgress();
  for (let n = 0; n < steps; n++) {
    const shot = nextOnLadder(progress, theme);
    progress = afterShot(progress, shot, starsOf(difficultyOf(shot)));
  }
  return progress;
}

describe('the ladder', () => {
  it('goes through all ten themes', () => {
    const { themes } = climb(10, () => 2);
    expect(Object.keys(themes).sort()).toEqual([...SHOT_THEMES].sort());
  });

  it('gives harder shots to who does them, and easier ones to who does not', () => {
    const strong = climb(20, () => 3, 'cut');
    const weak = climb(20, () => 0, 'cut');
    const start = themeStanding(newProgress(), 'cut').rating;
    expect(themeStanding(strong, 'cut').rating).toBeGreaterThan(start + 100);
    expect(themeStanding(weak, 'cut').rating).toBeLessThan(start);
    expect(difficultyOf(nextOnLadder(strong, 'cut'))).toBeGreaterThan(
      difficultyOf(nextOnLadder(weak, 'cut')),
    );
  });

  it('comes to where one stands', () => {
    const able = 560;
    const { rating } = themeStanding(
      climb(40, (difficulty) => (difficulty < able ? 3 : 0), 'pot'),
      'pot',
    );
    expect(Math.abs(rating - able)).toBeLessThan(120);
  });

  it('brings a theme in which one lags more often than the others', () => {
    let progress = newProgress();
    const met = new Map<ShotTheme, number>();
    for (let n = 0; n < 60; n++) {
      const shot = nextOnLadder(progress);
      met.set(shot.theme, (met.get(shot.theme) ?? 0) + 1);
      progress = afterShot(progress, shot, shot.theme === 'double' ? 0 : 3);
    }
    const others = [...met].filter(([theme]) => theme !== 'double').map(([, times]) => times);
    expect(met.get('double')).toBeGreaterThan(others.reduce((sum, times) => sum + times, 0) / others.length);
    expect(met.get('double')).toBeGreaterThanOrEqual(Math.max(...others));
  });

  it('does not come back to a shot just met, nor to one done with three stars while others are left', () => {
    let progress = newProgress();
    const met: string[] = [];
    for (let n = 0; n < 30; n++) {
      const shot = nextOnLadder(progress, 'keep');
      met.push(shot.id);
      progress = afterShot(progress, shot, 3);
    }
    expect(new Set(met).size).toBe(30);
  });

  it('gives another shot to who passes one, and thinks no less of them', () => {
    const { themes, overall } = newProgress();
    let progress = newProgress();
    const passed: string[] = [];
    for (let n = 0; n < 20; n++) {
      const shot = nextOnLadder(progress);
      passed.push(shot.id);
      progress = afterPassing(progress, shot);
    }
    expect(new Set(passed).size).toBe(20);
    expect(progress).toMatchObject({ themes, overall, stars: {} });
  });

  it('expects half of a shot at one’s own height, and more of an easier one', () => {
    expect(expectedOf(400, 400)).toBe(0.5);
    expect(expectedOf(600, 400)).toBeGreaterThan(0.7);
    expect(expectedOf(400, 600) + expectedOf(600, 400)).toBeCloseTo(1);
  });
});
