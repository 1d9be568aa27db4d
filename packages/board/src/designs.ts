import { makeSprite } from './draw/discs.js';
import { disc, type Pen } from './draw/picture.js';
import { paintPlank } from './draw/wood.js';
import { type DiscKind, type DiscLook, THEMES, type Theme } from './themes.js';

/** Woods of a board, turnings of men and inlays of strikers: each goes with each, but for the board of high contrast. */
export const WOODS = ['classic', 'birch', 'teak', 'rosewood', 'dark', 'contrast'] as const;
export const MEN_DESIGNS = ['classic', 'walnut', 'slate', 'oxblood'] as const;
export const STRIKER_DESIGNS = ['flower', 'compass', 'wheel', 'moon'] as const;
export type WoodName = (typeof WOODS)[number];
export type MenDesign = (typeof MEN_DESIGNS)[number];
export type StrikerDesign = (typeof STRIKER_DESIGNS)[number];

export interface Design {
  readonly wood: WoodName;
  readonly men: MenDesign;
  readonly striker: StrikerDesign;
}

const { classic, dark, contrast } = THEMES;

const BOARDS: Readonly<Record<WoodName, Theme>> = {
  classic,
  /** Pale and even, in a frame of ebony. */
  birch: {
    ...classic,
    surface: { light: '#fbf0d6', base: '#f1dfb8', dark: '#d3b27e', grain: 0.4, powder: 0.36 },
    frame: { light: '#4a3f39', base: '#2e2622', dark: '#120e0c', grain: 0.8, powder: 0 },
    cushion: '#0c0807',
    petals: { outer: '#a82734', leaf: '#27333b', gold: '#b98b35' },
    light: { pool: 0.5, vignette: 0.5, shadow: 0.56 },
  },
  /** Oiled and golden, in a frame of the same tree. */
  teak: {
    ...classic,
    surface: { light: '#e9c27f', base: '#d8a75e', dark: '#bd8744', grain: 0.85, powder: 0.5 },
    frame: { light: '#9a6431', base: '#77471f', dark: '#3a1f0c', grain: 1, powder: 0 },
    ink: '#1c0e06',
    petals: { outer: '#a31f2a', leaf: '#2a1a10', gold: '#f0cf7e' },
    light: { pool: 0.66, vignette: 0.6, shadow: 0.6 },
  },
  /** A light surface set in red rosewood. */
  rosewood: {
    ...classic,
    surface: { light: '#f7e3c3', base: '#ecd0a4', dark: '#c99a6a', grain: 0.52, powder: 0.46 },
    frame: { light: '#7d2f27', base: '#571b18', dark: '#26090a', grain: 1, powder: 0 },
    cushion: '#1a0606',
    petals: { outer: '#8f1d29', leaf: '#3b1a16', gold: '#c9963c' },
  },
  dark,
  contrast,
};

/** One broad cove; or fine rings close to the rim. */
const BROAD = [
  [0.78, 1],
  [0.46, 1],
  [0.4, 0.6],
] as const;
const FINE = [
  [0.86, 0.9],
  [0.79, 0.7],
  [0.72, 0.5],
  [0.2, 0.8],
] as const;

type Pair = { readonly white: Partial<DiscLook>; readonly black: Partial<DiscLook> };

const MEN: Readonly<Record<MenDesign, Pair>> = {
  classic: { white: {}, black: {} },
  /** Boxwood and walnut, with one broad cove. */
  walnut: {
    white: {
      ...{ face: '#f8e7bf', edge: '#eed29b', rim: '#4a2c0c', groove: '#b98a4a', figureColour: '#b7823f' },
      grooves: BROAD,
    },
    black: {
      ...{ face: '#4b2c1c', edge: '#2a150b', rim: '#120703', groove: '#150803', figureColour: '#7d4f33' },
      grooves: BROAD,
    },
  },
  /** Cool and plain, with fine rings close to the rim. */
  slate: {
    white: {
      ...{ face: '#fbfbf7', edge: '#e6e8e4', rim: '#2c3438', groove: '#9aa5a6', figureColour: '#8e9c9e' },
      grooves: FINE,
    },
    black: {
      ...{ face: '#2a3238', edge: '#151b1f', rim: '#05080a', groove: '#05080a', figureColour: '#5d6b73' },
      grooves: FINE,
    },
  },
  /** Ivory, and the dark red of old lacquer: the queen is told by her star. */
  oxblood: {
    white: { face: '#fff6e4', edge: '#f3dfb6', figureColour: '#c78f52', grooves: BROAD },
    black: {
      ...{ face: '#3c1518', edge: '#22090c', rim: '#0b0203', groove: '#0d0304', figureColour: '#7a3b3d' },
      grooves: FINE,
    },
  },
};

const STRIKERS: Readonly<Record<StrikerDesign, Partial<DiscLook>>> = {
  flower: {},
  compass: {
    face: '#fdf7e6',
    edge: '#e7d6ae',
    groove: '#b08d4f',
    figureColour: '#1f3f63',
    paint: paintCompass,
  },
  wheel: { face: '#f4fbf8', edge: '#cfe3dc', groove: '#7fa79c', figureColour: '#0d5a4f', paint: paintWheel },
  moon: { face: '#fff4ec', edge: '#ecd2c2', groove: '#b9907c', figureColour: '#8c1f3f', paint: paintMoon },
};

/** A board, men and striker as one theme. High contrast is all of a piece. */
export function themeOfDesign({ wood, men, striker }: Design): Theme {
  // A name that a later version dropped is as if nothing had been chosen.
  const board = BOARDS[wood] ?? classic;
  if (board === contrast) return board;
  const { discs } = board;
  return {
    ...board,
    name: `${wood} ${men} ${striker}`,
    discs: {
      white: { ...discs.white, ...MEN[men]?.white },
      // On dark wood a dark man keeps the line around it.
      black: { ...discs.black, ...MEN[men]?.black },
      queen: discs.queen,
      striker: { ...discs.striker, ...STRIKERS[striker] },
    },
  };
}

/** Eight points, every other one split in light and dark. */
function paintCompass(pen: Pen, { figureColour }: DiscLook): void {
  ring(pen, 0.74, 0.05, figureColour);
  for (let point = 0; point < 8; point++) {
    const long = point % 2 === 0 ? 0.66 : 0.42;
    for (const side of [-1, 1]) {
      pen.save();
      pen.rotate((point * Math.PI) / 4);
      pen.beginPath();
      pen.moveTo(0, -long);
      pen.lineTo(side * 0.12, -0.13);
      pen.lineTo(0, 0);
      pen.closePath();
      pen.fillStyle = side < 0 ? figureColour : '#c79a45';
      pen.fill();
      pen.restore();
    }
  }
}

/** Twelve spokes between two rings, one of them red, so that every turn is seen. */
function paintWheel(pen: Pen, { figureColour }: DiscLook): void {
  ring(pen, 0.74, 0.07, figureColour);
  ring(pen, 0.24, 0.07, figureColour);
  pen.lineWidth = 0.055;
  pen.lineCap = 'round';
  for (let spoke = 0; spoke < 12; spoke++) {
    pen.save();
    pen.rotate((spoke * Math.PI) / 6);
    pen.beginPath();
    pen.moveTo(0, -0.3);
    pen.lineTo(0, -0.68);
    pen.strokeStyle = spoke === 0 ? '#c3242f' : figureColour;
    pen.stroke();
    pen.restore();
  }
  disc(pen, 0, 0, 0.1);
  pen.fillStyle = '#c3242f';
  pen.fill();
}

/** A crescent and a star, off the middle: it is seen to turn like nothing else. */
function paintMoon(pen: Pen, { figureColour, face }: DiscLook): void {
  ring(pen, 0.76, 0.05, figureColour);
  disc(pen, -0.06, 0, 0.5);
  pen.fillStyle = figureColour;
  pen.fill();
  disc(pen, 0.12, 0, 0.42);
  pen.fillStyle = face;
  pen.fill();
  pen.beginPath();
  for (let ray = 0; ray < 10; ray++) {
    const out = ray % 2 === 0 ? 0.19 : 0.08;
    const angle = (ray * Math.PI) / 5;
    pen.lineTo(0.24 + out * Math.cos(angle), out * Math.sin(angle));
  }
  pen.closePath();
  pen.fillStyle = '#b9822f';
  pen.fill();
}

function ring(pen: Pen, r: number, width: number, colour: string): void {
  disc(pen, 0, 0, r);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Some pieces on their wood, large, for whoever chooses between designs. Paints a canvas of any size. */
export function paintSample(
  canvas: HTMLCanvasElement,
  design: Design,
  pieces: readonly DiscKind[],
  size: number,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const theme = themeOfDesign(design);
  const { width, height } = canvas;
  // As much of the board as a few pieces need.
  const metres = 0.12 / width;
  pen.save();
  pen.scale(1 / metres, 1 / metres);
  paintPlank(pen, theme.surface, 0, 0, width * metres, height * metres, 3);
  pen.restore();
  for (const [index, kind] of pieces.entries()) {
    const { shadow, face, light } = makeSprite(theme, kind, size);
    const x = (width * (index + 1)) / (pieces.length + 1);
    for (const { picture, left, top } of [shadow, face, light])
      pen.drawImage(picture, x - left, height / 2 - top);
  }
}
