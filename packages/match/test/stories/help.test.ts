import { readRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { headOf, simulated } from '../support/hall.js';
import { fromSouth } from '../support/spots.js';

const HINT = { type: 'help', took: 'hint' } as const;
const GHOST = { type: 'help', took: 'ghost' } as const;
const THREE = { hints: 3, hand: null };
const GENTLE = { ...fromSouth(0), vx: 0, vy: 1 };

describe('help taken by a player', () => {
  it('is given as often as was agreed, and a hint shown once more is no other hint', () => {
    const hall = simulated({ help: THREE }).begins();
    hall.does('A1', HINT).does('A1', GHOST).does('A1', HINT).does('A1', HINT);
    hall.refuses('A1', HINT, 'too-much').does('A1', GHOST);
    expect(hall.state.help).toEqual({ A1: ['hint', 'ghost', 'hint', 'hint', 'ghost'] });
  });

  it('is for whoever is on turn, and where none was agreed on for nobody', () => {
    simulated({ help: THREE })
      .begins()
      .refuses('B1', HINT, 'out-of-turn')
      .refuses('umpire', HINT, 'not-yours');
    simulated({ help: { hints: 0, hand: null } })
      .begins()
      .refuses('A1', HINT, 'too-much');
    simulated().begins().refuses('A1', HINT, 'not-now');
  });

  it('stays taken when the stroke after it is taken back, and is no act that an undo takes back', () => {
    const hall = simulated({ help: THREE }).begins();
    const of = hall.does('A1', HINT).state.seq + 1;
    hall.does('A1', { type: 'strike', stroke: GENTLE });
    hall.does('umpire', { type: 'correct', of, with: null, reason: 'taken back', later: 'drop' });
    expect(hall.state.help).toEqual({ A1: ['hint'] });
    hall.does('A1', HINT).does('A1', { type: 'strike', stroke: GENTLE }).does('umpire', { type: 'undo' });
    expect(hall.state.board?.strokes).toBe(0);
    expect(hall.state.help).toEqual({ A1: ['hint', 'hint'] });
  });

  it('is in the record, which is written as the older version where nothing is said of it', () => {
    const hall = simulated({ help: THREE }).begins().does('A1', HINT);
    const text = writeRecord(hall.state.head, hall.log);
    const read = readRecord(text);
    if ('error' in read) throw new Error(read.error.message);
    expect(read.ok.state.help).toEqual({ A1: ['hint'] });
    expect(validateRecord(read.ok).mismatch).toBeNull();
    expect(hall.state.head.version).toBe(3);
    expect(headOf({}).version).toBe(2);
    const older = { ...hall.state.head, version: 2 };
    expect(readRecord(writeRecord(older, []))).toMatchObject({ error: { path: 'help' } });
  });

  it.each(['whole', 'short', 'none'] as const)(
    'says in the record that persons aimed by a line that is %s',
    (line) => {
      const { head } = simulated({ help: { ...THREE, line } }).state;
      const read = readRecord(writeRecord(head, []));
      expect(read).toMatchObject({ ok: { head: { version: 3, help: { hints: 3, hand: null, line } } } });
    },
  );

  it('may say nothing of the line, and nothing that no line is', () => {
    const { head } = simulated({ help: THREE }).state;
    const text = writeRecord(head, []);
    expect(readRecord(text)).toMatchObject({ ok: { head: { help: THREE } } });
    const other = text.replace('"hand":null', '"hand":null,"line":"laser"');
    expect(readRecord(other)).toMatchObject({ error: { path: 'help.line' } });
  });
});
