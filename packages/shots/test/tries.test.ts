import { describe, expect, it } from 'vitest';
import { allShots } from '../src/collection/index.js';
import { SHOT_THEMES, type Shot, type ShotVerdict, starsFor, starsLeft, tryShot } from '../src/index.js';

const easiest = (theme: Shot['theme']): Shot => {
  const [shot] = allShots().filter((each) => each.theme === theme);
  if (!shot) throw new Error(`there is no shot of the theme ${theme}`);
  return shot;
};
const bestOf = (shot: Shot) => shot.ways[0]?.strokes ?? [];
/** From where the best way is struck, but hardly at all. */
const tooSoft = (shot: Shot) => ({ ...(bestOf(shot)[0] ?? { x: 0, y: -0.2526 }), vx: 0, vy: 0.1, spin: 0 });

describe('a try', () => {
  it.each(SHOT_THEMES)('is done by the best way: %s', (theme) => {
    const shot = easiest(theme);
    const verdict = tryShot(shot, bestOf(shot));
    expect(verdict).toMatchObject({ state: 'done', why: { code: 'done' }, way: 0 });
    expect(verdict.rulings.length).toBe(verdict.outcomes.length);
    expect(verdict.safety).toBeGreaterThan(0.2);
  });

  it.each(SHOT_THEMES)('has failed, and says why, where nothing was met: %s', (theme) => {
    const { state, why, way } = tryShot(easiest(theme), [tooSoft(easiest(theme))]);
    expect({ state, way }).toEqual({ state: 'failed', way: null });
    expect(['done', 'impossible']).not.toContain(why.code);
  });

  it('goes on after the first of two strokes', () => {
    const shot = easiest('two');
    const [first] = bestOf(shot);
    if (!first) throw new Error('no stroke');
    expect(tryShot(shot, [first])).toMatchObject({ state: 'going-on', why: { code: 'going-on', left: 1 } });
    expect(tryShot(shot, []).table.men).toEqual(shot.men);
  });

  it('plays nothing where the striker cannot stand, and says so', () => {
    const verdict = tryShot(easiest('pot'), [{ x: 0, y: 0, vx: 0, vy: 1 }]);
    expect(verdict).toMatchObject({ state: 'failed', why: { code: 'impossible' }, outcomes: [] });
    expect(tryShot(easiest('pot'), [{ x: 0, y: -0.2526, vx: Number.NaN, vy: 1 }]).why.code).toBe(
      'impossible',
    );
  });

  it('is the same try every time', () => {
    const shot = easiest('cut');
    expect(tryShot(shot, bestOf(shot))).toEqual(tryShot(shot, bestOf(shot)));
  });
});

describe('stars', () => {
  const shot = easiest('cut');
  const done = tryShot(shot, bestOf(shot));
  const missed = tryShot(shot, [tooSoft(shot)]);
  const impossible = tryShot(shot, [{ x: 0, y: 0, vx: 0, vy: 1 }]);
  const unsafe: ShotVerdict = { ...done, safety: 0.05 };

  it('are three for the first try, fewer for more strokes, one at least', () => {
    expect(starsFor(shot, [done])).toBe(3);
    expect(starsFor(shot, [missed, done])).toBe(2);
    expect(starsFor(shot, [missed, missed, done])).toBe(2);
    expect(starsFor(shot, [...Array<ShotVerdict>(9).fill(missed), done])).toBe(1);
    expect(starsFor(shot, [missed, missed])).toBe(0);
  });

  it('are one fewer for a way that seldom goes well', () => {
    expect(starsFor(shot, [unsafe])).toBe(2);
    expect(starsFor(shot, [...Array<ShotVerdict>(9).fill(missed), unsafe])).toBe(1);
  });

  it('do not count what was never struck, nor what came after it was done', () => {
    expect(starsFor(shot, [impossible, done])).toBe(3);
    expect(starsFor(shot, [done, missed, missed])).toBe(3);
  });

  it('still to be won are told', () => {
    expect(starsLeft(shot, [])).toBe(3);
    expect(starsLeft(shot, [missed, missed])).toBe(2);
    expect(starsLeft(shot, [missed, missed, missed])).toBe(1);
  });
});
