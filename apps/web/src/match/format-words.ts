import { catalogue } from '../device/catalogue.js';

export interface FormatWords {
  readonly book: string;
  readonly discipline: string;
  readonly disciplines: Readonly<Record<'singles' | 'doubles', string>>;
  readonly length: string;
  readonly lengths: Readonly<Record<'match' | 'game' | 'board', string>>;
  readonly clocks: string;
  readonly clockChoices: Readonly<Record<'laws' | 'none', string>>;
  readonly books: Readonly<Record<string, string>>;
}

export const words = catalogue<FormatWords>(import.meta.glob('./format-words/*.ts'));
