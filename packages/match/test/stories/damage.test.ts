import { type Head, headFault, readRecord, writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { headOf, wooden } from '../support/hall.js';

/** The record of a short match, with something in its last ruling changed. */
function damaged(change: (ruling: Record<string, unknown>) => Record<string, unknown>) {
  const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true });
  const events = hall.log.map((event) =>
    event.type === 'ruling' && event.seq === hall.state.seq
      ? { ...event, ruling: change({ ...event.ruling }) }
      : event,
  );
  return readRecord(writeRecord(hall.state.head, events as typeof hall.log));
}

describe('a head that cannot be', () => {
  const fault = (changes: Partial<Head>) =>
    headFault({ ...headOf({ source: 'observed' }), ...changes })?.path;

  it('a day or an hour that no calendar has', () => {
    for (const date of ['2026-01-31', '2026-12-01T23:59', '2026-02-28T00:00:59.5+05:30', null])
      expect(fault({ date })).toBeUndefined();
    for (const date of [
      '2026-13-01',
      '2026-00-10',
      '2026-01-32',
      '2026-01-01T24:00',
      '2026-01-01T10:60',
      'May',
    ])
      expect(fault({ date })).toBe('date');
  });

  it('a day that its month does not have', () => {
    for (const date of ['2026-02-28', '2024-02-29', '2000-02-29', '2026-04-30', '2026-12-31T10:00Z'])
      expect(fault({ date })).toBeUndefined();
    for (const date of [
      '2026-02-29',
      '1900-02-29',
      '2024-02-30',
      '2026-02-31T10:00Z',
      '2026-04-31',
      '2026-11-31',
    ])
      expect(fault({ date })).toBe('date');
  });

  it('a record of such a day is damaged, and says which day it is', () => {
    const head = { ...headOf({ source: 'observed' }), date: '2026-02-31T10:00Z' };
    expect(readRecord(writeRecord(head, []))).toEqual({
      error: { code: 'bad-head', line: 1, path: 'date', message: 'no calendar has the day 2026-02-31' },
    });
  });

  it('what the paper asks, said in a way that no paper takes', () => {
    const paper = { category: 'Women', round: '2', number: '17', table: 'A 4', umpire: 'R. Rao' };
    expect(fault(paper)).toBeUndefined();
    for (const field of ['category', 'round', 'number', 'table', 'umpire'] as const) {
      for (const said of ['', '  ', 'a\nb', 'x'.repeat(81)]) expect(fault({ [field]: said })).toBe(field);
      const read = readRecord(writeRecord({ ...headOf({ source: 'observed' }), [field]: 4 as never }, []));
      expect(read).toMatchObject({ error: { code: 'bad-head', line: 1, path: field } });
    }
  });

  it('a record of the first version knows nothing of it, and opens as it always did', () => {
    const first = { ...headOf({ source: 'observed' }), version: 1 };
    expect(readRecord(writeRecord(first, []))).toMatchObject({ ok: { head: first } });
    expect(fault({ version: 1, table: '4' })).toBe('table');
    expect(readRecord(writeRecord({ ...first, version: 4 }, []))).toMatchObject({
      error: { code: 'newer-version', path: 'version' },
    });
  });

  it('a name that does not stay on its line', () => {
    expect(fault({ players: { A: ['Asha\n'], B: ['Bina'] } })).toBe('players.A[0]');
    expect(fault({ players: { A: ['Asha'], B: ['\u001b[31mBina'] } })).toBe('players.B[0]');
    expect(fault({ event: 'Club\u0007' })).toBe('event');
    expect(fault({ players: { A: ['आशा'], B: ['Łukasz–Ni’Mh'] }, event: 'Diwali ✨' })).toBeUndefined();
  });

  it('a name that no sheet has room for', () => {
    expect(fault({ players: { A: ['a'.repeat(80)], B: ['b'.repeat(81)] } })).toBe('players.B[0]');
    expect(fault({ players: { A: ['a'.repeat(80)], B: ['Bina'] }, event: 'e'.repeat(80) })).toBeUndefined();
    expect(fault({ event: 'e'.repeat(81) })).toBe('event');
  });
});

describe('a record saved by hand', () => {
  const { state, log } = wooden().begins().sees({ own: 2 });
  const text = writeRecord(state.head, log);

  it('may end in empty lines', () => {
    for (const end of ['\n', '\n\n', '\r\n  \n']) expect(readRecord(text + end)).toEqual(readRecord(text));
    expect(readRecord(text)).toHaveProperty('ok');
  });

  it('has none between its lines', () => {
    const gap = text.replace('\n', '\n\n');
    expect(readRecord(gap)).toMatchObject({ error: { code: 'not-json', line: 2 } });
  });

  it('of empty lines alone is empty', () => {
    expect(readRecord('\n\n')).toMatchObject({ error: { code: 'empty', line: 1 } });
  });
});

describe('a record that was tampered with', () => {
  it('numbers that nobody could count up to are refused before anything is made of them', () => {
    const placing = [{ piece: 'white', count: 1e9, by: 'opponent' }];
    expect(damaged((ruling) => ({ ...ruling, placing }))).toMatchObject({
      error: { code: 'bad-event', path: 'ruling.placing[0].count' },
    });
    const rights = { doubleFine: false, forgo: 0, demand: 1e9 };
    expect(damaged((ruling) => ({ ...ruling, rights }))).toMatchObject({
      error: { code: 'bad-event', path: 'ruling.rights.demand' },
    });
    expect(damaged((ruling) => ruling)).toHaveProperty('ok');
  });

  it('a ruling that nobody could announce is refused by its line', () => {
    const result = { winner: 'white', points: 3, demandable: 0 };
    const findings = [{ concern: 'the-roof-leaks', laws: ['48'], proper: true }];
    expect(damaged((ruling) => ({ ...ruling, result, findings }))).toMatchObject({
      error: { code: 'bad-event', line: 10, path: 'ruling.findings' },
    });
  });
});
