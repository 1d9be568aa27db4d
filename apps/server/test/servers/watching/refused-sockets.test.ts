import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { Problem } from '../../../src/http/problem.js';
import { RefusedSockets } from '../../../src/watching/refused-sockets.js';
import { online } from './online.js';

/** Asks for an upgrade at an address without sockets, and never closes its side of the connection. */
async function stubbornClient(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    'GET /api/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  return socket;
}

/** Returns all that the server sends until it ends its side. */
async function answerTo(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  if (!socket.readableEnded) await Promise.race([once(socket, 'end'), once(socket, 'close')]);
  return answer;
}

it('destroys the sockets of refused upgrades, even when the clients keep theirs open', async () => {
  const { origin, connections } = await online();
  const clients = await Promise.all(
    Array.from({ length: 5 }, () => stubbornClient(Number(new URL(origin).port))),
  );
  for (const client of clients) expect(await answerTo(client)).toContain('HTTP/1.1 404');
  await expect.poll(connections).toBe(0);
});

it('answers at most 20 refused sockets of one address at the same time', () => {
  const refused = new RefusedSockets();
  onTestFinished(() => refused.close());
  const isAnswered = (address: string): boolean => {
    const socket = new PassThrough();
    refused.refuse(socket, address, new Problem(404, 'not-found', 'sockets are elsewhere'));
    return !socket.destroyed;
  };
  const answers = Array.from({ length: 21 }, () => isAnswered('192.0.2.1'));
  expect(answers).toEqual([...Array<boolean>(20).fill(true), false]);
  expect(isAnswered('192.0.2.2')).toBe(true);
});
