import { describe, expect, it } from 'vitest';
import { simulated, wooden } from '../support/hall.js';
import { aside, before, fromSouth, POCKETS, towards } from '../support/spots.js';

const CLAIM = { type: 'claim' } as const;
const keep = { type: 'fine', take: 'keep-turn' } as const;
const lose = { type: 'fine', take: 'lose-turn' } as const;

describe('a foul waits for a claim in the short edition', () => {
  it('[icf-short:46] unclaimed the stroke stands', () => {
    wooden({ rulebook: 'icf-short' }).begins().sees({ own: 1, breach: '5a' }).by('46').turn('A1').table(8, 9);
  });

  it('[icf-short:46] [icf-short:15a] claimed before the next stroke it is ruled anew', () => {
    wooden({ rulebook: 'icf-short' })
      .begins()
      .sees({ own: 1 })
      .sees({ own: 1, breach: '5a' })
      .turn('A1')
      .table(7, 9)
      .refuses('A1', CLAIM, 'not-yours')
      .does('B1', CLAIM)
      .by('5a', '15a')
      .turn('B1')
      .table(9, 9)
      .waiting('white by B1', 'white by B1')
      .refuses('B1', CLAIM, 'nothing-to-claim');
  });

  it('[icf-short:46] with the next stroke the window has closed', () => {
    wooden({ rulebook: 'icf-short' })
      .begins()
      .sees({ own: 1 })
      .refuses('B1', CLAIM, 'nothing-to-claim')
      .sees({ own: 1, breach: '5a' })
      .sees({ own: 1 })
      .refuses('B1', CLAIM, 'nothing-to-claim')
      .table(6, 9);
  });

  it('[icf-short:13a] [icf-short:13b] a due needs no claim; the foul beside it does, and undoes what was placed', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins().sees({ own: 2 });
    hall.sees({ striker: true, breach: '5a' }).by('13a', '46').waiting('white by B1').places('B1').waiting();
    hall.does('B1', CLAIM).by('13b').waiting('white by B1', 'white by B1').table(9, 9).turn('B1');
  });

  it('[icf-short:46] [icf:87a] what was forgone before the claim may be had after it', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins().sees({ own: 2 });
    hall.sees({ striker: true, breach: '5a' }).does('B1', { type: 'forgo' }).waiting().table(7, 9);
    hall.does('B1', CLAIM).waiting('white by B1', 'white by B1').table(9, 9);
  });

  it('[icf-short:46] [icf-short:32] a board that ends stays open while a claim could change it', () => {
    const ending = () =>
      wooden({ rulebook: 'icf-short' })
        .begins()
        .counted({ white: 1, black: 4 }, 'covered-by-white', 'A1')
        .sees({ own: 1, breach: '5a' });
    const claimed = ending().refuses('B1', { type: 'pass' }, 'board-closing').does('B1', CLAIM);
    claimed.by('15a').turn('B1').waiting('white by B1', 'white by B1');
    expect(ending().does('umpire', { type: 'close' }).score(7, 0).line.how).toBe('won');
  });

  it('[icf-short:46] in doubles either opponent claims, and the partner does not', () => {
    const hall = wooden({ rulebook: 'icf-short', discipline: 'doubles' })
      .begins()
      .sees({})
      .sees({ breach: '5a' });
    hall.refuses('B1', CLAIM, 'not-yours').refuses('B2', CLAIM, 'not-yours').does('A1', CLAIM).by('11a');
  });

  it('[icf:72b] where no claim is needed there is none', () => {
    wooden().begins().sees({ own: 1, breach: '33' }).by('33').refuses('B1', CLAIM, 'nothing-to-claim');
  });
});

describe('a claim is open until the next stroke, whatever is called before it', () => {
  const pushed = (clocks: 'laws' | 'none' = 'none') =>
    wooden({ rulebook: 'icf-short', clocks }).begins().sees({ own: 1 }).sees({ own: 1, breach: '5a' });

  it('[icf-short:46] [icf-short:15a] [icf-short:40] a call against the claimant stands after the claim too', () => {
    const hall = pushed().calls('40', 'B').by('40').turn('A1').table(7, [9, 1]);
    hall.refuses('A1', CLAIM, 'not-yours').does('B1', CLAIM).by('40').turn('B1');
    hall.table(9, [9, 1]).waiting('white by B1', 'white by B1').refuses('B1', CLAIM, 'nothing-to-claim');
    expect(hall.log.slice(-4)).toMatchObject([
      { type: 'done', act: CLAIM },
      { type: 'ruling' },
      { type: 'done', by: 'umpire', act: { type: 'call', law: '40', against: 'B' }, auto: true },
      { type: 'ruling' },
    ]);
  });

  it('[icf-short:46] [icf-short:11a] a call against the side that struck costs it no second turn', () => {
    const hall = pushed().calls('40', 'A').by('11a').turn('B1').table(8, 9).waiting('white by B1');
    hall.places('B1').does('B1', CLAIM).by('40', 'icf:63b').turn('B1').table([9, 1], 9);
    hall.waiting('white by B1', 'white by B1');
  });

  it('[icf-short:46] [icf:50] a clock that ran out meanwhile would not have run after the claim', () => {
    const hall = pushed('laws').clock('strike', 'A1', 15).timeIsUp().by('icf:50').turn('B1');
    hall.does('B1', CLAIM).by('15a').turn('B1').table(9, 9).waiting('white by B1', 'white by B1');
  });

  it('[icf-short:46] the next stroke, or a call that ends the board, closes it', () => {
    pushed().calls('40', 'B').sees({ own: 1 }).refuses('B1', CLAIM, 'nothing-to-claim');
    pushed().calls('43', 'A').play().refuses('B1', CLAIM, 'nothing-to-claim').score(0, 0);
    pushed().calls('icf:91', 'A').score(0, 10).play().refuses('B1', CLAIM, 'nothing-to-claim');
  });

  it('[starwood:F6] [starwood:F8] [starwood:F4] what was called waits until the double fine is chosen', () => {
    const hall = wooden({ rulebook: 'starwood', clocks: 'laws' }).begins().sees({ own: 2 });
    hall.sees({ own: 1, striker: true }).calls('F4', 'B').turn('A1').table(6, [9, 1]).does('B1', CLAIM);
    hall.refuses('A1', { type: 'pass' }, 'choose-first').table(8, 9).does('A1', lose).by('F4');
    hall.turn('B2').table(7, [9, 1]).waiting('white by B1');
    const late = wooden({ rulebook: 'starwood', clocks: 'laws' }).begins().sees({ own: 2 });
    late.sees({ own: 1, striker: true }).calls('F4', 'B').does('B1', CLAIM).timeIsUp().by('F4');
    late.turn('A1').table(8, [9, 1]);
  });

  it('[starwood:F6] [icf:64a] a turn that a claim gives back goes on: what was called is no technical foul', () => {
    const hall = wooden({ rulebook: 'starwood' }).begins().sees({ own: 2 }).sees({ own: 1, striker: true });
    hall.calls('F4', 'A').by('icf:64a').turn('B2').table(7, 9).does('B1', CLAIM).does('A1', keep);
    hall.by('F4', 'icf:64a').turn('B2').table(9, 9);
    hall.waiting('white by B1', 'white by B1', 'white by B1');
  });
});

describe('the society: claims', () => {
  it('[starwood:F8] unclaimed, not even the striker in the pocket costs anything', () => {
    wooden({ rulebook: 'starwood' })
      .begins()
      .sees({ own: 1 })
      .sees({ striker: true })
      .by('F8')
      .waiting()
      .table(8, 9)
      .turn('B2')
      .does('B1', CLAIM)
      .waiting('white by B1')
      .table(9, 9)
      .turn('B2');
  });

  it('[starwood:F5] before a man has gone down the due is marked as outstanding', () => {
    wooden({ rulebook: 'starwood' })
      .begins()
      .sees({ striker: true, claimed: true })
      .by('F5')
      .table([9, 1], 9);
  });
});

describe('the double fine', () => {
  const fined = () =>
    wooden({ rulebook: 'starwood', clocks: 'laws' })
      .begins()
      .sees({ own: 2 })
      .sees({ own: 1, striker: true });

  it("[starwood:F6] the striker's player chooses, once it is claimed", () => {
    const hall = fined().by('F8').turn('A1').table(6, 9).does('B2', CLAIM).by('F6').clock('choice', 'A1', 15);
    hall.refuses('A1', { type: 'pass' }, 'choose-first').refuses('B1', { type: 'place' }, 'choose-first');
    hall.refuses('A2', keep, 'not-yours').refuses('B1', lose, 'not-yours');
  });

  it('[starwood:F6] the men come back with one more, and the turn is kept', () => {
    const hall = fined().does('B1', CLAIM).does('A1', keep).by('F6').turn('A1').table(8, 9);
    hall.waiting('white by B1', 'white by B1').refuses('A1', lose, 'place-first');
  });

  it('[starwood:F6] or they stay down, one comes out, and the turn goes', () => {
    fined().does('B1', CLAIM).does('A1', lose).turn('B2').table(7, 9).waiting('white by B1');
  });

  it('[starwood:F6] nothing chosen in time: it stands as it was ruled first', () => {
    const hall = fined().does('B1', CLAIM).refuses('umpire', { type: 'time' }, 'clock-running').timeIsUp();
    hall.turn('A1').table(8, 9).waiting('white by B1', 'white by B1');
    expect(hall.log.at(-2)).toMatchObject({ type: 'done', by: 'A1', act: keep, auto: true });
  });

  it('[starwood:Q7] [starwood:Q2] while covering, giving up the turn gives up the queen', () => {
    const covering = () => wooden({ rulebook: 'starwood' }).begins().sees({ own: 2 }).sees({ queen: true });
    const struck = () => covering().sees({ own: 1, striker: true, claimed: true }).by('Q7');
    struck()
      .does('A1', keep)
      .turn('A1')
      .table(8, 9, 'to-cover')
      .sees({ own: 1 })
      .table(7, 9, 'covered-by-white');
    struck().does('A1', lose).turn('B2').table(7, 9, 'on-board').waiting('white by B1');
    const both = wooden({ rulebook: 'starwood' }).begins().sees({ own: 2 });
    both.sees({ queen: true, striker: true, claimed: true }).by('Q2').does('A1', keep);
    both.turn('A1').table(8, 9, 'on-board');
  });
});

describe('fouls by what the striker meets', () => {
  const hits = (b: 'white' | 'black', onBaseLine = false) => ({ a: 'striker', b, onBaseLine }) as const;

  it("[starwood:F9] the opponents' single man hit, and none of one's own", () => {
    const alone = () =>
      wooden({ rulebook: 'starwood' }).begins().counted({ white: 4, black: 1 }, 'covered-by-black', 'A1');
    alone()
      .sees({ contacts: [hits('black')] })
      .by('F8')
      .does('B1', CLAIM)
      .by('F9')
      .waiting('white by B1');
    const combined = alone().sees({ contacts: [hits('black'), { a: 'black', b: 'white' }] });
    combined.refuses('B1', CLAIM, 'nothing-to-claim');
  });

  it('[starwood:H1] a man behind the base line struck directly, on the simulated board', () => {
    const hall = simulated({ rulebook: 'starwood' }).begins();
    hall.withMenAt({ ...aside('w1', 'b1'), w2: [0, -0.33] });
    hall
      .strikes('A1', towards(fromSouth(0.1), { x: 0, y: -0.33 }, 0.6))
      .by('F8')
      .turn('B2');
    hall.refuses('A2', CLAIM, 'not-yours').does('B2', CLAIM).by('H1').waiting('white by B1');
  });

  it('[iiitn:19] the institute needs no claim for it; off a cushion it is allowed', () => {
    const board = () =>
      simulated({ rulebook: 'iiitn' })
        .begins()
        .withMenAt({ ...aside('w1', 'b1'), w2: [0, -0.33] });
    board()
      .strikes('A1', towards(fromSouth(0.1), { x: 0, y: -0.33 }, 0.6))
      .by('19')
      .waiting('white by B1');
    const fair = board()
      .strikes('A1', towards(fromSouth(0.1), { x: 0.12, y: 0.37 }, 1))
      .turn('B1');
    fair.waiting();
  });

  it("[iiitn:25] one's own last man touched before the queen costs a man, not the turn", () => {
    const hall = wooden({ rulebook: 'iiitn' }).begins().counted({ white: 1, black: 3 }, 'on-board', 'A1');
    hall
      .sees({ contacts: [hits('white')] })
      .by('25')
      .waiting('white by B1')
      .table(2, 3)
      .turn('B1');
  });

  it('[starwood:F6] a striker that follows its man down, on the simulated board', () => {
    const hall = simulated({ rulebook: 'starwood' }).begins();
    hall.withMenAt({ ...aside('w1', 'w2', 'b1'), w3: before(POCKETS.farRight, 0.02), queen: [0, 0.05] });
    hall
      .strikes('A1', towards(fromSouth(0.1), POCKETS.farRight))
      .turn('A1')
      .table(2, 1);
    hall.does('B1', CLAIM).does('A1', lose).turn('B2').waiting('white by B1').table(3, 1);
  });
});
