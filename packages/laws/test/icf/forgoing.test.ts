import { describe, expect, it } from 'vitest';
import { askAs, type CaseSeen, expectGoesOn, expectLaws } from './from-the-striker.js';

describe('forgoing', () => {
  const dueOfOne: CaseSeen = { stroke: { striker: true } };
  const forgoing = (seen: CaseSeen): CaseSeen => ({ ...seen, decisions: { forgo: 'forgo' } });

  it('[icf:87a] the due is not placed and not owed', () => {
    expectGoesOn(askAs('white', forgoing(dueOfOne)), 'white', {
      turn: 'passes',
      mine: 6,
      theirs: 7,
      queen: 'on-board',
      laws: ['72a', '87a'],
    });
  });

  it('[icf:87a] in total: both the due and the penalty', () => {
    const both = forgoing({ stroke: { striker: true, improper: true } });
    expectGoesOn(askAs('white', both), 'white', {
      turn: 'passes',
      mine: 6,
      theirs: 7,
      queen: 'on-board',
      laws: ['72b', '87a'],
    });
  });

  it('[icf:87a] forgo-in-total: men the stroke pocketed come back all the same', () => {
    expectGoesOn(askAs('white', forgoing({ stroke: { own: 1, striker: true } })), 'white', {
      turn: 'continues',
      back: 1,
      mine: 6,
      theirs: 7,
      queen: 'on-board',
      laws: ['73', '87a'],
    });
  });

  it('[icf:87a] forgo-in-total: what is outstanding is forgone too', () => {
    const one = forgoing({ board: { mine: 8 }, stroke: { striker: true, improper: true } });
    expectGoesOn(askAs('white', one), 'white', {
      turn: 'passes',
      mine: 8,
      theirs: 7,
      queen: 'on-board',
      laws: ['72b', '87a'],
    });
  });

  it("[icf:87a] the player on turn may forgo the opponent's due", () => {
    const theirDue = forgoing({ board: { theirs: 9, owed: { theirs: 1 } }, stroke: { opponents: 1 } });
    expectGoesOn(askAs('white', theirDue), 'white', {
      turn: 'passes',
      mine: 6,
      theirs: 8,
      queen: 'on-board',
      laws: ['48', '87a'],
    });
  });

  it('[icf:87a] placing is the default', () => {
    const placed = askAs('white', { ...dueOfOne, decisions: { forgo: 'place' } });
    expect(placed).toEqual(askAs('white', dueOfOne));
    expect(placed).toMatchObject({ returned: { white: 1 }, board: { white: { onBoard: 7, owed: 0 } } });
    expect(placed.laws).not.toContain('87a');
  });

  it('[icf:87a] where nothing can be placed, forgoing is idle, and named', () => {
    for (const seen of [{ stroke: {} }, { board: { mine: 9 }, stroke: { striker: true } }]) {
      const ruling = askAs('white', seen);
      expect(ruling.laws).not.toContain('87a');
      expect(askAs('white', forgoing(seen))).toEqual({ ...ruling, unusedDecisions: ['forgo'] });
    }
  });

  it('[icf:87a] a penalty that was called may be forgone too', () => {
    const answer = askAs('white', forgoing({ call: { law: '129', against: 'me' } }));
    expect(answer).toMatchObject({
      turn: 'passes',
      returned: { white: 0 },
      placing: [],
      board: { white: { onBoard: 6, owed: 0 } },
    });
    expectLaws(answer, ['129', '64a', '87a']);
  });
});

describe('no room to place', () => {
  it('[icf:79a] the man stays owed, and comes out by the next stroke that leaves room', () => {
    const first = askAs('white', { stroke: { striker: true }, decisions: { forgo: 'no-space' } });
    expectGoesOn(first, 'white', {
      turn: 'passes',
      mine: 6,
      theirs: 7,
      owed: 1,
      queen: 'on-board',
      laws: ['72a', '79a'],
    });
    expect(first.placing).toEqual([]);
  });

  it('[icf:79a] men the stroke pocketed come back first; the due waits', () => {
    const seen: CaseSeen = { stroke: { own: 1, striker: true }, decisions: { forgo: 'no-space' } };
    expectGoesOn(askAs('white', seen), 'white', {
      turn: 'continues',
      back: 1,
      mine: 6,
      theirs: 7,
      owed: 1,
      queen: 'on-board',
      laws: ['73', '79a'],
    });
  });

  it('[icf:81] room that appears in the turn of the player who is to place: that player places', () => {
    const answer = askAs('black', { board: { theirs: 6, owed: { theirs: 1 } }, stroke: { own: 1 } });
    expectGoesOn(answer, 'black', {
      turn: 'continues',
      theirsBack: 1,
      mine: 5,
      theirs: 7,
      queen: 'on-board',
      laws: ['48', '78a'],
    });
    expect(answer.placing).toEqual([{ piece: 'white', count: 1, by: 'striker' }]);
  });

  it('[icf:79a] still no room: it waits on', () => {
    const seen: CaseSeen = {
      board: { theirs: 6, owed: { theirs: 1 } },
      stroke: {},
      decisions: { forgo: 'no-space' },
    };
    expectGoesOn(askAs('black', seen), 'black', {
      turn: 'passes',
      mine: 6,
      theirs: 6,
      theirsOwed: 1,
      queen: 'on-board',
      laws: ['48', '79a'],
    });
  });
});
