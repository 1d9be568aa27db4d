import type { AimReading, PlaceReading } from '@opencarrom/board';
import type { Side } from '@opencarrom/laws';
import { catalogue } from '../../device/catalogue.js';

/** What is said of the hand at the board: aiming, and placing a man. */
export interface HandWords {
  /** The gesture, for whoever has never struck here. */
  readonly gesture: string;
  readonly noPower: string;
  readonly spin: (spin: number) => string;
  /** An aim in full; with what it meets where that may be told. */
  readonly aim: (reading: AimReading, isMeetingTold: boolean) => string;
  readonly placing: string;
  readonly placingHelp: string;
  readonly placed: (piece: Side, reading: PlaceReading) => string;
}

export const said = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

export const handWords = catalogue<HandWords>(import.meta.glob('./hand-words/*.ts'));
