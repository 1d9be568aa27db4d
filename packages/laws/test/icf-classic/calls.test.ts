import { describe, it } from 'vitest';
import { expectCallEnds, expectForfeit, expectFoul, expectPlayOn } from '../support/calls.js';
import { continues, expectRow } from '../support/row.js';

const rulebook = 'icf-classic';
const grades = { foul: '37a', technical: '36a', offTurn: '36b', queenBack: '69' };

const fouls = [
  ...['3', '4a', '4b', '5', '6', '7', '8', '11a', '12a', '19', '23', '35', '37a'],
  ...['55a', '57b', '58', '59', '62b', '63', '87'],
];

describe('laws that make a foul', () => {
  it.each(fouls)('[icf-classic:%s] a man, and the turn of the side on turn', (law) => {
    expectFoul(rulebook, law, grades);
  });

  it('[icf-classic:36a] a technical foul leaves the turn', () => {
    expectRow(rulebook, {
      name: '36a',
      laws: ['36a'],
      call: { law: '36a', against: 'white' },
      after: continues({ out: 1, left: [7, 7], placing: ['white 1 opponent'] }),
    });
  });

  it('[icf-classic:36b] so does one by the side not on turn', () => {
    expectRow(rulebook, {
      name: '36b',
      laws: ['36b'],
      call: { law: '36b', against: 'black' },
      after: continues({ theirsOut: 1, left: [6, 8] }),
    });
  });
});

describe('other calls', () => {
  it.each(['33c', '39a', '39b', '40', '41', '42a', '43a', '55b', '57a', '67'])(
    '[icf-classic:%s] play goes on',
    (law) => {
      expectPlayOn(rulebook, law);
    },
  );

  it.each(['53', '60', '61'])('[icf-classic:%s] the right to place is lost', (law) => {
    expectForfeit(rulebook, law);
  });

  it.each(['24', '64'])('[icf-classic:%s] the board, by men and queen on it', (law) => {
    expectCallEnds(
      rulebook,
      law,
      'white',
      { winner: 'black', points: 9 },
      { score: { black: 21, white: 22 } },
    );
    expectCallEnds(rulebook, law, 'white', { winner: 'black', points: 6 }, { score: { black: 22 } });
    expectCallEnds(rulebook, law, 'white', { winner: 'black', points: 6 }, { queen: 'covered-by-black' });
    expectCallEnds(rulebook, law, 'white', { winner: 'black', points: 6 }, { queen: 'to-cover' });
    expectCallEnds(rulebook, law, 'black', { winner: 'white', points: 10 });
    expectCallEnds(rulebook, law, 'black', { winner: 'white', points: 7 }, { score: { white: 22 } });
  });
});

describe('calls on which the book is silent', () => {
  it('[icf:91] [icf:126b] the board, by the book it falls back on', () => {
    for (const law of ['icf:91', 'icf:126b', '126b', '91'])
      expectCallEnds(
        rulebook,
        law,
        'black',
        { winner: 'white', points: 10 },
        {},
        law.startsWith('icf:') ? law : `icf:${law}`,
      );
  });

  it('[icf:126a] [icf:130a] a foul graded by this book', () => {
    expectFoul(rulebook, 'icf:126a', grades);
    expectFoul(rulebook, 'icf:130a', grades);
  });

  it('[icf:140] [icf:143c] a board replayed, a match lost', () => {
    expectCallEnds(rulebook, 'icf:140', 'white', { replay: true });
    expectCallEnds(rulebook, 'icf:143c', 'white', { match: 'black' });
  });
});
