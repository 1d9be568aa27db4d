import fastify from 'fastify';
import { expect, it } from 'vitest';
import { tellOfFaults } from '../../src/http/faults.js';
import { limitRequests } from '../../src/http/limit-requests.js';
import type { Services } from '../../src/services.js';
import { settingsOf } from '../support/settings.js';

/** A server that may be asked for one thing, by a clock of the test's own. */
async function asked(env: Readonly<Record<string, string>> = {}) {
  const clock = { now: 1_000_000 };
  const server = fastify();
  const services = { settings: settingsOf(env), now: () => clock.now, meters: { refused: () => {} } };
  tellOfFaults(server, services as unknown as Services);
  limitRequests(server, services);
  server.get('/', () => ({}));
  const ask = async (remoteAddress: string) => (await server.inject({ url: '/', remoteAddress })).statusCode;
  const askOften = async (times: number, address: string) => {
    const statuses = new Set<number>();
    for (let count = 0; count < times; count++) statuses.add(await ask(address));
    return [...statuses];
  };
  return { clock, server, ask, askOften };
}

it('lets an address ask three hundred times in ten seconds, and tells it when to come again', async () => {
  const { clock, server, ask, askOften } = await asked();
  expect(await askOften(300, '192.0.2.7')).toEqual([200]);
  const refused = await server.inject({ url: '/', remoteAddress: '192.0.2.7' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ error: { code: 'too-many' } });
  expect(await ask('192.0.2.8')).toBe(200);
  clock.now += 1_000;
  expect(await askOften(30, '192.0.2.7')).toEqual([200]);
  expect(await ask('192.0.2.7')).toBe(429);
});

it('counts a household’s addresses together', async () => {
  const { ask, askOften } = await asked();
  await askOften(300, '2001:db8:1:2::1');
  expect(await ask('2001:db8:1:2::ffff')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});

it('is left out where a load test asks for that', async () => {
  const { askOften } = await asked({ LIMITS: 'off' });
  expect(await askOften(400, '192.0.2.7')).toEqual([200]);
});
