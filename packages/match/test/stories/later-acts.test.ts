import { readFileSync } from 'node:fs';
import {
  type LaterChoice,
  type LogStep,
  readRecord,
  recordsIn,
  stepsOf,
  strokesIn,
  tellEvent,
  unfitActs,
  validateRecord,
} from '@opencarrom/match';
import { story } from '@opencarrom/match/words/story/en';
import { describe, expect, it } from 'vitest';
import { actOf, correct, saw, stroke, unfitIn, validates } from '../support/correcting.js';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { fromSouth, towards } from '../support/spots.js';

/** Whose strokes stand, and what is told of them. */
const strokesOf = (hall: Hall): readonly LogStep[] =>
  stepsOf({ head: hall.state.head, events: hall.log }).filter((step) => step.stroke !== null);
const strikers = (hall: Hall) => strokesOf(hall).map(({ before }) => before.board?.onTurn);

/** Asha pockets one and misses, Bina pockets one; but it was no miss. */
const wrongTurn = () => wooden().begins().sees({ own: 1 }).sees({}).sees({ own: 1 });
const noMiss = (hall: Hall, choices: Readonly<Record<number, LaterChoice>> = {}) =>
  correct(stroke(hall, 1), saw({ white: 1 }), choices);

describe('a correction by which another would have been on turn', () => {
  it('[icf:51] hands no stroke to anybody: it is refused, and says what can become of each', () => {
    const hall = wrongTurn();
    expect(unfitIn(hall, noMiss(hall))).toEqual([
      {
        seq: stroke(hall),
        by: 'umpire',
        type: 'observe',
        why: 'player',
        was: 'B1',
        now: 'A1',
        refusal: null,
        options: ['keep', 'give', 'leave-out'],
        chosen: null,
        laws: ['51'],
      },
    ]);
    const { decisions: _, ...without } = noMiss(hall);
    hall.refuses('umpire', without, 'does-not-fit', '51').table(8, 8).turn('B1');
  });

  it('[icf:51] kept, the stroke is of whoever made it, and marked as out of turn', () => {
    const hall = wrongTurn();
    hall
      .does('umpire', noMiss(hall, { [stroke(hall)]: 'keep' }))
      .table(7, 8)
      .turn('B1')
      .by('48');
    expect(strikers(hall)).toEqual(['A1', 'A1', 'B1']);
    const marked = stepsOf({ head: hall.state.head, events: hall.log }).find(
      ({ event }) => event.type === 'out-of-turn',
    ) as LogStep;
    expect(tellEvent(marked, story, { isExact: true })).toBe(
      'Bina strikes out of turn, and it is allowed [law 51]',
    );
    validates(hall);
  });

  it('[icf:48] [icf:125a] given, it is the stroke of whoever would be on turn, and the log says that it was given', () => {
    const hall = wrongTurn();
    hall
      .does('umpire', noMiss(hall, { [stroke(hall)]: 'give' }))
      .table(7, 8)
      .turn('B1');
    expect(strikers(hall)).toEqual(['A1', 'A1', 'A1']);
    const told = stepsOf({ head: hall.state.head, events: hall.log }).map((step) =>
      tellEvent(step, story, { isExact: true }),
    );
    expect(told.join('\n')).toMatch(/is corrected \(.*\): .*; event 10 is given to the other/);
    validates(hall);
  });

  it('[icf:48] left out, it is not done again', () => {
    const hall = wrongTurn();
    hall
      .does('umpire', noMiss(hall, { [stroke(hall)]: 'leave-out' }))
      .table(7, 9)
      .turn('A1');
    expect(strikers(hall)).toEqual(['A1', 'A1']);
    validates(hall);
  });

  it('[icf:48] is taken back by one undo, with all that was decided', () => {
    const hall = wrongTurn();
    const before = hall.board;
    hall.does('umpire', noMiss(hall, { [stroke(hall)]: 'keep' })).does('umpire', { type: 'undo' });
    expect(hall.board).toEqual(before);
    hall.does('umpire', { type: 'redo' }).table(7, 8);
  });

  it('[icf:48] what is decided on one act settles whether the next still fits', () => {
    const hall = wrongTurn().sees({}).sees({ own: 1 });
    const [own, miss, answer] = [stroke(hall, 2), stroke(hall, 1), stroke(hall)];
    const unfit = (choices: Readonly<Record<number, LaterChoice>>) => {
      const act = correct(stroke(hall, 3), saw({ white: 1 }), choices);
      const found = unfitActs({ state: hall.state, events: hall.log }, { by: 'umpire', at: hall.now, act });
      return 'unfit' in found ? found.unfit.map(({ seq, chosen }) => [seq, chosen]) : found;
    };
    expect(unfit({})).toEqual([[own, null]]);
    expect(unfit({ [own]: 'keep' })).toEqual([[own, 'keep']]);
    expect(unfit({ [own]: 'give' })).toEqual([[own, 'give']]);
    expect(unfit({ [own]: 'leave-out' })).toEqual([
      [own, 'leave-out'],
      [miss, null],
    ]);
    expect(unfit({ [own]: 'leave-out', [miss]: 'give' })).toEqual([
      [own, 'leave-out'],
      [miss, 'give'],
      [answer, null],
    ]);
  });

  it('[icf:48] a decision that nobody asked for is refused', () => {
    const hall = wrongTurn();
    const of = stroke(hall);
    hall.refuses('umpire', noMiss(hall, { [of]: 'keep', 999: 'keep' }), 'bad-command');
    const twice = {
      ...noMiss(hall),
      decisions: [{ of, choice: 'keep' } as const, { of, choice: 'give' } as const],
    };
    hall.refuses('umpire', twice, 'bad-command');
    hall.refuses('umpire', correct(stroke(hall, 2), saw({ white: 2 }), { [of]: 'keep' }), 'bad-command');
  });

  it('[icf:49b] in doubles it is a stroke of that very player', () => {
    const hall = wooden({ discipline: 'doubles' })
      .begins()
      .sees({})
      .sees({ own: 1 })
      .sees({})
      .sees({ own: 1 });
    const act = correct(stroke(hall, 1), saw({ black: 1 }));
    expect(unfitIn(hall, act)).toMatchObject([{ was: 'A2', now: 'B1' }]);
    hall.does('umpire', { ...act, decisions: [{ of: stroke(hall), choice: 'keep' }] }).turn('A2');
    expect(strikers(hall)).toEqual(['A1', 'B1', 'B1', 'A2']);
  });
});

describe('a stroke that was kept out of turn', () => {
  const kept = () => {
    const hall = wrongTurn();
    return hall.does('umpire', noMiss(hall, { [stroke(hall)]: 'keep' }));
  };

  it('[icf:51] stays so through another correction, without being asked about again', () => {
    const hall = kept();
    hall
      .does('umpire', correct(stroke(hall, 2), saw({ white: 3 })))
      .table(5, 8)
      .turn('B1');
    expect(strikers(hall)).toEqual(['A1', 'A1', 'B1']);
    expect(hall.log.filter(({ type }) => type === 'out-of-turn')).toHaveLength(2);
    validates(hall);
  });

  it('[icf:51] is corrected as one of the same player', () => {
    const hall = kept();
    hall
      .does('umpire', correct(stroke(hall), saw({ black: 2 })))
      .table(7, 7)
      .turn('B1');
    expect(strikers(hall)).toEqual(['A1', 'A1', 'B1']);
    validates(hall);
  });

  it('[icf:48] struck out, leaves the turn where the laws have it', () => {
    const hall = kept();
    hall
      .does('umpire', correct(stroke(hall), null))
      .table(7, 9)
      .turn('A1');
    validates(hall);
  });

  it('[icf:48] needs no mark where its player would be on turn', () => {
    const hall = kept();
    hall.does('umpire', correct(stroke(hall, 1), saw())).turn('B1');
    expect(hall.log.filter(({ type }) => type === 'out-of-turn')).toHaveLength(1);
  });
});

describe('other later acts that no longer fit', () => {
  it('[icf:72a] a placing of other men than those that wait', () => {
    const hall = wooden().begins().sees({ own: 4 }).sees({ striker: true }).places('umpire').sees({});
    const of = actOf(hall, 'place');
    const act = correct(stroke(hall, 1), {
      type: 'observe',
      seen: { pocketed: { striker: true }, breach: '33' },
    });
    expect(unfitIn(hall, act)).toMatchObject([{ seq: of, why: 'dues', options: ['keep', 'leave-out'] }]);
    hall
      .does('umpire', { ...act, decisions: [{ of, choice: 'keep' }] })
      .table(7, 9)
      .waiting()
      .turn('A1');
  });

  it('[icf:72a] a placing where nothing waits any more can only be left out', () => {
    const hall = wooden().begins().sees({ own: 4 }).sees({ striker: true }).places('umpire');
    const of = actOf(hall, 'place');
    const act = correct(stroke(hall), saw());
    expect(unfitIn(hall, act)).toMatchObject([{ seq: of, options: ['leave-out'] }]);
    hall
      .does('umpire', { ...act, decisions: [{ of, choice: 'leave-out' }] })
      .table(5, 9)
      .turn('B1');
  });

  it('[icf:63b] [icf:64a] a call that now meets another turn', () => {
    const hall = wooden()
      .begins()
      .sees({ own: 3 })
      .sees({})
      .calls('126a', 'A')
      .by('63b')
      .places('umpire')
      .turn('B1');
    const [call, place] = [actOf(hall, 'call'), actOf(hall, 'place')];
    const act = correct(stroke(hall), saw({ white: 1 }));
    expect(unfitIn(hall, act)).toMatchObject([{ seq: call, why: 'turn', options: ['keep', 'leave-out'] }]);
    hall
      .does('umpire', { ...act, decisions: [{ of: call, choice: 'keep' }] })
      .by('64a')
      .turn('B1');
    hall.does('umpire', { type: 'undo' });
    const out = { ...act, decisions: [call, place].map((of) => ({ of, choice: 'leave-out' as const })) };
    hall.does('umpire', out).table(5, 9).turn('A1');
  });

  it('[icf:52a] strokes of a board that would not be played then', () => {
    const hall = wooden()
      .begins()
      .counted({ white: 1 }, 'covered-by-white', 'A1')
      .sees({ own: 1 })
      .play()
      .sees({ own: 2 });
    const act = correct(stroke(hall, 1), saw());
    expect(unfitIn(hall, act)).toMatchObject([
      { type: 'play', why: 'board', options: ['leave-out'] },
      { type: 'observe', why: 'board', options: ['leave-out'] },
    ]);
  });

  it('[icf:44] what cannot have happened any more says why', () => {
    const hall = wooden().begins().sees({ own: 5 }).sees({ own: 3 });
    expect(unfitIn(hall, correct(stroke(hall, 1), saw({ white: 7 })))).toMatchObject([
      { why: 'refused', refusal: { code: 'impossible-facts' }, options: ['leave-out'] },
    ]);
  });

  it('[icf:39a] the choice of who lost the toss after all', () => {
    const hall = wooden().begins();
    const [choose, sit] = [actOf(hall, 'choose'), actOf(hall, 'sit')];
    const act = correct(actOf(hall, 'toss'), { type: 'toss', winner: 'B' });
    expect(unfitIn(hall, act).map(({ seq, was, now, options }) => [seq, was, now, options])).toEqual([
      [choose, 'A', 'B', ['give', 'leave-out']],
      [sit, 'B', 'A', ['give', 'leave-out']],
    ]);
  });

  it('[icf:130a] on a simulated board a stroke is kept, but never another’s: it was made from its own base lines', () => {
    const hall = simulated().begins();
    hall.strikes('A1', towards(fromSouth(0), { x: 0, y: 0 }, 1.2)).turn('B1');
    hall.strikes('B1', towards({ x: 0.1, y: -fromSouth(0).y }, { x: 0, y: 0 }, 1));
    const play = { type: 'correct', of: stroke(hall, 1), with: null, reason: 'it was not so' } as const;
    expect(unfitIn(hall, play)).toMatchObject([{ was: 'B1', now: 'A1', options: ['keep', 'leave-out'] }]);
    hall.does('umpire', { ...play, decisions: [{ of: stroke(hall), choice: 'keep' }] });
    expect(strikers(hall)).toEqual(['B1']);
    validates(hall);
  });
});

describe('records of version 1', () => {
  const records = recordsIn(readFileSync('packages/match/test/records/version-1.jsonl', 'utf8')).map(
    ({ text }) => {
      const read = readRecord(text);
      if ('error' in read) throw new Error(read.error.message);
      return read.ok;
    },
  );

  it('are read, told and validated as they came to be: corrections without a word, and what was deemed at once', () => {
    expect(records).toHaveLength(4);
    for (const record of records) {
      expect(record.head.version).toBe(1);
      expect(validateRecord(record).mismatch).toBeNull();
      for (const step of stepsOf(record)) expect(tellEvent(step, story, { isExact: true })).not.toBe('');
    }
  });

  it('hand nothing on without a word any more, where a correction comes with decisions', () => {
    const [record] = records;
    if (!record) throw new Error('no record');
    const { state, events } = record;
    const act = correct(strokesIn(events).at(-2)?.seq ?? 0, saw({ white: 1 }));
    const found = unfitActs({ state, events }, { by: 'umpire', at: state.latest, act });
    expect(found).toMatchObject({ unfit: [{ why: 'player', chosen: null }] });
  });
});
