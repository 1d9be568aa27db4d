import { ICF } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { aside, before, fromSouth, MAN, POCKETS, type Spots, towards } from '../support/spots.js';

const { centreCircle } = ICF.markings;

describe('the right to the queen', () => {
  it("[icf:92] [icf:95a] not before a man of one's own has gone down", () => {
    wooden().begins().sees({ queen: true }).by('95a').turn('B1').table(9, 9, 'on-board').waiting();
  });

  it('[icf:95b] not while a due is outstanding', () => {
    wooden()
      .begins()
      .sees({ own: 1, striker: true })
      .table([9, 1], 9)
      .turn('A1')
      .sees({ queen: true })
      .by('95b')
      .turn('B1')
      .table([9, 1], 9, 'on-board');
  });

  it('[icf:95c] with all nine back on the board, once what was owed is paid', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true })
      .sees({})
      .turn('A1')
      .table(9, 9)
      .sees({ queen: true })
      .turn('A1')
      .table(9, 9, 'to-cover');
  });

  it('[icf:95d] with the striker and all nine on the board: she comes out, a due, and the turn goes', () => {
    wooden().begins().sees({ queen: true, striker: true }).by('95d').turn('B1').table([9, 1], 9, 'on-board');
  });
});

describe('covering', () => {
  it('[icf:48] [icf:97a] by the next stroke', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ queen: true })
      .turn('A1')
      .table(8, 9, 'to-cover')
      .sees({ own: 1 })
      .turn('A1')
      .table(7, 9, 'covered-by-white');
  });

  it('[icf:97a] [icf:97b] or by the same, but with all nine on the board it takes two', () => {
    const first = () => wooden().begins();
    first().sees({ queen: true, own: 1 }).by('97b').table(8, 9, 'to-cover').turn('A1');
    first().sees({ queen: true, own: 2 }).by('97b').table(7, 9, 'covered-by-white').turn('A1');
    first().sees({ own: 1 }).sees({ queen: true, own: 1 }).by('97a').table(7, 9, 'covered-by-white');
  });

  it('[icf:96] missed: she goes back, and the turn with her', () => {
    const hall = wooden().begins().sees({ own: 1 }).sees({ queen: true }).sees({}).by('96').turn('B1');
    hall.table(8, 9, 'on-board').waiting();
    expect(hall.log.at(-1)).toMatchObject({ type: 'put', piece: 'queen' });
  });

  it('[icf:98a] [icf:99a] [icf:93] the umpire puts her back first, then the opponent places', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ queen: true, striker: true }).by('99a').turn('A1');
    hall.waiting('white by B1').table(8, 9, 'on-board').places('B1');
    hall.sees({ queen: true, own: 1, striker: true }).by('98a').turn('A1').table(9, 9, 'on-board');
    expect(hall.log.slice(-2)).toMatchObject([{ type: 'ruling' }, { type: 'put', piece: 'queen' }]);
  });

  it('[icf:100a] [icf:101a] [icf:101b] with the striker', () => {
    const covering = () => wooden().begins().sees({ own: 3 }).sees({ queen: true });
    covering().sees({ striker: true }).by('100a').turn('B1').table(7, 9, 'on-board').waiting('white by B1');
    covering().sees({ own: 1, striker: true }).by('101a').turn('A1').table(7, 9, 'to-cover');
    const improper = covering().sees({ own: 1, striker: true, breach: '37a' }).by('101b').turn('B1');
    improper.table(8, 9, 'on-board').waiting('white by B1', 'white by B1', 'white by B1');
  });

  it('[iiitn:7] [iiitn:22] [starwood:Q5] [starwood:Q9] in the other books', () => {
    const institute = wooden({ rulebook: 'iiitn' }).begins();
    institute.sees({ queen: true, own: 1 }).by('22').table(8, 9, 'covered-by-white');
    wooden({ rulebook: 'iiitn' }).begins().sees({ own: 1 }).sees({ queen: true }).sees({}).by('7').turn('B1');
    const society = wooden({ rulebook: 'starwood' }).begins();
    society.sees({ queen: true, own: 1 }).by('Q9').table(8, 9, 'covered-by-white');
    wooden({ rulebook: 'starwood' }).begins().sees({ own: 1 }).sees({ queen: true }).sees({}).by('Q5');
  });
});

/** White misses the cover, and the umpire puts the queen back among these men. */
function putBackAmong(spots: Spots): Hall {
  const hall = simulated()
    .begins()
    .withMenAt({ ...aside('w1', 'b1'), ...spots }, { queen: 'to-cover' });
  return hall
    .strikes('A1', towards(fromSouth(0.1), { x: 0.36, y: -0.1 }, 0.8))
    .by('96')
    .turn('B1');
}

const queenIn = (hall: Hall) => {
  const queen = hall.men.find(({ id }) => id === 'queen');
  if (!queen) throw new Error('the queen is not on the board');
  return queen;
};
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

describe('where the umpire puts her', () => {
  it('[icf:93] on the centre circle', () => {
    expect(queenIn(putBackAmong({}))).toMatchObject({ x: 0, y: 0 });
  });

  it('[icf:94a] covered in part: over most of what is free, overlapping nobody', () => {
    const hall = putBackAmong({ b2: [0.012, 0] });
    const queen = queenIn(hall);
    expect(queen.x).toBeCloseTo(0.012 - MAN, 6);
    expect(apart(queen, { x: 0.012, y: 0 })).toBeGreaterThanOrEqual(MAN);
    expect(apart(queen, { x: 0, y: 0 })).toBeLessThan((centreCircle + MAN) / 2);
  });

  it('[icf:94a] covered wholly: beside it, on the far side from the player on turn', () => {
    const hall = putBackAmong({ b2: [0, 0] });
    const queen = queenIn(hall);
    expect(hall.board.onTurn).toBe('B1');
    expect(apart(queen, { x: 0, y: 0 })).toBeGreaterThanOrEqual(MAN);
    expect(queen.y).toBeLessThan(-MAN / 2);
  });

  it('[icf:93] by the umpire alone: nobody else is asked', () => {
    putBackAmong({}).waiting().refuses('B1', { type: 'place', x: 0, y: 0 }, 'not-now');
  });

  it('[icf:99a] [icf:94a] before the dues, which then keep off her', () => {
    const hall = simulated().begins();
    hall.withMenAt({ ...aside('w1', 'w2', 'b1'), queen: before(POCKETS.farRight, 0.02) });
    hall
      .strikes('A1', towards(fromSouth(0), POCKETS.farRight))
      .by('99a')
      .turn('A1')
      .waiting('white by B1');
    expect(queenIn(hall)).toMatchObject({ x: 0, y: 0 });
    hall.refuses('B1', { type: 'place', x: 0, y: 0.02 }, 'bad-place', '89b').places('B1', { x: 0, y: 0.06 });
  });
});

describe('overboard', () => {
  it('[icf:65d] the umpire puts back what left the surface: the queen, the striking side, the other', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 1, overboard: { own: 1, theirs: 1, queen: true } });
    hall.by('65d').turn('A1').table(8, 9, 'on-board').waiting();
    expect(hall.log.filter(({ type }) => type === 'put')).toMatchObject([
      { piece: 'queen' },
      { piece: 'white' },
      { piece: 'black' },
    ]);
  });

  it('[icf:65b] [icf:65c] queen and man, or a man of each colour', () => {
    wooden()
      .begins()
      .sees({ own: 1, overboard: { own: 1, queen: true } })
      .by('65b')
      .turn('A1');
    wooden()
      .begins()
      .sees({ own: 1, overboard: { own: 1, theirs: 1 } })
      .by('65c')
      .turn('A1')
      .table(8, 9);
  });

  it('[icf:65a] before the dues of the same stroke', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true, overboard: { theirs: 1 } });
    hall.turn('B1').waiting('white by B1').table(9, 9);
    expect(hall.log.at(-1)).toMatchObject({ type: 'put', piece: 'black' });
  });
});
