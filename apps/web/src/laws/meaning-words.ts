import type { Award, BoardEnding, StrokeConsequence } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';

/** What a book lays down, in plain words. */
export interface MeaningWords {
  readonly ownReturn: string;
  readonly extra: (count: number) => string;
  readonly queen: Readonly<Record<Exclude<StrokeConsequence['queen'], 'as-she-is'>, string>>;
  readonly turn: Readonly<Record<StrokeConsequence['turn'], string>>;
  readonly choice: string;
  readonly or: string;
  readonly winner: Readonly<Record<BoardEnding['winner'], string>>;
  readonly award: (award: Award) => string;
  readonly demand: (points: number) => string;
  readonly goesOn: string;
  readonly makes: Readonly<Record<'foul' | 'penalty', string>>;
  readonly noLaw: string;
  readonly value: (subject: string, value: unknown) => string;
}

export interface Change {
  readonly games: 'every' | 'deciding';
  readonly afterBoard: number | null;
  readonly atPoints: number | null;
}

export const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const meaningWords = catalogue<MeaningWords>(import.meta.glob('./meaning-words/*.ts'));
