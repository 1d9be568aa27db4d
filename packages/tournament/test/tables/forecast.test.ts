import { describe, expect, it } from 'vitest';
import { type ForecastQuestion, forecast, formatFrom, templates } from '../../src/index.js';
import { byScore, groups, knockout, league, singles, swiss } from '../event/playing.js';

const timed = { ...byScore, minutes: 45 };
const swissOf = (rounds: number) => singles(swiss(rounds, { match: timed }));
const day = (start: string, minutes: number) => [{ start: `2026-03-07T${start}`, minutes }];

const asked = (more: Partial<ForecastQuestion>): ForecastQuestion => ({
  format: swissOf(7),
  entrants: 24,
  tables: 12,
  sessions: day('12:00', 360),
  ...more,
});

describe('a Swiss event', () => {
  it('of 7 rounds of 45 minutes from noon, five minutes between them, ends at 17:45', () => {
    const told = forecast(asked({}));
    expect(told).toMatchObject({ rounds: 7, matches: 84, faults: [] });
    expect([told.from, told.to]).toEqual(['2026-03-07T12:00', '2026-03-07T17:45']);
    expect(told.stages[0]).toMatchObject({ number: 1, name: 'Swiss', system: 'swiss', entrants: 24 });
    expect(told.stages[0]?.rounds[1]).toEqual({
      ...{ round: 2, matches: 12, waves: 1, matchMinutes: 45, minutes: 45 },
      ...{ from: '2026-03-07T12:50', to: '2026-03-07T13:35' },
    });
  });

  it('takes two waves a round where half the tables are there', () => {
    const told = forecast(asked({ tables: 6, sessions: day('09:00', 720), gap: 0 }));
    expect(told.stages[0]?.rounds[0]).toMatchObject({ waves: 2, minutes: 90, to: '2026-03-07T10:30' });
    expect(told.to).toBe('2026-03-07T19:30');
  });

  it('goes on in the next session, and over a break', () => {
    const sessions = [
      { start: '2026-03-07T10:00', minutes: 120 },
      {
        start: '2026-03-07T14:00',
        minutes: 240,
        breaks: [{ start: '2026-03-07T15:40', minutes: 20 }],
      },
    ];
    const { stages } = forecast(asked({ format: swissOf(5), sessions }));
    expect(stages[0]?.rounds.map(({ from }) => from?.slice(11))).toEqual([
      ...['10:00', '10:50', '14:00', '14:50', '16:00'],
    ]);
  });

  it('says which round finds no time, and when the last one would end', () => {
    expect(forecast(asked({ sessions: day('12:00', 200) })).faults).toEqual([
      {
        ...{ why: 'no-time-left', stage: 1, round: 5 },
        ...{ sessionsEnd: '2026-03-07T15:20', ends: '2026-03-07T17:45' },
      },
    ]);
  });

  it('has a least and a most of rounds for so many', () => {
    const faults = (entrants: number, rounds: number) =>
      forecast(asked({ entrants, format: swissOf(rounds), tables: null, sessions: [] })).faults;
    expect(faults(33, 5)).toEqual([{ why: 'too-few-rounds', stage: 1, rounds: 5, least: 6, entrants: 33 }]);
    expect(faults(32, 5)).toEqual([]);
    expect(faults(8, 7)).toEqual([]);
    expect(faults(8, 8)).toEqual([{ why: 'rematches', stage: 1, rounds: 8, most: 7, entrants: 8 }]);
    expect(faults(7, 7)).toEqual([]);
    expect(faults(7, 8)).toEqual([{ why: 'rematches', stage: 1, rounds: 8, most: 7, entrants: 7 }]);
  });

  it('takes as long as it takes where nobody has said when', () => {
    const told = forecast(asked({ sessions: [] }));
    expect(told).toMatchObject({ rounds: 7, matches: 84, from: null, to: null, faults: [] });
  });
});

describe('stages', () => {
  it('follow each other: four groups of four, then eight', () => {
    const told = forecast(
      asked({ format: singles(groups(4, 2), knockout()), entrants: 16, tables: 8, sessions: [] }),
    );
    expect(told.stages.map(({ entrants, rounds, matches }) => [entrants, rounds.length, matches])).toEqual([
      [16, 3, 24],
      [8, 3, 7],
    ]);
  });

  it('that nobody reaches are told', () => {
    const format = { discipline: 'singles', stages: [league({ goOn: 1 }), knockout()] } as const;
    const { stages, faults } = forecast(asked({ format, entrants: 5, sessions: [] }));
    expect(stages).toHaveLength(1);
    expect(faults).toEqual([{ why: 'stage-not-reached', stage: 2, name: 'Knock-out' }]);
  });

  it.each(templates.map(({ id }) => id))('of the template %s can be told', (id) => {
    const format = formatFrom(id, {});
    if ('error' in format) throw new Error(format.error.message);
    const told = forecast(asked({ format: format.ok, entrants: 16, sessions: day('09:00', 6000) }));
    expect(told.matches).toBeGreaterThan(0);
    expect(told.to).not.toBeNull();
    expect(told.faults).toEqual([]);
  });
});

describe('what cannot be told', () => {
  it('is an event of one, or sessions out of order', () => {
    expect(forecast(asked({ entrants: 1 })).faults).toEqual([
      { why: 'too-few-entrants', entrants: 1, least: 2 },
    ]);
    const twice = [...day('12:00', 60), ...day('12:30', 60)];
    expect(forecast(asked({ sessions: twice })).faults).toEqual([
      { why: 'bad-session', session: 2, fault: 'before-the-last-ends' },
    ]);
  });
});
