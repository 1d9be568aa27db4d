import type { Past } from '../evolve/back.js';
import { evolveFrom } from '../evolve/evolve.js';
import type { PlayedStroke } from '../facts/played.js';
import type { Done, Event, Happening } from '../log/event.js';
import type { MatchState } from '../state.js';
import type { UnfitAct } from './refusal.js';

/** How an accepted act is marked in the log. */
export type Marks = Pick<Done, 'again'>;

/** What comes of one command: events, and the state as it is after each. */
export class Proceedings implements Past {
  readonly came: Event[] = [];
  private readonly states: MatchState[];

  constructor(
    private readonly opened: MatchState,
    /** The time that events get. */
    public at: number,
    /** Asked only by acts that go back. */
    private readonly past: Past,
    /** The stroke of the command, where it was already played. */
    readonly played: PlayedStroke | null,
  ) {
    this.states = [opened];
  }

  /** Later acts that no longer fit, where the match went back. */
  unfit: readonly UnfitAct[] = [];

  get state(): MatchState {
    return this.states.at(-1) as MatchState;
  }

  /** All that has happened so far. */
  get events(): readonly Event[] {
    return [...this.past.events, ...this.came];
  }

  stateAfter(seq: number): MatchState {
    return this.states[seq - this.opened.seq] ?? this.past.stateAfter(seq);
  }

  /** What happens from here on can be forgotten again. */
  remember(): () => void {
    const { length } = this.came;
    return () => {
      this.came.length = length;
      this.states.length = length + 1;
    };
  }

  happen(happening: Happening): void {
    const { state } = this;
    const event = { seq: state.seq + 1, at: this.at, ...happening } as Event;
    this.states.push(evolveFrom(this, state, event));
    this.came.push(event);
  }
}
