import type { Act, Event, MatchRecord, MatchState, NewMatch } from '@opencarrom/match';
import { newHead, openMatch } from '@opencarrom/match';
import type { ComputerTurn, EventLog, HostClock, News, Onlooker, Thinker } from '../src/index.js';

/** A clock moved by hand. */
export class HandClock implements HostClock {
  private alarms: { readonly at: number; readonly call: () => void }[] = [];
  private time = 0;

  readonly now = (): number => this.time;

  readonly wake = (at: number, call: () => void): (() => void) => {
    const alarm = { at, call };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  };

  /** Time goes on to there, and whoever is to be woken on the way is. */
  goTo(time: number): void {
    for (;;) {
      const [next] = [...this.alarms].sort((a, b) => a.at - b.at);
      if (!next || next.at > time) break;
      this.alarms = this.alarms.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = Math.max(this.time, time);
  }

  get isSet(): boolean {
    return this.alarms.length > 0;
  }
}

/** A computer that answers when the test says so. */
export class HandThinker implements Thinker {
  asked: (ComputerTurn & { readonly state: MatchState }) | null = null;
  cancelled = 0;
  private answer: ((act: Act | null) => void) | null = null;
  private fail: ((problem: unknown) => void) | null = null;
  progress: (share: number) => void = () => {};

  readonly act: Thinker['act'] = (state, turn, onProgress) => {
    this.asked = { ...turn, state };
    this.progress = onProgress;
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
  };

  readonly cancel = (): void => {
    this.cancelled += 1;
    this.asked = null;
  };

  /** Everything that follows from the answer has happened when this resolves. */
  async answers(act: Act | null): Promise<void> {
    const { answer } = this;
    this.asked = null;
    answer?.(act);
    await soon();
  }

  /** The question as it is now: another may be asked before it fails. */
  takeQuestion(): { readonly fails: (problem: Error) => Promise<void> } {
    const { fail } = this;
    return {
      fails: async (problem) => {
        fail?.(problem);
        await soon();
      },
    };
  }

  async fails(problem: Error): Promise<void> {
    const { fail } = this;
    this.asked = null;
    fail?.(problem);
    await soon();
  }
}

/** Whatever waits for promises alone has had its turn. */
const soon = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await null;
};

/** A log whose writing is done when the test says so. */
export class SlowLog implements EventLog {
  private waiting: (() => void)[] = [];
  /** Thrown instead of the next writing. */
  problem: Error | null = null;

  constructor(private readonly log: EventLog) {}

  readonly append: EventLog['append'] = async (events) => {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    const { problem } = this;
    this.problem = null;
    if (problem) throw problem;
    return this.log.append(events);
  };

  readonly read: EventLog['read'] = (from) => this.log.read(from);

  async writes(): Promise<void> {
    await soon();
    this.waiting.shift()?.();
    await soon();
  }
}

/** Writes down all it is told, in words. */
export class Notebook implements Onlooker {
  readonly lines: string[] = [];
  lastNews: News | null = null;

  readonly happened = (news: News): void => {
    this.lastNews = news;
    this.lines.push(`${news.from === 'log' ? 'from the log: ' : ''}${actsIn(news.events)}`);
  };

  readonly kept = (events: readonly Event[]): void => void this.lines.push(`kept: ${actsIn(events)}`);
  readonly unclaimed = (): void => void this.lines.push('nobody claims');
  readonly gone = (): void => void this.lines.push('gone');

  readonly thinking = (share: number | null): void =>
    void this.lines.push(share === null ? 'thought' : `thinks ${share}`);

  readonly refused: NonNullable<Onlooker['refused']> = ({ by, act }, { code }) =>
    void this.lines.push(`refused: ${act.type} by ${by}, ${code}`);

  readonly failed = (problem: unknown): void =>
    void this.lines.push(`failed: ${problem instanceof Error ? problem.message : problem}`);

  /** What was written since it was last read. */
  read(): readonly string[] {
    return this.lines.splice(0);
  }
}

const actsIn = (events: readonly Event[]): string =>
  events
    .flatMap((event) => (event.type === 'done' && !event.auto ? [`${event.act.type} by ${event.by}`] : []))
    .join(', ');

export function newRecord(entry: Partial<NewMatch> = {}): MatchRecord {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board', ...entry });
  return { head, events: [], state: openMatch(head) };
}
