import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../support/server-process.js';
import { Page } from '../watching/online.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opencarrom-log-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FROM = '203.0.113.77';
const NAME = 'Asha Unmistakable';
const PASSWORD = 'correct horse battery unmistakable';

it('the log of a run says which match and command, and nothing that is people’s own', async () => {
  const server = await startServer({
    STORE: `file:${join(folder, 'log.db')}`,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'loopback',
    FREE_TEXT: 'on',
  });
  const { origin } = server;
  const secrets: string[] = [FROM, NAME, PASSWORD];
  const ask = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': FROM,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    secrets.push(...response.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? ''));
    return (await response.json()) as Record<string, string>;
  };
  const [one, other] = [await ask('guests', { name: NAME }), await ask('guests', {})];
  const match = {
    rulebook: 'icf',
    discipline: 'singles',
    length: 'board',
    kind: 'casual',
    visibility: 'link',
  };
  const made = await ask('matches', match, one.token);
  const joined = await ask(`matches/${made.id}/join`, {}, other.token);
  secrets.push(...[one.token, other.token, made.seat, joined.seat].map(String));
  // What is refused, and what is wrong, comes nearer to the log than what goes well.
  await ask('matches', { ...match, token: one.token }, one.token);
  await ask('sign-in/password', { login: NAME, password: PASSWORD }, one.token);
  await ask(`matches/${made.id}/join?token=${one.token}`, {}, 'forged');

  const page = await Page.open(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${one.token}`, 'x-forwarded-for': FROM },
  });
  await page.join(String(made.id), 0, made.seat);
  const refused = await page.do(String(made.id), 'my-command', 0, { type: 'pass' });
  expect(refused.t).toBe('no');
  page.say({ t: 'say', id: 's-1', match: made.id, text: 'unmistakable words' });
  secrets.push('unmistakable words');
  page.say({
    t: 'do',
    id: 'x',
    match: made.id,
    after: 0,
    act: { type: 'protest', text: 'unmistakable words' },
  });
  await page.answerTo('x');
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const lines = server.log().trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  const documents = lines.map((line) => JSON.parse(line));
  expect(documents.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['open', 'stopping']));
  expect(documents).toContainEqual(
    expect.objectContaining({ match: made.id, command: 'A1 my-command', msg: 'refused' }),
  );
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3);
    expect(server.log()).not.toContain(secret);
  }
});
