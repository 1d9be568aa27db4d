import { describe, expect, it } from 'vitest';
import type { Act } from '../../src/event/act.js';
import { decide } from '../../src/event/decide/decide.js';
import { type EventLog, emptyLog, evolve } from '../../src/event/evolve.js';
import type { EventFormat } from '../../src/event/format.js';
import { checkEvent } from '../../src/record/check.js';
import { readEventLog, writeEvent } from '../../src/record/record.js';

const SWISS: EventFormat = {
  discipline: 'singles',
  stages: [
    {
      system: 'swiss',
      name: 'Swiss',
      match: {
        rulebook: 'icf',
        stage: 'league',
        counted: 'score',
        mostScore: 25,
        minutes: 45,
        tie: null,
      },
      seeding: 'list',
      goOn: null,
      keys: ['points', 'buchholz', 'netscore', 'totscore'],
      phantomScore: 25,
      rounds: 5,
      method: 'serial',
      edition: '2014',
      retirements: 'none',
      delayTopPairing: 0,
      compatriotsApart: 0,
    },
  ],
};

const NAMES = ['Asha', 'Bina', 'Chitra', 'Devi', 'Esha', 'Farah', 'Gita', 'Hema'];

function doAll(log: EventLog, ...acts: readonly Act[]): EventLog {
  return acts.reduce((before, act) => {
    const decision = decide(before, { at: '2026-03-07T09:30', act });
    if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
    return evolve(before, decision.ok);
  }, log);
}

const refusal = (log: EventLog, act: Act): unknown => {
  const decision = decide(log, { at: '2026-03-07T09:30', act });
  return 'refused' in decision ? decision.refused : decision;
};

const opened = (entrants: number, ...acts: readonly Act[]): EventLog =>
  doAll(
    emptyLog,
    { type: 'open', name: 'Evening', format: SWISS, lot: 1 },
    { type: 'enter', entries: NAMES.slice(0, entrants).map((name) => ({ players: [{ name }] })) },
    ...acts,
  );

const tablesIn = ({ state }: EventLog): readonly (number | null)[] =>
  state.stages.flatMap(({ matches }) => matches.map(({ table }) => table));

const playAll = (log: EventLog): EventLog =>
  doAll(
    log,
    ...log.state.stages
      .flatMap(({ matches }) => matches)
      .filter(({ result }) => !result)
      .map(({ number }): Act => ({ type: 'report', match: number, report: { score: [25, 3] } })),
  );

describe('the tables of an event', () => {
  it('are new to everybody from round to round', () => {
    let log = opened(8, { type: 'tables', tables: 8, outOfUse: [] });
    for (let round = 1; round <= 5; round++) log = doAll(playAll(log), { type: 'pair' });
    const [stage] = log.state.stages;
    for (const entrant of stage?.entrants ?? []) {
      const sat = stage?.matches.filter(({ a, b }) => a === entrant || b === entrant);
      expect(new Set(sat?.map(({ table }) => table)).size).toBe(5);
    }
    expect(checkEvent(log.happenings)).toEqual([]);
  });

  it('out of use are left out of a draw', () => {
    expect(tablesIn(opened(4, { type: 'tables', tables: 4, outOfUse: [1, 3] }, { type: 'pair' }))).toEqual([
      2, 4,
    ]);
  });

  it('that break are left by the match that is there', () => {
    const drawn = opened(4, { type: 'pair' });
    expect(tablesIn(drawn)).toEqual([1, 2]);
    const after = doAll(drawn, { type: 'tables', tables: null, outOfUse: [1] });
    expect(after.happenings.at(-1)?.gave).toEqual({ moved: [{ match: 1, table: 3 }] });
    expect(tablesIn(after)).toEqual([3, 2]);
    const undone = doAll(after, { type: 'undo', of: after.happenings.length });
    expect(tablesIn(undone)).toEqual([1, 2]);
  });

  it('that are fewer than the matches are shared: who is paired later waits there', () => {
    expect(tablesIn(opened(6, { type: 'tables', tables: 2, outOfUse: [] }, { type: 'pair' }))).toEqual([
      1, 2, 1,
    ]);
  });

  it('of somebody who is kept to some are among these, and of the first match the top one', () => {
    const kept = opened(6, { type: 'keep-to', entrant: 2, tables: [5, 6] });
    expect(tablesIn(doAll(kept, { type: 'pair' }))).toContain(5);
    const free = doAll(kept, { type: 'keep-to', entrant: 2, tables: null }, { type: 'pair' });
    expect(tablesIn(free)).toEqual([1, 2, 3]);
    const top = opened(6, { type: 'tables', tables: 9, outOfUse: [], topTable: 9 }, { type: 'pair' });
    expect(tablesIn(top)).toEqual([9, 1, 2]);
  });

  it('given by hand stay when all others are given anew', () => {
    const byHand = opened(6, { type: 'pair' }, { type: 'allot', match: 1, table: 7 });
    expect(tablesIn(byHand)).toEqual([7, 2, 3]);
    expect(tablesIn(doAll(byHand, { type: 'allot-anew' }))).toEqual([7, 1, 2]);
    const free = doAll(byHand, { type: 'allot', match: 1, table: null }, { type: 'allot-anew' });
    expect(tablesIn(free)).toEqual([1, 2, 3]);
  });

  it('are kept in the log, which reads back to the same', () => {
    const log = opened(
      6,
      { type: 'tables', tables: 5, outOfUse: [4], topTable: 5 },
      { type: 'keep-to', entrant: 3, tables: [1] },
      { type: 'pair' },
      { type: 'allot-anew' },
    );
    const read = readEventLog(writeEvent(log));
    expect(read).toEqual({ ok: log });
  });

  it('that cannot be are refused, and why', () => {
    const log = opened(4, { type: 'tables', tables: 3, outOfUse: [2] }, { type: 'pair' });
    expect(tablesIn(log)).toEqual([1, 3]);
    const table = (outOfUse: readonly number[], topTable?: number): Act =>
      topTable === undefined
        ? { type: 'tables', tables: 3, outOfUse }
        : { type: 'tables', tables: 3, outOfUse, topTable };
    expect(refusal(log, table([4]))).toEqual({ why: 'no-such-table', table: 4, tables: 3 });
    expect(refusal(log, table([1, 2, 3]))).toEqual({ why: 'no-table-left' });
    expect(refusal(log, table([1], 4))).toEqual({ why: 'no-such-table', table: 4, tables: 3 });
    expect(refusal(log, table([1], 1))).toEqual({ why: 'table-out-of-use', table: 1 });
    expect(refusal(log, { type: 'allot', match: 1, table: 2 })).toEqual({
      why: 'table-out-of-use',
      table: 2,
    });
    expect(refusal(log, { type: 'allot', match: 1, table: 4 })).toEqual({
      why: 'no-such-table',
      table: 4,
      tables: 3,
    });
    expect(refusal(log, { type: 'allot', match: 1, table: 3 })).toEqual({
      why: 'table-taken',
      table: 3,
      match: 2,
    });
    expect(refusal(log, { type: 'allot', match: 9, table: 1 })).toMatchObject({ why: 'no-such-match' });
    expect(refusal(log, { type: 'keep-to', entrant: 9, tables: [1] })).toMatchObject({
      why: 'no-such-entrant',
    });
    expect(refusal(log, { type: 'keep-to', entrant: 1, tables: [2] })).toMatchObject({
      why: 'table-out-of-use',
    });
    expect(refusal(log, { type: 'keep-to', entrant: 1, tables: [] })).toEqual({ why: 'no-table-left' });
    expect(refusal(log, { type: 'keep-to', entrant: 1, tables: null })).toEqual({
      why: 'not-kept',
      entrant: 1,
    });
    const kept = doAll(log, { type: 'keep-to', entrant: 4, tables: [1] });
    expect(refusal(kept, table([1]))).toEqual({ why: 'kept-to', entrant: 4, tables: [1] });
    expect(refusal(playAll(log), { type: 'allot-anew' })).toEqual({ why: 'nothing-to-allot' });
  });
});
