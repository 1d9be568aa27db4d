import type { SoundEvent } from './plan.js';

/** How a voice is played for one blow. */
export interface Blow {
  /** 1 is its own pitch. */
  readonly pitch: number;
  /** Hertz above which it is muffled. */
  readonly muffle: number;
  readonly gain: number;
}

const LOUD: Readonly<Record<SoundEvent['kind'], number>> = { disc: 0.8, cushion: 1, pocket: 1, queen: 1 };

/** A harder blow is louder, brighter and a trifle higher. */
export const blowOf = ({ kind, strength }: Pick<SoundEvent, 'kind' | 'strength'>): Blow => ({
  pitch: 0.94 + 0.12 * strength,
  muffle: 900 + 9000 * strength * strength,
  gain: strength * strength * LOUD[kind],
});
