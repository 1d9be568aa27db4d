import type { FarSettingsWords } from '../far-settings-words.js';

export const words = {
  title: 'Playing online',
  showsAim: 'Show my aim to others',
  showsAimNote: 'striker and line as you aim; never saved',
  notifies: 'Notifications',
  notifiesNote: 'when it is your turn or your opponent arrives while you are elsewhere',
  notifiesDenied: 'The browser blocks them for this site. Allow them in its settings.',
  notifiesNowhere: 'This browser has no notifications.',
} satisfies FarSettingsWords;
