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
  looks: 'Appearance',
  theme: 'Theme',
  themes: { system: 'Same as device', dusk: 'Dark', paper: 'Light', contrast: 'High contrast' },
  board: 'Board',
  boards: {
    classic: 'Classic wood',
    birch: 'Birch and ebony',
    teak: 'Teak',
    rosewood: 'Rosewood frame',
    dark: 'Dark wood',
    contrast: 'High contrast',
  },
  men: 'Coins',
  menDesigns: {
    classic: 'Classic',
    walnut: 'Boxwood and walnut',
    slate: 'Slate',
    oxblood: 'Ivory and oxblood',
  },
  striker: 'Striker',
  strikers: { flower: 'Flower', compass: 'Compass', wheel: 'Wheel', moon: 'Moon' },
  play: 'At the board',
  aid: 'Aiming help',
  aids: {
    ghost: { name: 'Full', note: 'shows where the striker hits a coin' },
    line: { name: 'Line only', note: 'to the first contact' },
    none: { name: 'Off', note: 'as on a real board' },
  },
  rate: 'Animation speed',
  rates: { 0.25: 'Very slow', 0.5: 'Slow', 1: 'Normal', 2: 'Fast' },
  volume: 'Volume',
  mute: 'off',
  vibrate: 'Vibration',
  vibrateNote: 'on hits and when your online turn comes, if your phone supports it',
  app: 'This device',
  install: 'Install the app',
  installed: 'The app is installed on this device.',
  installNote: 'It gets its own icon and works offline.',
  installByHand:
    "It works offline after the first visit. To get its icon, use “Install” or “Add to home screen” in the browser's menu.",
  storage: 'Saved on this device',
  used: (used, games) => `${gamesHere(games)}, ${used} in all with the app itself.`,
  usedUnknown: (games) => `${gamesHere(games)}.`,
  safe: 'The browser will not delete your games when space runs low.',
  unsafe: 'The browser may delete your games when space runs low.',
  askToKeep: 'Protect my games',
  refusedToKeep: 'The browser refused. Save important games to files.',
  deleteAll: 'Delete everything on this device…',
  deleteTitle: 'Delete everything?',
  deleteText: (games) =>
    games === 0
      ? 'Your settings will be deleted from this device for good.'
      : `${gamesHere(games)} and your settings will be deleted from this device for good. To keep a game, first save it to a file under Games.`,
  deleteYes: 'Delete all',
  no: 'Keep it',
  notDeleted: 'The browser refused to delete it. Nothing has changed.',
} satisfies SettingsWords;
