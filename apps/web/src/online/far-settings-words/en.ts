import type { FarSettingsWords } from '../far-settings-words.js';

export const words = {
  title: 'Playing online',
  showsAim: 'Show my aim to others',
  showsAimNote: 'striker and line as you aim; it is never kept',
  notifies: 'Notifications',
  notifiesNote: 'when it is your turn, or your opponent comes, and you look elsewhere',
  notifiesDenied: 'The browser forbids them for this site: allow them in its settings.',
  notifiesNowhere: 'This browser has no notifications.',
} satisfies FarSettingsWords;
