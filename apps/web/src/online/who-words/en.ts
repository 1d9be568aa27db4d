import type { WhoWords } from '../who-words.js';

export const words = {
  guest: 'Guest on this device',
  profile: 'Your profile',
  friends: 'Friends',
  others: 'Who plays?',
  somebodyElse: 'Somebody else…',
  account: 'Account',
  settings: 'Settings',
  playsNow: (name) => `${name} plays on this device now`,
  stillOf: (name, other) =>
    `This page is still that of ${name}. Change back to go on with it, or let ${other} have it.`,
  backTo: (name) => `Back to ${name}`,
  goOnAs: (name) => `Go on as ${name}`,
} satisfies WhoWords;
