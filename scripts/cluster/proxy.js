// One port for several processes, in turn. It says who is asking (X-Forwarded-For), so that limits are each client's own.
import { Agent, createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:stream').Duplex} Duplex */
/**
 * @typedef {object} Backends those that can be sent people, told anew for every connection
 * @property {() => number[]} ports best first
 * @property {(port: number, way: Way) => void} connected somebody waits for what comes from there
 */
/** @typedef {{ destroy: () => unknown, once: (what: 'close', tell: () => void) => unknown }} Way to a process, which can be cut */

/** What a client must not say of itself, and what is between us and whoever is next. */
const OURS = new Set(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded']);
const OF_ONE_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);
const AGAIN_IS_HARMLESS = ['GET', 'HEAD'];

/** @param {Backends} backends */
export function makeProxy(backends) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const server = createServer((request, response) => pass(backends, agent, request, response));
  server.on('upgrade', (request, socket, head) => lead(backends, request, socket, head));
  server.on('close', () => agent.destroy());
  return server;
}

/**
 * Passes a request on, to the next where nobody takes it.
 * @param {Backends} backends
 * @param {Agent} agent
 * @param {Request} request
 * @param {Response} response
 */
function pass(backends, agent, request, response) {
  const { method = 'GET', url = '/' } = request;
  const headers = headersOf(request, (name) => !OF_ONE_HOP.has(name));
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  // Else Node announces a body in chunks, of a kind that nobody named.
  if (!hasBody && !AGAIN_IS_HARMLESS.includes(method)) headers.push('content-length', '0');
  const tryNext = (/** @type {number[]} */ [port, ...others]) => {
    if (port === undefined) return refuse(response);
    const onward = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent });
    backends.connected(port, onward);
    onward.once('response', (answer) => {
      response.writeHead(
        answer.statusCode ?? 502,
        headersOnward(answer, (name) => !OF_ONE_HOP.has(name)),
      );
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    onward.once('error', () => {
      if (response.headersSent) response.destroy();
      else if (AGAIN_IS_HARMLESS.includes(method)) tryNext(others);
      else refuse(response);
    });
    response.once('close', () => onward.destroy());
    if (AGAIN_IS_HARMLESS.includes(method)) onward.end();
    else request.pipe(onward);
  };
  tryNext(backends.ports());
}

/** @param {Response} response */
function refuse(response) {
  const error = { code: 'unavailable', message: 'no process can be reached now: come again' };
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(JSON.stringify({ error }));
}

/**
 * Leads a socket to a process: from then on bytes go both ways, unread.
 * @param {Backends} backends
 * @param {Request} request
 * @param {Duplex} client
 * @param {Buffer} head
 */
function lead(backends, request, client, head) {
  const lines = headersOf(request, () => true);
  const words = [`${request.method} ${request.url} HTTP/1.1`];
  for (let index = 0; index < lines.length; index += 2) words.push(`${lines[index]}: ${lines[index + 1]}`);
  client.on('error', () => client.destroy());
  const tryNext = (/** @type {number[]} */ [port, ...others]) => {
    if (port === undefined)
      return client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    let isThere = false;
    const onward = connect({ host: '127.0.0.1', port, noDelay: true });
    onward.once('connect', () => {
      isThere = true;
      onward.write(`${words.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(client).pipe(onward);
      backends.connected(port, onward);
    });
    onward.once('error', () => (isThere || client.destroyed ? client.destroy() : tryNext(others)));
    onward.once('close', () => isThere && client.destroy());
    client.once('close', () => onward.destroy());
  };
  tryNext(backends.ports());
}

/**
 * The request's headers as they came, one after the other, with our word on who is asking.
 * @param {Request} request
 * @param {(name: string) => boolean} goesOn
 * @returns {string[]}
 */
function headersOf(request, goesOn) {
  const { socket, headers } = request;
  const kept = headersOnward(request, (name) => !OURS.has(name) && goesOn(name));
  const from = ['X-Forwarded-For', socket.remoteAddress ?? '', 'X-Forwarded-Proto', 'http'];
  return [...kept, ...from, 'X-Forwarded-Host', headers.host ?? ''];
}

/**
 * Returns the headers that go on, as they came: names and values in turn.
 * @param {Request} message
 * @param {(name: string) => boolean} goesOn
 * @returns {string[]}
 */
function headersOnward({ rawHeaders }, goesOn) {
  const kept = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (goesOn(name.toLowerCase())) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}
