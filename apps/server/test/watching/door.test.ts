import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Doorkeeper, Visitor } from '../../src/people/visitor.js';
import type { Services } from '../../src/services.js';
import { makeDoor } from '../../src/watching/door.js';
import { settingsOf } from '../support/settings.js';

const SLOWLY = 3_000;

function doorFor(env: Readonly<Record<string, string>> = {}) {
  let time = 0;
  const whoAsks: Doorkeeper['whoAsks'] = async ({ headers: { authorization: account } }) =>
    account === undefined ? null : ({ account } as Visitor);
  const door = makeDoor({
    settings: settingsOf(env),
    doorkeeper: { whoAsks } as Doorkeeper,
    now: () => time,
  } as Services);
  return (remoteAddress: string, headers: object = {}) => {
    time += SLOWLY;
    return door({
      headers: { host: 'localhost:8080', origin: 'http://localhost:8080', ...headers },
      socket: { remoteAddress },
    } as unknown as IncomingMessage);
  };
}

describe('the door', () => {
  it('lets in 40 at a time from one address, and as many as go', async () => {
    const come = doorFor();
    const all = [];
    for (let count = 0; count < 40; count++) all.push(await come('203.0.113.9'));
    await expect(come('203.0.113.9')).rejects.toMatchObject({ status: 429, code: 'too-many' });
    await expect(come('203.0.113.10')).resolves.toMatchObject({ person: null });
    all[0]?.leave();
    all[0]?.leave();
    await expect(come('203.0.113.9')).resolves.toMatchObject({ person: null });
    await expect(come('203.0.113.9')).rejects.toMatchObject({ status: 429 });
  });

  it('lets in a whole hall from an address of its own network, and all of it again after the Wi-Fi', async () => {
    for (const router of ['192.168.1.1', '10.0.0.1', '172.31.0.1', '::ffff:192.168.1.1', 'fd00::1']) {
      const come = doorFor();
      const all = [];
      for (let count = 0; count < 120; count++) all.push(await come(router));
      for (const each of all) each.leave();
      for (let count = 0; count < 120; count++) await come(router);
    }
    const come = doorFor();
    for (let count = 0; count < 400; count++) await come('192.168.1.1');
    await expect(come('192.168.1.1')).rejects.toMatchObject({ status: 429 });
  });

  it.each(['127.0.0.1', '172.32.0.1', '11.0.0.1', '2001:db8::1'])(
    'holds %s to what an address of the world may',
    async (address) => {
      const come = doorFor();
      for (let count = 0; count < 40; count++) await come(address);
      await expect(come(address)).rejects.toMatchObject({ status: 429 });
    },
  );

  it('lets in as many as the settings say, wherever they come from', async () => {
    for (const address of ['203.0.113.9', '192.168.1.1']) {
      const come = doorFor({ SOCKETS_PER_ADDRESS: '60' });
      for (let count = 0; count < 60; count++) await come(address);
      await expect(come(address)).rejects.toMatchObject({
        code: 'too-many',
        message: '60 sockets an address',
      });
    }
  });

  it('counts nobody whom it turned away', async () => {
    const come = doorFor();
    for (let count = 0; count < 8; count++) await come('203.0.113.9', { authorization: 'anita' });
    for (let count = 0; count < 40; count++)
      await expect(come('203.0.113.9', { authorization: 'anita' })).rejects.toMatchObject({ status: 429 });
    await expect(come('203.0.113.9', { authorization: 'bala' })).resolves.toMatchObject({
      person: { account: 'bala' },
    });
  });

  it('counts nobody where a load test asks for that', async () => {
    const come = doorFor({ LIMITS: 'off' });
    for (let count = 0; count < 60; count++)
      await expect(come('127.0.0.1', { authorization: 'anita' })).resolves.toBeDefined();
  });

  it('knows a server behind a proxy by the name it was given', async () => {
    const come = doorFor({ ORIGIN: 'https://carrom.example' });
    await expect(come('203.0.113.9')).rejects.toMatchObject({ status: 403, code: 'foreign-origin' });
    await expect(come('203.0.113.9', { origin: 'https://carrom.example' })).resolves.toBeDefined();
  });
});
