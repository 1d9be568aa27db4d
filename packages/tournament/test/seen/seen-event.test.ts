import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { standingsAt } from '../../src/index.js';
import { allMatches, pathOf, type SeenEvent, seenEvent } from '../../src/seen/index.js';
import { playedByTemplate, playedFrom } from './events.js';

describe.each(playedByTemplate)('$id', ({ log }) => {
  const seen = seenEvent(log);

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });

  it('has every match with its table and result', () => {
    const drawn = log.state.stages.flatMap(({ matches }) => matches);
    const told = new Map(allMatches(seen).map(({ match }) => [match.number, match]));
    expect(told.size).toBe(drawn.length);
    for (const { number, a, b, table, result } of drawn) {
      expect(told.get(number)).toMatchObject({ number, a, ...(b && { b }), ...(table && { table }) });
      expect(told.get(number)?.result?.scores).toEqual(result?.scores);
      expect(told.get(number)?.result?.winner).toEqual(result?.winner);
    }
  });

  it('has the standings of every stage', () => {
    for (const [index, stage] of log.state.stages.entries())
      expect(seen.stages[index]?.standings.map(({ entrant, rank }) => [entrant, rank])).toEqual(
        standingsAt(log.state, stage).map(({ entrant, rank }) => [entrant, rank]),
      );
  });

  it('has the final places, and is over', () => {
    expect(seen.now).toEqual({ is: 'over' });
    expect(seen.awards?.map(({ entrant }) => entrant)).toEqual(
      log.state.awards?.map(({ entrant }) => entrant),
    );
  });

  it('leads every winner of a bracket where he plays next', () => {
    for (const { bracket = [] } of seen.stages)
      for (const { winner, winnerTo } of bracket) {
        if (winner === undefined || winnerTo === undefined) continue;
        const next = bracket.find(({ name }) => name === winnerTo);
        // A second final is played only where both have lost once.
        if (next?.ifSecondWon !== undefined && next.match === undefined) continue;
        expect(next?.sides.map(({ entrant }) => entrant)).toContain(winner);
      }
  });
});

it('is small: 110 players and 11 rounds fit into 15 kB', () => {
  const text = JSON.stringify(seenEvent(swiss110));
  const gzipped = gzipSync(text).length;
  console.log(`110 × 11 Swiss: ${text.length} bytes, ${gzipped} gzipped`);
  expect(gzipped).toBeLessThanOrEqual(15_000);
});

const swiss110 = playedFrom('european-swiss', 110, 7, { rounds: 11 });

it('has the way of everybody: every round of a Swiss event', () => {
  const seen: SeenEvent = seenEvent(swiss110);
  expect(new Set(pathOf(seen, 1).map(({ round, stage }) => `${stage.number}/${round}`)).size).toBe(
    pathOf(seen, 1).length,
  );
});

describe('what a match is played to', () => {
  const endsOf = (id: string) => seenEvent(playedFrom(id, 16, 5)).stages[0]?.rules.ends;

  it('is one game where one score is handed in', () => {
    expect(endsOf('european-swiss')).toEqual({ league: { bestOf: 1, points: 25, boards: 8 } });
  });

  it('is what the laws say where boards are counted', () => {
    expect(endsOf('national-singles')?.final).toEqual({ bestOf: 3, points: 25, boards: 8 });
  });
});

it('is on the days of its sessions, and without any on the day it was opened for', () => {
  const opened = playedFrom('european-swiss', 8, 5);
  const on = (...days: readonly string[]) => {
    const sessions = days.map((day) => ({ start: `${day}T09:30+05:30`, minutes: 600 }));
    const { date, lastDay } = seenEvent({
      ...opened,
      state: { ...opened.state, hall: { ...opened.state.hall, sessions } },
    });
    return [date, lastDay];
  };
  expect(on()).toEqual([opened.state.head?.date, undefined]);
  expect(on('2026-12-05')).toEqual(['2026-12-05', undefined]);
  expect(on('2026-12-05', '2026-12-06', '2026-12-07')).toEqual(['2026-12-05', '2026-12-07']);
});
