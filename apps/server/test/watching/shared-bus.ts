import type { Bus } from '../../src/bus/bus.js';

/** A bus of several processes, in one: it can be cut off, as by a cable pulled out. */
export class SharedBus {
  private readonly ends = new Set<End>();
  private isUp = true;

  /** The bus, as one more process has it. */
  join(): Bus {
    const end: End = { listeners: new Map(), told: new Set() };
    this.ends.add(end);
    return {
      publish: (subject, message) => {
        for (const each of this.isUp ? this.ends : [end])
          for (const hear of [...(each.listeners.get(subject) ?? [])]) hear(message);
      },
      listen: (subject, hear) => {
        const listeners = end.listeners.get(subject) ?? new Set();
        end.listeners.set(subject, listeners.add(hear));
        return () => listeners.delete(hear);
      },
      ask: async () => ({ unanswered: 'nobody' }),
      answer: () => () => {},
      isUp: () => this.isUp,
      onChange: (told) => {
        end.told.add(told);
        return () => end.told.delete(told);
      },
      close: async () => void this.ends.delete(end),
    };
  }

  /** How many listen, at all processes. */
  get listening(): number {
    return [...this.ends]
      .flatMap(({ listeners }) => [...listeners.values()])
      .reduce((sum, { size }) => sum + size, 0);
  }

  set up(isUp: boolean) {
    this.isUp = isUp;
    for (const { told } of this.ends) for (const tell of told) tell(isUp);
  }
}

interface End {
  readonly listeners: Map<string, Set<(message: string) => void>>;
  readonly told: Set<(isUp: boolean) => void>;
}
