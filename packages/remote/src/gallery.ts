import { type BoardFrame, PING_EVERY, PROTOCOL_VERSION, type ServerFrame } from '@opencarrom/protocol';
import { Link } from './link.js';
import type { RemotePorts } from './ports.js';

/** Milliseconds between two lists, however fast somebody scrolls: a server hears ten messages in ten seconds. */
const SAID_EVERY = 1500;

export interface GalleryTold {
  /** A board stands so now. */
  readonly board: (board: BoardFrame) => void;
  /** What was played there is over, or cannot be looked at. */
  readonly gone: (match: string) => void;
  /** Is the server heard? */
  readonly reached: (isReached: boolean) => void;
}

/** Boards of public tables, seen from afar over one socket. */
export class Gallery {
  private readonly link: Link;
  private wanted: readonly string[] = [];
  private saidAt = Number.NEGATIVE_INFINITY;
  private callOffSaying: (() => void) | null = null;

  constructor(
    private readonly ports: RemotePorts,
    private readonly told: GalleryTold,
  ) {
    this.link = new Link(ports, {
      opened: () => this.sayNow(),
      heard: (frame) => this.heard(frame),
      lost: () => this.told.reached(false),
      ping: () => this.lookFrame(),
      pingEvery: () => PING_EVERY,
    });
  }

  /** Looks at these, and at no others any more. */
  look(tables: readonly string[]): void {
    if (tables.join() === this.wanted.join()) return;
    this.wanted = tables;
    this.link.open();
    const left = this.saidAt + SAID_EVERY - this.ports.now();
    if (left <= 0) this.sayNow();
    else this.callOffSaying ??= this.ports.after(left, () => this.sayNow());
  }

  /** There may be a network again, or somebody looks. */
  hurry(): void {
    if (this.wanted.length > 0) this.link.hurry();
  }

  close(): void {
    this.callOffSaying?.();
    this.link.close();
  }

  private lookFrame() {
    return { t: 'look' as const, v: PROTOCOL_VERSION, tables: [...this.wanted] };
  }

  private sayNow(): void {
    this.callOffSaying?.();
    this.callOffSaying = null;
    this.saidAt = this.ports.now();
    this.link.send(this.lookFrame());
  }

  private heard(frame: ServerFrame): void {
    if (frame.t === 'board') this.told.board(frame);
    else if (frame.t === 'over') this.told.gone(frame.match);
    else if (frame.t === 'no' && frame.match !== undefined) this.told.gone(frame.match);
    else if (frame.t === 'bye') this.link.lose(frame.why === 'session' ? 'cut' : frame.why, frame.after);
    else if (frame.t === 'looking') {
      this.link.settled();
      this.told.reached(true);
    }
  }
}
