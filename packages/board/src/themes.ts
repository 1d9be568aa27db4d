import type { PieceId } from '@opencarrom/physics';
import type { Pen } from './draw/picture.js';

/** Everything about a board's looks that is not a measure. Colours are #rrggbb. */
export interface Theme {
  readonly name: string;
  readonly surface: Wood;
  readonly frame: Wood;
  /** The edge where the frame meets the surface. */
  readonly cushion: string;
  readonly ink: string;
  /** The breadth of everything drawn thin, in metres. */
  readonly thin: number;
  readonly red: string;
  readonly cream: string;
  readonly petals: { readonly outer: string; readonly leaf: string; readonly gold: string };
  readonly pocket: {
    readonly lip: string;
    readonly deep: string;
    readonly wall: string;
    readonly net: string;
  };
  readonly discs: Readonly<Record<DiscKind, DiscLook>>;
  readonly aim: {
    readonly line: string;
    readonly ring: string;
    readonly man: string;
    readonly gentle: string;
    readonly hard: string;
    readonly zone: string;
    readonly wrong: string;
    /** How dark the board gets where a man may not be placed. */
    readonly shade: number;
    /** The frame of the side whose turn it is. */
    readonly lit: string;
    /** Behind lines, so that they are seen on light wood too. */
    readonly under: string;
  };
  /** How strong lights and shadows are, from 0 to 1. */
  readonly light: { readonly pool: number; readonly vignette: number; readonly shadow: number };
}

export interface Wood {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  /** How strongly the grain shows, from 0 to 1. */
  readonly grain: number;
  readonly powder: number;
}

export type DiscKind = 'white' | 'black' | 'queen' | 'striker';

/** What a piece looks like. */
export function kindOf(id: PieceId): DiscKind {
  if (id === 'queen' || id === 'striker') return id;
  return id.startsWith('w') ? 'white' : 'black';
}

export interface DiscLook {
  readonly face: string;
  readonly edge: string;
  readonly rim: string;
  readonly groove: string;
  readonly gleam: number;
  /** How much its side away from the lamp darkens. */
  readonly shade: number;
  /** A line around the disc, where shape must not depend on shading. */
  readonly outline: string | null;
  /** A figure on the face, so that no disc is known by its colour alone. */
  readonly figure: 'rings' | 'star' | 'striker';
  readonly figureColour: string;
  /** What is inlaid instead of the figure, in radii, where a design has its own. */
  readonly paint?: (pen: Pen, look: DiscLook) => void;
  /** Rings turned into the face, each with its radius and depth, where a design has its own. */
  readonly grooves?: readonly (readonly [number, number])[];
}

export type ThemeName = 'classic' | 'dark' | 'contrast';

const classic: Theme = {
  name: 'classic',
  surface: { light: '#f4dfb4', base: '#e6c68f', dark: '#c2935a', grain: 0.62, powder: 0.5 },
  frame: { light: '#8a4f2b', base: '#6a3719', dark: '#37190b', grain: 0.9, powder: 0 },
  cushion: '#1d0f08',
  ink: '#2b1a12',
  thin: 0.001,
  red: '#c3242f',
  cream: '#f8ecd2',
  petals: { outer: '#bf2c36', leaf: '#33241a', gold: '#cf9a3a' },
  pocket: { lip: '#c99a49', deep: '#070504', wall: '#3a2a1d', net: '#8d7355' },
  discs: {
    white: {
      face: '#fffaec',
      edge: '#f7e6c0',
      rim: '#3a2108',
      groove: '#c39a62',
      gleam: 0.8,
      shade: 0.16,
      outline: null,
      figure: 'rings',
      figureColour: '#c99c58',
    },
    black: {
      face: '#403a37',
      edge: '#1c1918',
      rim: '#060505',
      groove: '#050404',
      gleam: 0.5,
      shade: 0.5,
      outline: null,
      figure: 'rings',
      figureColour: '#5d5650',
    },
    queen: {
      face: '#e23a47',
      edge: '#b21826',
      rim: '#6a0b15',
      groove: '#7d0f1a',
      gleam: 0.6,
      shade: 0.4,
      outline: null,
      figure: 'star',
      figureColour: '#f6c9a0',
    },
    striker: {
      face: '#fffdf7',
      edge: '#dfe2dc',
      rim: '#28332f',
      groove: '#a3aeaa',
      gleam: 0.9,
      shade: 0.3,
      outline: null,
      figure: 'striker',
      figureColour: '#0f7f78',
    },
  },
  aim: {
    line: '#ffffff',
    ring: '#e0ad4d',
    man: '#b9540f',
    gentle: '#58b7ae',
    hard: '#d2303c',
    zone: '#3d9d78',
    wrong: '#d2303c',
    shade: 0.62,
    lit: '#f0b849',
    under: '#2b1a12',
  },
  light: { pool: 0.62, vignette: 0.58, shadow: 0.58 },
};

/** Walnut by lamplight, printed in pale ink: what is dark on other boards is light here. */
const dark: Theme = {
  ...classic,
  name: 'dark',
  surface: { light: '#5c4330', base: '#452f20', dark: '#291a11', grain: 0.7, powder: 0.16 },
  frame: { light: '#3c3029', base: '#2a211c', dark: '#120d0a', grain: 0.7, powder: 0 },
  cushion: '#080504',
  ink: '#ecd7ac',
  thin: 0.0012,
  red: '#b3222e',
  cream: '#f1e2c0',
  petals: { outer: '#c23440', leaf: '#e6cf9f', gold: '#8a5f22' },
  pocket: { lip: '#c2933f', deep: '#030202', wall: '#2a1d14', net: '#75603f' },
  discs: {
    ...classic.discs,
    black: {
      ...classic.discs.black,
      face: '#2b2725',
      edge: '#121010',
      outline: '#c9b48c',
      figureColour: '#8a8074',
    },
    queen: { ...classic.discs.queen, outline: '#ffb3a8' },
  },
  // It is dark already: more shade, and its black men are gone.
  aim: { ...classic.aim, man: '#f2b93b', under: '#0d0704', shade: 0.3 },
  light: { pool: 0.24, vignette: 0.5, shadow: 0.8 },
};

/** Flat, pale and black: every line broad, every disc with a figure and a rim of its own. */
const contrast: Theme = {
  ...classic,
  name: 'contrast',
  surface: { light: '#f3e7c9', base: '#f0e2bf', dark: '#e9d9b2', grain: 0.1, powder: 0 },
  frame: { light: '#22262a', base: '#17191c', dark: '#0b0c0e', grain: 0.1, powder: 0 },
  cushion: '#000000',
  ink: '#000000',
  thin: 0.0021,
  red: '#8a0f1c',
  cream: '#ffffff',
  petals: { outer: '#8a0f1c', leaf: '#000000', gold: '#ffffff' },
  pocket: { lip: '#ffd75e', deep: '#000000', wall: '#101010', net: '#4a4a4a' },
  discs: {
    white: {
      face: '#ffffff',
      edge: '#ffffff',
      rim: '#000000',
      groove: '#5f5f5f',
      gleam: 0,
      shade: 0,
      outline: '#000000',
      figure: 'rings',
      figureColour: '#5f5f5f',
    },
    black: {
      face: '#000000',
      edge: '#000000',
      rim: '#000000',
      groove: '#ffffff',
      gleam: 0,
      shade: 0,
      outline: '#000000',
      figure: 'rings',
      figureColour: '#ffffff',
    },
    queen: {
      face: '#b00020',
      edge: '#a00018',
      rim: '#000000',
      groove: '#ffffff',
      gleam: 0,
      shade: 0,
      outline: '#000000',
      figure: 'star',
      figureColour: '#ffffff',
    },
    striker: {
      face: '#ffe45c',
      edge: '#ffe45c',
      rim: '#000000',
      groove: '#000000',
      gleam: 0,
      shade: 0,
      outline: '#000000',
      figure: 'striker',
      figureColour: '#00424a',
    },
  },
  aim: {
    ...classic.aim,
    line: '#0b3fbf',
    ring: '#0b3fbf',
    man: '#8a3b00',
    zone: '#ffffff',
    wrong: '#ff8f8f',
    shade: 0.62,
    lit: '#ffd75e',
    under: '#000000',
  },
  light: { pool: 0, vignette: 0, shadow: 0.25 },
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = { classic, dark, contrast };
