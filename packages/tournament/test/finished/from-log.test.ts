import { describe, expect, it } from 'vitest';
import type { EventAct } from '../../src/event/act.js';
import { decideEvent } from '../../src/event/decide/decide.js';
import type { Entry } from '../../src/event/entry.js';
import { emptyLog, evolveEvent, type LoggedEvent } from '../../src/event/evolve.js';
import type { EventDiscipline } from '../../src/event/format.js';
import { finishedFromLog } from '../../src/finished/from-log.js';
import { countedLog } from '../../src/prizes/counted-event.js';
import { FORMATS } from '../support/stage.js';

const doing = (log: LoggedEvent, ...acts: readonly EventAct[]): LoggedEvent =>
  acts.reduce((before, act) => {
    const decision = decideEvent(before, { at: '2026-03-07T09:30Z', act });
    if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
    return evolveEvent(before, decision.ok);
  }, log);

const open = (discipline: EventDiscipline, entries: readonly Entry[]): readonly EventAct[] => [
  {
    ...{ type: 'open', name: 'Evening', date: '2026-03-07', lot: 1 },
    format: { discipline, stages: [FORMATS.league] },
  },
  { type: 'enter', entries },
  { type: 'pair' },
];

const score = (match: number, a: number, b: number): EventAct => ({
  ...{ type: 'report', match, report: { score: [a, b] } },
});
const single = (name: string, more: Partial<Entry> = {}): Entry => ({ players: [{ name }], ...more });

/** Two who meet once. */
const duel = (...acts: readonly EventAct[]): LoggedEvent =>
  doing(emptyLog, ...open('singles', [single('Asha'), single('Bina', { rate: 1700 })]), ...acts);

describe('an event that is over, from its log', () => {
  it('is its places, and what was played', () => {
    expect(finishedFromLog(duel(score(1, 3, 25)))).toEqual({
      ...{ id: null, name: 'Evening', date: '2026-03-07', discipline: 'singles' },
      order: [
        { entrant: 2, players: ['Bina'], names: ['Bina'], rate: 1700 },
        { entrant: 1, players: ['Asha'], names: ['Asha'], rate: null },
      ],
      matches: [{ round: 1, a: 1, b: 2, scores: [3, 25], winner: 'b' }],
    });
  });

  it('counts no match that was walked over, and none of the finals, which move places', () => {
    const walkedOver = duel({ type: 'walk-over', match: 1, against: 'a' });
    expect(finishedFromLog(walkedOver).matches).toEqual([]);
    const final: EventAct = {
      type: 'finals',
      format: { ...FORMATS.finals, places: 2, seeding: 'standings' },
    };
    const ended = duel(score(1, 3, 25), final, { type: 'go-on' }, { type: 'pair' }, score(2, 4, 25));
    const { order, matches } = finishedFromLog(ended);
    expect(order.map(({ names }) => names)).toEqual([['Asha'], ['Bina']]);
    expect(matches).toHaveLength(1);
  });

  it('knows people by their ids, pairs in any order, and teams by their names', () => {
    const pair = (...names: string[]): Entry => ({
      players: names.map((name) => ({ name, id: `id-${name}` })),
    });
    const pairs = doing(emptyLog, ...open('doubles', [pair('Bina', 'Asha'), pair('Devi', 'Chitra')]));
    expect(finishedFromLog(pairs).order[0]).toMatchObject({
      ...{ players: ['id-Bina', 'id-Asha'], names: ['Bina', 'Asha'] },
    });
    const closed = doing(pairs, score(1, 25, 3), { type: 'award', kind: 'asis' });
    expect(countedLog(closed, null).counts).toEqual({
      won: new Map([
        ['id-Asha & id-Bina', 2],
        ['id-Chitra & id-Devi', 1],
      ]),
    });
    const team = (name: string): Entry => ({ team: name, players: [{ name: `${name} 1` }] });
    const teams = doing(emptyLog, ...open('teams', [team('Reds'), team('Blues')]));
    expect(finishedFromLog(teams).order[0]).toMatchObject({ players: ['Reds'], names: ['Reds'] });
  });
});

describe('what an event counts in a championship', () => {
  const counts = (log: LoggedEvent, kind: Parameters<typeof countedLog>[1] = null) =>
    countedLog(log, kind).counts;

  it('is what it was closed with, or prizes of the kind that is asked for', () => {
    const closed = duel(score(1, 3, 25), { type: 'award', kind: 'fixed' });
    const won = (bina: number, asha: number) => ({
      won: new Map([
        ['Bina', bina],
        ['Asha', asha],
      ]),
    });
    expect(counts(closed)).toEqual(won(18, 16));
    expect(counts(closed, 'asis')).toEqual(won(2, 1));
  });

  it('is nothing while it goes on, or where there are no prizes', () => {
    expect(counts(duel(score(1, 3, 25)))).toEqual({ leftOut: 'open' });
    const unprized = duel(score(1, 3, 25), { type: 'award', kind: null });
    expect(counts(unprized)).toEqual({ leftOut: 'no-prizes' });
    expect(counts(unprized, 'asis')).toHaveProperty('won');
    expect(
      counts(duel(score(1, 3, 25), { type: 'award', kind: 'fixed' }, { type: 'reopen', reason: 'x' })),
    ).toEqual({
      leftOut: 'open',
    });
  });
});
