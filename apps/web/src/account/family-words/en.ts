import type { FamilyWords } from '../family-words.js';

export const words = {
  title: 'Who plays?',
  about: 'Several people may play on this device, each with a name, a rating and a history of their own.',
  others: 'Who else plays on this device',
  playsNow: 'plays now',
  guest: 'guest',
  add: 'Somebody new',
  addYes: 'Play by this name',
  withAccount: 'Somebody with an account',
  takeOff: (name) => `Take ${name} off this device`,
  takeOffYes: 'Take off',
  takeOffGuest: (name) =>
    `${name} is a guest and has no way to sign in again: the name, the rating and the history are lost.`,
  takeOffAccount: 'They are signed out here. Everything is kept, and they may sign in again.',
  cancel: 'Leave it',
} satisfies FamilyWords;
