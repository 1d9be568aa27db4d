import type { NoteWords } from '../note-words.js';

export const words = {
  lettersUsed: (used, most) => `${used} of ${most} letters`,
} satisfies NoteWords;
