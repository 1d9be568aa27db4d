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
  /** The acts of a stroke, as they follow each other. */
  readonly acts: { readonly name: string; readonly place: string; readonly aim: string };
  readonly across: (millimetres: number) => string;
  readonly degrees: (degrees: number) => string;
  readonly padPlace: string;
  readonly padPlaceFine: string;
  readonly padAim: string;
  readonly padAimFine: string;
  readonly lockPower: string;
  readonly lockSpin: string;
  readonly placing: string;
  readonly placingHelp: string;
  readonly placed: (piece: Side, reading: PlaceReading) => string;
}

export const said = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

export const handWords = catalogue<HandWords>(import.meta.glob('./hand-words/*.ts'));
