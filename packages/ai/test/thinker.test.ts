import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { attachThinker, type ThinkerAnswer, type ThinkerPort, type ThinkerRequest } from '../src/index.js';
import { men, tableOf } from './tables.js';

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
  const until = async (type: ThinkerAnswer['type']): Promise<ThinkerAnswer> => {
    for (;;) {
      const found = answers.find((answer) => answer.type === type);
      if (found) return found;
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  const send = (request: ThinkerRequest) => port.onmessage?.({ data: structuredClone(request) });
  let clock = 0;
  // Each look at the clock is ten milliseconds later: progress is told often.
  attachThinker(port, {
    now: () => (clock += 10),
    breathe: () => new Promise((wake) => setTimeout(wake, 0)),
  });
  return { answers, until, send };
}

const {
  book: _book,
  equipment: _equipment,
  ...plain
} = tableOf({
  men: men(['w1', 0.3, 0.25], ['w2', -0.2, 0.2], ['b1', 0, 0]),
});
const request = (more: object = {}): ThinkerRequest => ({
  type: 'think',
  id: 1,
  table: { ...plain, rulebook: 'icf' },
  level: 8,
  seed: 1,
  budget: { simulations: 800 },
  ...more,
});

describe('a thinker behind a port', () => {
  it('tells its progress and answers', async () => {
    const { answers, until, send } = makePort();
    send(request());
    const answer = await until('thought');
    expect(answer).toMatchObject({ id: 1, thought: { level: 8 } });
    expect(answers.some(({ type }) => type === 'progress')).toBe(true);
  });

  it('can be cancelled', async () => {
    const { answers, until, send } = makePort();
    send(request({ budget: { simulations: 5000 } }));
    await until('progress');
    send({ type: 'cancel', id: 1 });
    await until('cancelled');
    expect(answers.some(({ type }) => type === 'thought')).toBe(false);
  });

  it('drops what it thinks about when something new is asked', async () => {
    const { until, send } = makePort();
    send(request({ budget: { simulations: 5000 } }));
    await until('progress');
    send(request({ id: 2 }));
    expect(await until('cancelled')).toMatchObject({ id: 1 });
    expect(await until('thought')).toMatchObject({ id: 2 });
  });

  it('keeps to a budget of milliseconds', async () => {
    const { until, send } = makePort();
    send(request({ budget: { milliseconds: 50 } }));
    expect(await until('thought')).toMatchObject({ id: 1 });
  });

  it('works behind a real message port', async () => {
    const { port1, port2 } = new MessageChannel();
    attachThinker(port2 as unknown as ThinkerPort, {
      now: () => performance.now(),
      breathe: () => new Promise((wake) => setTimeout(wake, 0)),
    });
    const answer = await new Promise<ThinkerAnswer>((done) => {
      port1.on('message', (told: ThinkerAnswer) => told.type === 'thought' && done(told));
      port1.postMessage(request());
    });
    expect(answer).toMatchObject({ id: 1, thought: { level: 8 } });
    port1.close();
    port2.close();
  });

  it('refuses an unknown level or book by name', async () => {
    const one = makePort();
    one.send(request({ level: 'wizard' }));
    expect(await one.until('refused')).toMatchObject({ message: expect.stringContaining('wizard') });
    const two = makePort();
    two.send(request({ table: { ...plain, rulebook: 'chess' } }));
    expect(await two.until('refused')).toMatchObject({ message: expect.stringContaining('chess') });
  });
});
