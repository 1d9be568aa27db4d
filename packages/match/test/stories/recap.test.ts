import { type LoggedMatch, type Recap, recapOf, replay } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Hall, wooden } from '../support/hall.js';

/** The board that was decided last, looked back on. */
function recap({ state, log }: Hall): Recap {
  const over = [...log].reverse().find(({ type }) => type === 'board-over');
  const lying: LoggedMatch = { state: replay(state.head, log.slice(0, (over?.seq ?? 1) - 1)), events: log };
  return recapOf(lying, state.lines.at(-1) ?? null);
}

/** White and black have so many men left, the queen lies on the board, and Asha, who has white, is on turn. */
const late = (white: number, black: number): Hall =>
  wooden().begins().sees({ own: 1 }).counted({ white, black }, 'on-board');

describe('the figures of both hands', () => {
  it('are strokes that scored of all, the best turn, dues, and the time each stroke took', () => {
    const hall = late(2, 3)
      .waits(4)
      .sees({ queen: true })
      .sees({ own: 1 })
      .sees()
      .waits(9)
      .sees({ striker: true })
      .sees({ own: 1 });
    expect(recap(hall).hands).toEqual({
      A: { tries: 5, scored: 4, bestRun: 3, pace: (1 + 5 + 1 + 1 + 1) / 5, dues: 0 },
      B: { tries: 1, scored: 0, bestRun: 0, pace: 10, dues: 1 },
    });
  });

  it('count only what stands: a stroke that was taken back is nobody’s', () => {
    const hall = late(1, 3).sees();
    hall.does('umpire', { type: 'undo' }).sees({ queen: true }).sees({ own: 1 });
    expect(recap(hall).hands).toMatchObject({ A: { tries: 3, scored: 3 }, B: { tries: 0, pace: null } });
  });
});

describe('how the points come together', () => {
  it('[icf:52b.ii] [icf:52b.i] one for each of the loser’s men, three for the queen', () => {
    const { sum } = recap(late(1, 4).sees({ queen: true }).sees({ own: 1 }));
    expect(sum).toEqual({ men: 4, queen: 3, demanded: 0 });
  });

  it('the queen counts for nobody else', () => {
    const hall = wooden().begins().sees({ own: 1 }).counted({ white: 1, black: 4 }, 'covered-by-black');
    expect(recap(hall.sees({ own: 1 })).sum).toEqual({ men: 4, queen: 0, demanded: 0 });
  });
});

describe('what decided a board', () => {
  const decided = (hall: Hall) => recap(hall).turning;

  it('is that it was given up', () => {
    const hall = late(2, 4).does('B1', { type: 'concede', what: 'game' });
    expect(decided(hall)).toEqual({ kind: 'given-up', loser: 'B' });
  });

  it('is a slam', () => {
    const hall = wooden().begins().sees({ own: 8 }).sees({ queen: true }).sees({ own: 1 });
    expect(recap(hall).slam).toBe('white');
    expect(decided(hall)).toEqual({ kind: 'slam', winner: 'A' });
  });

  it('is the loser’s own last stroke, where a law gave the board for it', () => {
    const hall = late(3, 1).sees({ theirs: 1 });
    expect(decided(hall)).toEqual({ kind: 'own-stroke', player: 'A1', stroke: 2 });
  });

  it('is a queen one left uncovered and the other covered', () => {
    const hall = late(2, 3)
      .sees()
      .sees({ queen: true })
      .sees()
      .sees({ queen: true })
      .sees({ own: 1 })
      .sees({ own: 1 });
    expect(decided(hall)).toEqual({
      kind: 'queen-left',
      left: { player: 'B1', stroke: 4 },
      covered: { player: 'A1', stroke: 6 },
    });
  });

  it('is a last man that would not fall', () => {
    const hall = wooden().begins().sees({ own: 1 }).counted({ white: 2, black: 1 }, 'covered-by-white');
    hall.sees().sees().sees().sees().sees({ own: 1 }).sees({ own: 1 });
    expect(decided(hall)).toEqual({ kind: 'last-man-missed', loser: 'B', times: 2 });
  });

  it('is dues, where there were many for the men that were left', () => {
    const hall = wooden().begins().sees({ own: 1 }).counted({ white: 1, black: 2 }, 'covered-by-white');
    hall.sees().sees({ striker: true }).sees().sees({ striker: true }).sees({ own: 1 });
    expect(decided(hall)).toEqual({ kind: 'dues', loser: 'B', times: 2, left: 4 });
  });

  it('is a long run, then a queen covered, and else how often each scored', () => {
    const run = late(5, 5).sees();
    run.sees().sees({ own: 2 }).sees({ own: 1 }).sees({ queen: true }).sees({ own: 2 });
    expect(decided(run)).toEqual({ kind: 'run', winner: 'A', pieces: 6 });
    const queen = late(1, 5).sees().sees();
    expect(decided(queen.sees({ queen: true }).sees({ own: 1 }))).toEqual({
      ...{ kind: 'queen', player: 'A1', stroke: 5 },
    });
    const plain = wooden().begins().sees({ own: 1 }).counted({ white: 1, black: 4 }, 'covered-by-black');
    expect(decided(plain.sees({ own: 1 }))).toEqual({ kind: 'scoring', winner: 'A', loser: 'B' });
  });

  it('is nothing where nobody won', () => {
    expect(recapOf(late(3, 3).logged, null).turning).toBeNull();
  });
});

describe('the best stroke of a board', () => {
  it('is worth the most: the queen with its cover more than a man, and of equals the later', () => {
    const hall = late(3, 3).sees({ own: 1 }).sees({ queen: true, own: 1 }).sees({ own: 1 });
    expect(recap(hall).best).toMatchObject({ number: 3, player: 'A1', men: 1, queen: true, covers: true });
    const plain = wooden().begins().sees({ own: 1 }).counted({ white: 3, black: 4 }, 'covered-by-black');
    plain.sees({ own: 1 }).sees().sees({ own: 1 }).sees().sees({ own: 1 }).sees({ own: 1 });
    expect(recap(plain).best).toMatchObject({ number: 7, player: 'A1', men: 1, queen: false });
  });

  it('is never one whose men came back, nor one that pocketed nothing', () => {
    const hall = wooden().begins().sees().sees({ own: 1, striker: true });
    expect(recapOf(hall.logged, null).best).toBeNull();
  });
});
