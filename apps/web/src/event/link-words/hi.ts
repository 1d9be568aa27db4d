import type { LinkWords } from '../link-words.js';

export const words = {
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  share: 'शेयर करें',
} satisfies LinkWords;
