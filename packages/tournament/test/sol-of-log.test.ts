import { describe, expect, it } from 'vitest';
import {
  answerStandings,
  documentFromLog,
  type EventFormat,
  eventsFromSol,
  generateEvent,
  type LoggedEvent,
  type StageState,
  solFromEvents,
  standingsAt,
} from '../src/index.js';
import { Hall } from './event/playing.js';
import { FORMATS } from './support/stage.js';
import { SWISS } from './support/swiss-stage.js';

const FORMAT: EventFormat = {
  discipline: 'singles',
  stages: [
    { ...SWISS, rounds: 5, retirements: 'trend', delayTopPairing: 1, compatriotsApart: 2 },
    { ...FORMATS.finals, seeding: 'standings', places: 4, bestOf: 3 },
  ],
};

const told = <T>(outcome: { readonly ok: T } | { readonly error: object }): T => {
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error));
  return outcome.ok;
};
const through = (log: LoggedEvent) =>
  told(eventsFromSol(told(solFromEvents([told(documentFromLog(log))]))))[0];

/** By competitor, what a stage of a log says everybody has. */
function figuresIn({ state }: LoggedEvent): readonly unknown[] {
  const [swiss] = state.stages;
  const places = new Map(
    standingsAt(state, swiss as StageState).map(({ entrant, figures }) => [entrant, figures]),
  );
  return state.participants.map(({ number }) => {
    const { points = 0, buchholz = 0, netscore = 0, totscore = 0 } = places.get(number) ?? {};
    return { points, buchholz, netscore, totscore };
  });
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const players = (seed: number) => 4 + (seed % 9);

describe('an event of our own in a SoL file', () => {
  it('has the same standings there, whatever happened in it', () => {
    const written = seeds.flatMap((seed) => {
      const log = generateEvent({ seed, players: players(seed), format: FORMAT, unrest: 20 });
      const document = documentFromLog(log);
      // Who wins with fewer points, as where a match is conceded, a SoL file cannot tell.
      if ('error' in document) {
        expect(document.error).toMatchObject({ code: 'impossible-score' });
        return [];
      }
      const event = through(log);
      const { figures } = told(answerStandings(event));
      const all = figures.slice(1).map(({ points, buchholz, netscore, totscore }) => {
        return { points, buchholz, netscore, totscore };
      });
      expect({ seed, all }).toEqual({ seed, all: figuresIn(log) });
      expect(event?.sol.finals?.length).toBe(log.state.stages[1]?.matches.length || undefined);
      return [seed];
    });
    expect(written.length).toBeGreaterThan(10);
  });

  const opened = (stages: EventFormat['stages'], discipline: EventFormat['discipline'] = 'doubles') =>
    new Hall().do({
      ...{ type: 'open', name: 'Evening', date: '2026-01-31T18:30Z', place: 'Pune', lot: 1 },
      format: { discipline, stages },
    });

  it('has its people, clubs, day, place, prizes and finals there', () => {
    const person = (name: string, more: object = {}) => ({ name, ...more });
    const hall = opened([{ ...SWISS, rounds: 1 }])
      .do({ type: 'enter', entries: [{ players: [person('Nobody'), person('Nowhere')] }] })
      .do({ type: 'undo', of: 2 })
      .do({
        type: 'enter',
        entries: [
          {
            players: [
              person('Asha Devi Rao', { id: 'p7', woman: true, club: 'Blue' }),
              person('Bina', { woman: true }),
            ],
          },
          {
            players: [person('Chandu', { woman: false, club: 'Red' }), person('Dev', { club: 'Blue' })],
            federation: 'IND',
          },
        ],
      })
      .do({ type: 'pair' })
      .score(1, 9, 25)
      .do({ type: 'finals', format: { ...FORMATS.finals, seeding: 'standings', places: 2 } })
      .do({ type: 'go-on' })
      .do({ type: 'pair' })
      .score(2, 3, 25)
      .do({ type: 'award', kind: 'fixed' });
    const [head, tourney] = told(solFromEvents([told(documentFromLog(hall.log))]));
    expect(head).toEqual({
      championships: [],
      clubs: [{ description: 'Blue' }, { description: 'Red' }],
      players: [
        { guid: 'p7', firstname: 'Asha', lastname: 'Devi Rao', sex: 'F', club: 1 },
        { guid: 'Bina', lastname: 'Bina', sex: 'F' },
        { guid: 'Chandu', lastname: 'Chandu', sex: 'M', nationality: 'IND', club: 2 },
        { guid: 'Dev', lastname: 'Dev', nationality: 'IND', club: 1 },
      ],
    });
    expect(tourney).toMatchObject({
      ...{ description: 'Evening', date: '2026-01-31', location: 'Pune', prizes: 'fixed', prized: true },
      ...{ finals: 1, finalkind: 'simple', couplings: 'serial', currentturn: 2, rankedturn: 1 },
      competitors: [
        { players: [1, 2], points: 0, bucholz: 2, netscore: -16, totscore: 9, prize: '18' },
        { players: [3, 4], points: 2, prize: '16' },
      ],
      matches: [
        { turn: 1, board: 1, competitor1: 1, competitor2: 2, score1: 9, score2: 25, final: false },
        { turn: 2, competitor1: 2, competitor2: 1, score1: 3, score2: 25, final: true },
      ],
    });
  });

  it.each([
    ['a league', [FORMATS.league], 'stages[0]'],
    ['a knock-out after it', [{ ...SWISS, goOn: 4 }, FORMATS.knockout], 'stages[1]'],
    ['a second final', [SWISS, FORMATS.finals, FORMATS.finals], 'stages[2]'],
  ] as const)('cannot be there with %s', (_, stages, path) => {
    expect(documentFromLog(opened(stages).log)).toMatchObject({ error: { code: 'wrong-type', path } });
  });

  it('says which match a SoL file cannot tell, and waits for no result', () => {
    const hall = opened([SWISS], 'singles')
      .do({ type: 'enter', entries: ['Asha', 'Bina'].map((name) => ({ players: [{ name }] })) })
      .do({ type: 'pair' });
    expect(through(hall.log)?.rounds).toMatchObject([{ matches: [{ a: 1, b: 2, scoreA: 0, scoreB: 0 }] }]);
    hall.do({ type: 'report', match: 1, report: { score: [9, 4], how: 'conceded', winner: 'b' } });
    expect(documentFromLog(hall.log)).toMatchObject({
      error: { code: 'impossible-score', path: 'matches[1]' },
    });
  });
});
