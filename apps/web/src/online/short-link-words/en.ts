import type { ShortLinkWords } from '../short-link-words.js';

export const words = {
  name: 'Short link',
  note: 'Messengers show a picture of the board with it. This server keeps what you share.',
  make: 'Make it short',
  making: 'Working…',
  share: 'Share the short link',
  copy: 'Copy the short link',
  remove: 'Remove it',
  copied: 'Short link copied.',
  refused: 'This browser did not allow it. Select the short link and copy it by hand.',
  kept: 'Anyone with this link can watch, until you remove it or nobody opens it for a year.',
  removed: 'Removed. The short link no longer leads here.',
  takenDown: 'A moderator has removed this from the server. The long link still works.',
} satisfies ShortLinkWords;
