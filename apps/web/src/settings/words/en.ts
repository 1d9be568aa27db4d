import type { SettingsWords } from '../words.js';

const gamesHere = (games: number): string =>
  games === 0 ? 'No games' : games === 1 ? 'One game' : `${games} games`;

export const words = {
  title: 'Settings',
  you: 'You',
  name: 'Your name',
  nameNote: 'Shown at the board and in records. It stays on this device.',
  language: 'Language',
  account: 'Your account, and who plays',
  looks: 'Looks',
  theme: 'Theme',
  themes: { system: 'As the device', dusk: 'Dusk', paper: 'Paper', contrast: 'High contrast' },
  board: 'Board',
  boards: { classic: 'Classic wood', dark: 'Dark wood', contrast: 'High contrast' },
  play: 'At the board',
  aid: 'Aiming aid',
  aids: {
    ghost: { name: 'Line and ghost', note: 'where the striker will meet a man' },
    line: { name: 'Line', note: 'to the first contact' },
    none: { name: 'None', note: 'as on wood' },
  },
  rate: 'Strokes are shown',
  rates: { 0.25: 'Very slowly', 0.5: 'Slowly', 1: 'As they happen', 2: 'Twice as fast' },
  volume: 'Volume',
  mute: 'off',
  vibrate: 'Vibration',
  vibrateNote: 'a short tap when discs meet, and when your turn comes from afar, on phones that can',
  app: 'This device',
  install: 'Install the app',
  installed: 'The app is installed on this device.',
  installNote: 'It gets its own icon and works without a network.',
  installByHand:
    "It works without a network after the first visit. To have its icon, use “Install” or “Add to home screen” in the browser's menu.",
  storage: 'Kept here',
  used: (used, games) => `${gamesHere(games)}, ${used} in all with the app itself.`,
  usedUnknown: (games) => `${gamesHere(games)}.`,
  safe: 'The browser has promised not to clear it when the device runs short of room.',
  unsafe: 'When the device runs short of room the browser may clear it.',
  askToKeep: 'Ask it to keep everything',
  refusedToKeep: 'The browser did not promise it. Save games you care for to files.',
  deleteAll: 'Delete everything on this device…',
  deleteTitle: 'Delete everything?',
  deleteText: (games) =>
    games === 0
      ? 'Your settings will be gone from this device for good.'
      : `${gamesHere(games)} and your settings will be gone from this device for good. Games you want to keep can be saved to files in Records first.`,
  deleteYes: 'Delete all',
  no: 'Keep it',
  notDeleted: 'It could not be deleted: the browser refused. Nothing has changed.',
} satisfies SettingsWords;
