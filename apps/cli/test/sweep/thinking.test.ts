import { Worker } from 'node:worker_threads';
import {
  type Asking,
  CalledOff,
  chooseStroke,
  LEVELS,
  makeAsking,
  type PlainTable,
  type StartThinker,
  ThinkerLost,
  type ThinkerQuestion,
  ThinkerRefused,
} from '@opencarrom/ai';
import { bookOf } from '@opencarrom/laws';
import { ICF, type PlacedMan } from '@opencarrom/physics';
import { afterEach, describe, expect, it } from 'vitest';
import { startHere, startThread } from '../../src/thinking/start.js';

const men: readonly PlacedMan[] = [
  { id: 'w1', x: 0.3, y: 0.25 },
  { id: 'w2', x: -0.2, y: 0.2 },
  { id: 'b1', x: 0, y: 0 },
];
const side = { owed: 0, score: 0, hasPocketed: true };
const table: PlainTable = {
  rulebook: 'icf',
  discipline: 'singles',
  seat: 'S',
  board: {
    turn: 'white',
    white: { ...side, onBoard: 2 },
    black: { ...side, onBoard: 1 },
    queen: 'covered-by-white',
    broken: true,
    breakAttempts: 0,
  },
  men,
};
type Advice = Extract<ThinkerQuestion, { kind: 'advice' }>;
const advice = (simulations: number): Advice => ({
  kind: 'advice',
  table,
  seed: 7,
  budget: { simulations },
});

/** What is thought without any worker. */
function strokeHere(simulations: number): object | undefined {
  const { rulebook, ...plain } = table;
  const level = { ...LEVELS[9], hand: LEVELS[7]?.hand } as (typeof LEVELS)[number];
  return chooseStroke(
    { ...plain, book: bookOf(rulebook), equipment: ICF },
    { level, seed: 7, budget: { simulations } },
  )?.stroke;
}

const open: Asking[] = [];
afterEach(() => {
  for (const asking of open.splice(0)) asking.close();
});
function asking(start: StartThinker): Asking {
  const made = makeAsking(start);
  open.push(made);
  return made;
}

/** A thread that runs these lines, and how often one was started. */
function threadOf(script: string) {
  let started = 0;
  const start: StartThinker = ({ hear, lost }) => {
    started += 1;
    const worker = new Worker(script.replaceAll('STARTED', String(started)), { eval: true });
    worker.on('message', hear);
    worker.on('error', (fault) => lost(fault.message));
    worker.on('exit', (status) => lost(`status ${status}`));
    return { send: (request) => worker.postMessage(request), end: () => void worker.terminate() };
  };
  return { start, count: () => started };
}

describe('a thinker in a thread', () => {
  it.each([
    ['a thread of its own', startThread],
    ['the same thread', startHere],
  ])('thinks of the same stroke in %s, for a seed and a number of simulations', async (_, start) => {
    const hint = await asking(start).ask(advice(600));
    expect(hint?.thought.stroke).toEqual(strokeHere(600));
  });

  it('tells its progress, is called off by a word, and answers the next question in the same thread', async () => {
    const { ask, cancel } = asking(startThread);
    const heard = new Promise<number>((resolve) => {
      ask(advice(30_000), ({ simulations }) => resolve(simulations)).catch((fault) =>
        expect(fault).toBeInstanceOf(CalledOff),
      );
    });
    expect(await heard).toBeGreaterThan(0);
    cancel();
    expect((await ask(advice(600)))?.thought.stroke).toEqual(strokeHere(600));
  });

  it('drops a question for the next one', async () => {
    const { ask } = asking(startThread);
    const first = ask(advice(30_000));
    const second = ask(advice(100));
    await expect(first).rejects.toBeInstanceOf(CalledOff);
    expect(await second).not.toBeNull();
  });

  it('keeps to a time', async () => {
    const hint = await asking(startThread).ask({ ...advice(1), budget: { milliseconds: 30 } });
    expect(hint?.thought.stroke).toBeDefined();
  });

  it('refuses what is damaged, by its place, and then answers the next', async () => {
    const { ask } = asking(startThread);
    const damaged = ask({ ...advice(100), table: { ...table, men: [...men, { id: 'b1', x: 0.1, y: 0.1 }] } });
    await expect(damaged).rejects.toBeInstanceOf(ThinkerRefused);
    await expect(damaged).rejects.toMatchObject({ refusal: { path: 'table.men[3].id' } });
    expect(await ask(advice(100))).not.toBeNull();
  });

  it('is not asked any more once it is closed', async () => {
    const closed = makeAsking(startThread);
    closed.close();
    await expect(closed.ask(advice(100))).rejects.toBeInstanceOf(CalledOff);
  });
});

describe('a thread that is lost', () => {
  const answers = `require('node:worker_threads').parentPort.on('message', ({ id }) =>
    require('node:worker_threads').parentPort.postMessage({ type: 'answer', id, answer: STARTED }));`;

  it('is replaced once, and the question asked again', async () => {
    const { start, count } = threadOf(`if (STARTED === 1) throw new Error('no way'); ${answers}`);
    expect(await asking(start).ask(advice(1))).toBe(2);
    expect(count()).toBe(2);
  });

  it('that never loads is told of, is not started for ever, and is tried again with the next question', async () => {
    const { start, count } = threadOf(`if (STARTED < 3) throw new Error('no way'); ${answers}`);
    const { ask } = asking(start);
    await expect(ask(advice(1))).rejects.toEqual(new ThinkerLost('no way'));
    expect(count()).toBe(2);
    expect(await ask(advice(1))).toBe(3);
  });

  it('that dies over a question is replaced', async () => {
    const dies = `require('node:worker_threads').parentPort.once('message', () => process.exit(9));`;
    const { start } = threadOf(`if (STARTED === 1) { ${dies} } else { ${answers} }`);
    expect(await asking(start).ask(advice(1))).toBe(2);
  });

  it('that cannot be started at all is told of', async () => {
    const { ask } = asking(() => {
      throw new Error('workers are forbidden');
    });
    await expect(ask(advice(1))).rejects.toEqual(new ThinkerLost('workers are forbidden'));
  });

  it('while nobody asks is replaced with the next question only', async () => {
    const { start, count } = threadOf(`if (STARTED === 1) {
      require('node:worker_threads').parentPort.once('message', ({ id }) => {
        require('node:worker_threads').parentPort.postMessage({ type: 'answer', id, answer: 1 });
        process.exit(9);
      }); } else { ${answers} }`);
    let lose = () => {};
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const { ask } = asking(({ hear, lost: tell }) =>
      start({
        hear,
        lost: (why) => {
          tell(why);
          lose();
        },
      }),
    );
    expect(await ask(advice(1))).toBe(1);
    await lost;
    expect(count()).toBe(1);
    expect(await ask(advice(1))).toBe(2);
  });

  it('a question that cannot be sent is the fault of whoever asks, not of the thread', async () => {
    const { ask } = asking(startThread);
    await expect(ask({ ...advice(1), seed: (() => 1) as never })).rejects.toThrow(/could not be cloned/);
    expect(await ask(advice(100))).not.toBeNull();
  });
});
