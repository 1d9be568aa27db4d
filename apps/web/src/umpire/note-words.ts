import { catalogue } from '../device/catalogue.js';

export interface NoteWords {
  readonly lettersUsed: (used: number, most: number) => string;
}

export const words = catalogue<NoteWords>(import.meta.glob('./note-words/*.ts'));
