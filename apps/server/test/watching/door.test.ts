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
