import { describe, expect, it } from 'vitest';
import type { Touch } from '../../src/vocabulary.js';
import { ask } from '../support/ask.js';
import { continues, expectOver, expectRow, named, passes, type Row, row } from '../support/row.js';

const rulebook = 'starwood';
const met = (b: Touch['b'], a: Touch['a'] = 'striker'): Touch => ({ a, b });
const behind = (b: Touch['b']): Touch => ({ a: 'striker', b, onBaseLine: true });

const thumbing: Row[] = [
  row(
    'an own man struck directly',
    ['H1', 'icf:64a'],
    { contacts: [behind('white')] },
    passes({ out: 1, left: [7, 7] }),
  ),
  row(
    "an opponents' man struck directly",
    ['H1', 'icf:64a'],
    { contacts: [behind('black'), met('cushion')] },
    passes({ out: 1, left: [7, 7] }),
  ),
  row(
    'the queen struck directly',
    ['H1', 'icf:64a'],
    { contacts: [behind('queen')] },
    passes({ out: 1, left: [7, 7] }),
  ),
  row(
    'an own man struck directly and pocketed',
    ['H1', 'icf:77a'],
    { white: 1, contacts: [behind('white')] },
    passes({ out: 2, left: [7, 7] }),
  ),
  row(
    'covering, an own man struck directly and pocketed',
    ['H1', 'icf:77a', 'Q5'],
    { white: 1, contacts: [behind('white')] },
    passes({ out: 2, queenOut: true, left: [7, 7] }),
    { queen: 'to-cover' },
  ),
];

const blocking: Row[] = [
  row(
    "the opponents' only man hit and no own man touched",
    ['F9', 'icf:64a'],
    { contacts: [met('black')] },
    passes({ out: 1, left: [7, 1] }),
    { black: 1 },
  ),
  row(
    "the opponents' only man hit off a cushion",
    ['F9', 'icf:64a'],
    { contacts: [met('cushion'), met('black')] },
    passes({ out: 1, left: [7, 1] }),
    { black: 1 },
  ),
  row(
    "the opponents' only man hit into the queen, who falls",
    ['F9', 'icf:64b'],
    { queen: true, contacts: [met('black'), met('queen', 'black')] },
    passes({ out: 1, queenOut: true, left: [7, 1] }),
    { black: 1 },
  ),
];

const opponents = { black: 1 };

/** Strokes near those laws that break neither. */
const allowed: [string, Row][] = [
  [
    '[starwood:H1] a man behind the line, off a cushion',
    row('', ['icf:48'], { contacts: [met('cushion'), behind('white')] }, passes({ left: [6, 7] })),
  ],
  [
    '[starwood:H1] a man behind the line, off another man',
    row('', ['icf:48'], { white: 1, contacts: [met('black'), behind('white')] }, continues({ left: [5, 7] })),
  ],
  [
    '[starwood:H1] a man behind the line, pushed by another man',
    row(
      '',
      ['icf:48'],
      { contacts: [met('white'), { a: 'white', b: 'black', onBaseLine: true }] },
      {
        ...passes({ left: [6, 7] }),
      },
    ),
  ],
  [
    '[starwood:H1] [starwood:F8] unclaimed',
    row('', ['F8', 'icf:48'], { contacts: [behind('white')], claimed: false }, passes({ left: [6, 7] })),
  ],
  [
    '[starwood:F9] a combined shot: the only man, then an own man',
    row(
      '',
      ['icf:48'],
      { white: 1, contacts: [met('black'), met('white', 'black')] },
      continues({ left: [5, 1] }),
      {
        ...opponents,
      },
    ),
  ],
  [
    '[starwood:F9] an own man touched later by the striker',
    row(
      '',
      ['icf:48'],
      { contacts: [met('black'), met('cushion'), met('white')] },
      passes({ left: [6, 1] }),
      {
        ...opponents,
      },
    ),
  ],
  [
    '[starwood:F9] an own man first, which hits the only man',
    row('', ['icf:48'], { contacts: [met('white'), met('black', 'white')] }, passes({ left: [6, 1] }), {
      ...opponents,
    }),
  ],
  [
    '[starwood:F9] two men left: hitting one is allowed',
    row('', ['icf:48'], { contacts: [met('black')] }, passes({ left: [6, 2] }), { black: 2 }),
  ],
  [
    '[starwood:F9] the only man not hit at all',
    row('', ['icf:48'], { contacts: [met('queen')] }, passes({ left: [6, 1] }), opponents),
  ],
  [
    '[starwood:F9] [starwood:F8] unclaimed',
    row(
      '',
      ['F8', 'icf:48'],
      { contacts: [met('black')], claimed: false },
      passes({ left: [6, 1] }),
      opponents,
    ),
  ],
  ['[starwood:F9] no contacts given', row('', ['icf:48'], {}, passes({ left: [6, 1] }), opponents)],
  [
    '[starwood:H1] [starwood:F9] contacts given and empty',
    row('', ['icf:48'], { contacts: [] }, passes({ left: [6, 1] }), opponents),
  ],
];

describe('laws of contact', () => {
  it.each(named(rulebook, thumbing))('thumbing %s', (_, each) => expectRow(rulebook, each));
  it.each(named(rulebook, blocking))('blocking %s', (_, each) => expectRow(rulebook, each));

  it.each(allowed)('%s', (_, each) => {
    expectRow(rulebook, each);
    const { laws } = ask({
      rulebook,
      ...(each.board ? { board: each.board } : {}),
      stroke: each.stroke ?? {},
    });
    expect(laws).not.toContain('H1');
    expect(laws).not.toContain('F9');
  });

  it('[starwood:F9] [icf:106b] the only man hit into a pocket: lost as by an improper stroke', () => {
    const stroke = { black: 1, contacts: [met('black')] };
    const lost = { winner: 'black', points: 9, demandable: 1 } as const;
    expectOver(ask({ rulebook, board: { white: 4, black: 1 }, stroke }), ['F9', 'icf:106b'], lost);
  });
});
