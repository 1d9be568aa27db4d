import type { SeenColumn } from '@opencarrom/tournament/seen';
import { catalogue } from '../../device/catalogue.js';

export interface StandingsWords {
  readonly none: string;
  readonly noneNote: string;
  readonly place: string;
  readonly name: string;
  readonly group: (name: string) => string;
  readonly columns: Readonly<Record<SeenColumn, string>>;
}

export const words = catalogue<StandingsWords>(import.meta.glob('./words/*.ts'));
