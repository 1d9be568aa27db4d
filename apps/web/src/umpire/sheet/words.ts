import type { SideTotals } from '@opencarrom/match';
import { catalogue } from '../../device/catalogue.js';

export interface SheetPageWords {
  readonly title: string;
  readonly score: string;
  readonly games: string;
  readonly game: (number: number) => string;
  readonly boards: string;
  readonly noBoard: string;
  readonly underWay: string;
  readonly toss: string;
  readonly began: string;
  readonly ended: string;
  readonly totals: string;
  readonly counted: Readonly<Record<keyof SideTotals, string>>;
  readonly warning: (name: string, law: string) => string;
  readonly givenUp: (game: number, law: string) => string;
  readonly changedSides: string;
  readonly replay: string;
  readonly protest: (number: number) => string;
  readonly upheld: string;
  readonly dismissed: string;
  readonly signatures: string;
  readonly sign: string;
  readonly again: string;
  readonly signAs: (name: string) => string;
  readonly signedBy: (name: string) => string;
  readonly umpire: string;
  readonly name: string;
  readonly drawHere: string;
  readonly pad: string;
  readonly clear: string;
  readonly close: string;
  readonly code: string;
  readonly codeNote: string;
  readonly deeds: string;
  readonly goOn: string;
  readonly console: string;
  readonly print: string;
  readonly share: string;
  readonly csv: string;
  readonly record: string;
  readonly copied: string;
  readonly allMatches: string;
}

export const words = catalogue<SheetPageWords>(import.meta.glob('./words/*.ts'));
