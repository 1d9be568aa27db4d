import type { EventSession } from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import { daysOfPlay } from '../src/events/days-of-play.js';
import { draftFault, draftOf, emptyDraft, entryOf } from '../src/events/entries/draft.js';
import { moved } from '../src/events/moved.js';
import {
  anotherDay,
  hallDraftOf,
  hallFaults,
  sessionsOf,
  tablesOf,
} from '../src/events/settings/hall-draft.js';

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
  const day = { date: '2026-01-31', time: '09:30', hours: '8.5' };
  const draft = { tables: '12', outOfUse: '3, 7', days: [day], gap: '5' };

  it('are read, and what cannot be is named', () => {
    expect(Object.values(hallFaults(draft))).toEqual([false, false, false, false]);
    expect(tablesOf(draft)).toEqual({ tables: 12, outOfUse: [3, 7] });
    expect(
      hallFaults({ tables: 'many', outOfUse: 'x', days: [day, { ...day, hours: '0' }], gap: '' }),
    ).toEqual({
      ...{ tables: true, outOfUse: true, hours: true, gap: true },
    });
  });

  it('are of one day or several, each after the one before; the zone and the breaks stay', () => {
    const hall = (sessions: readonly EventSession[]) =>
      ({ hall: { sessions, outOfUse: [], tables: null, gap: 5 }, head: { date: '2026-01-31' } }) as never;
    const breaks = [{ start: '2026-01-31T13:00+05:30', minutes: 60 }];
    const written = hallDraftOf(hall([{ start: '2026-01-31T09:30+05:30', minutes: 510, breaks }]));
    expect(written.days).toMatchObject([day]);
    written.days.push(anotherDay(written.days));
    expect(sessionsOf(written)).toEqual({
      sessions: [
        { start: '2026-01-31T09:30+05:30', minutes: 510, breaks },
        { start: '2026-02-01T09:30+05:30', minutes: 510 },
      ],
      gap: 5,
    });
    expect(hallDraftOf(hall([])).days).toEqual([{ date: '2026-01-31', time: '', hours: '14' }]);
    expect(sessionsOf(hallDraftOf(hall([]))).sessions).toEqual([]);
  });
});

it('counts the days of an event over the end of a month, and a night that ends after midnight', () => {
  expect(daysOfPlay('2026-02-28', 2, '10:00', '20:30')).toEqual([
    { start: '2026-02-28T10:00', minutes: 630 },
    { start: '2026-03-01T10:00', minutes: 630 },
  ]);
  expect(daysOfPlay('2026-01-31', 1, '18:00', '01:00')).toEqual([
    { start: '2026-01-31T18:00', minutes: 420 },
  ]);
});
