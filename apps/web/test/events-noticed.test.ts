import type { Participant } from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { asNamesakes, peopleIn } from '../src/events/entries/namesake.js';
import { noticedIn } from '../src/events/entries/noticed.js';

const entered = (number: number, ...names: readonly string[]): Participant => ({
  number,
  entry: { players: names.map((name) => ({ name })), federation: 'IND' },
  away: false,
});
const single = (name: string, federation?: string) => ({
  players: [{ name }],
  ...(federation === undefined ? {} : { federation }),
});
const noticesOf = (...asked: Parameters<typeof noticedIn>) =>
  noticedIn(...asked).map(({ notices }) => notices);

describe('a list before it is entered', () => {
  it('shows who has entered already, however the name is written', () => {
    const [first, second, third] = noticedIn(
      [single('ASHA  Rao', 'IND'), single('Rao, Asha', 'IND'), single('Bilal', 'IND')],
      [entered(4, 'Asha Rao')],
    );
    expect(first?.notices).toEqual([{ is: 'entered', name: 'Asha Rao', number: 4 }]);
    expect(second?.isDouble).toBe(true);
    expect(third).toMatchObject({ notices: [], isDouble: false });
  });

  it('shows who stands in it twice, by the row before', () => {
    expect(noticesOf([single('Asha'), single('Bilal'), single('asha')], [])).toEqual([
      [],
      [],
      [{ is: 'twice', row: 1 }],
    ]);
  });

  it('shows a pair of one person', () => {
    const pair = { players: [{ name: 'Asha Rao' }, { name: 'asha rao' }] };
    expect(noticedIn([pair], [])).toEqual([
      { entry: pair, notices: [{ is: 'itself', player: 'asha rao' }], isDouble: true },
    ]);
  });

  it('asks whether a name with one other letter is the same, and lets other initials and short names be', () => {
    const [chitra, om, bilal] = noticedIn(
      [single('Chitra Vermaa', 'IND'), single('Om', 'IND'), single('Bilal K.', 'IND')],
      [entered(1, 'Chitra Verma'), entered(2, 'On'), entered(3, 'Bilal M.')],
    );
    expect(chitra).toMatchObject({ notices: [{ is: 'alike', name: 'Chitra Verma' }], isDouble: false });
    expect([om?.notices, bilal?.notices]).toEqual([[], []]);
  });

  it('shows who plays in another pair', () => {
    const pair = { players: [{ name: 'Asha' }, { name: 'Chitra' }], federation: 'IND' };
    expect(noticesOf([pair], [entered(1, 'Asha', 'Bilal')])).toEqual([
      [{ is: 'plays', player: 'Asha', name: 'Asha & Bilal' }],
    ]);
  });

  it('misses a federation only where others have one', () => {
    expect(noticesOf([single('Asha'), single('Bilal')], [])).toEqual([[], []]);
    expect(noticesOf([single('Asha', 'IND'), single('Bilal')], [])).toEqual([[], [{ is: 'no-federation' }]]);
  });
});

describe('two people with one name', () => {
  it('are entered side by side, each with an id of their own', () => {
    const asha = { players: [{ name: 'Asha' }] };
    const known = peopleIn([{ entry: asha }]);
    const ids = [asha, asha].map((entry) => asNamesakes(entry, known).players.map(({ id }) => id));
    expect(ids).toEqual([['Asha (2)'], ['Asha (3)']]);
  });

  it('keep the id they have', () => {
    const asha = { players: [{ name: 'Asha', id: 'P2' }, { name: 'Asha' }] };
    expect(asNamesakes(asha, new Set(['Asha', 'P2'])).players.map(({ id }) => id)).toEqual([
      'P2',
      'Asha (2)',
    ]);
  });
});
