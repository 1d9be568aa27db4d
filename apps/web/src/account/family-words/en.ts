import type { FamilyWords } from '../family-words.js';

export const words = {
  title: 'Who plays?',
  about: 'Several people can play on this device, each with their own name, rating and history.',
  others: 'Who else plays on this device',
  playsNow: 'plays now',
  guest: 'guest',
  add: 'Somebody new',
  addYes: 'Play with this name',
  withAccount: 'Somebody with an account',
  takeOff: (name) => `Remove ${name} from this device`,
  takeOffYes: 'Remove',
  takeOffGuest: (name) =>
    `${name} is a guest and has no way to sign in again: the name, the rating and the history are lost.`,
  takeOffAccount: 'They are signed out here. Nothing is lost, and they can sign in again.',
  cancel: 'Cancel',
} satisfies FamilyWords;
