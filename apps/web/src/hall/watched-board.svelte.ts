import type { BoardAnswer } from '@opencarrom/protocol';
import { eventServer } from '../event/server.js';
import { ServerProblem } from '../online/asking.js';
import { boardTold } from './board-told.js';

/** A board that did not answer is asked again so much later, in milliseconds. */
const AGAIN = 5_000;

const PASSES: readonly string[] = ['unreachable', 'unavailable'];

/** What is told of one board, asked for as it grows: only what is new comes each time. */
export class WatchedBoard {
  told = $state.raw<BoardAnswer | null>(null);
  private isAsking = false;
  private isWanted = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly event: string,
    private readonly match: number,
    private readonly rubber: number | undefined,
  ) {}

  /** Asks for what came since; while one question is out, once more after it. */
  look(): void {
    this.isWanted = true;
    if (!this.isAsking && !this.isClosed) void this.ask();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.again);
    this.isAsking = true;
    while (this.isWanted && !this.isClosed) {
      this.isWanted = false;
      try {
        const came = boardTold(this.told, await this.came(this.told));
        if (!this.isClosed) this.told = came ?? (await this.came(null));
      } catch (problem) {
        // Without a network nothing of the board is lost: it comes with the next answer.
        if (PASSES.includes(problem instanceof ServerProblem ? problem.code : '') && !this.isClosed)
          this.again = setTimeout(() => this.look(), AGAIN);
      }
    }
    this.isAsking = false;
  }

  private came(had: BoardAnswer | null): Promise<BoardAnswer> {
    const { event, match, rubber } = this;
    return eventServer.board(event, {
      match,
      ...(rubber === undefined ? {} : { rubber: String(rubber) }),
      ...(had ? { log: had.log, after: String(had.events.length) } : {}),
    });
  }
}
