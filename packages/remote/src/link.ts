import type { ClientFrame, ServerFrame } from '@opencarrom/protocol';
import type { RemotePorts, Socket } from './ports.js';

/** Milliseconds until the first try to come back, and how much longer each further one waits, up to a limit. */
const FIRST_WAIT = 200;
const LONGER = 1.7;
const LONGEST_WAIT = 10_000;
/** A server that restarts is back within seconds. */
const TRIES_SOON = 40;
const LONGEST_WHILE_SOON = 500;
/** A server whose kernel answers while it hangs itself would be waited for without end. */
const OPEN_WITHIN = 5000;
/** A process that hangs is left for another: so long for a word, longer after each time it was waited for in vain. */
const ANSWER_WITHIN = 2000;
const LONGEST_PATIENCE = 10_000;
const CALMED = 0.95;

export type LossCause = 'cut' | 'silent' | 'unreachable' | 'restart' | 'moved' | 'limit';

interface LinkTold {
  readonly opened: () => void;
  readonly heard: (frame: ServerFrame) => void;
  readonly lost: (why: LossCause, retryIn: number) => void;
  /** What is sent to hear whether the server is there, and how often. */
  readonly ping: () => ClientFrame;
  readonly pingEvery: () => number;
}

/** Keeps a socket to the server: comes back when it is lost, and does not wait on one that is silent. */
export class Link {
  private socket: Socket | null = null;
  private isOpen = false;
  private wait = FIRST_WAIT;
  /** So many tries more are made soon: the server said that it will be back. */
  private soon = 0;
  private patience = ANSWER_WITHIN;
  private callOffTry: (() => void) | null = null;
  private callOffLimit: (() => void) | null = null;
  private pinging: { readonly every: number; readonly callOff: () => void } | null = null;
  private isClosed = false;

  constructor(
    private readonly ports: RemotePorts,
    private readonly told: LinkTold,
  ) {}

  open(): void {
    this.callOffTry?.();
    this.callOffTry = null;
    if (this.socket || this.isClosed) return;
    this.limit(OPEN_WITHIN, 'unreachable');
    const socket = this.ports.connect({
      opened: () => this.ifCurrent(socket, () => this.opened()),
      heard: (text) => this.ifCurrent(socket, () => this.heard(text)),
      closed: () => this.ifCurrent(socket, () => this.lose(this.isOpen ? 'cut' : 'unreachable')),
    });
    this.socket = socket;
  }

  send(frame: ClientFrame): void {
    if (!this.isOpen || !this.socket) return;
    this.socket.send(JSON.stringify(frame));
    if (!this.callOffLimit) this.limit(this.patience, 'silent');
  }

  /** Sends what is not answered: it says nothing about whether the server is there. */
  whisper(frame: ClientFrame): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(frame));
  }

  /** All is well: should it be lost again, it is soon tried again. */
  settled(): void {
    this.wait = FIRST_WAIT;
    this.soon = 0;
  }

  /** There may be a network again, or somebody looks: no more waiting. */
  hurry(): void {
    if (this.callOffTry) {
      this.settled();
      this.open();
    } else this.ping();
  }

  /** How often one pings may be another than before: then the next comes by that. */
  pulse(): void {
    const every = this.told.pingEvery();
    if (!this.isOpen || this.pinging?.every === every) return;
    this.pinging?.callOff();
    const callOff = this.ports.after(every, () => {
      this.pinging = null;
      this.ping();
    });
    this.pinging = { every, callOff };
  }

  /** Gives the socket up and comes back later, after so long where the server said so. */
  lose(why: LossCause, atLeast = 0): void {
    if (this.isClosed || this.callOffTry) return;
    this.drop();
    if (why === 'restart') this.soon = TRIES_SOON;
    const spread = this.wait * (0.5 + this.ports.chance());
    this.soon = Math.max(0, this.soon - 1);
    this.wait = Math.min(this.soon > 0 ? LONGEST_WHILE_SOON : LONGEST_WAIT, this.wait * LONGER);
    const retryIn = Math.min(LONGEST_WAIT, spread) + atLeast;
    this.callOffTry = this.ports.after(retryIn, () => this.open());
    this.told.lost(why, retryIn);
  }

  close(): void {
    this.isClosed = true;
    this.callOffTry?.();
    this.callOffTry = null;
    this.drop();
  }

  private ping(): void {
    if (!this.isOpen) return;
    this.send(this.told.ping());
    this.pulse();
  }

  private opened(): void {
    this.isOpen = true;
    this.callOffLimit?.();
    this.callOffLimit = null;
    this.pulse();
    this.told.opened();
  }

  private heard(text: string): void {
    this.callOffLimit?.();
    this.callOffLimit = null;
    this.patience = Math.max(ANSWER_WITHIN, this.patience * CALMED);
    const frame = parsed(text);
    if (frame) this.told.heard(frame);
  }

  private limit(ms: number, why: LossCause): void {
    this.callOffLimit?.();
    this.callOffLimit = this.ports.after(ms, () => {
      this.callOffLimit = null;
      if (why === 'silent') this.patience = Math.min(LONGEST_PATIENCE, this.patience * LONGER);
      this.lose(why);
    });
  }

  /** What an earlier socket still says counts no more. */
  private ifCurrent(socket: Socket, then: () => void): void {
    if (this.socket === socket) then();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.isOpen = false;
    this.callOffLimit?.();
    this.callOffLimit = null;
    this.pinging?.callOff();
    this.pinging = null;
    socket?.close();
  }
}

/** What is no frame, or of a kind that came later than this program, is passed over. */
function parsed(text: string): ServerFrame | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 't' in value ? (value as ServerFrame) : null;
  } catch {
    return null;
  }
}
