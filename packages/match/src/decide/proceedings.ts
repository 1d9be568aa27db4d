import { evolve } from '../evolve/evolve.js';
import type { Done, Event, Happening } from '../log/event.js';
import type { MatchState } from '../state.js';

/** How an accepted act is marked in the log. */
export type Marks = Pick<Done, 'again'>;

/** What comes of one command: events, and the state as it is after each. */
export class Proceedings {
  readonly events: Event[] = [];

  constructor(
    public state: MatchState,
    /** The time that events get. */
    public at: number,
  ) {}

  happen(happening: Happening): void {
    const event = { seq: this.state.seq + 1, at: this.at, ...happening } as Event;
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}
