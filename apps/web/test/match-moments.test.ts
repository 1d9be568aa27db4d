import {
  type Act,
  decide,
  type Event,
  newHead,
  openMatch,
  phaseOf,
  readRecord,
  refusalMessage,
  replay,
  validateRecord,
  writeRecord,
} from '@opencarrom/match';
import { story as en } from '@opencarrom/match/words/story/en';
import { story as hi } from '@opencarrom/match/words/story/hi';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../src/match/story/moments.js';
import { tell } from '../src/match/story/tell.js';
import { branchOf, logUpTo } from '../src/store/branch.js';
import { memoryShelf } from '../src/store/memory.js';
import { firstNotes } from '../src/store/notes.js';
import { played } from './support/played.js';

const record = played({ length: 'game' }, 11, 120);
const moments = momentsOf(record);
const strokes = record.events.filter((event) => event.type === 'done' && event.act.type === 'strike');

describe('the moments of a record', () => {
  it('are the beginning and one for each stroke', () => {
    expect(moments.length).toBe(strokes.length + 1);
    expect(moments[0]?.stroke).toBeNull();
  });

  it('have every event once, in order', () => {
    expect(moments.flatMap(({ steps }) => steps.map(({ event }) => event))).toEqual(record.events);
  });

  it('end where the match stands', () => {
    expect(moments.at(-1)?.match.seq).toBe(record.state.seq);
  });

  it('show a stroke’s own board, even when it was the board’s last', () => {
    for (const { stroke, board } of moments)
      if (stroke) expect(board?.setAt).toBe(stroke.before.board?.setAt);
  });

  it('show a stroke taken back as the board before it', () => {
    const before = played({}, 7, 20);
    const last = [...before.events]
      .reverse()
      .find((event) => event.type === 'done' && event.act.type === 'strike');
    const of = last?.seq ?? 0;
    const command = {
      by: 'umpire',
      at: before.state.latest,
      act: { type: 'correct', of, with: null, reason: 'taken back', later: 'drop' },
    } as const;
    const decision = decide(before.state, command, before.events);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    const events = [...before.events, ...decision.events];
    const found = momentsOf({ head: before.head, events });
    expect(found.at(-1)?.board).toEqual(decision.state.board);
  });
});

describe('the story', () => {
  it('tells every stroke and every ruling, in both languages', () => {
    for (const words of [en, hi])
      for (const { steps } of moments)
        for (const step of steps) {
          const told = tell(step, words);
          if (step.event.type === 'ruling') expect(told?.laws.length).toBeGreaterThan(0);
          if (step.event.type === 'ruling' || (step.event.type === 'done' && step.event.facts))
            expect(told?.text).toBeTruthy();
          if (told) expect(told.text).not.toMatch(/undefined|null|NaN/);
        }
  });
});

describe('a "what if"', () => {
  const by = {
    from: {
      id: 'original',
      notes: { ...firstNotes(openMatch(record.head), 'then'), unnamed: { A1: { as: 'you' as const } } },
    },
    id: 'branch',
    now: '2024-11-16T00:00:00.000Z',
  };
  const endsOfCommands = (events: readonly Event[]) =>
    events.filter((_, index) => {
      const next = events[index + 1];
      return !next || (next.type === 'done' && !next.again && !next.auto);
    });

  it('has the log up to there, and never half of what an act came to', () => {
    const ends = endsOfCommands(record.events).map(({ seq }) => seq);
    for (const { seq } of record.events) {
      const last = logUpTo(record.events, seq).at(-1)?.seq ?? 0;
      expect(last).toBeGreaterThanOrEqual(seq);
      expect(ends).toContain(last);
    }
    expect(logUpTo(record.events, 0)).toEqual([]);
  });

  it('stands where the record stood, with every hand a person’s', () => {
    const seq = moments[3]?.match.seq ?? 0;
    const { game, events } = branchOf(record, seq, by);
    expect(replay(game.head, events).board).toEqual(moments[3]?.match.board);
    expect(game).toMatchObject({
      hands: { controllers: { A1: { kind: 'person' } } },
      notes: { branchOf: { id: 'original', seq }, over: false, unnamed: { A1: { as: 'you' } } },
    });
  });

  it('stands there too where a correction did it all again', () => {
    const before = played({}, 7, 20);
    const wrong = before.events.find((event) => event.type === 'done' && event.act.type === 'strike');
    if (wrong?.type !== 'done') throw new Error('nobody struck');
    const { seq: of, by: doer, act } = wrong;
    const corrected = decide(
      before.state,
      {
        by: 'umpire',
        at: before.state.latest,
        act: { type: 'correct', of, with: { by: doer, act }, reason: 'as it was' },
      },
      before.events,
    );
    if ('refusal' in corrected) throw new Error(corrected.refusal.code);
    const { head } = before;
    const events = [...before.events, ...corrected.events];
    const found = momentsOf({ head, events });
    expect(found.length).toBe(momentsOf(before).length);
    for (const { match } of found) {
      const branch = branchOf({ head, events, state: corrected.state }, match.seq, by);
      expect(replay(head, branch.events).board).toEqual(match.board);
      const read = readRecord(writeRecord(head, branch.events));
      expect('ok' in read && validateRecord(read.ok).mismatch).toBeNull();
    }
  });

  it('is a sound record itself', () => {
    const { game, events } = branchOf(record, moments[5]?.match.seq ?? 0, by);
    const read = readRecord(writeRecord(game.head, events));
    if ('error' in read) throw new Error(read.error.message);
    expect(validateRecord(read.ok).mismatch).toBeNull();
    expect(phaseOf(read.ok.state)).not.toBe('over');
  });
});

describe('a shelf in memory', () => {
  const now = '2024-11-16T00:00:00.000Z';
  const from = { id: 'b', notes: firstNotes(openMatch(record.head), now) };
  const { game } = branchOf(record, 0, { from, id: 'a', now });

  it('keeps a game with its log', async () => {
    const shelf = memoryShelf();
    const later = { ...game, notes: { ...game.notes, over: true } };
    await shelf.put(game, record.events.slice(0, 2));
    await shelf.put(later, record.events.slice(2, 3));
    expect(await shelf.find('a')).toEqual({ game: later, events: record.events.slice(0, 3) });
  });

  it('changes nothing of a game whose log would get a gap', async () => {
    const shelf = memoryShelf();
    await shelf.put(game, record.events.slice(0, 1));
    const later = { ...game, notes: { ...game.notes, over: true } };
    await expect(shelf.put(later, record.events.slice(2, 3))).rejects.toMatchObject({ fault: 'elsewhere' });
    expect(await shelf.find('a')).toEqual({ game, events: record.events.slice(0, 1) });
  });

  it('forgets what is removed', async () => {
    const shelf = memoryShelf();
    await shelf.put(game, record.events);
    await shelf.remove('a');
    expect(await shelf.find('a')).toBeNull();
    expect(await shelf.list()).toEqual([]);
  });
});

describe('the moments of an umpired match', () => {
  const wooden = (acts: readonly Act[]) => {
    const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed', length: 'board' });
    const events: Event[] = [];
    let state = openMatch(head);
    for (const act of acts) {
      const decision = decide(state, { by: 'umpire', at: state.latest + 1000, act }, events);
      if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
      events.push(...decision.events);
      state = decision.state;
    }
    return momentsOf({ head, events });
  };
  const SAT: readonly Act[] = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take: 'break' },
    { type: 'sit', seats: { A1: 'S', B1: 'N' } },
  ];

  it('are there where only results were entered', () => {
    const steps = wooden([...SAT, { type: 'tally', winner: 'A', men: 4, queen: 'A' }]);
    expect(steps.map(({ opening }) => opening?.event.type)).toEqual([undefined, 'done']);
    expect(steps.at(-1)?.match.score.games).toMatchObject([{ A: 7 }]);
  });

  it('are its strokes, calls and warnings, each with its board', () => {
    const steps = wooden([
      ...SAT,
      { type: 'play' },
      { type: 'observe', seen: { pocketed: { white: 2 } } },
      { type: 'warn', law: '143h', against: 'B', reason: 'hums' },
      { type: 'call', law: '91', against: 'B' },
    ]);
    const acts = steps.map(({ opening }) => opening?.event.type === 'done' && opening.event.act.type);
    expect(acts).toEqual([false, 'observe', 'warn', 'call']);
    expect(steps.map(({ board }) => board?.table.white.onBoard)).toEqual([9, 7, 7, 7]);
  });
});
