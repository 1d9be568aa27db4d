import { describe, expect, it } from 'vitest';
import type { Touch } from '../../src/vocabulary.js';
import { ask } from '../support/ask.js';
import { continues, expectOver, expectRow, improper, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'iiitn';
const met = (b: Touch['b'], a: Touch['a'] = 'striker'): Touch => ({ a, b });
const onLine = (b: Touch['b']): Touch => ({ a: 'striker', b, onBaseLine: true });
const last = { white: 1, black: 5 };

const direct: Row[] = [
  row(
    'an own man on the line',
    ['19', 'icf:64a'],
    { contacts: [onLine('white')] },
    passes({ out: 1, left: [7, 7] }),
  ),
  row(
    "an opponent's man on the line",
    ['19', 'icf:64a'],
    { contacts: [onLine('black'), met('cushion')] },
    passes({ out: 1, left: [7, 7] }),
  ),
  row(
    'an own man on the line, pocketed',
    ['19', 'icf:77a'],
    { white: 1, contacts: [onLine('white')] },
    passes({ out: 2, left: [7, 7] }),
  ),
  row(
    'the queen on the line, pocketed',
    ['19', 'icf:64b'],
    { queen: true, contacts: [onLine('queen')] },
    passes({ out: 1, queenOut: true, left: [7, 7] }),
  ),
  row(
    'this book waits for no claim',
    ['19', 'icf:64a'],
    { contacts: [onLine('white')], claimed: false },
    passes({ out: 1, left: [7, 7] }),
  ),
];

const lastTouched: Row[] = [
  row(
    'nothing pocketed: a man, and the turn passes as it would',
    ['25', 'icf:48'],
    { contacts: [met('white')] },
    passes({ out: 1, left: [2, 5], placing: ['white 1 opponent'] }),
    last,
  ),
  row(
    'the queen falls: a man, and the turn goes on',
    ['25', '7'],
    { queen: true, contacts: [met('white'), met('queen', 'white')] },
    continues({ out: 1, left: [2, 5], queen: 'to-cover' }),
    last,
  ),
  row(
    'the striker falls: a man for each',
    ['25', '20'],
    { striker: true, contacts: [met('white')] },
    passes({ out: 2, left: [3, 5] }),
    last,
  ),
  row(
    'improper too: a man for each',
    ['25', 'icf:64a'],
    improper({ contacts: [met('white')] }),
    passes({ out: 2, left: [3, 5] }),
    last,
  ),
];

const allowed: [string, Row][] = [
  [
    '[iiitn:19] off a cushion',
    row(
      '',
      ['icf:48'],
      { white: 1, contacts: [met('cushion'), onLine('white')] },
      continues({ left: [5, 7] }),
    ),
  ],
  [
    '[iiitn:19] off another man',
    row('', ['icf:48'], { contacts: [met('black'), onLine('white')] }, passes({ left: [6, 7] })),
  ],
  [
    '[iiitn:19] off the queen',
    row('', ['icf:48'], { contacts: [met('queen'), onLine('black')] }, passes({ left: [6, 7] })),
  ],
  [
    '[iiitn:19] a man clear of the line',
    row('', ['icf:48'], { contacts: [met('white')] }, passes({ left: [6, 7] })),
  ],
  ['[iiitn:19] [iiitn:25] no contacts given', row('', ['icf:48'], {}, passes({ left: [1, 5] }), last)],
  [
    '[iiitn:19] [iiitn:25] contacts given and empty',
    row('', ['icf:48'], { contacts: [] }, passes({ left: [1, 5] }), last),
  ],
  [
    '[iiitn:25] off a cushion',
    row('', ['icf:48'], { contacts: [met('cushion'), met('white')] }, passes({ left: [1, 5] }), last),
  ],
  [
    '[iiitn:25] off another man',
    row('', ['icf:48'], { contacts: [met('black'), met('white')] }, passes({ left: [1, 5] }), last),
  ],
  [
    '[iiitn:25] two men left',
    row('', ['icf:48'], { contacts: [met('white')] }, passes({ left: [2, 5] }), { white: 2, black: 5 }),
  ],
  [
    "[iiitn:25] the opponent's last man",
    row('', ['icf:48'], { contacts: [met('black')] }, passes({ left: [5, 1] }), { white: 5, black: 1 }),
  ],
  [
    '[iiitn:25] the queen covered',
    row('', ['icf:48'], { contacts: [met('white')] }, passes({ left: [1, 5], queen: 'covered-by-black' }), {
      ...last,
      queen: 'covered-by-black',
    }),
  ],
  [
    '[iiitn:25] the queen pocketed and to be covered',
    row('', ['7'], { contacts: [met('white')] }, passes({ queenOut: true, left: [1, 5] }), {
      ...last,
      queen: 'to-cover',
    }),
  ],
];

describe('a man on or behind the base line', () => {
  it.each(named(rulebook, direct))('struck directly: %s', (_, each) => expectRow(rulebook, each));
});

describe('the own last man before the queen', () => {
  it.each(named(rulebook, lastTouched))('touched directly: %s', (_, each) => expectRow(rulebook, each));

  it('[iiitn:25] [iiitn:27] pocketed: the board is lost and the penalty written off', () => {
    const answer = ask({ rulebook, board: last, stroke: { white: 1, contacts: [met('white')] } });
    expectOver(answer, ['25', '27'], { winner: 'black', points: 8, demandable: 0 });
  });
});

describe('contacts that break no law', () => {
  it.each(allowed)('%s', (_, each) => {
    expectRow(rulebook, each);
    const { laws } = ask({
      rulebook,
      ...(each.board ? { board: each.board } : {}),
      stroke: each.stroke ?? {},
    });
    expect(laws).not.toContain('19');
    expect(laws).not.toContain('25');
  });
});
