import { readRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Hall, wooden } from '../support/hall.js';

const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;

/** All that can be seen of a match but the numbers and times of its events. */
function story(hall: Hall) {
  const { seq: _, at: __, latest: ___, before: ____, undone: _____, clock, board, ...rest } = hall.state;
  return { ...rest, clock: clock?.kind, board: board && { ...board, stillAt: 0 } };
}

/** The record of a hall replays and comes to the same by its commands alone. */
function replays(hall: Hall): void {
  const read = readRecord(writeRecord(hall.state.head, hall.log));
  if (!('ok' in read)) throw new Error(read.error.message);
  expect(read.ok.state).toEqual(hall.state);
  expect(validateRecord(read.ok).mismatch).toBeNull();
}

describe('taken back and done again', () => {
  it('goes back act by act to before the toss, and forward again to the end', () => {
    const hall = wooden({ clocks: 'laws' }).begins();
    hall.sees({ own: 1 }).sees({ striker: true }).sees({ own: 2 });
    const steps = [story(hall)];
    while (hall.state.before !== null) {
      hall.does('umpire', undo);
      steps.push(story(hall));
    }
    expect(hall.state.toss).toBeNull();
    hall.refuses('umpire', undo, 'nothing-to-undo');
    for (const step of steps.reverse().slice(1)) {
      hall.does('umpire', redo);
      expect(story(hall)).toEqual(step);
    }
    hall.refuses('umpire', redo, 'nothing-to-redo');
    replays(hall);
  });

  it('takes back a correction, and the stroke as first entered counts again', () => {
    const hall = wooden().begins().sees({ own: 1 }).sees({}).sees({ own: 1 });
    const asEntered = story(hall);
    const of = hall.log.find((event) => event.type === 'done' && event.act.type === 'observe')?.seq ?? 0;
    const act = { type: 'observe', seen: { pocketed: { white: 3 } } } as const;
    hall.does('umpire', { type: 'correct', of, with: { by: 'umpire', act }, reason: 'three fell' });
    const corrected = story(hall);
    expect(corrected).not.toEqual(asEntered);
    hall.does('umpire', undo);
    expect(story(hall)).toEqual(asEntered);
    hall.does('umpire', redo);
    expect(story(hall)).toEqual(corrected);
    replays(hall);
  });

  it('takes back a protest upheld: the board goes on where it was', () => {
    const hall = wooden().begins().sees({ own: 2 });
    hall.does('B1', { type: 'protest', facts: 'the striker was pushed' });
    const lodged = story(hall);
    hall.does('umpire', { type: 'decide-protest', protest: 1, upheld: true, decision: 'it was' });
    hall.does('umpire', undo);
    expect(story(hall)).toEqual(lodged);
    hall.table(7, 9);
    replays(hall);
  });

  it('has nothing to do again once something else was done', () => {
    const hall = wooden().begins().sees({ own: 1 }).does('umpire', undo).sees({});
    hall.refuses('umpire', redo, 'nothing-to-redo');
  });

  it('corrects a stroke that was taken back and done again', () => {
    const hall = wooden().begins().sees({ own: 1 }).does('umpire', undo).does('umpire', redo);
    const of = hall.log.find((event) => event.type === 'done' && event.act.type === 'observe')?.seq ?? 0;
    hall.does('umpire', { type: 'correct', of, with: null, reason: 'no stroke at all' });
    hall.table(9, 9);
    replays(hall);
  });

  it("is the umpire's alone", () => {
    wooden().begins().refuses('A1', undo, 'not-yours');
  });
});

describe('a result entered as a whole', () => {
  const tally = { type: 'tally', winner: 'B', men: 4, queen: 'B' } as const;

  it('[icf:53a] is counted by the book, and the next board is set up', () => {
    const hall = wooden().begins().does('umpire', tally).score(0, 7);
    expect(hall.line).toMatchObject({ winner: 'B', points: 7, men: { A: 4, B: 0 }, queen: 'B', strokes: 0 });
    expect(hall.board.board).toBe(2);
    replays(hall);
  });

  it('[icf:52a] the queen counts nothing from 22 points on', () => {
    const hall = wooden().begins();
    hall
      .does('umpire', { ...tally, men: 9 })
      .does('umpire', { ...tally, men: 9 })
      .score(0, 24);
    hall.does('umpire', { ...tally, men: 1 }).score(0, 25);
  });

  it('adds what was demanded, no more than the book offers anywhere', () => {
    const hall = wooden().begins();
    hall.refuses('umpire', { ...tally, demanded: 3 }, 'impossible-facts');
    hall.does('umpire', { ...tally, men: 3, queen: null, demanded: 2 }).score(0, 5);
    expect(hall.line?.demanded).toBe(2);
  });

  it('refuses more men than a side has', () => {
    wooden()
      .begins()
      .refuses('umpire', { ...tally, men: 10 }, 'impossible-facts');
  });

  it('can end a board begun stroke by stroke', () => {
    wooden().begins().sees({ own: 1 }).sees({ striker: true }).does('umpire', tally).score(0, 7);
  });
});
