import type { NewSeek } from '@opencarrom/protocol';
import { ServerProblem } from '../online/asking.js';
import { server } from './server.js';

/** A page that was put away by its phone finds here what it looked for. */
const KEY = 'opencarrom.search';
/** Milliseconds before a server that is not reached is asked again, and how much longer each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

/** What passes by itself: the search goes on. */
const PASSING = ['unreachable', 'unavailable', 'failed', 'store-away', 'store-full', 'store-read-only'];

/** Somebody looks for an opponent, until one is found or they stop; whatever becomes of the network meanwhile. */
export class Search {
  wishes: NewSeek | null = $state.raw(null);
  /** When it began, as `performance.now` has it. */
  since = $state(0);
  range: number | null = $state(null);
  /** Milliseconds one waits for the next search, should one leave this match unbegun. */
  costs: number | null = $state(null);
  isCutOff = $state(false);
  /** Why it ended though nobody stopped it. */
  problem: ServerProblem | null = $state.raw(null);
  private id: string | null = null;
  /** Goes up with every search: what is answered to an earlier one counts no more. */
  private run = 0;
  private wakeUp = () => {};

  constructor(private readonly found: (match: string) => void) {}

  begin(wishes: NewSeek): void {
    this.wishes = wishes;
    this.since = performance.now();
    [this.range, this.costs, this.problem, this.id] = [null, null, null, null];
    note(wishes);
    void this.goOn(++this.run);
  }

  /** Goes on with what was looked for when the page was put away. */
  resume(): void {
    const wishes = noted();
    if (wishes) this.begin(wishes);
  }

  /** There may be a network again. */
  hurry(): void {
    this.wakeUp();
  }

  async stop(): Promise<void> {
    const { id } = this;
    this.end();
    if (!id) return;
    try {
      await server.endSearch(id);
    } catch (problem) {
      // Somebody sits there already: they are not left alone.
      if (codeOf(problem) === 'already-paired') {
        const { match } = await server.goOnSearching(id).catch(() => ({ match: null }));
        if (match) this.found(match.id);
      }
    }
  }

  private end(): void {
    this.run++;
    this.wishes = null;
    this.isCutOff = false;
    note(null);
    this.wakeUp();
  }

  private async goOn(run: number): Promise<void> {
    let wait = FIRST_WAIT;
    while (run === this.run) {
      try {
        const match = await this.ask(run);
        wait = FIRST_WAIT;
        if (match && run === this.run) {
          // There is nothing left to stop when the page is left for the board.
          this.id = null;
          this.end();
          this.found(match);
        }
      } catch (problem) {
        if (run !== this.run) return;
        const code = codeOf(problem);
        // It was forgotten while nobody asked, as when a phone sleeps: it begins anew.
        if (code === 'no-such-search') this.id = null;
        else if (PASSING.includes(code)) {
          this.isCutOff = true;
          await this.pause(wait);
          wait = Math.min(LONGEST_WAIT, wait * 2);
        } else {
          this.end();
          this.problem = problem instanceof ServerProblem ? problem : null;
        }
      }
    }
  }

  /** The match that was found, if one was. */
  private async ask(run: number): Promise<string | null> {
    if (!this.wishes) return null;
    const isNew = this.id === null;
    const answer = await (this.id === null ? server.beginSearch(this.wishes) : server.goOnSearching(this.id));
    if (run !== this.run) {
      if (isNew) void server.endSearch(answer.id).catch(() => {});
      return null;
    }
    this.isCutOff = false;
    this.id = answer.id;
    this.range = Number.isFinite(answer.range) ? answer.range : null;
    this.costs = answer.costs ?? this.costs;
    return answer.match?.id ?? null;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const codeOf = (problem: unknown): string => (problem instanceof ServerProblem ? problem.code : 'failed');

function note(wishes: NewSeek | null): void {
  try {
    if (wishes) sessionStorage.setItem(KEY, JSON.stringify(wishes));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then a page that was put away has to be told again.
  }
}

function noted(): NewSeek | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as NewSeek | null;
  } catch {
    return null;
  }
}
