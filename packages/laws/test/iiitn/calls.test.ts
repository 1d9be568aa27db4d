import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { ask, caseOf } from '../support/ask.js';
import { expectCallEnds, expectForfeit, expectFoul, expectPlayOn } from '../support/calls.js';
import { continues, expectRow, passes } from '../support/row.js';

const rulebook = 'iiitn';
const grades = { foul: 'icf:64a', technical: 'icf:63a', offTurn: 'icf:63b', queenBack: 'icf:96' };

describe('laws that make a foul', () => {
  it.each(['12', '17', '19'])('[iiitn:%s] a man, and the turn of the side on turn', (law) => {
    expectFoul(rulebook, law, grades);
  });

  const disturbing = { name: '14', call: { law: '14', against: 'white' } } as const;

  it.each([
    ['before the first stroke of the turn', { call: { ...disturbing.call, beforeFirstStroke: true } }],
    ['after it', {}],
  ])('[iiitn:14] disturbing the men costs a man and the turn: %s', (_, more) => {
    expectRow(rulebook, {
      ...disturbing,
      laws: ['14'],
      after: passes({ out: 1, left: [7, 7], placing: ['white 1 opponent'] }),
      ...more,
    });
  });

  it('[iiitn:14] the law says so itself: those that would leave the turn are not cited', () => {
    const call = { ...disturbing.call, beforeFirstStroke: true };
    expect(ask({ rulebook, call }).laws).toEqual(['14']);
    expect(ask({ rulebook, call: disturbing.call }).laws).toEqual(['14', 'icf:64a']);
  });

  it('[iiitn:14] before the break the other side breaks', () => {
    expectRow(rulebook, {
      ...disturbing,
      laws: ['14'],
      board: { white: 9, black: 9, broken: false },
      after: passes({ left: [9, 9], owed: [1, 0], broken: false }),
    });
  });

  it('[iiitn:14] [icf:96] a queen that waits for her cover comes back with the turn', () => {
    expectRow(rulebook, {
      ...disturbing,
      laws: ['14', 'icf:96'],
      board: { queen: 'to-cover' },
      after: passes({ out: 1, queenOut: true, left: [7, 7] }),
    });
  });

  it('[iiitn:14] [icf:63b] the side not on turn has none to lose', () => {
    expectRow(rulebook, {
      ...disturbing,
      laws: ['14', 'icf:63b'],
      call: { law: '14', against: 'black' },
      after: continues({ theirsOut: 1, left: [6, 8], placing: ['black 1 striker'] }),
    });
  });

  it('[iiitn:25] a man, and the turn is left as it was', () => {
    expectRow(rulebook, {
      name: '25',
      laws: ['25'],
      board: { white: 1, black: 5 },
      call: { law: '25', against: 'white' },
      after: continues({ out: 1, left: [2, 5], placing: ['white 1 opponent'] }),
    });
    expectRow(rulebook, {
      name: '25',
      laws: ['25'],
      board: { white: 5, black: 1 },
      call: { law: '25', against: 'black' },
      after: continues({ theirsOut: 1, left: [5, 2] }),
    });
  });
});

describe('other calls', () => {
  it.each(['23', '24', '28'])('[iiitn:%s] play goes on', (law) => expectPlayOn(rulebook, law));

  it.each(['13', '18', '20', '26'])('nothing follows from calling law %s', (law) => {
    expect(adjudicate(caseOf({ rulebook, call: { law, against: 'white' } }))).toMatchObject({
      error: { code: 'not-callable', path: 'call.law' },
    });
  });
});

describe('calls on which the book is silent', () => {
  it.each(['51', '91', '121b', '126b'])('[iiitn:1] [icf:%s] the board, by men and queen on it', (law) => {
    for (const named of [law, `icf:${law}`]) {
      const ends = (points: number, score: { black: number }) =>
        expectCallEnds(rulebook, named, 'white', { winner: 'black', points }, { score }, `icf:${law}`);
      ends(9, { black: 20 });
      ends(6, { black: 21 });
    }
  });

  it('[icf:37a] [icf:134] fouls', () => {
    expectFoul(rulebook, 'icf:37a', grades);
    expectFoul(rulebook, 'icf:134', grades);
  });

  it('[icf:80] the right to place is lost', () => expectForfeit(rulebook, '80', 'icf:80'));

  it('[icf:142] [icf:143a] a board replayed, a match lost', () => {
    expectCallEnds(rulebook, '142', 'white', { replay: true }, {}, 'icf:142');
    expectCallEnds(rulebook, 'icf:143a', 'white', { match: 'black' });
  });
});
