import { describe, expect, it } from 'vitest';
import { THEMES } from '../src/index.js';
import type { DiscKind, Theme } from '../src/themes.js';

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

const woods = ({ surface }: Theme) => [surface.light, surface.base, surface.dark];
/** What sets a disc off the surface: the line around it, or else its face and the dark of its rim. */
const borders = ({ discs }: Theme, kind: DiscKind) =>
  discs[kind].outline ? [discs[kind].outline] : [discs[kind].edge, discs[kind].rim];

describe('the high-contrast theme', () => {
  const theme = THEMES.contrast;
  const { discs } = theme;

  it('prints lines that stand out seven to one, and broader ones than other boards', () => {
    for (const wood of woods(theme)) expect(contrast(theme.ink, wood)).toBeGreaterThanOrEqual(7);
    expect(theme.thin).toBeGreaterThan(2 * THEMES.classic.thin);
  });

  it('draws every disc a border seven to one off the surface', () => {
    for (const { outline } of Object.values(discs)) {
      for (const wood of woods(theme)) expect(contrast(outline ?? '', wood)).toBeGreaterThanOrEqual(7);
    }
  });

  it('shows what is aimed at off the surface', () => {
    for (const wood of woods(theme)) {
      for (const colour of [theme.aim.line, theme.aim.man, theme.aim.ring])
        expect(contrast(colour, wood)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('draws the figures of discs so that they are seen without any colour', () => {
    for (const { face, figureColour } of Object.values(discs))
      expect(contrast(face, figureColour)).toBeGreaterThanOrEqual(4.5);
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

  it.each(Object.values(THEMES))('$name sets its lines off its wood', (theme) => {
    for (const wood of woods(theme)) expect(contrast(theme.ink, wood)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.values(THEMES))('$name sets every disc off its wood by its border', (theme) => {
    for (const kind of ['white', 'black', 'queen', 'striker'] as const) {
      for (const wood of woods(theme)) {
        const most = Math.max(...borders(theme, kind).map((colour) => contrast(colour, wood)));
        expect(most, `${kind} on ${wood}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
