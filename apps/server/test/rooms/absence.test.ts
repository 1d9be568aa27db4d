import type { Player } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { Absence, type Attendance } from '../../src/rooms/absence.js';

const PEOPLE: readonly Player[] = ['A1', 'B1'];

/** A match in which A1 has the next stroke and both are there. */
const usual: Omit<Attendance, 'at'> = {
  people: PEOPLE,
  there: new Set(PEOPLE),
  awaited: ['A1'],
  begun: true,
  seq: 10,
  games: 0,
};
const onlyB: Partial<Attendance> = { there: new Set<Player>(['B1']) };
const onlyA: Partial<Attendance> = { there: new Set<Player>(['A1']) };
const nobody: Partial<Attendance> = { there: new Set<Player>() };

/** Seen at each of these seconds, and what was made of the last. */
function seen(...moments: readonly (readonly [second: number, Partial<Attendance>])[]) {
  const absence = new Absence();
  for (const [second, how] of moments) absence.see({ ...usual, ...how, at: second * 1000 });
  return absence;
}

describe('who is away', () => {
  it('on the own turn loses the match after a minute, and not before', () => {
    expect(seen([0, onlyB], [59.9, onlyB]).ending()).toBeNull();
    expect(seen([0, onlyB], [60, onlyB]).ending()).toEqual({ why: 'away', player: 'A1' });
  });

  it('on another’s turn loses nothing', () => {
    expect(seen([0, onlyA], [200, onlyA]).ending()).toBeNull();
    expect(seen([0, onlyA], [200, onlyA]).nextLook()).toBeNull();
  });

  it('wins no time by coming back: all of it in a game counts together', () => {
    const often = seen([0, onlyB], [40, {}], [100, onlyB], [119, onlyB]);
    expect(often.ending()).toBeNull();
    expect(often.nextLook()).toBe(120_000);
    often.see({ ...usual, ...onlyB, at: 120_000 });
    expect(often.ending()).toEqual({ why: 'away', player: 'A1' });
  });

  it('is given a minute anew with each game', () => {
    const next = { ...onlyB, games: 1 };
    expect(seen([0, onlyB], [50, next], [109, next]).ending()).toBeNull();
    expect(seen([0, onlyB], [50, next], [110, next]).ending()).toEqual({ why: 'away', player: 'A1' });
  });

  it('loses nothing by the time in which nobody waited', () => {
    expect(seen([0, nobody], [200, nobody], [201, onlyB], [260, onlyB]).ending()).toBeNull();
    expect(seen([0, nobody], [200, onlyB], [260, onlyB]).ending()).toEqual({ why: 'away', player: 'A1' });
  });

  it('has not lost by what was counted once they are there again', () => {
    expect(seen([0, onlyB], [59, onlyB], [61, {}]).ending()).toBeNull();
  });

  it('is told after five seconds, with what is left', () => {
    expect(seen([10, onlyB], [14.9, onlyB]).missed()).toEqual([]);
    expect(seen([10, onlyB], [16, onlyB]).missed()).toEqual([{ player: 'A1', since: 10_000, until: 70_000 }]);
    expect(seen([10, onlyB], [16, onlyB], [17, {}]).missed()).toEqual([]);
    expect(seen([10, onlyB]).nextLook()).toBe(15_000);
  });

  it('together with all others ends the match after five minutes, won by nobody', () => {
    expect(seen([0, nobody], [60, nobody], [299, nobody]).ending()).toBeNull();
    expect(seen([0, nobody], [60, nobody], [300, nobody]).ending()).toEqual({ why: 'deserted' });
  });

  it('may be a partner: only whose turn it is counts', () => {
    const doubles = { people: ['A1', 'B1', 'A2', 'B2'] as const, awaited: ['A2'] as const };
    const three = { ...doubles, there: new Set<Player>(['A1', 'B1', 'B2']) };
    expect(seen([0, three], [60, three]).ending()).toEqual({ why: 'away', player: 'A2' });
  });

  it('is never a computer', () => {
    const alone = { people: ['B1'] as const, there: new Set<Player>(['B1']) };
    expect(seen([0, alone], [600, alone]).ending()).toBeNull();
  });
});

describe('a match without a first stroke', () => {
  const fresh = { begun: false, seq: 1 };

  it('is given up after half a minute in which nothing is done', () => {
    expect(seen([0, fresh], [29.9, fresh]).ending()).toBeNull();
    expect(seen([0, fresh], [30, fresh]).ending()).toEqual({ why: 'not-begun' });
  });

  it('is waited for anew after whatever is done', () => {
    expect(seen([0, fresh], [20, { ...fresh, seq: 2 }], [45, { ...fresh, seq: 2 }]).ending()).toBeNull();
    expect(seen([0, fresh], [20, { ...fresh, seq: 2 }]).nextLook()).toBe(50_000);
  });

  it('is a match like others once it was made', () => {
    expect(seen([0, fresh], [20, {}], [100, {}]).ending()).toBeNull();
  });
});

describe('time-outs', () => {
  it('three in a row cost the match, though one is there', () => {
    const absence = seen([0, {}]);
    absence.timedOut('A1');
    absence.timedOut('B1');
    absence.timedOut('A1');
    expect(absence.ending()).toBeNull();
    absence.timedOut('A1');
    expect(absence.ending()).toEqual({ why: 'time-outs', player: 'A1' });
  });

  it('of somebody who is away are not counted: their absence is', () => {
    const absence = seen([0, onlyB]);
    for (let count = 0; count < 5; count++) absence.timedOut('A1');
    expect(absence.ending()).toBeNull();
  });

  it('are in a row no longer once one has done something', () => {
    const absence = seen([0, {}]);
    for (let count = 0; count < 5; count++) {
      absence.timedOut('A1');
      absence.timedOut('A1');
      absence.acted('A1');
    }
    expect(absence.ending()).toBeNull();
  });
});
