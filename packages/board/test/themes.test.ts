import { describe, expect, it } from 'vitest';
import { THEMES } from '../src/index.js';

/** The relative luminance and the contrast of WCAG 2. */
function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe('the high-contrast theme', () => {
  const { discs, surface } = THEMES.contrast;

  it('sets men of both colours off the surface by more than AA asks', () => {
    for (const wood of [surface.light, surface.base, surface.dark]) {
      expect(contrast(discs.white.face, wood)).toBeGreaterThanOrEqual(3);
      expect(contrast(discs.black.face, wood)).toBeGreaterThanOrEqual(3);
      expect(contrast(discs.striker.face, wood)).toBeGreaterThanOrEqual(3);
      expect(contrast(discs.queen.outline ?? '', wood)).toBeGreaterThanOrEqual(3);
    }
  });

  it('sets every line around a disc off its face', () => {
    for (const look of Object.values(discs)) {
      expect(contrast(look.outline ?? '', look.face)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('every theme', () => {
  it.each(Object.values(THEMES))('$name tells the queen by a figure, not by colour alone', ({ discs }) => {
    expect(discs.queen.figure).not.toBe(discs.black.figure);
    expect(discs.striker.figure).not.toBe(discs.white.figure);
    expect(contrast(discs.queen.figureColour, discs.queen.face)).toBeGreaterThanOrEqual(2.5);
  });

  it.each(Object.values(THEMES))('$name tells white from black by lightness', ({ discs }) => {
    expect(contrast(discs.white.face, discs.black.face)).toBeGreaterThan(7);
  });
});
