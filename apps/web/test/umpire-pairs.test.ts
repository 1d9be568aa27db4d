import { expect, it } from 'vitest';
import { words as atTable } from '../src/umpire/at-table/words/en.js';
import { words as calls } from '../src/umpire/calls/words/en.js';

const saidOf = (name: string) => [
  calls.mayCall(name),
  calls.callFor(name),
  calls.concedeGame(name),
  calls.concedeMatch(name),
  calls.awardTo(name, '143h'),
  atTable.signs(name),
  atTable.signed(name),
  atTable.confirms(name),
];

it('of one player and of a pair the umpire’s keys speak in their own number', () => {
  expect(saidOf('Asha')).toEqual([
    'Asha was warned twice: the next time may cost the match.',
    'Asha loses the match',
    'Asha gives up the game',
    'Asha gives up the match',
    'Asha loses the match · 143h',
    'Asha signs',
    'Asha has signed',
    'Asha confirms',
  ]);
  expect(saidOf('Asha & Anil')).toEqual([
    'Asha & Anil were warned twice: the next time may cost the match.',
    'Asha & Anil lose the match',
    'Asha & Anil give up the game',
    'Asha & Anil give up the match',
    'Asha & Anil lose the match · 143h',
    'Asha & Anil sign',
    'Asha & Anil have signed',
    'Asha & Anil confirm',
  ]);
});
