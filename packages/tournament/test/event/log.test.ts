import { describe, expect, it } from 'vitest';
import {
  checkEvent,
  decideEvent,
  finalOrder,
  lastToRedo,
  lastToUndo,
  readEventLog,
  replayEvent,
  standingsAt,
  wouldHaveBeen,
  writeEvent,
} from '../../src/index.js';
import { AT, entry, finals, Hall, knockout, opened, singles, swiss } from './playing.js';

/** Four players, one round of two drawn and played: P1 beat P2, P3 beat P4. */
const afterOne = () =>
  opened(singles(swiss(2)), 4)
    .do({ type: 'pair' })
    .score(1, 25, 10)
    .score(2, 25, 10);

describe('an event that is opened', () => {
  it('takes nothing before it is', () => {
    expect(new Hall().refusal({ type: 'pair' })).toEqual({ why: 'not-open' });
  });

  it('is opened once', () => {
    const act = { type: 'open', name: 'Again', format: singles(swiss(1)), lot: 1 } as const;
    expect(opened(singles(swiss(1)), 2).refusal(act)).toEqual({ why: 'already-open' });
  });

  it('refuses a time that is none', () => {
    const { log } = opened(singles(swiss(1)), 2);
    const at = '2026-02-30T10:00Z';
    expect(decideEvent(log, { at, act: { type: 'pair' } })).toEqual({ refused: { why: 'bad-time', at } });
  });

  it('refuses what was asked after an older line', () => {
    const { log } = opened(singles(swiss(1)), 2);
    expect(decideEvent(log, { at: AT, after: 1, act: { type: 'pair' } })).toEqual({
      refused: { why: 'stale', after: 1, seq: 2 },
    });
    expect(decideEvent(log, { at: AT, after: 2, act: { type: 'pair' } })).toHaveProperty('ok');
  });
});

describe('entries', () => {
  it('have a number each, in order, that nobody else ever gets', () => {
    const hall = opened(singles(swiss(2)), 2).do({ type: 'enter', entries: [entry('Late')] });
    hall.do({ type: 'undo', of: 3 }).do({ type: 'enter', entries: [entry('Later')] });
    expect(
      hall.log.state.participants.map(({ number, entry: { players } }) => [number, players[0]?.name]),
    ).toEqual([
      [1, 'P1'],
      [2, 'P2'],
      [4, 'Later'],
    ]);
  });

  it('are refused where somebody is entered twice, or as a pair in singles', () => {
    const hall = opened(singles(swiss(2)), 2);
    expect(hall.refusal({ type: 'enter', entries: [entry('P2')] })).toEqual({
      why: 'entered-twice',
      name: 'P2',
      entrant: 2,
    });
    expect(hall.refusal({ type: 'enter', entries: [entry('X'), entry('X')] })).toMatchObject({
      why: 'entered-twice',
      entrant: 3,
    });
    const pair = { players: [{ name: 'X' }, { name: 'Y' }] };
    expect(hall.refusal({ type: 'enter', entries: [pair] })).toEqual({
      why: 'players',
      name: 'X & Y',
      wanted: 1,
      has: 2,
    });
    expect(hall.refusal({ type: 'enter', entries: [] })).toEqual({ why: 'nobody-entered' });
  });

  it('know the same pair whoever is named first', () => {
    const both = (...names: string[]) => ({ players: names.map((name) => ({ name })) });
    const hall = new Hall()
      .do({ type: 'open', name: 'Pairs', format: { discipline: 'doubles', stages: [swiss(1)] }, lot: 1 })
      .do({ type: 'enter', entries: [both('Asha', 'Bina')] });
    expect(hall.refusal({ type: 'enter', entries: [both('Bina', 'Asha')] }).why).toBe('entered-twice');
  });

  it('come late to a Swiss event, and are paired from then on', () => {
    const hall = afterOne()
      .do({ type: 'enter', entries: [entry('Late'), entry('Later')] })
      .do({ type: 'pair' });
    expect(hall.round().flat()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
    expect(standingsAt(hall.log.state, hall.stage, 1).map(({ entrant }) => entrant)).toHaveLength(4);
  });

  it('do not come into a bracket that is drawn, unless the draw is taken back', () => {
    const hall = opened(singles(knockout()), 4).do({ type: 'pair' });
    const late = { type: 'enter', entries: [entry('Late')] } as const;
    expect(hall.refusal(late)).toEqual({ why: 'too-late', stage: 'Knock-out', act: 'enter' });
    hall.do({ type: 'take-back' }).do(late).do({ type: 'pair' });
    expect(hall.stage.entrants).toEqual([1, 2, 3, 4, 5]);
  });

  it('that leave are not paired, and are when they come back', () => {
    const hall = opened(singles(swiss(3)), 4).do({ type: 'withdraw', entrant: 2 });
    expect(hall.refusal({ type: 'withdraw', entrant: 2 })).toEqual({ why: 'away', entrant: 2 });
    hall.do({ type: 'pair' });
    expect(hall.round().flat()).not.toContain(2);
    hall.earlierWin();
    hall.do({ type: 'return', entrant: 2 });
    expect(hall.refusal({ type: 'return', entrant: 2 })).toEqual({ why: 'here', entrant: 2 });
    expect(hall.refusal({ type: 'return', entrant: 9 })).toEqual({
      why: 'no-such-entrant',
      entrant: 9,
      entrants: 4,
    });
  });

  it('are seeded before the first draw, and not after', () => {
    const hall = opened(singles(knockout({ seeding: 'list' })), 4).do({ type: 'seed', order: [4, 3] });
    hall.do({ type: 'pair' });
    expect(hall.stage.entrants).toEqual([4, 3, 1, 2]);
    expect(hall.refusal({ type: 'seed', order: [1] })).toMatchObject({ why: 'too-late', act: 'seed' });
    expect(opened(singles(swiss(1)), 2).refusal({ type: 'seed', order: [1, 1] })).toEqual({
      why: 'twice-named',
      entrant: 1,
    });
  });
});

describe('a round', () => {
  it('waits for all results of the one before, unless some are named', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'pair' })
      .score(1, 25, 10);
    expect(hall.refusal({ type: 'pair' })).toEqual({ why: 'round-open', matches: [2] });
    hall.do({ type: 'pair', open: [2] });
    expect(hall.stage.rounds).toBe(2);
  });

  it('cannot be drawn when the stage is over', () => {
    const hall = afterOne().do({ type: 'pair' }).earlierWin();
    expect(hall.refusal({ type: 'pair' })).toEqual({ why: 'stage-over', stage: 'Swiss', next: null });
  });

  it('keeps apart whom the organiser forbids to meet', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'forbid', a: 1, b: 2 })
      .do({ type: 'pair' });
    expect(hall.round()).not.toContainEqual([1, 2]);
    expect(hall.refusal({ type: 'forbid', a: 2, b: 1 })).toEqual({ why: 'already-forbidden', a: 2, b: 1 });
    expect(hall.refusal({ type: 'forbid', a: 2, b: 2 })).toEqual({ why: 'same-twice' });
    hall.do({ type: 'allow', a: 2, b: 1 });
    expect(hall.refusal({ type: 'allow', a: 2, b: 1 })).toEqual({ why: 'not-forbidden', a: 2, b: 1 });
  });

  it('is swapped by hand, but into no rematch unless it shall be', () => {
    const hall = afterOne().do({ type: 'pair' });
    expect(hall.round()).toEqual([
      [1, 3],
      [2, 4],
    ]);
    const back = { type: 'swap', one: 3, other: 2 } as const;
    expect(hall.refusal(back)).toMatchObject({ why: 'have-met' });
    expect(hall.refusal({ type: 'swap', one: 1, other: 3 })).toEqual({
      why: 'meet-already',
      one: 1,
      other: 3,
    });
    hall.do({ type: 'swap', one: 3, other: 4 });
    expect(hall.round()).toEqual([
      [1, 4],
      [2, 3],
    ]);
    hall.do({ type: 'swap', one: 4, other: 2, evenSo: true });
    expect(hall.round()).toEqual([
      [1, 2],
      [4, 3],
    ]);
  });

  it('is taken back, with its results only where that is said', () => {
    const hall = afterOne().do({ type: 'pair' }).score(3, 25, 0);
    expect(hall.refusal({ type: 'take-back' })).toEqual({ why: 'round-has-results', round: 2, matches: [3] });
    hall.do({ type: 'take-back', withResults: true });
    expect(hall.stage.rounds).toBe(1);
    hall.do({ type: 'pair' });
    expect(hall.stage.matches.map(({ number }) => number)).toEqual([1, 2, 5, 6]);
  });

  it('gives nobody a table that somebody else is at', () => {
    const hall = opened(singles(swiss(2)), 4).do({ type: 'pair' });
    expect(hall.stage.matches.map(({ table }) => table)).toEqual([1, 2]);
    expect(hall.refusal({ type: 'allot', match: 1, table: 2 })).toEqual({
      why: 'table-taken',
      table: 2,
      match: 2,
    });
    hall.do({ type: 'allot', match: 1, table: 5 });
    expect(hall.stage.matches[0]?.table).toBe(5);
  });
});

describe('a result', () => {
  it('is for a match that was drawn, and no bye', () => {
    const hall = opened(singles(swiss(2)), 3).do({ type: 'pair' });
    const report = { score: [25, 3] } as const;
    const bye = hall.stage.matches.find(({ b }) => b === null)?.number ?? 0;
    expect(hall.refusal({ type: 'report', match: 9, report })).toEqual({
      why: 'no-such-match',
      match: 9,
      last: 2,
    });
    expect(hall.refusal({ type: 'report', match: bye, report })).toEqual({ why: 'a-bye', match: bye });
    expect(hall.refusal({ type: 'report', match: 1, report: { score: [26, 3] } })).toMatchObject({
      why: 'report',
      match: 1,
      fault: { why: 'above-most' },
    });
  });

  it('is changed by a correction with a reason, not by a second report', () => {
    const hall = afterOne();
    const report = { score: [10, 25] } as const;
    expect(hall.refusal({ type: 'report', match: 1, report })).toEqual({ why: 'has-result', match: 1 });
    expect(hall.refusal({ type: 'correct', match: 1, report, reason: ' ' })).toEqual({
      why: 'reason-needed',
    });
    hall.do({ type: 'correct', match: 1, report, reason: 'read the wrong way' });
    expect(hall.stage.matches[0]?.result).toMatchObject({ scores: [10, 25], winner: 'b' });
    const open = opened(singles(swiss(1)), 2).do({ type: 'pair' });
    expect(open.refusal({ type: 'correct', match: 1, report, reason: 'why not' })).toEqual({
      why: 'no-result',
      match: 1,
    });
  });

  it('that is sent twice counts once, and a newer message of its sender replaces it', () => {
    const sent = (sequence: number, hash: string) => ({ from: 'table 1', sequence, hash });
    const act = (score: readonly [number, number], sequence: number, hash: string) =>
      ({ type: 'report', match: 1, report: { score, sent: sent(sequence, hash) } }) as const;
    const hall = opened(singles(swiss(2)), 2)
      .do({ type: 'pair' })
      .do(act([25, 3], 1, 'aa'));
    expect(decideEvent(hall.log, { at: AT, act: act([25, 3], 1, 'aa') })).toEqual({ already: 4 });
    expect(hall.refusal(act([3, 25], 1, 'bb'))).toEqual({ why: 'has-result', match: 1 });
    hall.do(act([25, 4], 2, 'cc'));
    expect(hall.stage.matches[0]?.result?.scores).toEqual([25, 4]);
    expect(decideEvent(hall.log, { at: AT, act: act([25, 3], 1, 'aa') })).toEqual({ already: 4 });
  });

  it('is a walk-over where one side, or neither, comes', () => {
    const hall = opened(singles(swiss(2)), 4).do({ type: 'pair' });
    hall
      .do({ type: 'walk-over', match: 1, against: 'a' })
      .do({ type: 'walk-over', match: 2, against: 'both' });
    const [first, second] = hall.stage.matches;
    expect(first?.result).toMatchObject({ scores: [0, 25], winner: 'b', how: 'walked-over' });
    expect(second?.result).toMatchObject({ scores: [0, 0], winner: 'none' });
  });

  it('is a walk-over at once where somebody has left a bracket', () => {
    const hall = opened(singles(knockout()), 4).do({ type: 'pair' }).earlierWin();
    hall.do({ type: 'withdraw', entrant: 2 }).do({ type: 'pair' });
    expect(hall.stage.matches.at(-1)).toMatchObject({
      a: 1,
      b: 2,
      result: { winner: 'a', how: 'walked-over' },
    });
  });
});

describe('a corrected old score', () => {
  const corrected = () =>
    afterOne()
      .do({ type: 'pair' })
      .do({ type: 'correct', match: 1, report: { score: [10, 25] }, reason: 'read the wrong way' });

  it('counts at once, and leaves later pairings as they were drawn', () => {
    const hall = corrected();
    expect(hall.round(2)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(standingsAt(hall.log.state, hall.stage)[0]?.entrant).toBe(2);
  });

  it('lists what they would have been', () => {
    expect(wouldHaveBeen(corrected().log).draws).toEqual([
      {
        seq: 6,
        stage: 1,
        round: 2,
        stands: [
          { a: 1, b: 3 },
          { a: 2, b: 4 },
        ],
        would: [
          { a: 2, b: 3 },
          { a: 1, b: 4 },
        ],
      },
    ]);
    expect(wouldHaveBeen(afterOne().do({ type: 'pair' }).log)).toEqual({ draws: [], starts: [] });
  });

  it('lists nothing where it changes no pairing', () => {
    const hall = afterOne().do({ type: 'pair' });
    hall.do({ type: 'correct', match: 1, report: { score: [25, 9] }, reason: 'one point' });
    expect(wouldHaveBeen(hall.log).draws).toEqual([]);
  });
});

describe('undoing', () => {
  it('brings back what was, and its undoing what it undid', () => {
    const hall = afterOne();
    const before = JSON.stringify(hall.log.state);
    expect(lastToRedo(hall.log)).toBeNull();
    hall.do({ type: 'undo', of: lastToUndo(hall.log) ?? 0 });
    expect(hall.stage.matches[1]?.result).toBeNull();
    expect(lastToUndo(hall.log)).toBe(4);
    expect(hall.refusal({ type: 'undo', of: 5 })).toEqual({ why: 'already-undone', seq: 5 });
    hall.do({ type: 'undo', of: lastToRedo(hall.log) ?? 0 });
    expect(JSON.stringify(hall.log.state)).toBe(before);
  });

  it('goes back one line after the other to the opening, which stays', () => {
    const hall = afterOne();
    for (let of = lastToUndo(hall.log); of !== null; of = lastToUndo(hall.log)) hall.do({ type: 'undo', of });
    expect(hall.log.state.participants).toEqual([]);
    expect(hall.refusal({ type: 'undo', of: 1 })).toEqual({ why: 'nothing-to-undo' });
    expect(hall.refusal({ type: 'undo', of: 99 })).toMatchObject({ why: 'no-such-line', seq: 99 });
  });

  it('is refused where a later line needs it, and names that line', () => {
    const hall = afterOne().do({ type: 'pair' });
    expect(hall.refusal({ type: 'undo', of: 4 })).toEqual({
      why: 'needed-by',
      seq: 6,
      act: 'pair',
      refusal: { why: 'round-open', matches: [1] },
    });
    expect(hall.refusal({ type: 'undo', of: 2 })).toMatchObject({ why: 'needed-by', seq: 3 });
  });

  it('takes out a line in the midst that nothing needs', () => {
    const hall = opened(singles(swiss(2)), 4)
      .do({ type: 'forbid', a: 1, b: 4 })
      .do({ type: 'pair' });
    hall.score(1, 25, 0).do({ type: 'undo', of: 3 });
    expect(hall.log.state.forbidden).toEqual([]);
    expect(hall.stage.matches[0]?.result?.scores).toEqual([25, 0]);
  });
});

describe('stages', () => {
  const chain = () => opened(singles(swiss(2, { goOn: 4 }), knockout()), 6);

  it('follow each other, with as many as go on, seeded as they stood', () => {
    const hall = chain().do({ type: 'pair' });
    expect(hall.refusal({ type: 'go-on' })).toMatchObject({ why: 'stage-open', matches: [1, 2, 3] });
    hall.earlierWin();
    expect(hall.refusal({ type: 'go-on' })).toEqual({ why: 'stage-open', stage: 'Swiss', matches: [] });
    hall.do({ type: 'pair' }).earlierWin();
    const standing = standingsAt(hall.log.state, hall.stage).map(({ entrant }) => entrant);
    hall.do({ type: 'go-on' });
    expect(hall.stage.entrants).toEqual(standing.slice(0, 4));
    hall.do({ type: 'pair' });
    expect(hall.round(1)).toEqual([
      [standing[0], standing[3]],
      [standing[1], standing[2]],
    ]);
  });

  it('do not end early because a match is not waited for', () => {
    const hall = chain().do({ type: 'pair' }).score(1, 25, 10).score(2, 25, 10);
    expect(hall.refusal({ type: 'go-on', open: [3] })).toEqual({
      why: 'stage-open',
      stage: 'Swiss',
      matches: [],
    });
    hall
      .do({ type: 'pair', open: [3] })
      .score(4, 25, 10)
      .score(5, 25, 10)
      .score(6, 25, 10);
    hall.do({ type: 'go-on', open: [3] });
    expect(hall.stage.number).toBe(2);
  });

  it('end early only with a reason', () => {
    const hall = chain().do({ type: 'pair' }).earlierWin();
    expect(hall.refusal({ type: 'go-on', early: '' })).toEqual({ why: 'reason-needed' });
    hall.do({ type: 'go-on', early: 'the hall closes' });
    expect(hall.stage.number).toBe(2);
    expect(hall.refusal({ type: 'go-on' })).toEqual({ why: 'last-stage' });
  });

  it('that are over may be followed by finals: the loser takes the lower place, nobody else moves', () => {
    const hall = afterOne().do({ type: 'pair' }).earlierWin();
    const [first = 0, second = 0, ...others] = standingsAt(hall.log.state, hall.stage).map(
      ({ entrant }) => entrant,
    );
    const format = finals(2, 1);
    if (format.system !== 'finals') throw new Error();
    hall.do({ type: 'finals', format }).do({ type: 'go-on' }).do({ type: 'pair' });
    const [final] = hall.stage.matches;
    expect([final?.a, final?.b].sort()).toEqual([first, second].sort());
    hall.score(final?.number ?? 0, final?.a === second ? 25 : 0, final?.a === second ? 0 : 25);
    expect(finalOrder(hall.log.state)).toEqual([second, first, ...others]);
  });
});

describe('the end', () => {
  const over = () => afterOne().do({ type: 'pair' }).earlierWin();

  it('gives places and prizes, and takes nothing after', () => {
    const hall = over().do({ type: 'award', kind: 'millesimal' });
    expect(hall.log.state.awards?.map(({ place, prize }) => [place, prize])).toEqual([
      [1, 1000],
      [2, 750],
      [3, 500],
      [4, 250],
    ]);
    expect(hall.refusal({ type: 'report', match: 1, report: { score: [1, 2] } })).toEqual({
      why: 'event-over',
      act: 'report',
    });
  });

  it('comes when all is played', () => {
    expect(afterOne().refusal({ type: 'award', kind: null })).toEqual({
      why: 'stage-open',
      stage: 'Swiss',
      matches: [],
    });
  });

  it('is taken back by reopening, with a reason', () => {
    const hall = over().do({ type: 'award', kind: null });
    expect(hall.refusal({ type: 'reopen', reason: '' })).toEqual({ why: 'reason-needed' });
    hall.do({ type: 'reopen', reason: 'a wrong score' });
    expect(hall.log.state.awards).toBeNull();
    expect(hall.refusal({ type: 'reopen', reason: 'again' })).toEqual({ why: 'not-over' });
  });
});

describe('those who are exactly level', () => {
  const level = () =>
    opened(singles(swiss(1)), 4)
      .do({ type: 'pair' })
      .score(1, 25, 10)
      .score(2, 25, 10);
  const order = (hall: Hall) => standingsAt(hall.log.state, hall.stage).map(({ entrant }) => entrant);

  it('stand by lots that come from a seed in the log', () => {
    const hall = level();
    expect(order(hall)).toEqual([1, 3, 2, 4]);
    const seeds = Array.from({ length: 40 }, (_, lot) => order(level().do({ type: 'lots', lot })).join());
    expect(new Set(seeds)).toEqual(new Set(['1,3,2,4', '3,1,2,4', '1,3,4,2', '3,1,4,2']));
    expect(order(hall.do({ type: 'lots', lot: 3 }))).toEqual(order(replayed(hall)));
  });

  it('stand by hand only with a reason, and only they', () => {
    const hall = level();
    expect(hall.refusal({ type: 'order', order: [3, 1], reason: '' })).toEqual({ why: 'reason-needed' });
    expect(hall.refusal({ type: 'order', order: [2, 1], reason: 'no' })).toEqual({
      why: 'not-level',
      one: 2,
      other: 1,
    });
    expect(order(hall.do({ type: 'order', order: [3, 1], reason: 'a board played for it' }))).toEqual([
      3, 1, 2, 4,
    ]);
  });
});

const replayed = (hall: Hall): Hall => {
  const again = new Hall();
  again.log = replayEvent(hall.log.happenings);
  return again;
};

describe('a log that is written down', () => {
  const whole = () =>
    afterOne().do({ type: 'undo', of: 5 }).score(2, 24, 10).do({ type: 'pair' }).earlierWin();
  const text = () => writeEvent(whole().log);
  const damaged = (line: number, from: string, to: string) =>
    readEventLog(
      text()
        .split('\n')
        .map((each, index) => (index === line - 1 ? each.replace(from, to) : each))
        .join('\n'),
    );

  it('is read and replayed to the same', () => {
    const read = readEventLog(text());
    expect(read).toEqual({ ok: whole().log });
  });

  it('has no differences when it is checked', () => {
    expect(checkEvent(whole().log.happenings)).toEqual([]);
  });

  it('shows a result that was tampered with, and a draw that should have been another', () => {
    const { happenings } = whole().log;
    const forged = happenings.map((line) =>
      JSON.parse(JSON.stringify(line).replaceAll('"scores":[24,10]', '"scores":[10,24]')),
    );
    expect(checkEvent(forged).map(({ seq, act }) => [seq, act])).toContainEqual([7, 'report']);
  });

  it('names the line and the field of what is damaged', () => {
    expect(damaged(1, 'opencarrom-event', 'other')).toMatchObject({
      error: { code: 'not-an-event', line: 1 },
    });
    expect(damaged(1, '"version":1', '"version":2')).toMatchObject({ error: { code: 'newer-version' } });
    expect(damaged(3, '{', '')).toMatchObject({ error: { code: 'not-json', line: 3 } });
    expect(damaged(3, '"name":"P1"', '"name":5')).toMatchObject({
      error: { code: 'wrong-type', line: 3, path: 'act.entries[0].players[0].name' },
    });
    expect(damaged(4, '"seq":3', '"seq":4')).toMatchObject({
      error: { code: 'out-of-order', line: 4, path: 'seq' },
    });
    expect(damaged(5, '"match":1', '"match":7')).toMatchObject({ error: { code: 'unknown-match', line: 5 } });
    expect(damaged(4, '"a":1', '"a":17')).toMatchObject({ error: { code: 'unknown-competitor', line: 4 } });
    expect(damaged(4, '"seq"', '"sec"')).toMatchObject({ error: { code: 'unknown-field', path: 'sec' } });
    expect(damaged(7, '"of":5', '"of":6')).toMatchObject({ error: { code: 'out-of-order', path: 'act.of' } });
    expect(readEventLog('')).toMatchObject({ error: { code: 'empty' } });
  });

  it('gives the next numbers, and none that no event comes to', () => {
    expect(damaged(3, '"numbers":[1,', '"numbers":[1000000000,')).toMatchObject({
      error: { code: 'out-of-order', line: 3, path: 'gave.numbers[0]' },
    });
    expect(damaged(3, '"numbers":[1,', '"numbers":[')).toMatchObject({
      error: { code: 'out-of-order', line: 3, path: 'gave.numbers' },
    });
    expect(damaged(4, '"number":1', '"number":9')).toMatchObject({
      error: { code: 'out-of-order', line: 4, path: 'gave.matches[0].number' },
    });
    expect(damaged(4, '"round":1', '"round":1000000000')).toMatchObject({
      error: { code: 'wrong-type', line: 4, path: 'gave.matches[0].round' },
    });
    expect(damaged(4, '"table":1', '"table":1000000000')).toMatchObject({
      error: { code: 'wrong-type', line: 4, path: 'gave.matches[0].table' },
    });
    expect(damaged(4, '"a":1,"b":2', '"a":1,"b":1')).toMatchObject({
      error: { code: 'twice-in-a-round', line: 4, path: 'gave.matches[0].b' },
    });
    expect(damaged(4, '"layout":null', '"layout":{"lines":[1,17]}')).toMatchObject({
      error: { code: 'unknown-competitor', line: 4 },
    });
  });
});
