import {
  announceMatch,
  deemable,
  type LogStep,
  type Player,
  sheetCsv,
  sheetOf,
  stepsOf,
  strokesIn,
  tellEvent,
} from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { story } from '@opencarrom/match/words/story/en';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated, wooden } from '../support/hall.js';

const deem = (matter: 'queen-covered' | 'dues-forfeited' | 'own-man-placed') =>
  ({ type: 'deem', matter }) as const;

const said = (hall: Hall) => announceMatch({ state: hall.state, events: hall.log }, en);

/** The number of a stroke that stands, so many back. */
const stroke = (hall: Hall, back = 0): number => strokesIn(hall.log).at(-1 - back)?.seq ?? 0;

describe('a queen that nobody noticed was not covered', () => {
  const uncovered = (setting = {}) =>
    wooden(setting).begins().sees({ own: 1 }).sees({ queen: true }).sees({});

  it('[icf:96] is taken out as long as the next stroke is not made, and recorded as covered after it', () => {
    const hall = uncovered()
      .table(8, 9, 'on-board')
      .refuses('umpire', deem('queen-covered'), 'not-now', '96');
    hall.sees({}).refuses('B1', deem('queen-covered'), 'not-yours').deems('queen-covered');
    hall.table(8, 9, 'covered-by-white').turn('A1');
    expect(said(hall)).toMatchObject({
      ruling: 'Noticed too late: the queen is recorded as covered by white.',
      laws: ['96'],
    });
    hall.refuses('umpire', deem('queen-covered'), 'not-now', '96');
  });

  it('[icf:96] is said again when that is taken back and done again', () => {
    const hall = uncovered().sees({}).deems('queen-covered');
    const told = said(hall);
    hall.does('umpire', { type: 'undo' }).does('umpire', { type: 'redo' });
    expect(said(hall)).toEqual(told);
    hall.sees({}).does('umpire', { type: 'undo' });
    expect(said(hall)).toEqual(told);
  });

  it('[icf:96] as long as the board lasts', () => {
    const hall = uncovered().sees({ own: 1 }).sees({}).sees({ own: 2 }).sees({});
    hall.deems('queen-covered').table(6, 8, 'covered-by-white');
    const over = uncovered().sees({});
    over.counted({ white: 1 }, 'on-board', 'A1').refuses('umpire', deem('queen-covered'), 'not-now');
  });

  it('[icf:96] but not once she has fallen again, nor where she never was uncovered', () => {
    uncovered().sees({ own: 1 }).sees({ queen: true }).refuses('umpire', deem('queen-covered'), 'not-now');
    wooden().begins().sees({ own: 1 }).sees({}).refuses('umpire', deem('queen-covered'), 'not-now', '96');
  });

  it('[icf-classic:69] by the classic edition too', () => {
    uncovered({ rulebook: 'icf-classic' }).sees({}).deems('queen-covered').table(8, 9, 'covered-by-white');
  });
});

describe('men owed that nobody noticed were not placed', () => {
  const due = (setting = {}) => wooden(setting).begins().sees({ own: 2 }).sees({ striker: true });

  it('[icf:83] are to be placed before the next stroke, and forfeited after it', () => {
    const hall = due()
      .waiting('white by B1')
      .table(8, 9)
      .refuses('umpire', deem('dues-forfeited'), 'not-now', '83');
    hall.sees({}).table(8, 9).deems('dues-forfeited').table(7, 9).turn('A1');
    expect(said(hall)).toMatchObject({
      ruling: 'Noticed too late: a white coin not placed: forfeited.',
      laws: ['83'],
    });
    hall.refuses('umpire', deem('dues-forfeited'), 'not-now', '83').sees({}).table(7, 9);
  });

  it('[icf:83] some of several: so many are forfeited, and the rest lie there', () => {
    const hall = wooden().begins().sees({ own: 3 }).sees({ striker: true, breach: '33' });
    hall.waiting('white by B1', 'white by B1').places('umpire').sees({}).table(8, 9);
    hall.refuses('umpire', { ...deem('dues-forfeited'), men: 3 }, 'too-much', '83');
    hall.refuses('umpire', { ...deem('dues-forfeited'), men: 0 }, 'too-much', '83');
    hall.does('umpire', { ...deem('dues-forfeited'), men: 1 }).table(7, 9);
    hall
      .does('umpire', deem('dues-forfeited'))
      .table(6, 9)
      .refuses('umpire', deem('dues-forfeited'), 'not-now');
  });

  it('[icf-classic:56] are still owed by the classic edition, which does not let them go', () => {
    const hall = due({ rulebook: 'icf-classic' }).sees({}).deems('dues-forfeited').table([7, 1], 9);
    expect(said(hall).ruling).toBe('Noticed too late: a white coin not placed: still owed.');
    hall.sees({}).waiting('white by B1');
  });

  it('[icf:83] [icf:72c] are not those outstanding, which nobody could place', () => {
    wooden()
      .begins()
      .sees({ striker: true })
      .table([9, 1], 9)
      .sees({})
      .refuses('umpire', deem('dues-forfeited'), 'not-now', '83')
      .sees({ own: 1 })
      .table(9, 9);
  });

  it('[icf:83] of either side, while others wait to be placed', () => {
    const hall = due().places('B1').sees({ own: 3 }).sees({ striker: true }).sees({}).sees({ striker: true });
    hall.waiting('black by A1').table(8, 8);
    expect(deemable(hall.state).map(({ matter, side }) => `${matter} ${side}`)).toEqual([
      'dues-forfeited white',
      'dues-forfeited black',
      'own-man-placed white',
      'own-man-placed black',
    ]);
    hall
      .does('umpire', { ...deem('dues-forfeited'), side: 'white' })
      .table(7, 8)
      .waiting('black by A1');
  });

  it('[icf:83] are taken as placed by the next stroke, and it says so', () => {
    const hall = due().sees({ own: 1 });
    expect(said(hall)).toMatchObject({ takenAsPlaced: 'Taken as placed: a white coin.' });
    expect(tellEvent(lastStroke(hall), story)).toBe(
      'Bina: a black coin (before it, taken as placed: a white coin)',
    );
    expect(said(due().places('B1').sees({ own: 1 })).takenAsPlaced).toBeNull();
    hall.sees({ own: 1 });
    expect(said(hall).takenAsPlaced).toBeNull();
    hall.counted({ black: 1 }, 'covered-by-black').sees({ own: 1 });
    expect(sheetOf(due().sees({}).wins('A', 3).logged).rows[0]).toMatchObject({ takenAsPlaced: 0 });
  });

  it('[icf:83] and the sheet keeps how many were', () => {
    const hall = due().sees({ own: 7 }).sees({ queen: true }).sees({ own: 1 }).sees({ own: 1 });
    expect(sheetOf(hall.logged).rows[0]).toMatchObject({ winner: 'B', takenAsPlaced: 1 });
    expect(sheetCsv(hall.logged, en)).toContain('a coin taken as placed');
  });
});

describe("the placer's own man, placed by mistake", () => {
  const placed = (rulebook: 'icf' | 'icf-short' = 'icf') =>
    wooden({ rulebook }).begins().sees({ own: 1, theirs: 2 }).sees({ striker: true }).waiting('white by B1');

  it('[icf:82b] [icf-short:19b] is valid once the next stroke is made', () => {
    for (const rulebook of ['icf', 'icf-short'] as const)
      for (const hall of [placed(rulebook), placed(rulebook).places('B1')]) {
        hall.table(9, 7).refuses('umpire', deem('own-man-placed'), 'not-now');
        hall.sees({}).deems('own-man-placed').table(8, 8).turn('A1');
        expect(said(hall).ruling).toBe(
          'Noticed too late: the black coin placed instead of a white one stays where it is.',
        );
      }
  });

  it('[icf:82b] cannot be where the placer has none in the pockets, or nothing was placed', () => {
    const none = wooden()
      .begins()
      .sees({ own: 1 })
      .refuses('umpire', deem('own-man-placed'), 'not-now', '82b');
    none
      .sees({ striker: true })
      .places('B1')
      .sees({})
      .refuses('umpire', deem('own-man-placed'), 'not-now', '82b');
    placed().sees({}).deems('own-man-placed').refuses('umpire', deem('own-man-placed'), 'not-now', '82b');
  });

  it('[icf:82a] [icf:63a] noticed in time, is a foul of the placer', () => {
    placed().calls('82a', 'B').by('82a', '63a');
  });
});

describe('a stroke out of turn that nobody noticed', () => {
  const out = (player: Player) => ({ type: 'deem', matter: 'out-of-turn', player }) as const;

  it('[icf:51] is called before the next stroke, and allowed after it: the next turn goes by the laws', () => {
    const hall = wooden().begins().sees({}).turn('B1').refuses('umpire', out('A1'), 'not-now', '51');
    hall.sees({ theirs: 1 }).turn('A1').refuses('umpire', out('A1'), 'not-now', '51');
    hall.sees({ own: 1 });
    // Asha had struck again, and pocketed a man of her own: so it is her turn still.
    hall.does('umpire', out('A1')).turn('A1').table(7, 9);
    expect(said(hall)).toMatchObject({
      ruling: "Noticed too late: Asha's stroke out of turn stands.",
      laws: ['51'],
    });
    expect(lastStroke(hall, 1).before.board?.onTurn).toBe('A1');
  });

  it('[icf:51] what came after it is no more handed to anybody than by another correction', () => {
    const hall = wooden().begins().sees({}).sees({}).turn('A1').sees({ theirs: 1 }).turn('B1');
    // Asha, Asha again, then Bina, whose man fell.
    hall.refuses('umpire', out('A1'), 'does-not-fit', '51');
    const decisions = [{ of: stroke(hall), choice: 'give' }] as const;
    hall
      .does('umpire', { ...out('A1'), decisions })
      .turn('B1')
      .table(9, 8);
    expect(lastStroke(hall).before.board?.onTurn).toBe('B1');
  });

  it('[icf:51] any stroke of the board, by its number', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({}).sees({ own: 1 }).sees({}).sees({});
    const of = stroke(hall, 3);
    hall.refuses('umpire', { ...out('A2'), of: 999 }, 'no-such-event', '51');
    hall.refuses('umpire', { ...out('A2'), of: stroke(hall) }, 'not-now', '51');
    hall.refuses('umpire', { type: 'deem', matter: 'out-of-turn' }, 'not-now', '51');
    hall.does('umpire', { ...out('A2'), of, later: 'drop' }).turn('B2');
  });

  it('[icf:51] [icf:96] a queen that still waited for her cover counts as covered, unless the partner struck', () => {
    const waiting = (discipline: 'singles' | 'doubles') =>
      wooden({ discipline }).begins().sees({ own: 2 }).sees({ queen: true }).sees({}).sees({});
    waiting('singles')
      .does('umpire', { ...out('B1'), later: 'drop' })
      .table(7, 9, 'covered-by-white');
    waiting('doubles')
      .does('umpire', { ...out('B2'), later: 'drop' })
      .table(7, 9, 'covered-by-white');
    waiting('doubles')
      .does('umpire', { ...out('A2'), later: 'drop' })
      .table(7, 9, 'on-board')
      .turn('B2');
  });

  it('is taken back like anything else', () => {
    const hall = wooden().begins().sees({}).sees({ theirs: 1 }).sees({ own: 1 });
    const before = hall.board;
    hall.does('umpire', out('A1')).does('umpire', { type: 'undo' });
    expect(hall.board).toEqual(before);
  });
});

it('on a simulated board nothing goes unnoticed', () => {
  simulated().begins().refuses('umpire', deem('queen-covered'), 'not-on-this-board');
});

function lastStroke(hall: Hall, back = 0) {
  const strokes = stepsOf({ head: hall.state.head, events: hall.log }).filter((step) => step.stroke !== null);
  return strokes.at(-1 - back) as LogStep;
}

describe('the men counted again', () => {
  const recount = (white: number, black: number, owed = 0) =>
    ({
      type: 'recount',
      white: { onBoard: white, owed },
      black: { onBoard: black, owed: 0 },
      queen: 'on-board',
      reason: 'a man was found under the table',
    }) as const;

  it('[icf:120] [icf:71] the umpire sets right what lies there', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 2 })
      .does('umpire', recount(6, 8, 1))
      .table([6, 1], 8)
      .turn('A1');
    hall.does('umpire', { ...recount(6, 8), queen: 'covered-by-black', onTurn: 'B1' }).turn('B1');
    hall.table(6, 8, 'covered-by-black');
  });

  it('but not to what cannot be', () => {
    wooden()
      .refuses('umpire', recount(5, 5), 'not-now')
      .begins()
      .refuses('A1', recount(5, 5), 'not-yours')
      .refuses('umpire', recount(0, 5), 'impossible-facts')
      .refuses('umpire', recount(5, 10), 'impossible-facts')
      .refuses('umpire', recount(5, 2.5), 'impossible-facts')
      .refuses('umpire', recount(5, 5, -1), 'impossible-facts')
      .refuses('umpire', { ...recount(5, 5), onTurn: 'B2' }, 'not-yours');
    simulated().begins().refuses('umpire', recount(5, 5), 'not-on-this-board');
  });

  it('[icf:95c] a queen counted as covered tells that a man was pocketed, though all nine lie there', () => {
    const hall = wooden()
      .begins()
      .sees({})
      .does('umpire', { ...recount(9, 9), queen: 'covered-by-black' });
    expect(hall.board.table.black.hasPocketed).toBe(true);
  });
});
