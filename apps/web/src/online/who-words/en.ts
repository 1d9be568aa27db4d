import type { WhoWords } from '../who-words.js';

export const words = {
  guest: 'Guest on this device',
  profile: 'Your profile',
  mine: 'My carrom',
  friends: 'Friends',
  others: 'Who plays?',
  somebodyElse: 'Somebody else…',
  account: 'Account',
  settings: 'Settings',
  playsNow: (name) => `${name} plays on this device now`,
  stillOf: (name, other) =>
    `This page still belongs to ${name}. Switch back to continue, or let ${other} have it.`,
  backTo: (name) => `Back to ${name}`,
  goOnAs: (name) => `Continue as ${name}`,
} satisfies WhoWords;
