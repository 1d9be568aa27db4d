import type { Equipment, Point } from '@opencarrom/physics';
import type { AimState } from '../aim/state.js';
import type { Theme } from '../themes.js';
import type { DiscPainter } from './disc-painter.js';
import type { Pen } from './picture.js';

/** How much of the future is shown: nothing, a short line, or all of it: the first contact and the ways apart. */
export type Aid = 'none' | 'line' | 'ghost';

/** What is seen of an aim. */
export type SeenState = Pick<AimState, 'stage' | 'place' | 'angle' | 'power' | 'spin' | 'cancelling'>;

export interface AimPicture {
  readonly aim: SeenState;
  readonly aid: Aid;
  readonly men: readonly Point[];
}

export interface AimCanvas {
  readonly pen: Pen;
  readonly painter: DiscPainter;
  readonly theme: Theme;
  readonly equipment: Equipment;
}
