import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasNats, startNats } from '../../../../../test/support/own-servers.js';
import type { Bus } from '../../../src/bus/bus.js';
import { openBus } from '../../../src/bus/open-bus.js';
import { settingsOf } from '../../support/settings.js';

const logger = pino({ level: 'silent' });
const LONG = 60_000;

describe.skipIf(!hasNats)('a bus whose NATS goes away', () => {
  let nats: Awaited<ReturnType<typeof startNats>>;
  let one: Bus;
  let other: Bus;
  const open = () => openBus(settingsOf({ BUS: nats.url }), logger);
  const untilUp = async (bus: Bus) => expect.poll(bus.isUp, { interval: 5 }).toBe(true);
  const untilDown = async (bus: Bus) => expect.poll(bus.isUp, { interval: 5 }).toBe(false);

  beforeAll(async () => {
    nats = await startNats();
    one = await open();
    other = await open();
  });
  beforeEach(async () => {
    await Promise.all([untilUp(one), untilUp(other)]);
  });
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close()]);
    await nats?.end();
  });

  it('is told down and up, and goes on by itself with all who listen and answer', async () => {
    const changes: boolean[] = [];
    const stop = one.onChange((isUp) => changes.push(isUp));
    const heard: string[] = [];
    other.listen('killed.ev', (message) => heard.push(message));
    other.answer('killed.do', async (message) => `done ${message}`);
    await expect.poll(() => one.ask('killed.do', '1', LONG), { interval: 5 }).toEqual({ reply: 'done 1' });

    await nats.kill();
    await untilDown(one);
    await untilDown(other);
    one.publish('killed.ev', 'said while it was down');
    expect(await one.ask('killed.do', '2', LONG)).toEqual({ unanswered: 'nobody' });
    // Who comes meanwhile is known later.
    other.listen('meanwhile.ev', (message) => heard.push(message));

    await nats.start();
    await untilUp(one);
    await untilUp(other);
    await expect.poll(() => one.ask('killed.do', '3', LONG), { interval: 5 }).toEqual({ reply: 'done 3' });
    one.publish('killed.ev', 'said after');
    one.publish('meanwhile.ev', 'to the new one');
    await expect.poll(() => heard, { interval: 5 }).toEqual(['said after', 'to the new one']);
    expect(changes).toEqual([false, true]);
    stop();
  });

  it('is heard inside the process meanwhile', async () => {
    const heard: string[] = [];
    one.listen('inside.ev', (message) => heard.push(message));
    one.answer('inside.do', async (message) => `done ${message}`);
    await nats.kill();
    await untilDown(one);
    one.publish('inside.ev', 'down');
    expect(await one.ask('inside.do', '1', LONG)).toEqual({ reply: 'done 1' });
    expect(heard).toEqual(['down']);
    await nats.start();
  });

  it('is found out when it hangs, and what was asked is not waited for', async () => {
    other.answer('hung.do', async () => 'done');
    await expect.poll(() => one.ask('hung.do', '', LONG), { interval: 5 }).toEqual({ reply: 'done' });
    nats.pause();
    expect(await one.ask('hung.do', '', LONG)).toEqual({ unanswered: 'silent' });
    await untilDown(one);
    nats.resume();
    await untilUp(one);
    await expect.poll(() => one.ask('hung.do', '', LONG), { interval: 5 }).toEqual({ reply: 'done' });
  });

  it('starts without it, and finds it when it comes', async () => {
    await nats.kill();
    const early = await open();
    expect(early.isUp()).toBe(false);
    early.answer('early.do', async () => 'here');
    await nats.start();
    await untilUp(early);
    await untilUp(one);
    await expect.poll(() => one.ask('early.do', '', LONG), { interval: 5 }).toEqual({ reply: 'here' });
    await early.close();
  });

  it('is asked for nothing that nobody listens to any more', async () => {
    // NATS says "nobody" only where no subscription is left at all.
    const stop = other.listen('left.ev', () => {});
    await expect.poll(() => one.ask('left.ev', '', 50), { interval: 5 }).toEqual({ unanswered: 'silent' });
    stop();
    await expect.poll(() => one.ask('left.ev', '', 50), { interval: 5 }).toEqual({ unanswered: 'nobody' });
  });
});
