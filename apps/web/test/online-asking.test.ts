import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, asked } from '../src/online/asking.js';

const realFetch = fetch;
let answering: (response: ServerResponse) => void;
let reached = 0;
const server = createServer((_, response) => {
  reached++;
  answering(response);
});

/** A page whose server does with what it is asked as the test says. */
async function served(by: typeof answering): Promise<void> {
  answering = by;
  reached = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, wanted: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, wanted),
  );
}

const problemOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (problem: unknown) => problem,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('what the server is asked', () => {
  it.each([
    ['is there and says nothing', () => {}],
    [
      'stops in the middle of what it says',
      (response: ServerResponse) => void response.writeHead(200).write('{"acc'),
    ],
  ])('is given up after some seconds where it %s', async (_, silence) => {
    await served(silence);
    let told: unknown = 'waits';
    const asking = problemOf(asked('GET', '/me')).then((problem) => {
      told = problem;
    });
    await vi.waitFor(() => expect(reached).toBe(1));
    // The server holds the answer to a search back for five.
    await vi.advanceTimersByTimeAsync(6000);
    expect(told).toBe('waits');
    await vi.advanceTimersByTimeAsync(6000);
    await asking;
    expect(told).toMatchObject({ code: 'unreachable' });
  });

  it('is told by the server’s own code where it is refused', async () => {
    const refused = { error: { code: 'too-many', message: 'later', path: 'body.name' } };
    await served((response) => response.writeHead(429, { 'retry-after': '7' }).end(JSON.stringify(refused)));
    expect(await problemOf(ask('POST', '/guests', { name: 'Asha' }))).toMatchObject({
      ...{ code: 'too-many', message: 'later', path: 'body.name', retryAfter: 7 },
    });
  });

  it('is unreachable where something else answers than the server', async () => {
    await served((response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await problemOf(ask('GET', '/me'))).toMatchObject({ code: 'unreachable' });
  });

  it.each([
    [413, 'too-large'],
    [429, 'too-many'],
    [403, 'refused-on-the-way'],
    [502, 'unreachable'],
  ])('takes a page of HTML with status %i from a proxy for %s', async (status, code) => {
    await served((response) => {
      response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '9' });
      response.end('<html><h1>Refused</h1></html>');
    });
    expect(await problemOf(asked('POST', '/events', {}))).toMatchObject({ code, retryAfter: 9 });
  });
});
