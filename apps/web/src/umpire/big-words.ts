import { catalogue } from '../device/catalogue.js';

export interface BigWords {
  readonly title: string;
  readonly missing: string;
  readonly allMatches: string;
  readonly back: string;
  readonly fill: string;
  readonly games: (won: number) => string;
  readonly men: (count: number) => string;
  readonly owes: (count: number) => string;
  readonly queen: string;
}

export const words = catalogue<BigWords>(import.meta.glob('./big-words/*.ts'));
