import { type Event, strokesIn, validateRecord, writeRecord } from '@opencarrom/match';
import {
  isFault,
  type Made,
  readLink,
  type SharedPiece,
  shareBoard,
  shareMatch,
  shareStroke,
  writeLink,
} from '@opencarrom/share';
import { describe, expect, it } from 'vitest';
import { type Played, played } from './support/played.js';
import { wood } from './support/wood.js';

const board = played({ length: 'board' }, 7);
const match = played({ length: 'game', clocks: 'laws', stage: 'final' }, 3, 360);

function sound(made: Made): SharedPiece {
  if (isFault(made)) throw new Error(`${made.fault}: ${made.detail}`);
  return made;
}

function opened(fragment: string): SharedPiece {
  const read = readLink(fragment);
  if (isFault(read)) throw new Error(`${read.fault}: ${read.detail}`);
  if (read.kind === 'practice') throw new Error('a board of practice');
  return read;
}

/** There and back: the same hash, and the same again when it is written again. */
function thereAndBack(made: Made): SharedPiece {
  const piece = sound(made);
  const link = writeLink(piece);
  const read = opened(`#${link}`);
  expect(read.hash).toBe(piece.hash);
  expect(read.events).toEqual(piece.events);
  expect(writeLink(read)).toBe(link);
  return read;
}

const runsOf = (events: readonly Event[]) =>
  strokesIn(events).map((event) => (event.run ? event.run.hash : null));
const boardsSet = ({ events }: Played) => events.filter(({ type }) => type === 'board-set');

describe('a match in a link', () => {
  it('comes back to the very same record', () => {
    const read = thereAndBack(shareMatch(board, { named: true }));
    expect(writeRecord(read.head, read.events)).toBe(writeRecord(board.head, board.events));
  });

  it('tells nobody’s name unless that is wished for', () => {
    const read = thereAndBack(shareMatch(board));
    expect(read.head.players).toEqual({ A: ['Player A'], B: ['Player B'] });
    expect(read.named).toBe(false);
    expect(runsOf(read.events)).toEqual(runsOf(board.events));
    expect(validateRecord(read).mismatch).toBeNull();
  });

  it('may be of doubles, on a strict board, with clocks', () => {
    thereAndBack(
      shareMatch(played({ discipline: 'doubles', length: 'board', manner: 'strict', clocks: 'laws' }, 5)),
    );
  });

  it.each(['icf-short', 'icf-classic', 'starwood', 'iiitn'] as const)('may be by %s', (rulebook) => {
    thereAndBack(shareMatch(played({ rulebook, length: 'board' }, 11)));
  });

  it('may be of a real board', () => {
    const wooden = wood();
    const read = thereAndBack(shareMatch(wooden, { named: true }));
    expect(writeRecord(read.head, read.events)).toBe(writeRecord(wooden.head, wooden.events));
    thereAndBack(shareBoard(wooden, wooden.events.length));
  });

  it('keeps the event, the day and the table with the names, and drops them with these', () => {
    const told = played({ length: 'board', event: 'Club evening', date: '2026-01-31', table: '4' }, 1, 6);
    expect(thereAndBack(shareMatch(told, { named: true })).head).toEqual(told.head);
    expect(thereAndBack(shareMatch(told)).head).toMatchObject({ event: null, date: null });
    expect(thereAndBack(shareMatch(told)).head).not.toHaveProperty('table');
  });
});

describe('a board of a match in a link', () => {
  it('is played again by itself: strokes, rulings, score and whose turn', () => {
    for (const set of boardsSet(match)) {
      const read = thereAndBack(shareBoard(match, set.seq + 1));
      expect(read.kind).toBe('board');
      const end = match.events.find(({ type, seq }) => type === 'board-over' && seq > set.seq);
      const over = read.events.find(({ type }) => type === 'board-over');
      expect(over?.type).toBe(end?.type);
      if (end && over) expect(over).toMatchObject({ ...end, seq: over.seq, at: over.at });
    }
  });

  it('stands on the score before it', () => {
    const last = boardsSet(match).at(-1) as Event;
    const before = match.events.filter(({ type, seq }) => type === 'board-over' && seq < last.seq);
    expect(thereAndBack(shareBoard(match, last.seq + 1)).start.lines).toHaveLength(before.length);
  });

  it('of thirty strokes weighs less than 2 kB', () => {
    for (const set of boardsSet(match)) {
      const piece = sound(shareBoard(match, set.seq + 1));
      const strokes = strokesIn(piece.events).length;
      expect(writeLink(piece).length * 30).toBeLessThan(2000 * Math.max(strokes, 30));
    }
  });
});

describe('a stroke in a link', () => {
  it('comes to the same bits as it did in its match', () => {
    for (const stroke of strokesIn(match.events).slice(0, 12)) {
      const read = thereAndBack(shareStroke(match, stroke.seq));
      expect(read.kind).toBe('stroke');
      expect(runsOf(read.events)).toEqual([stroke.run?.hash]);
      expect(read.start.board?.onTurn).toBe(stroke.by);
    }
  });

  it('is refused by name where there is none', () => {
    expect(shareStroke(match, 1)).toMatchObject({ fault: 'cannot-be' });
    expect(shareBoard({ head: match.head, events: [] }, 1)).toMatchObject({ fault: 'cannot-be' });
  });
});
