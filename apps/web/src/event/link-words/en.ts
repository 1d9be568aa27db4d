import type { LinkWords } from '../link-words.js';

export const words = {
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Share',
} satisfies LinkWords;
