import { catalogue } from '../../device/catalogue.js';

export interface StrokeWords {
  readonly keys: string;
  readonly went: string;
  readonly pocketed: string;
  readonly overboard: string;
  readonly own: (name: string) => string;
  readonly theirs: (name: string) => string;
  readonly ownShort: string;
  readonly theirsShort: string;
  readonly queen: string;
  readonly striker: string;
  readonly both: string;
  readonly improper: string;
  readonly anotherLaw: string;
  readonly nothing: string;
  readonly oneOwn: string;
  readonly touchedNothing: string;
  readonly andTouchedNothing: string;
  readonly rule: string;
  readonly clear: string;
  /** Men taken as placed that were not. */
  readonly notPlaced: Readonly<Record<'forfeited' | 'owed', string>>;
}

export const words = catalogue<StrokeWords>(import.meta.glob('./words/*.ts'));
