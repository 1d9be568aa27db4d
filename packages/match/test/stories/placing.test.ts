import { duePlaces, type Head, placeFault } from '@opencarrom/match';
import { ICF, type Point } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated } from '../support/hall.js';
import { aside, fromSouth, MAN, POCKETS, type Spots, towards } from '../support/spots.js';

type Book = Head['rulebook'];

/** White's striker has gone down alone; black has a white man in hand, and these men lie on the board. */
function toPlace(spots: Spots = {}, rulebook: Book = 'icf'): Hall {
  const hall = simulated({ rulebook }).begins({ seats: { A1: 'S', B1: 'N' } });
  return hall
    .withMenAt({ ...aside('w1', 'b1'), ...spots })
    .strikes('A1', towards(fromSouth(0), POCKETS.farRight))
    .waiting('white by B1');
}

const at = (x: number, y: number) => ({ type: 'place', x, y }) as const;
const toward = (pocket: Point, distance: number): [number, number] => {
  const half = distance * Math.sqrt(0.5);
  return [Math.sign(pocket.x) * half, Math.sign(pocket.y) * half];
};

describe('where a man owed may be put', () => {
  it('[icf:84a] inside the outer circle, and the placing is done', () => {
    const hall = toPlace();
    hall.refuses('A1', at(0.06, 0), 'not-yours').places('B1', { x: 0.06, y: 0 });
    hall.waiting().turn('B1').table(2, 1);
    expect(hall.men).toContainEqual({ id: 'w2', x: 0.06, y: 0 });
  });

  it('[icf:85] not over the outer circle, even in part', () => {
    const limit = ICF.markings.outerCircle / 2 - MAN / 2;
    toPlace()
      .refuses('B1', at(limit + 0.001, 0), 'bad-place', '85')
      .refuses('B1', at(0.3, 0.3), 'bad-place', '85')
      .places('B1', { x: limit - 1e-9, y: 0 });
  });

  it('[icf:89b] not over the centre circle, even in part', () => {
    const limit = ICF.markings.centreCircle / 2 + MAN / 2;
    toPlace()
      .refuses('B1', at(0, 0), 'bad-place', '89b')
      .refuses('B1', at(0, limit - 0.001), 'bad-place', '89b')
      .places('B1', { x: 0, y: limit + 1e-9 });
  });

  it('[icf:86] not touching another man', () => {
    toPlace({ b2: [0.05, 0] })
      .refuses('B1', at(0.06, 0), 'bad-place', '86')
      .refuses('B1', at(0.05, MAN), 'bad-place', '86')
      .places('B1', { x: 0.05, y: MAN + 0.0005 });
  });

  it('[icf:114] [icf-classic:def:pair] no pair: near behind the queen, and she before a pocket', () => {
    const { farLeft } = POCKETS;
    const hall = toPlace({ queen: toward(farLeft, 0.068) });
    const pair = toward(farLeft, 0.068 - MAN - 0.002);
    expect(placeFault(ICF, hall.men, { x: pair[0], y: pair[1] })).toBe('pair');
    hall.refuses('B1', at(...pair), 'bad-place', '114').places('B1', { x: 0.06, y: 0 });
  });

  it('[icf:114] [icf-classic:def:cannon] no cannon: touching her, before a pocket', () => {
    const { farLeft } = POCKETS;
    const queen = toward(farLeft, 0.068);
    const behind = toward(farLeft, 0.068 - MAN);
    const hall = toPlace({ queen });
    expect(placeFault(ICF, hall.men, { x: behind[0], y: behind[1] })).toBe('cannon');
    hall.refuses('B1', at(...behind), 'bad-place', '114');
    // Touching her where she faces no pocket is no shot, but touches.
    hall.refuses('B1', at(queen[0] + MAN, queen[1]), 'bad-place', '86');
    hall.places('B1', { x: queen[0] + MAN + 0.001, y: queen[1] });
  });

  it('[icf:114] a man in the way, or a gap between them, and it is no shot', () => {
    const { farLeft } = POCKETS;
    const pair = toward(farLeft, 0.068 - MAN - 0.002);
    toPlace({ queen: toward(farLeft, 0.068), b2: toward(farLeft, 0.2) }).places('B1', {
      x: pair[0],
      y: pair[1],
    });
    toPlace({ queen: toward(farLeft, 0.3) }).places('B1', { x: pair[0], y: pair[1] });
  });

  it('[icf:93] but where the umpire puts the queen a shot may arise by itself', () => {
    const spots = { w2: toward(POCKETS.nearLeft, MAN), w3: [0.3, 0.1] as [number, number] };
    const hall = simulated()
      .begins()
      .withMenAt({ ...aside('w1', 'b1'), ...spots }, { queen: 'to-cover' });
    hall
      .strikes('A1', towards(fromSouth(0), { x: 0.36, y: 0 }, 0.8))
      .by('96')
      .waiting();
    expect(hall.men.at(-1)).toEqual({ id: 'queen', x: 0, y: 0 });
  });

  it('a placing needs a place on this board, and a number for it', () => {
    toPlace()
      .refuses('B1', { type: 'place' }, 'bad-place')
      .refuses('B1', at(Number.NaN, 0), 'bad-place')
      .refuses('B1', { type: 'place', x: 0.05 }, 'bad-place');
  });
});

describe('the other books', () => {
  const cases = [
    ['icf-short', { outside: '21', centre: '22', man: 'icf:86', shot: 'icf:114' }],
    ['icf-classic', { outside: '58', centre: '62b', man: '59', shot: '87' }],
    ['iiitn', { outside: 'icf:85', centre: 'icf:89b', man: 'icf:86', shot: 'icf:114' }],
  ] as const;
  for (const [book, laws] of cases)
    it(`[icf-short:21] [icf-short:22] [icf-classic:58] [icf-classic:59] [icf-classic:62b] [icf-classic:87] [iiitn:21] ${book} refuses by its own laws`, () => {
      const { farLeft } = POCKETS;
      toPlace({ b2: [0.05, 0], queen: toward(farLeft, 0.068) }, book)
        .refuses('B1', at(0.2, 0), 'bad-place', laws.outside)
        .refuses('B1', at(0.01, 0), 'bad-place', laws.centre)
        .refuses('B1', at(0.06, 0.01), 'bad-place', laws.man)
        .refuses('B1', at(...toward(farLeft, 0.068 - MAN - 0.002)), 'bad-place', laws.shot);
    });
});

describe('room', () => {
  it('[icf:79a] whatever place is named as free can be used', () => {
    const hall = toPlace({ b2: [0.05, 0], queen: [0, 0], b3: [-0.03, 0.04] });
    const places = duePlaces(ICF, hall.men, 50);
    expect(places.length).toBeGreaterThan(20);
    for (const place of places) expect(placeFault(ICF, hall.men, place)).toBeNull();
  });

  it('[icf:84a] [icf:88a] men are put down one by one, each where the next may not lie', () => {
    const hall = simulated().begins();
    hall.withMenAt(aside('w1', 'b1'), { white: { onBoard: 1, owed: 1, score: 0, hasPocketed: true } });
    hall.strikes('A1', towards(fromSouth(0), POCKETS.farRight)).waiting('white by B1', 'white by B1');
    hall.places('B1', { x: 0.05, y: 0 }).refuses('B1', at(0.05, 0.01), 'bad-place', '86');
    hall.places('B1', { x: -0.05, y: 0 }).table(3, 1).turn('B1');
  });
});
