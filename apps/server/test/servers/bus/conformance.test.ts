import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNats, natsFor } from '../../../../../test/support/own-servers.js';
import type { Bus } from '../../../src/bus/bus.js';
import { openBus } from '../../../src/bus/open-bus.js';
import { settingsOf } from '../../support/settings.js';

const logger = pino({ level: 'silent' });
const LONG = 60_000;

const BUSES = [
  { name: 'in the process', url: () => '', isHere: true },
  { name: 'over NATS', url: natsFor, isHere: hasNats },
];

// Two processes, or twice the one where there is only one.
describe.each(BUSES.filter(({ isHere }) => isHere))('a bus $name', ({ url }) => {
  let one: Bus;
  let other: Bus;
  const subject = () => `match.${randomUUID()}.ev`;
  /** What is heard there from now on, certainly: a first message has come through. */
  const heardAt = async (bus: Bus, at: string, from: Bus) => {
    const heard: string[] = [];
    let isThere = false;
    const stop = bus.listen(at, (message) => {
      if (message === 'is it there?') isThere = true;
      else heard.push(message);
    });
    await expect
      .poll(
        () => {
          if (!isThere) from.publish(at, 'is it there?');
          return isThere;
        },
        { interval: 5 },
      )
      .toBe(true);
    return { heard, stop };
  };

  beforeAll(async () => {
    const settings = settingsOf({ BUS: url() });
    one = await openBus(settings, logger);
    other = settings.bus ? await openBus(settings, logger) : one;
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  it('is up', () => {
    expect([one.isUp(), other.isUp()]).toEqual([true, true]);
  });

  it('brings what is published to all who listen, in order, once, and to nobody before it was said', async () => {
    const at = subject();
    const near = await heardAt(one, at, one);
    const far = await heardAt(other, at, one);
    const words = Array.from({ length: 200 }, (_, index) => `${index} काँटा`);
    for (const word of words) one.publish(at, word);
    expect(near.heard).toEqual([]);
    await expect.poll(() => far.heard.length, { interval: 5 }).toBe(200);
    expect(far.heard).toEqual(words);
    expect(near.heard).toEqual(words);
  });

  it('keeps subjects apart, however many there are', async () => {
    const subjects = Array.from({ length: 2000 }, subject);
    const heard = new Map<string, string[]>();
    const stops = subjects.map((at) =>
      other.listen(at, (message) => heard.set(at, [...(heard.get(at) ?? []), message])),
    );
    const last = await heardAt(other, subject(), one);
    for (const at of subjects) one.publish(at, at);
    await expect.poll(() => heard.size, { interval: 5 }).toBe(2000);
    for (const at of subjects) expect(heard.get(at)).toEqual([at]);
    for (const stop of [...stops, last.stop]) stop();
  });

  it('brings nothing to who has stopped listening', async () => {
    const at = subject();
    const stopped = await heardAt(other, at, one);
    const stays = await heardAt(other, at, one);
    stopped.stop();
    one.publish(at, 'after');
    await expect.poll(() => stays.heard, { interval: 5 }).toEqual(['after']);
    expect(stopped.heard).toEqual([]);
    stopped.stop();
    one.publish(at, 'still');
    await expect.poll(() => stays.heard, { interval: 5 }).toEqual(['after', 'still']);
  });

  it('goes on where a listener throws', async () => {
    const at = subject();
    other.listen(at, () => {
      throw new Error('this one fails');
    });
    const { heard } = await heardAt(other, at, one);
    one.publish(at, 'one');
    one.publish(at, 'two');
    await expect.poll(() => heard, { interval: 5 }).toEqual(['one', 'two']);
  });

  it('answers what is asked, each its own, also when the first comes last', async () => {
    const at = subject();
    const waiting = new Map<string, (reply: string) => void>();
    const stop = other.answer(
      at,
      (message) => new Promise((resolve) => waiting.set(message, () => resolve(`to ${message}`))),
    );
    // Whoever answers may be known there a moment later.
    const first = askedUntilHeard(one, at, 'first', () => waiting.has('first'));
    await expect.poll(() => waiting.has('first'), { interval: 5 }).toBe(true);
    const second = one.ask(at, 'second', LONG);
    await expect.poll(() => waiting.has('second'), { interval: 5 }).toBe(true);
    waiting.get('second')?.('');
    expect(await second).toEqual({ reply: 'to second' });
    waiting.get('first')?.('');
    expect(await first).toEqual({ reply: 'to first' });
    stop();
  });

  it('answers itself too', async () => {
    const at = subject();
    one.answer(at, async (message) => message.toUpperCase());
    expect(await one.ask(at, 'mine', LONG)).toEqual({ reply: 'MINE' });
  });

  it('says at once where nobody answers, and where nobody does any more', async () => {
    const at = subject();
    expect(await one.ask(at, '?', LONG)).toEqual({ unanswered: 'nobody' });
    const stop = other.answer(at, async () => '');
    await expect.poll(() => one.ask(at, '?', LONG), { interval: 5 }).toEqual({ reply: '' });
    stop();
    await expect.poll(() => one.ask(at, '?', LONG), { interval: 5 }).toEqual({ unanswered: 'nobody' });
  });

  it('does not wait longer than it was told for one who is slow, nor mistakes his late answer', async () => {
    const at = subject();
    let answerNow = (_reply: string) => {};
    const stop = other.answer(at, (message) =>
      message === 'slow'
        ? new Promise((resolve) => {
            answerNow = resolve;
          })
        : Promise.resolve('quick'),
    );
    await expect.poll(() => one.ask(at, '', LONG), { interval: 5 }).toEqual({ reply: 'quick' });
    expect(await one.ask(at, 'slow', 20)).toEqual({ unanswered: 'silent' });
    const next = one.ask(at, '', LONG);
    answerNow('late');
    expect(await next).toEqual({ reply: 'quick' });
    stop();
  });

  it('does not wait for one who fails', async () => {
    const at = subject();
    other.answer(at, async (message) => {
      if (message) throw new Error('this one fails');
      return 'well';
    });
    await expect.poll(() => one.ask(at, '', LONG), { interval: 5 }).toEqual({ reply: 'well' });
    expect(await one.ask(at, 'fail', LONG)).toEqual({ unanswered: 'silent' });
    expect(await one.ask(at, '', LONG)).toEqual({ reply: 'well' });
  });

  it('closed, it is quiet', async () => {
    const at = subject();
    const closing = await openBus(settingsOf({ BUS: url() }), logger);
    const { heard } = await heardAt(closing, at, closing);
    await closing.close();
    closing.publish(at, 'into the void');
    one.publish(at, 'too late');
    expect(await closing.ask(at, '?', LONG)).toEqual({ unanswered: 'nobody' });
    closing.listen(at, () => {});
    expect(heard).toEqual([]);
    await closing.close();
  });
});

/** Asks until somebody is there to hear it, and gives what came of that last time. */
async function askedUntilHeard(bus: Bus, at: string, message: string, isHeard: () => boolean) {
  for (;;) {
    const answer = await bus.ask(at, message, LONG);
    if ('reply' in answer || isHeard()) return answer;
  }
}
