import { describe, expect, it } from 'vitest';
import { answerPairing, answerStandings, eventsFromSol, solFromEvents } from '../src/index.js';

const HEAD = {
  clubs: [{ description: 'Club' }],
  players: [
    { guid: 'asha', lastname: 'A', nationality: 'IND' },
    { guid: 'bina', lastname: 'B', nationality: 'IND' },
    { lastname: 'C', nationality: 'LKA' },
    { guid: 'asha', lastname: 'D' },
  ],
  ratings: [{ description: 'Rating' }],
  rates: [
    { rating: 1, player: 1, date: '2015-01-01', rate: 1510 },
    { rating: 1, player: 1, date: '2015-06-01', rate: 1600 },
    { rating: 1, player: 1, date: '2016-03-01', rate: 1700 },
    { rating: 2, player: 2, date: '2015-01-01', rate: 1400 },
  ],
};

const TOURNEY = {
  guid: 't1',
  date: '2016-03-01',
  description: 'Spring',
  couplings: 'dazed',
  rating: 1,
  finals: 1,
  currentturn: 3,
  phantomscore: 18,
  retirements: 'trend70',
  competitors: [
    { players: [1], points: 2, prize: '18' },
    { players: [2], retired: true },
    { players: [3] },
    { players: [4], retired: false },
  ],
  matches: [
    { turn: 2, board: 1, competitor1: 1, competitor2: 4, score1: 9, score2: 25, final: false },
    { turn: 1, board: 2, competitor1: 1, competitor2: 2, score1: 25, score2: 3, breaker: 1 },
    { turn: 1, competitor1: 3, competitor2: null, score1: 18, score2: 0 },
    { turn: 3, board: 1, competitor1: 4, competitor2: 1, score1: 25, score2: 20, final: true, breaker: 2 },
  ],
};

const importing = (...tourneys: unknown[]) => {
  const read = eventsFromSol([HEAD, ...tourneys]);
  if ('error' in read) throw new Error(read.error.message);
  return read.ok;
};
const exporting = (...events: unknown[]) => {
  const written = solFromEvents(events);
  if ('error' in written) throw new Error(written.error.message);
  return written.ok;
};
const faultOf = (answer: { readonly ok: unknown } | { readonly error: object }) =>
  'error' in answer ? answer.error : null;

describe('a tourney of a SoL file', () => {
  it('becomes results, and what they have no room for is kept beside them', () => {
    const [{ head, ...sol } = {}, event] = (([first]) => [first?.sol, first])(importing(TOURNEY));
    expect(event).toMatchObject({
      ...{ id: 't1', system: 'swiss', discipline: 'singles', phantomScore: 18, retirements: 'trend70' },
      pairing: { method: 'dazed', edition: '2014' },
      competitors: [
        { players: ['asha'], federation: 'IND', rate: 1600 },
        { players: ['bina'], federation: 'IND', leavesAfterRound: 1 },
        { players: ['player-3'], federation: 'LKA', leavesAfterRound: 1 },
        { players: ['asha+2'], entersRound: 2 },
      ],
    });
    expect(event?.rounds).toEqual([
      {
        round: 1,
        matches: [
          { board: 2, a: 1, b: 2, scoreA: 25, scoreB: 3 },
          { a: 3, b: null },
        ],
      },
      { round: 2, matches: [{ board: 1, a: 1, b: 4, scoreA: 9, scoreB: 25 }] },
    ]);
    expect(head).toEqual(HEAD);
    expect(sol).toEqual({
      tourney: { date: '2016-03-01', description: 'Spring', rating: 1, finals: 1 },
      competitors: [{ points: 2, prize: '18' }, {}, {}, {}],
      finals: [{ round: 3, board: 1, a: 4, b: 1, scoreA: 25, scoreB: 20, more: { breaker: 2 } }],
      matches: [{ round: 1, match: 1, more: { breaker: 1 } }],
    });
  });

  it('tells who came late or left by the rounds they are in', () => {
    const match = (turn: number, competitor1: number, competitor2: number) => ({
      ...{ turn, competitor1, competitor2, score1: 25, score2: 0 },
    });
    const competitors = [1, 2, 3, 4].map((player) => ({ players: [player] }));
    const [event] = importing({
      competitors: [...competitors, { players: [1, 2] }, { players: [3, 4], retired: true }],
      matches: [match(1, 1, 2), match(2, 1, 3), match(3, 3, 1)],
    });
    expect(
      event?.competitors.map(({ entersRound, leavesAfterRound }) => [entersRound, leavesAfterRound]),
    ).toEqual([
      [undefined, undefined],
      [undefined, 1],
      [2, undefined],
      // In no match yet: there for the next.
      [4, undefined],
      [4, undefined],
      [undefined, 0],
    ]);
    const [empty] = importing({ competitors, matches: [] });
    expect(empty?.competitors.every((each) => !('entersRound' in each || 'leavesAfterRound' in each))).toBe(
      true,
    );
  });

  it('counts no final, and is taken as it is by standings and pairing', () => {
    const [event] = importing(TOURNEY);
    const standings = answerStandings(event);
    if ('error' in standings) throw new Error(standings.error.message);
    expect(standings.ok.places.map(({ entrant, figures }) => [entrant, figures.points])).toEqual([
      [1, 2],
      [4, 2],
      [3, 2],
      [2, 0],
    ]);
    expect(faultOf(answerPairing({ ...event, after: 1 }))).toBeNull();
  });

  it('has the head with the first tourney alone', () => {
    const [first, second] = importing(TOURNEY, TOURNEY);
    expect(first?.sol.head).toBeDefined();
    expect(second?.sol).not.toHaveProperty('head');
  });

  it.each([
    ['2009-05-01', '2000'],
    ['2013-05-01', '2013'],
    ['2014-01-01', '2014'],
    [undefined, '2014'],
  ])('of %s was paired by edition %s', (date, edition) => {
    expect(importing({ ...TOURNEY, date })[0]?.pairing?.edition).toBe(edition);
  });

  it.each([
    [{ delaytoppairing: 2 }, { delayTopPairing: 2 }],
    [{ delaytoppairing: 2, rating: undefined }, {}],
    [{ delaytoppairing: 2, rating: null }, {}],
    [{ delaytoppairing: 0 }, {}],
    [{ delaycompatriotpairing: true }, { compatriotsApart: true }],
    [{ delaycompatriotpairing: false }, {}],
    [{ delaycompatriotpairing: 3 }, { compatriotsApart: 3 }],
    [{ delaycompatriotpairing: 0 }, {}],
  ])('with %j is paired with %j', (keys, pairing) => {
    const events = importing({ ...TOURNEY, ...keys });
    expect(events[0]?.pairing).toEqual({ method: 'dazed', edition: '2014', ...pairing });
    expect(faultOf(answerPairing({ ...events[0], after: 1 }))).toBeNull();
    expect(eventsFromSol(exporting(...events))).toEqual({ ok: events });
  });

  it('of old lacks keys, and calls championships seasons', () => {
    const old = { season: 1, competitors: [{ players: [1, 2] }, { players: [3, 4] }] };
    const read = eventsFromSol([{ players: HEAD.players, seasons: [{ description: 'S' }] }, old]);
    expect(read).toMatchObject({
      ok: [
        {
          ...{ discipline: 'doubles', phantomScore: 25, rounds: [] },
          competitors: [{ federation: 'IND' }, { players: ['player-3', 'asha+2'] }],
          sol: { tourney: { championship: 1 }, head: { championships: [{ description: 'S' }] } },
        },
      ],
    });
    const [event] = 'ok' in read ? read.ok : [];
    expect(event).not.toHaveProperty('id');
    expect(event).not.toHaveProperty('pairing');
    expect(event?.competitors[1]).not.toHaveProperty('federation');
    expect(event?.sol.head).not.toHaveProperty('seasons');
  });

  const withMatch = (match: object) => ({
    ...TOURNEY,
    matches: [{ turn: 1, competitor1: 1, competitor2: 2, ...match }],
  });
  it.each([
    ['no list of competitors', {}, 'missing-field', 'competitors'],
    ['no competitor', { competitors: [] }, 'wrong-type', 'competitors'],
    ['nobody in it', { competitors: [{ players: [] }] }, 'missing-field', 'competitors[0].players'],
    [
      'a player who is not there',
      { competitors: [{ players: [5] }] },
      'unknown-player',
      'competitors[0].players[0]',
    ],
    [
      'a player without a place',
      { competitors: [{ players: [0] }] },
      'wrong-type',
      'competitors[0].players[0]',
    ],
    ['half a delay', { ...TOURNEY, delaytoppairing: 'x' }, 'wrong-type', 'delaytoppairing'],
    [
      'compatriots of a kind',
      { ...TOURNEY, delaycompatriotpairing: 'x' },
      'wrong-type',
      'delaycompatriotpairing',
    ],
    ['a knock-out', { ...TOURNEY, system: 'knockout' }, 'wrong-type', 'system'],
    ['no such policy', { ...TOURNEY, retirements: 'some' }, 'wrong-type', 'retirements'],
    ['a phantom too good', { ...TOURNEY, phantomscore: 26 }, 'impossible-score', 'phantomscore'],
    ['a score too high', withMatch({ score2: 26 }), 'impossible-score', 'matches[0].score2'],
    ['a score below nought', withMatch({ score1: -1 }), 'wrong-type', 'matches[0].score1'],
    ['nobody', withMatch({ competitor1: 5 }), 'unknown-competitor', 'matches[0].competitor1'],
    ['against himself', withMatch({ competitor2: 1 }), 'twice-in-a-round', 'matches[0].competitor2'],
    ['no turn', withMatch({ turn: undefined }), 'missing-field', 'matches[0].turn'],
    ['a turn left out', withMatch({ turn: 2 }), 'round-missing', 'matches[0].turn'],
    ['a board 0', withMatch({ board: 0 }), 'wrong-type', 'matches[0].board'],
    ['half a final', withMatch({ final: 'yes' }), 'wrong-type', 'matches[0].final'],
  ])('with %s is refused by name, and where', (_, tourney, code, path) => {
    expect(faultOf(eventsFromSol([HEAD, tourney]))).toMatchObject({ code, path: `documents[1].${path}` });
  });

  it.each([
    ['nothing', [], 'missing-field', 'documents[0]'],
    ['no tourney', [HEAD], 'missing-field', 'documents[1]'],
    ['a head that is a list', [[], TOURNEY], 'wrong-type', 'documents[0]'],
    ['a player that is a name', [{ players: ['A'] }, TOURNEY], 'wrong-type', 'documents[0].players[0]'],
    ['a tourney that is null', [HEAD, null], 'wrong-type', 'documents[1]'],
  ])('a file with %s is refused by name', (_, documents, code, path) => {
    expect(faultOf(eventsFromSol(documents))).toMatchObject({ code, path });
  });
});

describe('a SoL file of events', () => {
  it('read, written and read again is the same', () => {
    const plain = { competitors: [{ players: [1] }], couplings: 'all' };
    const events = importing(TOURNEY, { ...TOURNEY, guid: 7 }, plain);
    expect(eventsFromSol(exporting(...events))).toEqual({ ok: events });
  });

  it('has byes at the phantom score, finals, the turn it is, and who has left', () => {
    const [, tourney] = exporting(...importing(TOURNEY));
    expect(tourney).toMatchObject({ guid: 't1', currentturn: 3, phantomscore: 18, couplings: 'dazed' });
    expect(tourney?.competitors).toEqual([
      { players: [1], points: 2, prize: '18' },
      { players: [2], retired: true },
      // In no match of the last turn, so gone, though the file did not say so.
      { players: [3], retired: true },
      { players: [4] },
    ]);
    expect(tourney?.matches).toContainEqual({
      ...{ turn: 1, competitor1: 3, competitor2: null, score1: 18, score2: 0, final: false },
    });
    expect(tourney?.matches).toContainEqual(TOURNEY.matches[3]);
  });

  it('is made for events of our own: players by their names, figures as ranked', () => {
    const event = {
      ...{ id: 3, system: 'swiss', pairing: { method: 'serial' } },
      competitors: [{ players: ['Asha'], federation: 'IND' }, {}],
      rounds: [{ matches: [{ a: 1, b: 2, scoreA: 25, scoreB: 7 }] }],
    };
    expect(exporting(event, { ...event, id: undefined })).toMatchObject([
      {
        championships: [],
        players: [
          { guid: 'Asha', lastname: 'Asha', nationality: 'IND' },
          { guid: 'event-1-competitor-2' },
          { guid: 'event-2-competitor-2' },
        ],
      },
      {
        ...{ guid: '3', description: '3', couplings: 'serial', rankedturn: 1, currentturn: 1 },
        competitors: [
          { players: [1], points: 2, bucholz: 0, netscore: 18, totscore: 25 },
          { players: [2], points: 0, bucholz: 2, netscore: -18, totscore: 7 },
        ],
      },
      { description: 'Event 2', competitors: [{ players: [1] }, { players: [3] }] },
    ]);
  });

  it('has the delays that an event of our own asks for', () => {
    const delays = (pairing: object) =>
      exporting({ system: 'swiss', competitors: 2, rounds: [], pairing })[1] ?? {};
    expect(delays({ delayTopPairing: 2, compatriotsApart: 3 })).toMatchObject({ delaytoppairing: 2 });
    expect(delays({ compatriotsApart: true })).toMatchObject({ delaycompatriotpairing: true });
    expect(delays({})).not.toHaveProperty('delaytoppairing');
    expect(delays({})).not.toHaveProperty('delaycompatriotpairing');
  });

  const swiss = { system: 'swiss', competitors: 2, rounds: [] };
  it.each([
    ['no event', [], 'missing-field', ''],
    ['a league', [swiss, { ...swiss, system: 'league' }], 'wrong-type', 'documents[1].system'],
    ['no document', [null], 'wrong-type', 'documents[0]'],
    [
      'two heads',
      [
        { ...swiss, sol: { head: {} } },
        { ...swiss, sol: { head: {} } },
      ],
      'wrong-type',
      'sol.head',
    ],
    ['more than is known', [{ ...swiss, sol: { tail: 1 } }], 'unknown-field', 'documents[0].sol.tail'],
    [
      'a head of names',
      [{ ...swiss, sol: { head: { players: ['A'] } } }],
      'wrong-type',
      'documents[0].sol.head.players[0]',
    ],
    [
      'a final of nobody',
      [{ ...swiss, sol: { finals: [{ round: 1, a: 3, b: 1 }] } }],
      'unknown-competitor',
      'documents[0].sol.finals[0].a',
    ],
    [
      'a final without a round',
      [{ ...swiss, sol: { finals: [{ a: 1, b: 2 }] } }],
      'missing-field',
      'documents[0].sol.finals[0].round',
    ],
    [
      'a final too high',
      [{ ...swiss, sol: { finals: [{ round: 1, a: 1, b: 2, scoreA: 26 }] } }],
      'impossible-score',
      'documents[0].sol.finals[0].scoreA',
    ],
    [
      'a note of no match',
      [{ ...swiss, sol: { matches: [{ round: 1, more: {} }] } }],
      'missing-field',
      'documents[0].sol.matches[0].match',
    ],
    [
      'a note of nothing',
      [{ ...swiss, sol: { matches: [{ round: 1, match: 1, more: 1 }] } }],
      'wrong-type',
      'documents[0].sol.matches[0].more',
    ],
  ])('cannot be made of %s', (_, events, code, path) => {
    expect(faultOf(solFromEvents(events))).toMatchObject({ code, path });
  });
});
