import { describe, expect, it } from 'vitest';
import { MEN_DESIGNS, STRIKER_DESIGNS, themeOfDesign, WOODS } from '../src/designs.js';
import type { DiscKind, Theme } from '../src/themes.js';

type Rgb = readonly [number, number, number];

const linear = (colour: string): Rgb => {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

/** Machado, Oliveira and Fernandes (2009), at full severity, on linear light. */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function luminance(colour: string, eyes: string): number {
  const light = linear(colour);
  const [r, g, b] = (EYES[eyes] ?? []).map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, n) => sum + share * (light[n] ?? 0), 0),
      ),
    ),
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string, eyes: string): number {
  const [low, high] = [luminance(a, eyes), luminance(b, eyes)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const designs = WOODS.flatMap((wood) =>
  MEN_DESIGNS.flatMap((men) => STRIKER_DESIGNS.map((striker) => ({ wood, men, striker }))),
);
const woodsOf = ({ surface }: Theme) => [surface.light, surface.base, surface.dark];
const bordersOf = ({ discs }: Theme, kind: DiscKind) => {
  const { outline, edge, rim } = discs[kind];
  return outline ? [outline] : [edge, rim];
};

describe.each(Object.keys(EYES))('every design offered, as %s see it', (eyes) => {
  it('tells the two colours of men apart by lightness alone', () => {
    for (const design of designs) {
      const { discs } = themeOfDesign(design);
      const told = contrast(discs.white.face, discs.black.face, eyes);
      expect(told, `${design.wood}, ${design.men}`).toBeGreaterThan(7);
    }
  });

  it('sets every disc off its wood, by its face or the line around it', () => {
    for (const design of designs) {
      const theme = themeOfDesign(design);
      for (const kind of ['white', 'black', 'queen', 'striker'] as const)
        for (const wood of woodsOf(theme)) {
          const most = Math.max(...bordersOf(theme, kind).map((colour) => contrast(colour, wood, eyes)));
          expect(most, `${kind} of ${Object.values(design)} on ${wood}`).toBeGreaterThanOrEqual(3);
        }
    }
  });

  it('prints lines that are seen on its wood', () => {
    for (const design of designs) {
      const theme = themeOfDesign(design);
      for (const wood of woodsOf(theme))
        expect(contrast(theme.ink, wood, eyes), `${design.wood}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has an inlay in the striker that is seen to turn', () => {
    for (const design of designs) {
      const { striker } = themeOfDesign(design).discs;
      expect(contrast(striker.figureColour, striker.face, eyes), design.striker).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a design', () => {
  it('has a name of its own, by which what was painted for it is kept', () => {
    const names = designs
      .filter(({ wood }) => wood !== 'contrast')
      .map((design) => themeOfDesign(design).name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells the queen from dark red men by her star and by lightness', () => {
    const { black, queen } = themeOfDesign({ wood: 'classic', men: 'oxblood', striker: 'flower' }).discs;
    for (const eyes of Object.keys(EYES)) expect(contrast(queen.face, black.face, eyes)).toBeGreaterThan(1.5);
    expect(queen.figure).not.toBe(black.figure);
  });
});
