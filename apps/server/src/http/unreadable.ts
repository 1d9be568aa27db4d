import type { Socket } from 'node:net';
import { Problem } from './problem.js';

const UNREADABLE: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'too-slow', 'the request did not come to its end in time'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'too-large', 'the headers are larger than they may be'),
};
const NO_HTTP = new Problem(400, 'bad-request', 'this is not HTTP');
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what never became a request, in the one shape all refusals have, and hangs up. */
export function refuseUnreadable(fault: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.writable && fault.code !== 'ECONNRESET') {
    const { status, answer } = UNREADABLE[fault.code ?? ''] ?? NO_HTTP;
    const body = JSON.stringify(answer);
    const head = [
      `HTTP/1.1 ${status} ${REASONS[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(fault);
}
