import { catalogue } from '../../device/catalogue.js';

/** What the desk says about printing; what stands on the paper itself is the paper's own. */
export interface PrintWords {
  readonly what: string;
  readonly which: string;
  readonly openMatches: string;
  readonly finalPlaces: string;
  readonly round: (stage: string, round: string) => string;
  readonly paper: string;
  readonly papers: Readonly<Record<'a4' | 'a3', string>>;
  readonly aPage: string;
  readonly perPage: (count: number) => string;
  readonly places: string;
  readonly fewer: string;
  readonly more: string;
  readonly language: string;
  readonly people: string;
  readonly naming: Readonly<Record<'names' | 'labels', string>>;
  readonly peopleNote: (hidden: number) => string;
  readonly codes: string;
  readonly codesNote: string;
  readonly noCodes: string;
  readonly address: string;
  readonly addressNote: string;
  readonly addressLocal: string;
  readonly addressWrong: string;
  readonly preview: string;
  readonly pages: (pages: number, paper: string) => string;
  readonly print: string;
  readonly save: string;
  readonly noTables: string;
}

export const words = catalogue<PrintWords>(import.meta.glob('./words/*.ts'));
