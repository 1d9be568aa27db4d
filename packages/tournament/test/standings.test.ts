import { describe, expect, it } from 'vitest';
import { answerStandings } from '../src/index.js';

const played = (a: number, b: number | null, scoreA = 0, scoreB = 0) => ({ a, b, scoreA, scoreB });
const round = (...matches: object[]) => ({ matches });

function standings(event: object) {
  const answer = answerStandings({ system: 'swiss', ...event });
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.ok.places.map(({ entrant, decidedBy, figures }) => ({ entrant, decidedBy, ...figures }));
}

const order = (event: object) => standings(event).map(({ entrant }) => entrant);

describe('the standings of a Swiss event', () => {
  it('count points, the opponents’ points, and scores', () => {
    const [first, second, third, fourth] = standings({
      competitors: 4,
      rounds: [
        round(played(1, 2, 25, 10), played(3, 4, 12, 12)),
        round(played(1, 3, 20, 25), played(2, 4, 25, 0)),
      ],
    });
    expect(first).toMatchObject({
      entrant: 3,
      points: 3,
      buchholz: 3,
      netscore: 5,
      totscore: 37,
      decidedBy: 'points',
    });
    expect(second).toMatchObject({
      entrant: 1,
      points: 2,
      buchholz: 5,
      netscore: 10,
      totscore: 45,
      decidedBy: 'buchholz',
    });
    expect(third).toMatchObject({ entrant: 2, points: 2, buchholz: 3, decidedBy: 'buchholz' });
    expect(fourth).toMatchObject({ entrant: 4, points: 1, buchholz: 5, decidedBy: 'points' });
  });

  it('give a bye two points and the phantom’s score, and nothing to Buchholz', () => {
    const [first] = standings({
      competitors: 3,
      phantomScore: 20,
      rounds: [round(played(1, 2, 3, 5), played(3, null))],
    });
    expect(first).toMatchObject({ entrant: 3, points: 2, netscore: 20, totscore: 20, buchholz: 0 });
  });

  it('leave out a match that has no score yet', () => {
    const all = standings({ competitors: 2, rounds: [round(played(1, 2))] });
    expect(all.map(({ points, decidedBy }) => [points, decidedBy])).toEqual([
      [0, 'list'],
      [0, 'list'],
    ]);
  });

  it('tell by lot where lots were drawn: who is not named counts as the first of them', () => {
    const rounds = [round(played(1, 2, 25, 0), played(3, 4, 25, 0), played(5, 6, 25, 0))];
    const event = { competitors: 6, rounds };
    expect(order(event)).toEqual([1, 3, 5, 2, 4, 6]);
    expect(order({ ...event, lots: { '2': [5, 3] } })).toEqual([1, 5, 3, 2, 4, 6]);
    expect(order({ ...event, lots: { '2': [3, 1] } })).toEqual([3, 5, 1, 2, 4, 6]);
    expect(standings({ ...event, lots: { '2': [5, 3] } }).map(({ decidedBy }) => decidedBy)).toEqual([
      ...['lots', 'lots', 'lots'],
      ...['list', 'list', 'list'],
    ]);
    // Lots drawn before another round are of no account here.
    expect(order({ ...event, lots: { '3': [5, 3] } })).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it('lend the points of who left to his opponents, by the trend of what he won at the board', () => {
    // 4 wins two of two, then leaves: his trend is 2 a round, of which two rounds are missing.
    const rounds = [
      round(played(4, 1, 25, 0), played(2, 3, 25, 0)),
      round(played(4, 2, 25, 0), played(1, 3, 25, 0)),
      round(played(1, 2, 25, 0), played(3, null)),
      round(played(3, 2, 25, 0), played(1, null)),
    ];
    const buchholzOf1 = (retirements: string) =>
      standings({ competitors: 4, rounds, retirements }).find(({ entrant }) => entrant === 1)?.buchholz;
    expect(buchholzOf1('none')).toBe(4 + 4 + 2);
    expect(buchholzOf1('trend')).toBe(8 + 4 + 2);
    // 2.8 more is 2 more.
    expect(buchholzOf1('trend70')).toBe(6 + 4 + 2);
  });

  it('take a bye for a match that was had, but not for points that were won', () => {
    // 4 wins one of two at the board, rests once, and leaves: two real points over three matches, two rounds missing.
    const rounds = [
      round(played(4, 1, 25, 0), played(2, 3, 25, 0)),
      round(played(2, 4, 25, 0), played(1, 3, 25, 0)),
      round(played(4, null), played(1, 2, 25, 0)),
      round(played(3, null)),
      round(played(2, null)),
    ];
    const buchholz = (retirements: string, entrant: number) =>
      standings({ competitors: 4, rounds, retirements }).find((each) => each.entrant === entrant)?.buchholz;
    // 4 has 4 points and lends 1 (2 × 2 ÷ 3); 2 has 6 and lends 1 (4 × 1 ÷ 4); 3 has 2, none of them won.
    expect(buchholz('none', 1)).toBe(4 + 6 + 2);
    expect(buchholz('trend', 1)).toBe(4 + 1 + 6 + 1 + 2);
    // Who came to no match at all has nothing to lend, and who missed nothing lends nothing.
    expect(
      standings({ competitors: 3, rounds: [round(played(1, 2, 25, 0))], retirements: 'trend' }).map(
        (each) => each.buchholz,
      ),
    ).toEqual([0, 2, 0]);
  });

  it('look back at an earlier round', () => {
    const rounds = [round(played(1, 2, 25, 0)), round(played(2, 1, 25, 0)), round(played(2, 1, 25, 0))];
    expect(order({ competitors: 2, rounds })).toEqual([2, 1]);
    expect(order({ competitors: 2, rounds, after: 1 })).toEqual([1, 2]);
  });

  it('leave out who has not come yet', () => {
    const competitors = [{}, {}, { entersRound: 2 }];
    const rounds = [round(played(1, 2, 25, 0)), round(played(3, 1, 25, 0))];
    expect(order({ competitors, rounds, after: 1 })).toEqual([1, 2]);
    expect(order({ competitors, rounds })).toHaveLength(3);
  });

  it('number the places from one', () => {
    const answer = answerStandings({
      system: 'swiss',
      competitors: 3,
      rounds: [round(played(1, 2, 25, 0), played(3, null))],
    });
    expect('ok' in answer && answer.ok.places.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('keep who has left', () => {
    const competitors = [{ leavesAfterRound: 1 }, {}, {}, {}];
    const rounds = [
      round(played(1, 2, 25, 0), played(3, 4, 25, 5)),
      round(played(3, 2, 25, 0), played(4, null)),
    ];
    expect(order({ competitors, rounds, withdrawal: 'annul' })).toEqual([3, 4, 1, 2]);
  });
});

describe('the table of a league', () => {
  const league = (event: object) => ({ system: 'league', ...event });
  /** 1 and 2 win two each; 2 beat 1, who has the better scores. */
  const rounds = [
    round(played(1, 2, 10, 12), played(3, 4, 25, 0)),
    round(played(1, 3, 25, 0), played(2, 4, 25, 20)),
    round(played(1, 4, 25, 0), played(2, 3, 5, 25)),
  ];

  it('counts wins, then matches among those who are level, then scores', () => {
    const table = standings(league({ competitors: 4, rounds }));
    expect(table.map(({ entrant, wins }) => [entrant, wins])).toEqual([
      [1, 2],
      [3, 2],
      [2, 2],
      [4, 0],
    ]);
    // 1 beat 3, 3 beat 2, 2 beat 1: scores decide.
    expect(table.slice(0, 3).every(({ decidedBy }) => decidedBy === 'netscore')).toBe(true);
    const keys = ['wins', 'netscore-among-tied'];
    expect(order(league({ competitors: 4, rounds, keys }))).toEqual(
      [1, 2, 3, 4].sort((a, b) => among(b) - among(a)),
    );
    function among(entrant: number): number {
      return { 1: -2 + 25, 2: 2 - 20, 3: -25 + 20, 4: -99 }[entrant] ?? 0;
    }
  });

  it('who met decides before scores', () => {
    const two = [round(played(1, 2, 10, 12)), round(played(1, 3, 25, 0)), round(played(2, 3, 3, 5))];
    // All have one win, and nothing among the three; a fourth lost to 1 and 2 only.
    const more = [...two, round(played(1, 4, 25, 0), played(3, 2, 1, 2))];
    expect(order(league({ competitors: 4, rounds: more, keys: ['wins', 'head-to-head'] }))[0]).toBe(2);
  });

  it('walks over what is left when somebody leaves, or annuls all he played', () => {
    const competitors = [{}, {}, {}, { leavesAfterRound: 1 }];
    const event = league({ competitors, rounds: [rounds[0] ?? {}], phantomScore: 20 });
    const kept = standings(event);
    expect(kept.map(({ entrant, wins, netscore }) => [entrant, wins, netscore])).toEqual([
      [2, 2, 22],
      [3, 1, 25],
      [1, 1, 18],
      [4, 0, -65],
    ]);
    const annulled = standings({ ...event, withdrawal: 'annul' });
    expect(annulled.map(({ entrant, wins }) => [entrant, wins])).toEqual([
      [2, 1],
      [3, 0],
      [1, 0],
    ]);
  });

  it('gives who rests nothing', () => {
    const odd = [round(played(1, 2, 25, 0), played(3, null))];
    const table = standings(league({ competitors: 3, rounds: odd, keys: ['points', 'netscore'] }));
    expect(table.map(({ entrant, points, netscore }) => [entrant, points, netscore])).toEqual([
      [1, 2, 25],
      [3, 0, 0],
      [2, 0, -25],
    ]);
  });

  it.each(['annul', 'keep'])('as it was before somebody left has his results (%s)', (withdrawal) => {
    const competitors = [{}, {}, {}, { leavesAfterRound: 2 }];
    const early = standings(league({ competitors, rounds, withdrawal, after: 1 }));
    expect(early.map(({ entrant, wins }) => [entrant, wins])).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
      [4, 0],
    ]);
  });

  it('walks over what was drawn and not played, and nothing that was', () => {
    const competitors = [{}, {}, { leavesAfterRound: 2 }];
    const drawnOnly = [round(played(3, 1, 25, 10)), round(played(3, 2))];
    const table = standings(league({ competitors, rounds: drawnOnly, phantomScore: 20 }));
    expect(table.map(({ entrant, wins, netscore }) => [entrant, wins, netscore])).toEqual([
      [2, 1, 20],
      [3, 1, -5],
      [1, 0, -15],
    ]);
  });

  it('walks over a second leg that is drawn, of two who met in the first', () => {
    const competitors = [{}, { leavesAfterRound: 1 }];
    const legs = [round(played(1, 2, 10, 25)), round(played(2, 1, 0, 0))];
    const [first] = standings(league({ competitors, rounds: legs, phantomScore: 20 }));
    expect([first?.entrant, first?.wins, first?.netscore]).toEqual([1, 1, 5]);
  });
});

describe('bad results', () => {
  const refused = (event: object) => {
    const answer = answerStandings({ system: 'swiss', competitors: 4, ...event });
    return 'error' in answer ? [answer.error.code, answer.error.path] : null;
  };

  it.each([
    [{ system: 'chess' }, 'wrong-type', 'system'],
    [{ competitors: -1 }, 'wrong-type', 'competitors'],
    [{ competitors: 1e9 }, 'wrong-type', 'competitors'],
    [{ competitors: [{ name: 'x' }] }, 'unknown-field', 'competitors[0].name'],
    [{ rounds: [round(played(1, 9, 1, 0))] }, 'unknown-competitor', 'rounds[0].matches[0].b'],
    [{ rounds: [round(played(1, 2, 26, 0))] }, 'impossible-score', 'rounds[0].matches[0].scoreA'],
    [
      { rounds: [round(played(1, 2, 1, 0), played(3, 1, 1, 0))] },
      'twice-in-a-round',
      'rounds[0].matches[1].b',
    ],
    [{ rounds: [round(played(2, 2, 1, 0))] }, 'twice-in-a-round', 'rounds[0].matches[0].b'],
    [{ rounds: [{ round: 2, matches: [] }] }, 'round-missing', 'rounds[0].round'],
    [{ after: 1 }, 'round-missing', 'after'],
    [{ keys: ['points', 'luck'] }, 'wrong-type', 'keys[1]'],
    [{ keys: ['points', 'points'] }, 'wrong-type', 'keys[1]'],
    [{ keys: [] }, 'missing-field', 'keys'],
    [{ phantomScore: 0 }, 'wrong-type', 'phantomScore'],
    [{ phantomScore: 26 }, 'impossible-score', 'phantomScore'],
    [{ lots: { x: [1] } }, 'wrong-type', 'lots.x'],
    [{ lots: { '2': [1, 1] } }, 'twice-in-a-round', 'lots.2[1]'],
    [{ lots: { '2': [5] } }, 'unknown-competitor', 'lots.2[0]'],
    [{ pairing: { method: 'magic' } }, 'wrong-type', 'pairing.method'],
    [{ pairing: { delayTopPairing: -1 } }, 'wrong-type', 'pairing.delayTopPairing'],
    [{ pairing: { compatriotsApart: 'x' } }, 'wrong-type', 'pairing.compatriotsApart'],
    [{ pairing: { forbidden: [[1, 5]] } }, 'unknown-competitor', 'pairing.forbidden[0][1]'],
    [{ pairing: { forbidden: [[1]] } }, 'missing-field', 'pairing.forbidden[0][1]'],
    [{ pairing: { forbidden: [[1, 2, 3]] } }, 'wrong-type', 'pairing.forbidden[0][2]'],
    [{ surprise: 1 }, 'unknown-field', 'surprise'],
  ])('%j is refused by name', (event, code, path) => {
    expect(refused(event)).toEqual([code, path]);
  });
});
