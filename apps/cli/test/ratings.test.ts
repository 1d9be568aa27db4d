import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

const event = (date: string, players: readonly (readonly string[])[], more: object = {}) => ({
  ...{ id: `e-${date}`, date, system: 'swiss' },
  competitors: players.map((each) => ({ players: each })),
  rounds: [{ matches: [{ a: 1, b: 2, scoreA: 25, scoreB: 11 }] }],
  ...more,
});
const SINGLES = [
  event('2026-01-10', [['Asha'], ['Bina']]),
  event('2026-02-14', [['Bina'], ['Chitra']], { id: undefined }),
];
const ask = (document: object, ...args: string[]) =>
  carrom(['tournament', 'ratings', ...args], JSON.stringify(document));

describe('carrom tournament ratings', () => {
  it('answers with everybody’s rating, best first, and what each event changed', async () => {
    const { id, ratings, events } = answerOf(await ask({ id: 7, kind: 'share', events: SINGLES }));
    expect(id).toBe(7);
    expect(
      ratings.map(({ player, events, last }: Record<string, unknown>) => [player, events, last]),
    ).toEqual([
      ['Asha', 1, '2026-01-10'],
      ['Bina', 2, '2026-02-14'],
      ['Chitra', 1, '2026-02-14'],
    ]);
    expect(events).toMatchObject([
      {
        ...{ id: 'e-2026-01-10', date: '2026-01-10' },
        changes: [
          { player: 'Asha', games: 1, from: 'ranking', before: { rating: 2600, deviation: 350 } },
          { player: 'Bina', games: 1, from: 'ranking', before: { rating: 1600 } },
        ],
      },
      { id: null, changes: [{ player: 'Bina', from: 'rated' }, { player: 'Chitra' }] },
    ]);
  });

  it('takes its own answer to go on from a day', async () => {
    const whole = answerOf(await ask({ events: SINGLES }));
    const { ratings } = answerOf(await ask({ events: SINGLES.slice(0, 1) }));
    const later = answerOf(await ask({ events: SINGLES, from: '2026-02-01', ratings }));
    expect(later).toEqual({ ratings: whole.ratings, events: whole.events.slice(1) });
  });

  it('rates those who play in pairs, in a batch with others too', async () => {
    const pairs = [
      ['Asha', 'Bina'],
      ['Chitra', 'Dipa'],
    ];
    const lines = [
      { id: 1, discipline: 'doubles', events: [event('2026-01-10', pairs)] },
      { id: 2, events: SINGLES },
      { id: 3, events: [event('2026-01-10', pairs)] },
    ];
    const { stdout, status } = await carrom(
      ['tournament', 'ratings', '--batch'],
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    const [doubles, singles, mixed] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(doubles.ratings.map(({ player }: { player: string }) => player)).toEqual(pairs.flat());
    expect(doubles.ratings[0].skill).toBeGreaterThan(25);
    expect(singles.ratings).toHaveLength(3);
    expect(mixed).toMatchObject({
      id: 3,
      error: { code: 'wrong-discipline', path: 'events[0].competitors[0]' },
    });
  });

  it('shows a person a table, with a question mark where little is known', async () => {
    const singles = (await ask({ events: SINGLES }, '--human')).stdout;
    expect(singles).toMatch(/1 +Asha +26\d\d\? +± \d+ +1 +2026-01-10/);
    const sure = [{ player: 'Asha', rating: 1700, deviation: 50 }];
    expect((await ask({ events: [], ratings: sure }, '--human')).stdout).toMatch(/Asha +1700 +± 100 +0/);
    const pairs = event('2026-01-10', [
      ['Asha', 'Bina'],
      ['Chitra', 'Dipa'],
    ]);
    const doubles = await ask({ discipline: 'doubles', events: [pairs] }, '--human', '--lang', 'hi');
    expect(doubles.stdout).toMatch(/कौशल[\s\S]*Asha +27\.0 +± 16\.4/);
  });
});
