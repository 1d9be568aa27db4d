import type { NoteWords } from '../note-words.js';

export const words = {
  lettersUsed: (used, most) => `अक्षर: ${most} में से ${used}`,
} satisfies NoteWords;
