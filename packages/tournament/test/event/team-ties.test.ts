import { describe, expect, it } from 'vitest';
import { readEventFormat } from '../../src/event/read-format.js';
import {
  checkEvent,
  decideEvent,
  type MatchSide,
  matchOf,
  type Report,
  readEventLog,
  sayRefusal,
  standingsAt,
  wouldHaveBeen,
  writeEvent,
} from '../../src/index.js';
import { fielded, lineUpsSeenBy } from '../../src/ties/tie-state.js';
import { eventRefusals as en } from '../../src/words/refusals/en.js';
import { eventRefusals as hi } from '../../src/words/refusals/hi.js';
import { AT, Hall } from './playing.js';

const RUBBERS = ['singles', 'singles', 'doubles'];
const formatOf = (system: object, tie: object = {}) =>
  readEventFormat(
    {
      discipline: 'teams',
      stages: [{ ...system, seeding: 'list', match: { tie: { rubbers: RUBBERS, substitutes: 1, ...tie } } }],
    },
    '',
  );
const team = (name: string) => ({
  team: name,
  players: Array.from({ length: 5 }, (_, index) => ({ name: `${name} ${index + 1}` })),
});
const TEAMS = ['Delhi', 'Goa', 'Kerala', 'Pune'];
const hall = (system: object = { system: 'league' }, tie: object = {}) =>
  new Hall()
    .do({ type: 'open', name: 'Teams', format: formatOf(system, tie), lot: 7 })
    .do({ type: 'enter', entries: TEAMS.map(team) })
    .do({ type: 'pair' });

const tieOf = (at: Hall, number: number) => {
  const found = matchOf(at.log.state, number)?.match;
  if (!found?.tie || found.b === null) throw new Error('no tie');
  return { ...found, tie: found.tie, teams: { a: TEAMS[found.a - 1], b: TEAMS[found.b - 1] } };
};
const lineUp = (at: Hall, match: number, side: MatchSide) => {
  const name = tieOf(at, match).teams[side];
  return {
    type: 'line-up',
    match,
    side,
    lineUp: [[`${name} 1`], [`${name} 2`], [`${name} 3`, `${name} 4`]],
  } as const;
};
const opened = (at: Hall, match: number): Hall => at.do(lineUp(at, match, 'a')).do(lineUp(at, match, 'b'));
const rubber = (match: number, number: number, a: number, b: number) =>
  ({ type: 'rubber', match, rubber: number, report: { score: [a, b] } }) as const;
/** All three, of which the first side wins so many. */
const played = (at: Hall, match: number, won: number): Hall => {
  opened(at, match);
  for (const number of [1, 2, 3])
    at.do(rubber(match, number, number <= won ? 25 : 10, number <= won ? 10 : 25));
  return at;
};
const says = (at: Hall, refusal: ReturnType<Hall['refusal']>) =>
  [en, hi].map((words) =>
    sayRefusal(words, refusal, {
      entrant: (number) => TEAMS[number - 1] ?? '',
      sides: (match) => ({ a: tieOf(at, match).teams.a ?? '', b: tieOf(at, match).teams.b ?? '' }),
    }),
  );
const same = (at: Hall): void => {
  const written = writeEvent(at.log);
  const read = readEventLog(written);
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  expect(read.ok.state).toEqual(at.log.state);
  expect(writeEvent(read.ok)).toBe(written);
  expect(checkEvent(at.log.happenings)).toEqual([]);
};

describe('a tie in an event', () => {
  it('keeps a line-up secret until both are given', () => {
    const at = hall();
    at.do(lineUp(at, 1, 'a'));
    expect(lineUpsSeenBy(tieOf(at, 1).tie, 'b')).toEqual({ a: 'given', b: null });
    const early = at.refusal(rubber(1, 1, 25, 3));
    expect(early).toMatchObject({ why: 'tie', fault: { why: 'line-ups-missing', sides: ['b'] } });
    expect(says(at, early)[0]).toContain(`Give that of ${tieOf(at, 1).teams.b} first`);
    at.do(lineUp(at, 1, 'b'));
    expect(at.refusal(lineUp(at, 1, 'a'))).toMatchObject({ fault: { why: 'line-ups-open' } });
  });

  it('is over when its rubbers are, and its rubbers count in the standings', () => {
    const at = hall();
    // Three beat each other in turn, and the fourth; rubbers alone set them apart.
    const won: Record<string, number> = { '1 2': 3, '2 3': 2, '1 3': 1, '1 4': 3, '2 4': 3, '3 4': 3 };
    for (const round of [1, 2, 3]) {
      if (round > 1) at.do({ type: 'pair' });
      for (const { number, a, b } of at.stage.matches.filter((match) => match.round === round)) {
        const [low, high] = [Math.min(a, b ?? 0), Math.max(a, b ?? 0)];
        const rubbers = won[`${low} ${high}`] ?? 0;
        played(at, number, a === low ? rubbers : 3 - rubbers);
      }
    }
    expect(tieOf(at, 1).result).toMatchObject({ how: 'played', rubbers: expect.any(Array) });
    expect(
      standingsAt(at.log.state, at.stage).map(({ entrant, reason }) => [entrant, reason.by, reason.own]),
    ).toEqual([
      [1, 'rubbers', 7],
      [3, 'rubbers', 6],
      [2, 'rubbers', 5],
      [4, 'wins', 0],
    ]);
    at.do({ type: 'award', kind: null });
    expect(at.log.state.awards).toHaveLength(4);
    same(at);
  });

  it('lets somebody in before a rubber begins, and not after', () => {
    const at = opened(hall(), 1);
    const { a = '' } = tieOf(at, 1).teams;
    const change = {
      type: 'substitute',
      match: 1,
      side: 'a',
      rubber: 1,
      out: `${a} 1`,
      in: `${a} 5`,
    } as const;
    expect(fielded(tieOf(at.do(change), 1).tie, 'a')[0]).toEqual([`${a} 5`]);
    at.do({ type: 'undo', of: at.log.happenings.length }).do({ type: 'begin-rubber', match: 1, rubber: 1 });
    const late = at.refusal(change);
    expect(late).toMatchObject({ why: 'tie', match: 1, fault: { why: 'rubber-begun', rubber: 1 } });
    for (const sentence of says(at, late)) expect(sentence).toMatch(/1/);
    same(at);
  });

  it('ends as soon as it is decided, where the event says so', () => {
    const at = opened(hall({ system: 'knockout' }, { until: 'decided' }), 1);
    at.do(rubber(1, 1, 25, 3)).do(rubber(1, 3, 25, 3));
    expect(tieOf(at, 1).result).toMatchObject({ winner: 'a', rubbers: [2, 0] });
    expect(at.refusal(rubber(1, 2, 25, 3))).toMatchObject({ fault: { why: 'tie-over', rubbers: [2, 0] } });
    expect(at.refusal({ type: 'begin-rubber', match: 1, rubber: 2 })).toMatchObject({
      fault: { why: 'tie-over' },
    });
  });

  it('is corrected rubber by rubber, and what was drawn since is told', () => {
    const at = hall({ system: 'swiss', rounds: 2, method: 'serial' });
    played(at, 1, 2);
    played(at, 2, 2).do({ type: 'pair' });
    const report: Report = { score: [3, 25] };
    const correction = { type: 'correct-rubber', match: 1, rubber: 1, report, reason: 'misread' } as const;
    expect(at.refusal({ ...correction, reason: ' ' })).toEqual({ why: 'reason-needed' });
    expect(at.refusal({ ...correction, match: 3 })).toMatchObject({ fault: { why: 'line-ups-missing' } });
    expect(wouldHaveBeen(at.log).draws).toEqual([]);
    at.do(correction);
    expect(tieOf(at, 1).result).toMatchObject({ winner: 'b', rubbers: [1, 2], scores: [38, 60] });
    expect(wouldHaveBeen(at.log).draws).toMatchObject([{ round: 2 }]);
    same(at);
  });

  it('may be walked over, conceded or awarded as a whole', () => {
    const at = hall();
    at.do({ type: 'walk-over', match: 1, against: 'a' });
    expect(tieOf(at, 1).result).toEqual({
      scores: [0, 75],
      rubbers: [0, 3],
      winner: 'b',
      how: 'walked-over',
    });
    opened(at, 2).do(rubber(2, 1, 25, 10));
    expect(at.refusal({ type: 'walk-over', match: 2, against: 'a' })).toMatchObject({
      fault: { why: 'tie-begun' },
    });
    at.do({ type: 'report', match: 2, report: { how: 'conceded', winner: 'b' } });
    expect(tieOf(at, 2).result).toMatchObject({ winner: 'b', rubbers: [1, 2], scores: [25, 60] });
    at.do({ type: 'correct-rubber', match: 2, rubber: 1, report: { score: [25, 20] }, reason: 'misread' });
    expect(tieOf(at, 2).result).toMatchObject({ winner: 'b', how: 'conceded', scores: [25, 70] });
    at.do({
      type: 'correct',
      match: 2,
      report: { how: 'awarded', winner: 'a', reason: 'protest' },
      reason: 'protest',
    });
    expect(tieOf(at, 2).result).toMatchObject({
      winner: 'a',
      how: 'awarded',
      rubbers: [3, 0],
      scores: [75, 20],
    });
    same(at);
  });

  it('is reported rubber by rubber, and a match of one as a whole', () => {
    const at = hall();
    const whole = at.refusal({ type: 'report', match: 1, report: { score: [2, 1] } });
    expect(whole).toEqual({ why: 'tie', match: 1, fault: { why: 'rubbers-wanted', rubbers: 3 } });
    const bad = opened(at, 1).refusal(rubber(1, 1, 26, 3));
    expect(bad).toMatchObject({ why: 'report', match: 1, fault: { why: 'above-most', path: 'score[0]' } });
    for (const sentence of [...says(at, whole), ...says(at, bad)]) expect(sentence).not.toMatch(/undefined/);
    const singles = new Hall()
      .do({
        type: 'open',
        name: 'One',
        format: readEventFormat({ stages: [{ system: 'league' }] }, ''),
        lot: 1,
      })
      .do({ type: 'enter', entries: ['P', 'Q'].map((name) => ({ players: [{ name }] })) })
      .do({ type: 'pair' });
    expect(singles.refusal(rubber(1, 1, 25, 3))).toEqual({ why: 'not-a-tie', match: 1 });
  });

  it('counts what is sent twice once, and takes what is newer instead', () => {
    const at = opened(hall(), 1);
    const sent = (sequence: number, a: number) =>
      ({
        ...rubber(1, 1, a, 3),
        report: { score: [a, 3], sent: { from: 'table 1', sequence, hash: `h${sequence}` } },
      }) as const;
    at.do(sent(1, 20));
    const line = at.log.happenings.length;
    expect(decideEvent(at.log, { at: AT, act: sent(1, 20) })).toEqual({ already: line });
    const other = { ...sent(1, 20), rubber: 2 };
    expect(decideEvent(at.log, { at: AT, act: other })).toHaveProperty('ok');
    at.do(sent(2, 25));
    expect(tieOf(at, 1).tie.rubbers[0]?.result?.scores).toEqual([25, 3]);
    expect(at.refusal(rubber(1, 1, 25, 3))).toMatchObject({ fault: { why: 'rubber-over' } });
  });

  it('is not swapped or taken back when something of it was played, and line-ups go with a swap', () => {
    const at = opened(hall({ system: 'swiss', rounds: 2 }), 1);
    const [first, second] = at.stage.matches;
    at.do({ type: 'swap', one: first?.a ?? 0, other: second?.a ?? 0 });
    expect(tieOf(at, 1).tie.lineUps).toEqual({ a: null, b: null });
    opened(at, 1).do(rubber(1, 1, 25, 3));
    expect(at.refusal({ type: 'swap', one: first?.a ?? 0, other: second?.a ?? 0 })).toMatchObject({
      why: 'has-result',
      match: 1,
    });
    expect(at.refusal({ type: 'take-back' })).toMatchObject({ why: 'round-has-results', matches: [1] });
  });

  it('is walked over with all its rubbers where a team has left', () => {
    const at = hall();
    played(at, 1, 2);
    played(at, 2, 2);
    at.do({ type: 'withdraw', entrant: 1 }).do({ type: 'pair' });
    const left = at.stage.matches.filter(({ round, a, b }) => round === 2 && (a === 1 || b === 1));
    expect(left).toMatchObject([{ result: { how: 'walked-over' } }]);
    const rubbers = left[0]?.result?.rubbers ?? [];
    expect([...rubbers].sort()).toEqual([0, 3]);
    same(at);
  });
});
