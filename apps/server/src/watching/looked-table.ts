import type { Event } from '@opencarrom/match';
import type { BoardFrame } from '@opencarrom/protocol';
import type { TableBoard } from '../rooms/table-board.js';
import type { Services } from '../services.js';
import { roundedCrowd } from './crowd-count.js';
import { frameOf, heardFrame } from './frames.js';
import type { TextFrame } from './text-frame.js';

/** A board is told of not more often than this, in milliseconds. */
const TOLD_EVERY = 250;
/** Who looks again after so long is told what was not heard of meanwhile. */
const STALE_AFTER = 15_000;

/** Whoever looks on from afar: what they are told is made once for all of them. */
export type Looker = (frame: TextFrame) => void;

export type LookedServices = Pick<Services, 'bus' | 'rooms' | 'logger' | 'now'>;

/**
 * One public table that pages of this process look at. Whoever leads it is asked how its board stands, once for all who
 * look and again after each command: nothing is replayed, whoever comes.
 */
export class LookedTable {
  private readonly lookers = new Set<Looker>();
  private shown: TableBoard | null = null;
  private frame: TextFrame | null = null;
  private isOver = false;
  /** The stroke of the command heard last, with the numbers before and after it. */
  private struck: { readonly after: number; readonly last: number; readonly stroke: Stroke } | null = null;
  private asking: Promise<void> | null = null;
  private asksAgain = false;
  private askedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private readonly stopListening: () => void;

  constructor(
    readonly match: string,
    private readonly services: LookedServices,
  ) {
    this.stopListening = services.bus.listen(`match.${match}.ev`, (message) => this.hear(message));
  }

  get isLookedAt(): boolean {
    return this.lookers.size > 0;
  }

  /** Tells how it stands, and from now on whatever comes of it. Rejects where nobody can be reached who leads it. */
  async add(looker: Looker): Promise<void> {
    this.lookers.add(looker);
    if (!this.shown && !this.isOver) await this.ask();
    else this.tellAsItStands(looker);
  }

  remove(looker: Looker): void {
    this.lookers.delete(looker);
  }

  /** Somebody looks still; what the bus lost is asked for. */
  lookAgain(): void {
    if (!this.isOver && this.services.now() - this.askedAt >= STALE_AFTER) this.askSoon();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.stopListening();
  }

  private tellAsItStands(looker: Looker): void {
    if (this.frame) looker(this.frame);
    if (this.isOver) looker(overFrame(this.match));
  }

  private hear(message: string): void {
    const heard = heardFrame(this.match, message);
    if (!heard || this.isOver) return;
    const { first, last, frame } = heard;
    const stroke = frame && strokeIn(frame.events);
    if (stroke) this.struck = { after: first - 1, last, stroke };
    this.askSoon();
  }

  private askSoon(): void {
    if (this.asking) this.asksAgain = true;
    else
      this.timer ??= setTimeout(
        () => {
          this.timer = null;
          this.ask().catch((problem: unknown) =>
            this.services.logger.warn({ err: problem, match: this.match }, 'a board could not be looked at'),
          );
        },
        Math.max(0, this.askedAt + TOLD_EVERY - this.services.now()),
      );
  }

  private ask(): Promise<void> {
    this.asking ??= this.askLeader().finally(() => {
      this.asking = null;
      if (this.asksAgain && !this.isOver) this.askSoon();
      this.asksAgain = false;
    });
    return this.asking;
  }

  private async askLeader(): Promise<void> {
    this.askedAt = this.services.now();
    const board = await this.services.rooms.board(this.match);
    if (board === null || typeof board === 'string') this.end();
    else if (!this.shown || board.seq !== this.shown.seq) this.show(board);
  }

  /** The stroke goes with it where it leads from what was shown to what is. */
  private show(board: TableBoard): void {
    const { struck, shown } = this;
    const leads = struck && shown && struck.after === shown.seq && struck.last === board.seq;
    const told: BoardFrame = {
      ...{ t: 'board', match: this.match, ...board, watchers: roundedCrowd(board.watchers) },
    };
    this.shown = board;
    this.frame = frameOf(told);
    this.tell(
      leads ? frameOf({ ...told, struck: { after: struck.after, stroke: struck.stroke } }) : this.frame,
    );
  }

  private end(): void {
    this.isOver = true;
    this.tell(overFrame(this.match));
  }

  private tell(frame: TextFrame): void {
    for (const looker of this.lookers) looker(frame);
  }
}

type Stroke = NonNullable<BoardFrame['struck']>['stroke'];

const overFrame = (match: string): TextFrame => frameOf({ t: 'over', match });

/** Of a command's events the first says what was done. */
function strokeIn(events: string): Stroke | null {
  const [first] = JSON.parse(`[${events}]`) as Event[];
  return first?.type === 'done' && first.act.type === 'strike' ? first.act.stroke : null;
}
