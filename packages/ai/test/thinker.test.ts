import { MessageChannel } from 'node:worker_threads';
import {
  decide,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  refusalMessage,
  replay,
  standIn,
  usualSeats,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import {
  attachThinker,
  chooseStroke,
  deedFor,
  explainThought,
  type PlainTable,
  type ThinkerAnswer,
  type ThinkerPort,
  type ThinkerQuestion,
  type ThinkerRequest,
} from '../src/index.js';
import { hi } from '../src/words/hi.js';
import { levelAt, men, tableOf } from './tables.js';

/** A port one can talk to from a test. */
function makePort() {
  const answers: ThinkerAnswer[] = [];
  const waiting: (() => void)[] = [];
  const port: ThinkerPort = {
    onmessage: null,
    postMessage(message) {
      answers.push(structuredClone(message));
      for (const wake of waiting.splice(0)) wake();
    },
  };
  const until = async <T extends ThinkerAnswer['type']>(
    type: T,
  ): Promise<Extract<ThinkerAnswer, { type: T }>> => {
    for (;;) {
      const found = answers.find((answer) => answer.type === type);
      if (found) return found as Extract<ThinkerAnswer, { type: T }>;
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  const send = (request: ThinkerRequest) => port.onmessage?.({ data: structuredClone(request) });
  const ask = (question: ThinkerQuestion, id = 1) => send({ type: 'ask', id, question });
  let clock = 0;
  // Each look at the clock is ten milliseconds later: progress is told often.
  attachThinker(port, {
    now: () => (clock += 10),
    breathe: () => new Promise((wake) => setTimeout(wake, 0)),
  });
  return { answers, until, send, ask };
}

const {
  book,
  equipment: _equipment,
  ...plain
} = tableOf({
  men: men(['w1', 0.3, 0.25], ['w2', -0.2, 0.2], ['b1', 0, 0]),
});
const table: PlainTable = { ...plain, rulebook: book.id };

/** A match in which somebody is to strike, with men about the board. */
function matchInPlay(): MatchState {
  const dice = makeDice(5);
  let state = openMatch(newHead({ players: { A: ['a'], B: ['b'] }, length: 'board' }));
  while ((state.board?.strokes ?? 0) < 4 || state.board?.tasks.length !== 0) {
    const command = standIn(state, dice);
    if (!command) throw new Error('the board is over');
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    state = decision.state;
  }
  return state;
}
const state = matchInPlay();
const onTurn = state.board?.onTurn ?? 'A1';

const advice = (more: object = {}): ThinkerQuestion => ({
  kind: 'advice',
  table,
  seed: 1,
  budget: { simulations: 800 },
  ...more,
});
const deed = (more: object = {}): ThinkerQuestion => ({
  kind: 'deed',
  match: state,
  player: onTurn,
  level: 6,
  seed: 1,
  budget: { simulations: 300 },
  ...more,
});

const weigh = (more: object = {}): ThinkerQuestion => ({
  kind: 'weigh',
  match: state,
  stroke: null,
  level: 6,
  tries: 40,
  seed: 1,
  budget: { simulations: 300 },
  ...more,
});

describe('a thinker behind a port', () => {
  it('tells its progress and answers with advice and its reason', async () => {
    const { answers, until, ask } = makePort();
    ask(advice());
    const { answer } = await until('answer');
    const { stroke } = chooseStroke(
      { ...tableOf({ men: table.men }), board: table.board },
      {
        level: { ...levelAt(10), hand: levelAt(8).hand },
        seed: 1,
        budget: { simulations: 800 },
      },
    ) as { stroke: object };
    expect(answer).toMatchObject({ thought: { stroke, target: expect.stringMatching(/^w/) }, seat: 'S' });
    const shares = answers.flatMap((told) =>
      told.type === 'progress' ? [told.progress.simulations / told.progress.budget] : [],
    );
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[shares.length - 1]).toBe(1);
  });

  it('does what the computer in a seat does, and says where there is nothing to do', async () => {
    const one = makePort();
    one.ask(deed());
    const steps = deedFor(state, onTurn, {
      level: levelAt(6),
      seed: 1,
      budget: { simulations: 300 },
    });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect((await one.until('answer')).answer).toEqual(step.value);
    const other = makePort();
    other.ask(deed({ player: onTurn === 'A1' ? 'B1' : 'A1' }));
    expect((await other.until('answer')).answer).toBeNull();
  });

  it('says where it sits, where that is its to say', async () => {
    const { until, ask } = makePort();
    const chosen = replay(state.head, [
      { type: 'done', by: 'umpire', act: { type: 'toss', winner: 'A' }, seq: 1, at: 0 },
      { type: 'done', by: 'A1', act: { type: 'choose', take: 'break' }, seq: 2, at: 0 },
    ]);
    ask(deed({ match: chosen, player: 'B1' }));
    const seats = usualSeats('singles');
    expect((await until('answer')).answer).toEqual({ act: { type: 'sit', seats }, thought: null });
  });

  it('gives a hint for a match, which can be said in any language', async () => {
    const { until, ask } = makePort();
    ask({ kind: 'hint', match: state, seed: 1, budget: { simulations: 300 } });
    const { answer } = await until('answer');
    const hint = answer && 'seat' in answer ? answer : null;
    expect(hint && explainThought(hint.thought, hint.seat, hi).join(' ')).toMatch(/[\u0900-\u097f]/);
  });

  it('weighs a stroke beside the best, and a table without one', async () => {
    const one = makePort();
    one.ask(weigh());
    const { answer: table } = await one.until('answer');
    const found = table && 'best' in table ? table : null;
    expect(found).toMatchObject({ played: null, best: { value: expect.any(Number) } });
    // The very stroke that is the best is as good as the best: both meet the same slips.
    const other = makePort();
    other.ask(weigh({ stroke: found?.best.stroke }));
    const { answer } = await other.until('answer');
    const both = answer && 'best' in answer ? answer : null;
    expect(both?.played?.value).toBeCloseTo(both?.best.value ?? Number.NaN, 9);
    const wild = makePort();
    wild.ask(weigh({ stroke: { x: found?.best.stroke.x, y: found?.best.stroke.y, vx: 0.1, vy: 0 } }));
    const { answer: missed } = await wild.until('answer');
    const little = missed && 'best' in missed ? missed : null;
    expect(little?.played?.value).toBeLessThan(little?.best.value ?? Number.NaN);
  });

  it('can be cancelled', async () => {
    const { answers, until, ask, send } = makePort();
    ask(advice({ budget: { simulations: 5000 } }));
    await until('progress');
    send({ type: 'cancel', id: 1 });
    await until('cancelled');
    expect(answers.some(({ type }) => type === 'answer')).toBe(false);
  });

  it('drops what it thinks about when something new is asked', async () => {
    const { until, ask } = makePort();
    ask(advice({ budget: { simulations: 5000 } }));
    await until('progress');
    ask(advice(), 2);
    expect(await until('cancelled')).toMatchObject({ id: 1 });
    expect(await until('answer')).toMatchObject({ id: 2 });
  });

  it('keeps to a budget of milliseconds', async () => {
    const { until, ask } = makePort();
    ask(advice({ budget: { milliseconds: 50 } }));
    expect(await until('answer')).toMatchObject({ id: 1 });
  });

  it('works behind a real message port', async () => {
    const { port1, port2 } = new MessageChannel();
    attachThinker(port2 as unknown as ThinkerPort, {
      now: () => performance.now(),
      breathe: () => new Promise((wake) => setTimeout(wake, 0)),
    });
    const answer = await new Promise<ThinkerAnswer>((done) => {
      port1.on('message', (told: ThinkerAnswer) => told.type === 'answer' && done(told));
      port1.postMessage({ type: 'ask', id: 1, question: advice() } satisfies ThinkerRequest);
    });
    expect(answer).toMatchObject({ id: 1, answer: { thought: { target: expect.any(String) } } });
    port1.close();
    port2.close();
  });
});

describe('a damaged question is refused, by what and where', () => {
  const board = state.board as NonNullable<MatchState['board']>;
  const match = state;
  const bent = (men: unknown) => ({ match: { ...match, board: { ...board, men } } });
  it.each<[string, object, string, string]>([
    ['a level that is none', deed({ level: 'wizard' }), 'level', 'wizard'],
    ['a player of another discipline', deed({ player: 'A2' }), 'player', 'A2'],
    ['a stroke without a speed', weigh({ stroke: { x: 0, y: 0, vx: 1 } }), 'stroke.vy', 'number'],
    ['a stroke weighed by no tries', weigh({ tries: 0 }), 'tries', 'whole number'],
    ['no match', deed({ match: undefined }), 'match', 'missing'],
    [
      'a match by an unknown book',
      deed({ match: { ...match, head: { ...match.head, rulebook: 'chess' } } }),
      'match.head.rulebook',
      'chess',
    ],
    [
      'a match without names',
      deed({ match: { ...match, head: { ...match.head, players: { A: [], B: [] } } } }),
      'match.head.players.A',
      'name',
    ],
    [
      'men upon each other',
      deed(
        bent([
          { id: 'w1', x: 0, y: 0 },
          { id: 'b1', x: 0, y: 0.001 },
        ]),
      ),
      'match.board.men[1]',
      'b1 overlaps w1',
    ],
    [
      'a man that is nowhere',
      deed(bent([{ id: 'w1', x: Number.NaN, y: 0 }])),
      'match.board.men[0].x',
      'metres',
    ],
    [
      'a table by an unknown book',
      advice({ table: { ...table, rulebook: 'chess' } }),
      'table.rulebook',
      'chess',
    ],
    ['a table without men', advice({ table: { ...table, men: undefined } }), 'table.men', 'missing'],
    [
      'a board that cannot be',
      advice({ table: { ...table, board: { ...table.board, queen: 'asleep' } } }),
      'table.board.queen',
      'asleep',
    ],
    ['no seed', advice({ seed: undefined }), 'seed', 'missing'],
    ['two budgets', advice({ budget: { simulations: 5, milliseconds: 5 } }), 'budget', 'one of them'],
    ['no time at all', advice({ budget: { milliseconds: 0 } }), 'budget.milliseconds', 'from 1 to'],
    ['a question that is none', advice({ kind: 'oracle' }), 'kind', 'oracle'],
  ])('%s', async (_, question, path, word) => {
    const { until, ask } = makePort();
    ask(question as ThinkerQuestion);
    const { refusal } = await until('refused');
    expect(refusal).toMatchObject({ path, message: expect.stringContaining(word) });
    expect(refusal.code).not.toBe('internal');
  });
});
