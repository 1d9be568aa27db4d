import { describe, expect, it } from 'vitest';
import { checkEvent, type EventAct, readEventLog, writeEvent } from '../../src/index.js';
import { clashesBetween, timesOf } from '../../src/tables/event-times.js';
import type { EventSession } from '../../src/tables/sessions.js';
import {
  doubleElimination,
  entry,
  finals,
  groups,
  Hall,
  knockout,
  ladder,
  league,
  opened,
  singles,
  swiss,
} from '../event/playing.js';

/** So many players and five Swiss rounds, nothing drawn. */
const evening = (players: number): Hall => opened(singles(swiss(5)), players);

const tablesIn = (hall: Hall): readonly (number | null)[] => hall.stage.matches.map(({ table }) => table);

describe('the tables of an event', () => {
  it('are new to everybody from round to round', () => {
    const hall = evening(8).do({ type: 'tables', tables: 8, outOfUse: [] });
    for (let round = 1; round <= 5; round++) hall.do({ type: 'pair' }).earlierWin();
    const { entrants, matches } = hall.stage;
    for (const entrant of entrants) {
      const sat = matches.filter(({ a, b }) => a === entrant || b === entrant);
      expect(new Set(sat.map(({ table }) => table)).size).toBe(5);
    }
    expect(checkEvent(hall.log.happenings)).toEqual([]);
  });

  it('out of use are left out of a draw', () => {
    const hall = evening(4).do({ type: 'tables', tables: 4, outOfUse: [1, 3] });
    expect(tablesIn(hall.do({ type: 'pair' }))).toEqual([2, 4]);
  });

  it('that break are left by the match that is there', () => {
    const hall = evening(4).do({ type: 'pair' });
    expect(tablesIn(hall)).toEqual([1, 2]);
    hall.do({ type: 'tables', tables: null, outOfUse: [1] });
    expect(hall.log.happenings.at(-1)?.gave).toEqual({ moved: [{ match: 1, table: 3 }] });
    expect(tablesIn(hall)).toEqual([3, 2]);
    hall.do({ type: 'undo', of: hall.log.happenings.length });
    expect(tablesIn(hall)).toEqual([1, 2]);
  });

  it('that are fewer than the matches are shared: who is paired later waits there', () => {
    const hall = evening(6).do({ type: 'tables', tables: 2, outOfUse: [] });
    expect(tablesIn(hall.do({ type: 'pair' }))).toEqual([1, 2, 1]);
  });

  it('of somebody who is kept to some are among these', () => {
    const kept = evening(6).do({ type: 'keep-to', entrant: 2, tables: [5, 6] });
    expect(tablesIn(kept.do({ type: 'pair' }))).toEqual([5, 1, 2]);
    kept.do({ type: 'take-back' }).do({ type: 'keep-to', entrant: 2, tables: null });
    expect(tablesIn(kept.do({ type: 'pair' }))).toEqual([1, 2, 3]);
  });

  it('of two who are kept to different ones are for the organiser to find', () => {
    const hall = evening(4)
      .do({ type: 'keep-to', entrant: 1, tables: [1, 2] })
      .do({ type: 'keep-to', entrant: 2, tables: [3] });
    expect(tablesIn(hall.do({ type: 'pair' }))).toEqual([null, 1]);
  });

  it('of the match paired first is the top one, in every draw', () => {
    const hall = evening(6).do({ type: 'tables', tables: 9, outOfUse: [], topTable: 9 });
    expect(tablesIn(hall.do({ type: 'pair' }))).toEqual([9, 1, 2]);
    expect(tablesIn(hall.earlierWin().do({ type: 'pair' })).slice(3)).toContain(9);
    expect(tablesIn(hall.do({ type: 'allot-anew' })).slice(3)).toContain(9);
  });

  it('given by hand stay when all others are given anew', () => {
    const hall = evening(6).do({ type: 'pair' }).do({ type: 'allot', match: 1, table: 7 });
    expect(tablesIn(hall)).toEqual([7, 2, 3]);
    expect(tablesIn(hall.do({ type: 'allot-anew' }))).toEqual([7, 1, 2]);
    hall.do({ type: 'allot', match: 1, table: null }).do({ type: 'allot-anew' });
    expect(tablesIn(hall)).toEqual([1, 2, 3]);
  });

  it('are not needed by a bye or by who has left', () => {
    const hall = evening(5).do({ type: 'pair' });
    expect(hall.stage.matches.map(({ b, table }) => [b === null, table])).toEqual([
      [false, 1],
      [false, 2],
      [true, null],
    ]);
    const without = opened(singles(league()), 4).do({ type: 'pair' }).earlierWin();
    without.do({ type: 'withdraw', entrant: 1 }).do({ type: 'pair' });
    expect(without.stage.matches.map(({ result, table }) => [result?.how, table])).toContainEqual([
      'walked-over',
      null,
    ]);
  });

  it('that cannot be are refused, and why', () => {
    const hall = evening(4)
      .do({ type: 'tables', tables: 3, outOfUse: [2] })
      .do({ type: 'pair' });
    expect(tablesIn(hall)).toEqual([1, 3]);
    const noFourth = { why: 'no-such-table', table: 4, tables: 3 };
    const tables = (outOfUse: readonly number[], top: object = {}): EventAct => ({
      type: 'tables',
      tables: 3,
      outOfUse,
      ...top,
    });
    expect(hall.refusal(tables([4]))).toEqual(noFourth);
    expect(hall.refusal(tables([1, 2, 3]))).toEqual({ why: 'no-table-left' });
    expect(hall.refusal(tables([1], { topTable: 4 }))).toEqual(noFourth);
    expect(hall.refusal(tables([1], { topTable: 1 }))).toEqual({ why: 'table-out-of-use', table: 1 });
    const allot = (match: number, table: number): EventAct => ({ type: 'allot', match, table });
    expect(hall.refusal(allot(1, 2))).toEqual({ why: 'table-out-of-use', table: 2 });
    expect(hall.refusal(allot(1, 4))).toEqual(noFourth);
    expect(hall.refusal(allot(1, 3))).toEqual({ why: 'table-taken', table: 3, match: 2 });
    expect(hall.refusal(allot(9, 1))).toMatchObject({ why: 'no-such-match' });
    const keep = (entrant: number, its: readonly number[] | null): EventAct => ({
      type: 'keep-to',
      entrant,
      tables: its,
    });
    expect(hall.refusal(keep(9, [1]))).toMatchObject({ why: 'no-such-entrant' });
    expect(hall.refusal(keep(1, [2]))).toMatchObject({ why: 'table-out-of-use' });
    expect(hall.refusal(keep(1, []))).toEqual({ why: 'no-table-left' });
    expect(hall.refusal(keep(1, null))).toEqual({ why: 'not-kept', entrant: 1 });
    hall.do(keep(4, [1]));
    expect(hall.refusal(tables([1]))).toEqual({ why: 'kept-to', entrant: 4, tables: [1] });
    expect(hall.earlierWin().refusal({ type: 'allot-anew' })).toEqual({ why: 'nothing-to-allot' });
  });
});

const SATURDAY: EventSession = { start: '2026-03-07T09:00', minutes: 240 };

const startsIn = (hall: Hall, now?: string) =>
  timesOf(hall.log.state, now).rounds.map(({ stage, round, from }) => `${stage}.${round} ${from?.slice(8)}`);

describe('the times of an event', () => {
  it('are told for every round to come, through all stages', () => {
    const hall = opened(singles(swiss(3, { goOn: 4 }), knockout({ thirdPlace: true })), 9);
    hall.do({ type: 'sessions', sessions: [SATURDAY, { start: '2026-03-08T10:00', minutes: 240 }], gap: 10 });
    // One game by the International Laws takes 50 minutes here.
    const all = ['1.1 07T09:00', '1.2 07T10:00', '1.3 07T11:00', '2.1 07T12:00', '2.2 08T10:00'];
    expect(startsIn(hall)).toEqual(all);
    hall.do({ type: 'pair' });
    expect(startsIn(hall)).toEqual(all);
    hall.earlierWin().do({ type: 'pair' }).earlierWin().do({ type: 'pair' }).earlierWin();
    expect(startsIn(hall)).toEqual(all);
    expect(startsIn(hall.do({ type: 'go-on' }).do({ type: 'pair' }))).toEqual(all);
  });

  it('take waves where tables are few', () => {
    const hall = opened(singles(league()), 4).do({ type: 'sessions', sessions: [SATURDAY], gap: 10 });
    hall.do({ type: 'tables', tables: 2, outOfUse: [2] });
    expect(startsIn(hall)).toEqual(['1.1 07T09:00', '1.2 07T11:00', '1.3 undefined']);
  });

  it('are earlier where fewer are there for the rounds to come', () => {
    const long = { ...SATURDAY, minutes: 1000 };
    const begun = (format: ReturnType<typeof singles>) =>
      opened(format, 8)
        .do({ type: 'sessions', sessions: [long], gap: 10 })
        .do({ type: 'tables', tables: 2, outOfUse: [] })
        .do({ type: 'pair' })
        .earlierWin();
    const swissRounds = begun(singles(swiss(3)));
    expect(startsIn(swissRounds)).toEqual(['1.1 07T09:00', '1.2 07T11:00', '1.3 07T13:00']);
    for (const entrant of [5, 6, 7, 8]) swissRounds.do({ type: 'withdraw', entrant });
    expect(startsIn(swissRounds)).toEqual(['1.1 07T09:00', '1.2 07T11:00', '1.3 07T12:00']);
    const bracket = begun(singles(knockout())).do({ type: 'tables', tables: 1, outOfUse: [] });
    const [, semis, final] = startsIn(bracket);
    expect([semis, final]).toEqual(['1.2 07T11:00', '1.3 07T13:00']);
    // Who meets nobody takes no table.
    expect(startsIn(bracket.do({ type: 'withdraw', entrant: 1 })).at(-1)).toBe('1.3 07T12:00');
  });

  it('follow what the boards wrote down', () => {
    const hall = opened(singles(knockout()), 4).do({ type: 'sessions', sessions: [SATURDAY], gap: 10 });
    hall.do({ type: 'pair' }).score(1, 25, 3);
    const times = { started: '2026-03-07T09:30', ended: '2026-03-07T10:20' };
    hall.do({ type: 'report', match: 2, report: { score: [25, 3], ...times } });
    expect(startsIn(hall)).toEqual(['1.1 07T09:00', '1.2 07T10:30']);
    expect(startsIn(hall, '2026-03-07T11:00')).toEqual(['1.1 07T09:00', '1.2 07T11:00']);
  });

  it.each([
    ['double elimination', [doubleElimination()], 8, 6],
    ['a ladder', [ladder()], 4, 3],
    ['groups and what follows', [groups(2, 2), knockout()], 8, 5],
    ['finals of one match', [swiss(1), finals(4, 1)], 4, 2],
  ])('are told of %s too', (_, stages, entrants, rounds) => {
    const hall = opened(singles(...stages), entrants);
    hall.do({ type: 'sessions', sessions: [{ ...SATURDAY, minutes: 1000 }] });
    expect(startsIn(hall)).toHaveLength(rounds);
  });

  it('are refused where sessions cannot be', () => {
    const wrong = { ...SATURDAY, minutes: 0 };
    expect(evening(4).refusal({ type: 'sessions', sessions: [SATURDAY, wrong] })).toEqual({
      why: 'session',
      session: 2,
      fault: 'no-length',
    });
  });
});

const umpires = (...names: readonly string[]): EventAct => ({
  type: 'umpires',
  umpires: names.map((name) => ({ name })),
});

describe('the umpires of an event', () => {
  it('are proposed for every open match, and do not sit twice in a row', () => {
    const hall = evening(4)
      .do(umpires('Rao', 'Sen', 'Ali', 'Roy'))
      .do({ type: 'pair' })
      .do({ type: 'appoint' });
    expect(hall.log.state.hall.chairs).toEqual({ 1: 'Rao', 2: 'Sen' });
    hall.earlierWin().do({ type: 'pair' }).do({ type: 'appoint' });
    expect(hall.log.state.hall.chairs).toMatchObject({ 3: 'Ali', 4: 'Roy' });
    expect(checkEvent(hall.log.happenings)).toEqual([]);
  });

  it('are of neither federation or club, whoever entered it for whom', () => {
    const hall = new Hall().do({ type: 'open', name: 'Cup', format: singles(swiss(1)), lot: 1 });
    hall.do({
      type: 'enter',
      entries: [{ ...entry('Asha'), federation: 'IND' }, { players: [{ name: 'Bruno', federation: 'ITA' }] }],
    });
    const list = [
      { name: 'Rao', federation: 'IND' },
      { name: 'Verdi', federation: 'ITA' },
      { name: 'Roy', federation: 'NEP' },
    ];
    hall.do({ type: 'umpires', umpires: list }).do({ type: 'pair' }).do({ type: 'appoint' });
    expect(hall.log.happenings.at(-1)?.gave).toEqual({
      appointed: [{ match: 1, umpire: 'Roy', breaks: [] }],
    });
  });

  it('who play themselves sit in another wave, and who really sat counts', () => {
    const hall = evening(4).do({ type: 'tables', tables: 1, outOfUse: [] }).do(umpires('P1', 'P3'));
    hall.do({ type: 'pair' }).do({ type: 'appoint' });
    expect(hall.round()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(hall.log.state.hall.chairs).toEqual({ 1: 'P3', 2: 'P1' });
    const other = evening(4)
      .do(umpires('Rao', 'Sen', 'Ali'))
      .do({ type: 'pair' });
    other.do({ type: 'report', match: 1, report: { score: [25, 3], umpire: 'Rao' } });
    expect(other.do({ type: 'appoint' }).log.state.hall.chairs).toEqual({ 2: 'Sen' });
  });

  it('are named by hand, and taken off', () => {
    const hall = evening(4).do(umpires('Rao', 'P3')).do({ type: 'pair' });
    hall.do({ type: 'umpire', match: 1, umpire: 'Rao' });
    expect(hall.refusal({ type: 'umpire', match: 2, umpire: 'Rao' })).toEqual({
      why: 'umpire-busy',
      umpire: 'Rao',
      match: 1,
    });
    expect(hall.refusal({ type: 'umpire', match: 1, umpire: 'P3' })).toMatchObject({ match: 2 });
    expect(hall.refusal({ type: 'umpire', match: 1, umpire: 'Sen' })).toEqual({
      why: 'no-such-umpire',
      umpire: 'Sen',
    });
    hall.do({ type: 'umpire', match: 1, umpire: null }).do({ type: 'umpire', match: 2, umpire: 'Rao' });
    expect(hall.log.state.hall.chairs).toEqual({ 2: 'Rao' });
  });

  it('are refused where nobody is listed, one twice, or no match is open', () => {
    const hall = evening(4);
    expect(hall.refusal({ type: 'appoint' })).toEqual({ why: 'no-umpires' });
    expect(hall.refusal(umpires('Rao', 'Rao'))).toEqual({ why: 'umpire-twice', umpire: 'Rao' });
    expect(hall.do(umpires('Rao')).refusal({ type: 'appoint' })).toEqual({ why: 'nothing-to-umpire' });
  });
});

describe('a meeting of two events', () => {
  it('names who is due at two tables, and a table that both use', () => {
    const make = (start: string) =>
      evening(2)
        .do({ type: 'sessions', sessions: [{ start, minutes: 240 }] })
        .do({ type: 'tables', tables: 2, outOfUse: [] })
        .do({ type: 'pair' });
    const [one, other] = [make('2026-03-07T09:00'), make('2026-03-07T09:30')];
    const clashes = clashesBetween([
      { name: 'Singles', state: one.log.state },
      { name: 'Veterans', state: other.log.state },
    ]);
    expect(clashes.map(({ what, who, from, to }) => [what, who, from.slice(11), to.slice(11)])).toEqual([
      ['plays-twice', 'P1', '09:30', '09:50'],
      ['plays-twice', 'P2', '09:30', '09:50'],
      ['table-twice', 1, '09:30', '09:50'],
    ]);
    expect(clashes[0]?.moves).toEqual([
      { event: 'Veterans', match: 1, from: '2026-03-07T09:55', table: 1 },
      { event: 'Singles', match: 1, from: '2026-03-07T10:25', table: 1 },
    ]);
  });
});

describe('the log', () => {
  it('keeps tables, sessions and umpires, and reads back to the same', () => {
    const hall = evening(6)
      .do({ type: 'tables', tables: 5, outOfUse: [4], topTable: 5 })
      .do({ type: 'keep-to', entrant: 3, tables: [1] })
      .do({
        type: 'sessions',
        sessions: [{ ...SATURDAY, breaks: [{ start: '2026-03-07T10:00', minutes: 30 }] }],
        gap: 5,
      })
      .do(umpires('Rao', 'Sen'))
      .do({ type: 'pair' })
      .do({ type: 'allot-anew' })
      .do({ type: 'appoint' })
      .do({ type: 'umpire', match: 1, umpire: null });
    expect(readEventLog(writeEvent(hall.log))).toEqual({ ok: hall.log });
  });

  it('is refused where it moves a match that is not there', () => {
    const hall = evening(4).do({ type: 'pair' }).do({ type: 'allot', match: 1, table: 9 });
    const damaged = writeEvent(hall.do({ type: 'allot-anew' }).log).replace(
      '"moved":[{"match":2',
      '"moved":[{"match":7',
    );
    expect(readEventLog(damaged)).toMatchObject({ error: { code: 'unknown-match', line: 6 } });
  });
});
