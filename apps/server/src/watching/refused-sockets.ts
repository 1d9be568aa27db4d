import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../http/problem.js';
import { Heads } from './heads.js';

/** Milliseconds in which a client may read why its upgrade was refused. */
const READ_WITHIN_MS = 1_000;
/** Refused sockets of one address that may be open at the same time. */
const MOST_AN_ADDRESS = 20;

/** The sockets whose upgrade was refused: each gets its answer, and is destroyed within a second. */
export class RefusedSockets {
  private readonly open = new Set<Duplex>();
  private readonly perAddress = new Heads(MOST_AN_ADDRESS);

  /** Answers as any other request is answered. Beyond an address's share the socket is destroyed without an answer. */
  refuse(socket: Duplex, address: string, problem: Problem): void {
    if (socket.destroyed) return;
    const leave = this.perAddress.come(address);
    if (!leave) {
      socket.destroy();
      return;
    }
    this.open.add(socket);
    const timer = setTimeout(() => socket.destroy(), READ_WITHIN_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      this.open.delete(socket);
      leave();
    });
    // A socket that is not read never notices that the client has closed it.
    socket.resume();
    socket.end(answerOf(problem));
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
  }
}

function answerOf({ status, answer }: Problem): string {
  const body = JSON.stringify(answer);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
