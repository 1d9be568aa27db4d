import { colour } from './raster.js';

/** The colours of the board, as the app paints it by lamplight. */
export const LOOKS = {
  room: colour('#17120e'),
  /** What a board lies on where there is more room beside it: black men are seen on it too. */
  table: colour('#3f5e57'),
  surface: { light: colour('#f6e2b8'), base: colour('#e8c993'), dark: colour('#c0915a') },
  frame: { light: colour('#8a4f2b'), base: colour('#6a3719'), dark: colour('#37190b') },
  cushion: colour('#1d0f08'),
  ink: colour('#2b1a12'),
  red: colour('#c3242f'),
  cream: colour('#f8ecd2'),
  gold: colour('#cf9a3a'),
  lip: colour('#c99a49'),
  lipLit: colour('#efd9ac'),
  hole: colour('#070504'),
  wall: colour('#3a2a1d'),
  shadow: colour('#2a1505'),
  lamp: colour('#fff6da'),
  aim: colour('#fff9ea'),
} as const;

export const DISCS = {
  white: {
    face: colour('#fffaec'),
    edge: colour('#f3dfb4'),
    rim: colour('#6b4a20'),
    ring: colour('#cfa566'),
    gleam: 0.5,
  },
  black: {
    face: colour('#453f3b'),
    edge: colour('#1c1918'),
    rim: colour('#060505'),
    ring: colour('#6d655e'),
    gleam: 0.34,
  },
  queen: {
    face: colour('#e23a47'),
    edge: colour('#ab1623'),
    rim: colour('#5e0912'),
    ring: colour('#f6c9a0'),
    gleam: 0.42,
  },
  striker: {
    face: colour('#fffdf7'),
    edge: colour('#dde1db'),
    rim: colour('#28332f'),
    ring: colour('#0f7f78'),
    gleam: 0.4,
  },
} as const;

export type DiscTints = (typeof DISCS)[keyof typeof DISCS];
