import { catalogue } from '../../device/catalogue.js';

export interface ScoreWords {
  readonly winner: string;
  readonly men: string;
  readonly menOf: (loser: string) => string;
  readonly queen: string;
  readonly nobody: string;
  readonly demanded: string;
  readonly missing: string;
  readonly points: (winner: string, points: number) => string;
  readonly write: string;
}

export const words = catalogue<ScoreWords>(import.meta.glob('./words/*.ts'));
