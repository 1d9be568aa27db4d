import { describe, expect, it } from 'vitest';
import { draftFault, draftOf, emptyDraft, entryOf } from '../src/events/entries/draft.js';
import { moved } from '../src/events/moved.js';
import { hallDraftOf, hallFaults, sessionsOf, tablesOf } from '../src/events/settings/hall-draft.js';

describe('an entry that is typed', () => {
  it('comes out as it went in', () => {
    const pair = {
      players: [
        { name: 'Asha Rao', id: 'P1', woman: true },
        { name: 'Bilal K.', club: 'Bandra', shown: false },
      ],
      federation: 'IND',
      rate: 1510,
    };
    expect(entryOf(draftOf(pair), 'doubles')).toEqual(pair);
  });

  it('names what is missing', () => {
    expect(draftFault(emptyDraft('doubles'), 'doubles')).toBe('no-name');
    expect(draftFault(emptyDraft('teams'), 'teams')).toBe('no-team');
    expect(draftFault({ ...emptyDraft('teams'), team: 'Reds' }, 'teams')).toBe('no-players');
    const [player] = emptyDraft('singles').players;
    const named = { ...emptyDraft('singles'), players: [{ ...player, name: ' Asha ' }] } as never;
    expect(draftFault(named, 'singles')).toBeNull();
    expect(draftFault({ ...(named as object), rate: 'good' } as never, 'singles')).toBe('rate');
    expect(entryOf(named, 'singles')).toEqual({ players: [{ name: 'Asha' }] });
  });
});

describe('an order by hand', () => {
  it('puts one at another place and keeps the others', () => {
    expect(moved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
  });
});

describe('tables and times that are typed', () => {
  const draft = { tables: '12', outOfUse: '3, 7', date: '2026-01-31', time: '09:30', hours: '8.5', gap: '5' };

  it('are read, and what cannot be is named', () => {
    expect(Object.values(hallFaults(draft))).toEqual([false, false, false, false]);
    expect(tablesOf(draft)).toEqual({ tables: 12, outOfUse: [3, 7] });
    expect(hallFaults({ ...draft, tables: 'many', outOfUse: 'x', hours: '0', gap: '' })).toEqual({
      ...{ tables: true, outOfUse: true, hours: true, gap: true },
    });
  });

  it('leave later sessions and the zone as they were', () => {
    const later = { start: '2026-02-01T09:00+05:30', minutes: 300 };
    const first = { start: '2026-01-31T10:00+05:30', minutes: 60 };
    expect(sessionsOf(draft, [first, later])).toEqual({
      sessions: [{ start: '2026-01-31T09:30+05:30', minutes: 510 }, later],
      gap: 5,
    });
    expect(
      hallDraftOf({ hall: { sessions: [], outOfUse: [], tables: null, gap: 5 }, head: null } as never),
    ).toEqual({
      ...{ tables: '', outOfUse: '', date: '', time: '', hours: '14', gap: '5' },
    });
  });
});
