import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClashQuestion, type DueMatch, findClashes } from '../../src/tables/clashes.js';

const at = (time: string): string => `2026-03-07T${time}`;

const due = (
  event: string,
  match: number,
  from: string,
  to: string,
  more: Partial<DueMatch> = {},
): DueMatch => ({
  event,
  match,
  table: null,
  players: [],
  umpire: null,
  from: at(from),
  to: at(to),
  hasBegun: false,
  ...more,
});

const ask = (matches: readonly DueMatch[], question: Partial<ClashQuestion> = {}) =>
  findClashes({
    matches,
    sessions: [{ start: at('09:00'), minutes: 480 }],
    tables: [1, 2, 3],
    zone: '',
    gap: 5,
    ...question,
  });

describe('a clash', () => {
  it('is a player due at two tables, with the times, and what could be moved where', () => {
    const singles = due('Singles', 4, '09:00', '09:50', { table: 1, players: ['Asha', 'Bina'] });
    const doubles = due('Doubles', 2, '09:30', '10:10', {
      table: 2,
      players: ['Chitra', 'Asha', 'Devi', 'Esha'],
    });
    expect(ask([doubles, singles])).toEqual([
      {
        what: 'plays-twice',
        who: 'Asha',
        one: singles,
        other: doubles,
        from: at('09:30'),
        to: at('09:50'),
        moves: [
          { event: 'Doubles', match: 2, from: at('09:55'), table: 2 },
          { event: 'Singles', match: 4, from: at('10:15'), table: 1 },
        ],
      },
    ]);
  });

  it('is none where one ends as the other begins', () => {
    const players = ['Asha'];
    expect(
      ask([due('S', 1, '09:00', '09:50', { players }), due('D', 1, '09:50', '10:30', { players })]),
    ).toEqual([]);
  });

  it('is a table given twice: another table will do', () => {
    const one = due('S', 1, '09:00', '09:50', { table: 2, players: ['Asha'] });
    const other = due('D', 1, '09:00', '09:40', { table: 2, players: ['Bina'] });
    const third = due('D', 2, '09:00', '09:40', { table: 1, players: ['Devi'] });
    expect(ask([one, other, third])).toMatchObject([
      {
        what: 'table-twice',
        who: 2,
        moves: [
          { event: 'D', match: 1, from: at('09:00'), table: 3 },
          { event: 'S', match: 1, from: at('09:00'), table: 3 },
        ],
      },
    ]);
  });

  it('is an umpire who plays, sits twice, or plays in the match itself', () => {
    const sits = due('S', 1, '09:00', '09:50', { umpire: 'Rao', players: ['Asha'] });
    const plays = due('D', 1, '09:20', '09:50', { players: ['Rao'] });
    expect(ask([sits, plays])).toMatchObject([
      {
        what: 'umpire-plays',
        who: 'Rao',
        moves: [
          { event: 'S', match: 1, umpire: 'another' },
          { event: 'D', match: 1, from: at('09:55') },
          { event: 'S', match: 1, from: at('09:55') },
        ],
      },
    ]);
    const elsewhere = due('D', 2, '09:20', '09:50', { umpire: 'Rao' });
    expect(ask([sits, elsewhere])).toMatchObject([
      {
        what: 'sits-twice',
        moves: [{ event: 'D', umpire: 'another' }, { event: 'S', umpire: 'another' }, {}, {}],
      },
    ]);
    const own = due('S', 2, '09:00', '09:50', { umpire: 'Rao', players: ['Rao', 'Asha'] });
    expect(ask([own])).toMatchObject([
      { what: 'umpire-plays', one: own, other: own, moves: [{ event: 'S', match: 2, umpire: 'another' }] },
    ]);
  });

  it('moves nothing that has begun, nothing beyond the sessions, and nothing into another clash', () => {
    const players = ['Asha'];
    const begun = due('S', 1, '09:00', '09:50', { players, hasBegun: true });
    const waiting = due('D', 1, '09:00', '09:50', { players });
    const later = due('D', 2, '10:00', '10:30', { players });
    expect(ask([begun, waiting, later])[0]?.moves).toEqual([
      { event: 'D', match: 1, from: at('10:35'), table: null },
    ]);
    const short = [{ start: at('09:00'), minutes: 60 }];
    expect(ask([begun, waiting], { sessions: short })).toMatchObject([{ what: 'plays-twice', moves: [] }]);
  });

  it('is looked for by one clock: what cannot be told by it is left out', () => {
    const players = ['Asha'];
    const zoned = {
      ...due('D', 1, '04:00', '04:30', { players }),
      from: '2026-03-07T04:00Z',
      to: '2026-03-07T04:30Z',
    };
    const local = {
      ...due('S', 1, '09:30', '10:00', { players }),
      from: '2026-03-07T09:30+05:30',
      to: '2026-03-07T10:00+05:30',
    };
    expect(ask([zoned, local], { zone: '+05:30' })).toHaveLength(1);
    expect(ask([zoned, local])).toEqual([]);
  });

  it('is found wherever two share somebody or a table at some minute, and nowhere else', () => {
    const matches = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 50 }),
        minutes: fc.integer({ min: 1, max: 20 }),
        table: fc.option(fc.integer({ min: 1, max: 3 })),
        players: fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'), {
          minLength: 2,
          maxLength: 2,
        }),
        umpire: fc.option(fc.constantFrom<string>('a', 'x', 'y')),
      }),
      { maxLength: 8 },
    );
    const time = (minute: number) =>
      at(`1${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(matches, (given) => {
        const all = given.map(
          (each, index): DueMatch => ({
            event: 'E',
            match: index,
            table: each.table,
            players: each.players,
            umpire: each.umpire,
            from: time(each.from),
            to: time(each.from + each.minutes),
            hasBegun: false,
          }),
        );
        const expected = new Set<string>();
        for (const [i, one] of given.entries()) {
          if (one.umpire !== null && one.players.includes(one.umpire))
            expected.add(`${i} ${i} ${one.umpire}`);
          for (const [j, other] of given.entries()) {
            if (j <= i) continue;
            const minutes = Array.from({ length: one.minutes }, (_, minute) => one.from + minute);
            if (!minutes.some((minute) => minute >= other.from && minute < other.from + other.minutes))
              continue;
            const people = [...one.players, one.umpire];
            for (const who of new Set([...other.players, other.umpire]))
              if (who !== null && people.includes(who)) expected.add(`${i} ${j} ${who}`);
            if (one.table !== null && one.table === other.table) expected.add(`${i} ${j} ${one.table}`);
          }
        }
        const found = new Set(
          ask(all).map(
            ({ one, other, who }) =>
              `${Math.min(one.match, other.match)} ${Math.max(one.match, other.match)} ${who}`,
          ),
        );
        expect([...found].sort()).toEqual([...expected].sort());
      }),
      { numRuns: 400 },
    );
  });
});
