import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { aside, fromNorth, fromSouth, POCKETS, type Spots, towards } from '../support/spots.js';

/** The striker alone goes down. */
const INTO_POCKET = towards(fromSouth(0), POCKETS.farRight);

const FORGO = { type: 'forgo' } as const;

describe('what is owed', () => {
  it('[icf:72a] [icf:78a] the striker alone: one man out, placed by the opponent, who is then on turn', () => {
    wooden()
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true })
      .by('72a')
      .turn('B1')
      .table(9, 9)
      .waiting('white by B1')
      .refuses('A1', { type: 'place' }, 'not-yours')
      .refuses('B1', { type: 'pass' }, 'place-first')
      .places('B1')
      .waiting()
      .refuses('B1', { type: 'place' }, 'not-now');
  });

  it('[icf:72b] by an improper stroke two', () => {
    wooden()
      .begins()
      .sees({ own: 2 })
      .sees({ striker: true, breach: '33' })
      .by('72b', '33')
      .turn('B1')
      .waiting('white by B1', 'white by B1');
  });

  it('[icf:72c] [icf:78a] [icf:83] with none in the pockets it stays owed, and is paid from the first that falls', () => {
    wooden()
      .begins()
      .sees({ striker: true })
      .by('72a', '72c')
      .table([9, 1], 9)
      .waiting()
      .turn('B1')
      .sees({})
      .turn('A1')
      .sees({ own: 1 })
      .by('78a', '83')
      .table(9, 9)
      .waiting('white by B1')
      .turn('A1');
  });

  it('[icf:78a] the opponent may free it himself, and then places it himself', () => {
    wooden()
      .begins()
      .sees({ striker: true })
      .turn('B1')
      .sees({ theirs: 1 })
      .by('78a')
      .waiting('white by B1')
      .table(9, 9)
      .turn('A1');
  });

  it("[icf:73] [icf:75] with men of one's own they come out with one more, and the turn goes on", () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ own: 1, striker: true }).by('73').turn('A1');
    hall.waiting('white by B1', 'white by B1').table(8, 9).places('B1');
    hall.sees({ own: 1, theirs: 1, striker: true }).by('75').turn('A1').table(9, 8);
  });

  it("[icf:74] [icf:76] [icf:77a] [icf:77b] [icf:89a] the opponent's man stays down; both sides may owe at once", () => {
    const hall = wooden().begins().sees({ own: 1 }).sees({ theirs: 1, striker: true }).by('74').turn('B1');
    hall.table(9, 8).waiting('white by B1').sees({ own: 1, breach: '33' }).by('77a');
    hall.turn('A1').table(9, 9).waiting('black by A1', 'black by A1');
    hall.sees({ own: 1, striker: true, breach: '33' }).by('77b').table([9, 2], 9).turn('B1');
    hall.sees({ theirs: 1, breach: '33' }).by('76').table([9, 1], [9, 1]).waiting('white by B1');
  });

  it('[iiitn:20] [iiitn:21] two come up, and the turn is lost', () => {
    wooden({ rulebook: 'iiitn' })
      .begins()
      .sees({ own: 1 })
      .sees({ own: 1, striker: true })
      .by('20')
      .turn('B1')
      .table(9, 9)
      .waiting('white by B1', 'white by B1')
      .sees({ striker: true })
      .by('21')
      .table(9, [9, 1]);
  });

  it('[icf-classic:45a] [icf-classic:45b] proper or improper, the striker costs one', () => {
    wooden({ rulebook: 'icf-classic' })
      .begins()
      .sees({ striker: true })
      .by('45a', '45b')
      .table([9, 1], 9)
      .sees({ own: 3 })
      .sees({ striker: true, breach: '7' })
      .by('45a')
      .waiting('black by A1');
  });
});

describe('who places in doubles', () => {
  it('[icf:78b.i] the player on the right of the one who is on turn', () => {
    wooden({ discipline: 'doubles' })
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true })
      .by('78b.i')
      .waiting('white by B1')
      .refuses('B2', { type: 'place' }, 'not-yours', '78b.i')
      .refuses('A2', { type: 'place' }, 'not-yours', '78b.i')
      .places('B1')
      .turn('B1')
      .sees({ own: 1 })
      .sees({ striker: true })
      .waiting('black by A2');
  });

  it("[icf:78b.ii] who pockets an opponent's man that is owed places it", () => {
    wooden({ discipline: 'doubles' })
      .begins()
      .sees({ striker: true })
      .table([9, 1], 9)
      .turn('B1')
      .sees({ theirs: 1, own: 1 })
      .by('78b.ii')
      .waiting('white by B1')
      .refuses('A2', { type: 'place' }, 'not-yours')
      .places('B1')
      .turn('B1');
  });

  it('[starwood:H6] [icf:78b.i] the turn goes clockwise, the placing to the right', () => {
    wooden({ rulebook: 'starwood' })
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true, claimed: true })
      .turn('B2')
      .waiting('white by B1');
  });

  it("[icf:90] taking a man out for one's partner is a technical foul of the side off turn", () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({ own: 1, theirs: 1 });
    hall.sees({ own: 1, striker: true }).waiting('white by B1', 'white by B1').turn('A1');
    hall.calls('90', 'B').by('90', '63b').waiting('white by B1', 'white by B1', 'black by A1').turn('A1');
  });
});

describe('forgoing', () => {
  it('[icf:87a] what is owed may be let go in total; men the stroke took come back all the same', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ own: 1, striker: true });
    hall.waiting('white by B1', 'white by B1').refuses('A1', FORGO, 'not-yours');
    hall.does('B1', FORGO).by('87a').waiting('white by B1').table(7, 9);
    hall.refuses('B1', FORGO, 'nothing-to-forgo').places('B1').turn('A1');
  });

  it('[icf:87a] but not in part: one man placed, the rest must follow', () => {
    const hall = simulated()
      .begins()
      .withMenAt(aside('w1', 'w2', 'b1'), { white: { onBoard: 2, owed: 1, score: 0, hasPocketed: true } });
    hall.strikes('A1', INTO_POCKET).by('72a', '83').waiting('white by B1', 'white by B1').turn('B1');
    hall.places('B1', { x: 0.06, y: 0 }).waiting('white by B1');
    hall.refuses('B1', FORGO, 'forgo-in-total', '87a').places('B1', { x: -0.06, y: 0 }).waiting();
  });

  it('[icf:87a] [icf:55] outstanding ones are let go with the rest', () => {
    wooden()
      .begins()
      .sees({ striker: true })
      .sees({})
      .sees({ striker: true })
      .table([9, 2], 9)
      .sees({})
      .sees({ own: 1 })
      .waiting('white by B1')
      .does('B1', FORGO)
      .table(8, 9)
      .turn('A1');
  });

  it('[icf:87a] each side lets go its own: what one has placed stays placed', () => {
    const hall = wooden().begins().sees({ striker: true }).sees({ striker: true }).table([9, 1], [9, 1]);
    hall.sees({ own: 1, theirs: 1 }).waiting('white by B1', 'black by A1').table(9, 9);
    hall.refuses('A1', FORGO, 'not-yours');
    hall.does('B1', FORGO).waiting('black by A1').table(8, 9).does('A1', FORGO).waiting().table(8, 8);
  });

  it("[icf:87a] [icf:66a] a call in between takes nobody's right away", () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true }).waiting('white by B1');
    hall.calls('66a', 'A').waiting('white by B1').does('B1', FORGO).waiting().table(7, 9).turn('B1');
  });

  it('nothing waits, nothing is forgone', () => {
    wooden().begins().refuses('B1', FORGO, 'not-now').sees({ own: 1 }).refuses('B1', FORGO, 'not-now');
  });
});

describe('no room', () => {
  it('[icf:79a] [icf:81] on the wooden board the umpire says so; the man stays owed and comes later', () => {
    wooden()
      .begins()
      .refuses('umpire', { type: 'no-room' }, 'not-now')
      .sees({ own: 1 })
      .sees({ striker: true })
      .refuses('B1', { type: 'no-room' }, 'not-yours')
      .does('umpire', { type: 'no-room' })
      .table([8, 1], 9)
      .waiting()
      .turn('B1')
      .sees({})
      .waiting('white by B1')
      .table(9, 9)
      .turn('A1');
  });

  it('[icf:79b] in doubles the right to place has moved on with the turn', () => {
    const hall = wooden({ discipline: 'doubles' }).begins().sees({ own: 1 }).sees({ striker: true });
    hall.waiting('white by B1').does('umpire', { type: 'no-room' }).turn('B1').sees({}).turn('A2');
    hall.waiting('white by B1').does('umpire', { type: 'no-room' }).sees({}).waiting('white by B2');
    hall.refuses('B1', { type: 'place' }, 'not-yours', '78b.i').places('B2').turn('B2');
  });

  it('[icf:79a] on the simulated board the outer circle itself is full', () => {
    const hall = simulated().begins().withMenAt(FULL).strikes('A1', INTO_POCKET).by('72a').turn('B1');
    hall.waiting().table([5, 1], 5);
    expect(hall.log.at(-1)).toMatchObject({ type: 'kept-owed', side: 'white', count: 1, laws: ['79a'] });
    const { w1: _, ...roomy } = FULL;
    hall.withMenAt(roomy, { turn: 'black', white: { onBoard: 4, owed: 1, score: 0, hasPocketed: true } });
    hall.strikes('B1', towards(fromNorth(0.1), { x: -0.35, y: 0 }, 1)).waiting('white by B1');
    hall.refuses('A1', { type: 'place', x: 0.0535, y: 0 }, 'not-yours');
    hall.places('B1', { x: 0.0535, y: 0 }).table(5, 5).turn('A1');
  });
});

/** A ring of men in the outer circle that leaves no room for another. */
const FULL: Spots = Object.fromEntries(
  ['w1', 'b1', 'w2', 'b2', 'w3', 'b3', 'w4', 'b4', 'w5', 'b5'].map((id, n) => {
    const angle = (n / 10) * 2 * Math.PI;
    return [id, [0.0535 * Math.cos(angle), 0.0535 * Math.sin(angle)]];
  }),
);
