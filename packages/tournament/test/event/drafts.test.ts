import { describe, expect, it } from 'vitest';
import {
  type EventAct,
  type EventFormat,
  type EventLine,
  emptyLog,
  evolveEvent,
  hasDrafts,
  isDraft,
  lastToUndo,
  readEventLog,
  standingsAt,
  writeEvent,
} from '../../src/index.js';
import { allMatches, seenEvent } from '../../src/seen/index.js';
import { AT, entry, groups, Hall, knockout, singles, swiss, teams } from './playing.js';
import { FORMATS, randomEvent } from './random.js';

const PAIR: EventAct = { type: 'pair' };
const PUBLISH: EventAct = { type: 'publish' };

function drafted(format: EventFormat, players: number): Hall {
  return new Hall()
    .do({ type: 'open', name: 'Club evening', format, lot: 7, drafts: true })
    .do({ type: 'enter', entries: Array.from({ length: players }, (_, index) => entry(`P${index + 1}`)) });
}

const seen = (hall: Hall) => seenEvent(hall.log);
const seenNumbers = (hall: Hall) => allMatches(seen(hall)).map(({ match }) => match.number);

describe('a draw in an event whose draws are drafts', () => {
  it('is seen by the desk alone until it is published', () => {
    const hall = drafted(singles(swiss(2)), 4);
    const before = seen(hall);
    hall.do(PAIR);
    expect(hall.stage.matches).toHaveLength(2);
    expect(hall.log.state.drafts).toEqual({ stages: [1], matches: [1, 2] });
    expect(seen(hall)).toEqual({ ...before, seq: 3 });
    hall.do(PUBLISH);
    expect(hasDrafts(hall.log.state)).toBe(false);
    expect(seen(hall)).toMatchObject({ now: { is: 'play', stage: 1, round: 1, open: 2 } });
    expect(seenNumbers(hall)).toEqual([1, 2]);
  });

  it('leaves the hall waiting for the next round', () => {
    const hall = drafted(singles(swiss(2)), 4)
      .do(PAIR)
      .do(PUBLISH)
      .earlierWin();
    const before = seen(hall);
    expect(before.now).toEqual({ is: 'next-round', stage: 1, round: 2 });
    expect(seen(hall.do(PAIR))).toEqual({ ...before, seq: hall.log.happenings.length });
    expect(isDraft(hall.log.state, 3)).toBe(true);
    expect(isDraft(hall.log.state, 1)).toBe(false);
    expect(seen(hall.do(PUBLISH)).now).toEqual({ is: 'play', stage: 1, round: 2, open: 2 });
  });

  it('takes no result, walk-over or line-up', () => {
    const hall = drafted(singles(swiss(2)), 4).do(PAIR);
    const refused = { why: 'not-published', match: 1 };
    const report = { score: [25, 1] } as const;
    expect(hall.refusal({ type: 'report', match: 1, report })).toEqual(refused);
    expect(hall.refusal({ type: 'walk-over', match: 1, against: 'a' })).toEqual(refused);
    expect(hall.refusal({ type: 'correct', match: 1, report, reason: 'x' })).toEqual(refused);
    const tie = { rubbers: ['singles'], until: 'played-out', substitutes: 0, rubbersEach: null };
    const match = { ...swiss(1).match, tie };
    const of = drafted(teams(swiss(1, { match } as never)), 2).do(PAIR);
    expect(of.refusal({ type: 'line-up', match: 1, side: 'a', lineUp: [['P1']] })).toEqual(refused);
    expect(of.refusal({ type: 'begin-rubber', match: 1, rubber: 1 })).toEqual(refused);
    expect(of.refusal({ type: 'rubber', match: 1, rubber: 1, report })).toEqual(refused);
  });

  it('can be swapped, seated and umpired, all of which is seen when it is published', () => {
    const hall = drafted(singles(swiss(2)), 4)
      .do(PAIR)
      .do({ type: 'swap', one: 2, other: 3 })
      .do({ type: 'umpires', umpires: [{ name: 'Usha' }] })
      .do({ type: 'umpire', match: 1, umpire: 'Usha' })
      .do({ type: 'allot', match: 1, table: 9 });
    expect(JSON.stringify(seen(hall))).not.toContain('Usha');
    expect(allMatches(seen(hall.do(PUBLISH)))[0]?.match).toMatchObject({
      ...{ a: 1, b: 3, table: 9, umpire: 'Usha' },
    });
  });

  it('holds back the next round, the next stage and the prizes', () => {
    const hall = drafted(singles(swiss(2), knockout()), 4).do(PAIR);
    const waits = { why: 'draft-waits', stage: 'Swiss', matches: [1, 2] };
    expect(hall.refusal(PAIR)).toEqual(waits);
    expect(hall.refusal({ type: 'pair', open: [1, 2] })).toEqual(waits);
    expect(hall.refusal({ type: 'go-on', open: [1, 2], early: 'rain' })).toEqual(waits);
    expect(hall.refusal({ type: 'award', kind: null, early: 'rain' })).toEqual(waits);
  });

  it('is published once', () => {
    const hall = drafted(singles(swiss(2)), 4);
    expect(hall.refusal(PUBLISH)).toEqual({ why: 'nothing-to-publish' });
    hall.do(PAIR).do(PUBLISH);
    expect(hall.refusal(PUBLISH)).toEqual({ why: 'nothing-to-publish' });
  });

  it('counts its bye for the desk at once, for everybody when it is published', () => {
    const hall = drafted(singles(swiss(2)), 3).do(PAIR);
    const rests = hall.stage.matches.find(({ b }) => b === null)?.a;
    expect(standingsAt(hall.log.state, hall.stage)[0]?.entrant).toBe(rests);
    expect(seen(hall).stages).toEqual([]);
    expect(seen(hall.do(PUBLISH)).stages[0]?.standings[0]?.entrant).toBe(rests);
  });
});

describe('a stage of which nothing is published', () => {
  const afterGroups = () => {
    const hall = drafted(singles(groups(2, 2), knockout()), 6);
    for (let round = 0; round < 3; round++) hall.do(PAIR).do(PUBLISH).earlierWin();
    return hall;
  };

  it('is ahead for everybody, and begins with its first draw', () => {
    const hall = afterGroups();
    const before = seen(hall);
    expect(before.now).toEqual({ is: 'stage-over', stage: 1 });
    hall.do({ type: 'go-on' });
    expect(seen(hall)).toEqual({ ...before, seq: hall.log.happenings.length });
    hall.do(PAIR);
    expect(hall.log.state.drafts.stages).toEqual([2]);
    expect(seen(hall)).toEqual({ ...before, seq: hall.log.happenings.length });
    expect(seen(hall.do(PUBLISH))).toMatchObject({ now: { is: 'play', stage: 2 }, stagesAhead: [] });
  });

  it('may be published with nothing but where everybody starts', () => {
    const hall = afterGroups().do({ type: 'go-on' });
    expect(hall.refusal({ type: 'award', kind: null, early: 'rain' })).toMatchObject({
      ...{ why: 'draft-waits', stage: 'Knock-out', matches: [] },
    });
    hall.do(PUBLISH);
    expect(seen(hall)).toMatchObject({ now: { is: 'next-round', stage: 2 } });
    expect(seen(hall).stages[1]?.bracket?.[0]?.sides[0]?.entrant).toEqual(expect.any(Number));
    hall.do(PAIR);
    expect(hall.log.state.drafts).toEqual({ stages: [], matches: expect.any(Array) });
    expect(seen(hall).stages[1]?.rounds).toEqual([]);
  });
});

describe('going back', () => {
  it('takes a draft back with its mark', () => {
    const hall = drafted(singles(swiss(3)), 4)
      .do(PAIR)
      .do({ type: 'take-back' });
    expect(hall.log.state.drafts).toEqual({ stages: [], matches: [] });
    hall.do(PAIR).do(PUBLISH).earlierWin().do(PAIR).do({ type: 'take-back' });
    expect(hasDrafts(hall.log.state)).toBe(false);
    expect(hall.refusal(PUBLISH)).toEqual({ why: 'nothing-to-publish' });
  });

  it('takes a published round back, and the new one is a draft again', () => {
    const hall = drafted(singles(swiss(3)), 4)
      .do(PAIR)
      .do(PUBLISH)
      .do({ type: 'take-back' });
    expect(seen(hall).now).toEqual({ is: 'entries' });
    hall.do(PAIR);
    expect(hall.log.state.drafts).toEqual({ stages: [1], matches: [3, 4] });
  });

  it('makes drafts of what was published where that is undone, and brings it back', () => {
    const hall = drafted(singles(swiss(3)), 4)
      .do(PAIR)
      .do(PUBLISH);
    hall.do({ type: 'undo', of: lastToUndo(hall.log) ?? 0 });
    expect(hall.log.state.drafts.matches).toEqual([1, 2]);
    hall.do({ type: 'undo', of: 5 });
    expect(seenNumbers(hall)).toEqual([1, 2]);
  });

  it('undoes no publishing that a result needs, and no draw that was published', () => {
    const hall = drafted(singles(swiss(3)), 4)
      .do(PAIR)
      .do(PUBLISH);
    expect(hall.refusal({ type: 'undo', of: 3 })).toEqual({
      ...{ why: 'needed-by', seq: 4, act: 'publish', refusal: { why: 'nothing-to-publish' } },
    });
    hall.score(1, 25, 3);
    expect(hall.refusal({ type: 'undo', of: 4 })).toMatchObject({
      ...{ why: 'needed-by', seq: 5, refusal: { why: 'not-published', match: 1 } },
    });
  });
});

describe('the log', () => {
  it('keeps that draws are drafts, and when they were published', () => {
    const { log } = drafted(singles(swiss(2)), 4)
      .do(PAIR)
      .do(PUBLISH);
    const read = readEventLog(writeEvent(log));
    expect(read).toEqual({ ok: log });
    expect(log.happenings.at(-1)).toEqual({ seq: 4, at: AT, act: PUBLISH });
  });

  it.each([
    [{ type: 'publish', round: 1 }, 'unknown-field'],
    [{ type: 'open', name: 'x', lot: 1, format: singles(swiss(1)), drafts: false }, 'wrong-type'],
  ])('refuses %j', (act, code) => {
    const head = '{"format":"opencarrom-event","version":1}\n';
    expect(readEventLog(`${head}${JSON.stringify({ seq: 1, at: AT, act })}\n`)).toMatchObject({
      error: { code, line: 2 },
    });
  });

  it('has no drafts where the event says nothing of them', () => {
    const hall = new Hall()
      .do({ type: 'open', name: 'Club evening', format: singles(swiss(2)), lot: 7 })
      .do({ type: 'enter', entries: [entry('A'), entry('B')] })
      .do(PAIR);
    expect(hasDrafts(hall.log.state)).toBe(false);
    expect(hall.refusal(PUBLISH)).toEqual({ why: 'nothing-to-publish' });
  });
});

describe.each(Object.keys(FORMATS))('random events with drafts: %s', (system) => {
  it('never show one, at any moment, and nothing changes for anybody while one is drawn', () => {
    const { happenings } = randomEvent(system, 1);
    expect(happenings.filter(({ act }) => act.type === 'publish').length).toBeGreaterThan(0);
    let log = emptyLog;
    let before = '';
    for (const line of happenings as readonly EventLine[]) {
      log = evolveEvent(log, line);
      const event = seenEvent(log);
      const numbers = new Set(allMatches(event).map(({ match }) => match.number));
      expect(log.state.drafts.matches.filter((number) => numbers.has(number))).toEqual([]);
      const stages = event.stages.map(({ number }) => number);
      expect(log.state.drafts.stages.filter((number) => stages.includes(number))).toEqual([]);
      const text = JSON.stringify({ ...event, seq: 0 });
      if (line.act.type === 'pair' || line.act.type === 'go-on') expect(text).toBe(before);
      before = text;
    }
  });
});
