import { catalogue } from '../../device/catalogue.js';

export interface StandingsWords {
  readonly none: string;
  readonly noneNote: string;
  readonly group: (name: string) => string;
}

export const words = catalogue<StandingsWords>(import.meta.glob('./words/*.ts'));
