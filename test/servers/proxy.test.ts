import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket as Client, type WebSocket, WebSocketServer } from 'ws';
import { makeProxy } from '../../scripts/cluster/proxy.js';
import { freePort } from '../../scripts/servers/ports.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A process that says its name, and what it was told of who asks. */
async function backend(name: string): Promise<number> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { 'x-forwarded-for': from, host } = request.headers;
    response.setHeader('in-chunks', String('transfer-encoding' in request.headers));
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.statusCode = 207;
    response.end(JSON.stringify({ name, from, host, method: request.method, url: request.url, body }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket: WebSocket, request) => {
    socket.send(String(request.headers['x-forwarded-for']));
    socket.on('message', (data) =>
      String(data) === 'die' ? socket.terminate() : socket.send(`${name}: ${data}`),
    );
  });
  return listening(server);
}

async function proxyTo(ports: () => number[]): Promise<string> {
  return `127.0.0.1:${await listening(makeProxy({ ports, connected: () => {} }))}`;
}

describe('one port for several processes', () => {
  it('passes on what is asked and answered, and says itself who asks', async () => {
    const port = await backend('one');
    const at = await proxyTo(() => [port]);
    const answer = await fetch(`http://${at}/api/x?y=1`, {
      method: 'POST',
      body: 'words',
      headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    });
    expect(answer.status).toBe(207);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({
      name: 'one',
      from: '127.0.0.1',
      host: at,
      method: 'POST',
      url: '/api/x?y=1',
      body: 'words',
    });
  });

  it('announces no body where there is none, and closes the connection when the client asks for it', async () => {
    const port = await backend('one');
    const at = await proxyTo(() => [port]);
    const client = connect(Number(at.split(':')[1]), '127.0.0.1');
    client.write(`POST /api/guests HTTP/1.1\r\nhost: ${at}\r\nconnection: close\r\n\r\n`);
    let heard = '';
    for await (const part of client) heard += part;
    expect(heard).toMatch(/^HTTP\/1.1 207 /);
    expect(heard.toLowerCase()).toContain('in-chunks: false');
    expect(heard.toLowerCase()).toContain('connection: close');
  });

  it('asks the next where nobody is, but never twice for what changes something', async () => {
    const [gone, port] = [await freePort(), await backend('two')];
    const at = await proxyTo(() => [gone, port]);
    expect(await (await fetch(`http://${at}/`)).json()).toMatchObject({ name: 'two' });
    expect((await fetch(`http://${at}/`, { method: 'POST', body: 'x' })).status).toBe(503);
  });

  it('says so where nobody can be reached', async () => {
    const at = await proxyTo(() => []);
    const answer = await fetch(`http://${at}/`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  it('leads sockets, to the next where nobody is, and says who is there', async () => {
    const [gone, port] = [await freePort(), await backend('two')];
    const at = await proxyTo(() => [gone, port]);
    const socket = new Client(`ws://${at}/api/socket`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    socket.send('hello');
    await expect.poll(() => heard, { interval: 5 }).toEqual(['127.0.0.1', 'two: hello']);
    socket.close();
    await once(socket, 'close');
  });

  it('ends a socket whose process is gone', async () => {
    const port = await backend('one');
    const at = await proxyTo(() => [port]);
    const socket = new Client(`ws://${at}/api/socket`);
    await once(socket, 'open');
    socket.send('die');
    const [code] = await once(socket, 'close');
    expect(code).toBe(1006);
  });
});
