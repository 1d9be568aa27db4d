import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
import { expectCallEnds, expectForfeit, expectFoul, expectPlayOn } from '../support/calls.js';

const rulebook = 'icf-short';
const grades = { foul: '11a', technical: 'icf:63a', offTurn: 'icf:63b', queenBack: 'icf:96' };

describe('laws that make a foul', () => {
  it.each([...['1', '2', '3', '5a', '6a', '11a', '19a', '20b', '21', '22', '38', '40', '41']])(
    '[icf-short:%s] a man, and the turn of the side on turn',
    (law) => expectFoul(rulebook, law, grades),
  );

  it('[icf-short:39] partners talk: a foul', () => {
    expectFoul(rulebook, '39', grades, 'doubles');
  });
});

describe('other calls', () => {
  it.each(['19b', '20a', '24', '44'])('[icf-short:%s] play goes on', (law) => expectPlayOn(rulebook, law));

  it('[icf-short:18] the right to place is lost', () => expectForfeit(rulebook, '18'));

  it.each(['42', '43', '45'])('[icf-short:%s] the board is replayed', (law) => {
    expectCallEnds(rulebook, law, 'white', { replay: true });
    expectCallEnds(rulebook, law, 'black', { replay: true });
  });

  it.each(['4', '5b', '6b', '46'])('nothing follows from calling law %s', (law) => {
    expect(adjudicate(caseOf({ rulebook, call: { law, against: 'white' } }))).toMatchObject({
      error: { code: 'not-callable', path: 'call.law' },
    });
  });
});

describe('calls on which the book is silent', () => {
  it.each(['51', '91', '121b', '126b'])('[icf:%s] the board, by men and queen on it', (law) => {
    for (const named of [law, `icf:${law}`]) {
      const ends = (points: number, score: { black: number }) =>
        expectCallEnds(rulebook, named, 'white', { winner: 'black', points }, { score }, `icf:${law}`);
      ends(9, { black: 21 });
      ends(6, { black: 22 });
    }
  });

  it('[icf:126a] a foul graded by this book', () => expectFoul(rulebook, 'icf:126a', grades));

  it('[icf:143h] the match', () => expectCallEnds(rulebook, 'icf:143h', 'black', { match: 'white' }));
});
