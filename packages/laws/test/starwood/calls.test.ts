import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
import { expectCallEnds, expectFoul, expectPlayOn } from '../support/calls.js';
import { continues, expectRow } from '../support/row.js';

const rulebook = 'starwood';
const grades = { foul: 'icf:64a', technical: 'icf:63a', offTurn: 'icf:63b', queenBack: 'icf:96' };

const fouls = [
  ...['S1', 'S2', 'S3', 'S4', 'H1', 'H2', 'H3', 'H4', 'H5'],
  ...['F4', 'F7', 'F9', 'G1', 'G2', 'G3', 'G4', 'G5'],
];

describe('laws that make a foul', () => {
  it.each(fouls)('[starwood:%s] a man, and the turn of the side on turn', (law) => {
    expectFoul(rulebook, law, grades, 'doubles');
  });
});

describe('other calls', () => {
  it.each(['F1', 'F2'])('[starwood:%s] play goes on', (law) => expectPlayOn(rulebook, law));

  it('[starwood:S5] major displacement: the board, six points; one where the queen no longer counts', () => {
    expectCallEnds(rulebook, 'S5', 'white', { winner: 'black', points: 6 });
    expectCallEnds(rulebook, 'S5', 'black', { winner: 'white', points: 6 });
    expectCallEnds(rulebook, 'S5', 'white', { winner: 'black', points: 6 }, { queen: 'covered-by-white' });
    expectCallEnds(
      rulebook,
      'S5',
      'white',
      { winner: 'black', points: 6 },
      { score: { black: 24, white: 25 } },
    );
    expectCallEnds(rulebook, 'S5', 'white', { winner: 'black', points: 1 }, { score: { black: 25 } });
  });

  it.each(['G6', 'G7'])('[starwood:%s] the match', (law) => {
    expectCallEnds(rulebook, law, 'white', { match: 'black' });
    expectCallEnds(rulebook, law, 'black', { match: 'white' });
  });

  it.each(['T1', 'F8', 'Q10', 'P.calc2'])('nothing follows from calling law %s', (law) => {
    expect(adjudicate(caseOf({ rulebook, call: { law, against: 'white' } }))).toMatchObject({
      error: { code: 'not-callable', path: 'call.law' },
    });
  });
});

describe('calls on which the book is silent', () => {
  it.each(['51', '91', '121b', '126b'])('[icf:%s] the board, by men and queen on it', (law) => {
    for (const named of [law, `icf:${law}`]) {
      const cited = `icf:${law}`;
      const ends = (against: 'white' | 'black', points: number, score: number) => {
        const winner = against === 'white' ? 'black' : 'white';
        expectCallEnds(rulebook, named, against, { winner, points }, { score: { [winner]: score } }, cited);
      };
      ends('white', 11, 24);
      ends('white', 6, 25);
      ends('black', 12, 24);
      ends('black', 7, 25);
    }
  });

  it('[icf:126a] a foul', () => expectFoul(rulebook, 'icf:126a', grades, 'doubles'));

  it('[icf:137] [icf:143] a board replayed, a match lost', () => {
    expectCallEnds(rulebook, '137', 'white', { replay: true }, {}, 'icf:137');
    expectCallEnds(rulebook, 'icf:143', 'black', { match: 'white' });
  });

  it('[icf:63a] a technical foul leaves the turn', () => {
    expectRow(rulebook, {
      name: '63a',
      laws: ['icf:63a'],
      call: { law: '63a', against: 'white' },
      after: continues({ out: 1, left: [7, 7], placing: ['white 1 right-hand'] }),
    });
  });
});
