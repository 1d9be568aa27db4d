import { agreeing, areNext, type Kept, type News } from '@opencarrom/host';
import { type Event, evolve, type Head, type MatchState, replay } from '@opencarrom/match';
import type { SeatAct } from '@opencarrom/protocol';

/** Something done here that the server has not answered, or not yet told everybody. */
export interface Pending {
  readonly id: string;
  readonly act: SeatAct;
  /** The last event that was seen when it was done. */
  readonly after: number;
  /** What was promised about it, and how it is settled. */
  readonly kept: Promise<Kept>;
  readonly settle: (kept: Kept) => void;
  /** When it was done, by one's own clock. */
  readonly doneAt: number;
  /** When it was last sent, by one's own clock; null: not yet on this socket. */
  sentAt: number | null;
  isAnswered: boolean;
  /** What came of it here, as far as the server has not told it. */
  events: readonly Event[];
}

/** What came in: some of it stood here already, the rest is new, and this was done here and gave way. */
export interface TakenIn {
  readonly confirmed: readonly Event[];
  readonly fresh: readonly Event[];
  /** The match before what is new, as the server has it. */
  readonly start: MatchState;
  readonly lost: readonly Event[];
}

/** The log of a match as the server told it, and after it what was done here and is not yet in it. */
export class Ledger {
  /** What the server has told. */
  told: readonly Event[];
  private toldState: MatchState;
  private shownState: MatchState;
  private waiting: readonly Pending[] = [];

  constructor(head: Head, events: readonly Event[]) {
    this.told = events;
    this.toldState = replay(head, events);
    this.shownState = this.toldState;
  }

  /** The number of the last event the server has told. */
  get have(): number {
    return this.told.length;
  }

  get state(): MatchState {
    return this.shownState;
  }

  get serverState(): MatchState {
    return this.toldState;
  }

  get events(): readonly Event[] {
    const own = this.own;
    return own.length > 0 ? [...this.told, ...own] : this.told;
  }

  get unanswered(): readonly Pending[] {
    return this.waiting.filter(({ isAnswered }) => !isAnswered);
  }

  /** Something is done here, ahead of the server. */
  add(pending: Pending, state: MatchState): void {
    this.waiting = [...this.waiting, pending];
    this.shownState = state;
  }

  find(id: string): Pending | undefined {
    return this.waiting.find((each) => each.id === id);
  }

  /** It is on the server's disk; it is shown as done here until the server has told everybody. */
  answer(pending: Pending): void {
    pending.isAnswered = true;
    this.forgetDone();
  }

  /** It was refused: it is taken back, with all that was built on it. What is given back was shown and is no more. */
  takeBack(pending: Pending): readonly Event[] {
    const index = this.waiting.indexOf(pending);
    const from = pending.events[0];
    const lost = from ? this.own.filter(({ seq }) => seq >= from.seq) : [];
    for (const later of lost.length > 0 ? this.waiting.slice(index) : []) later.events = [];
    this.waiting = this.waiting.filter((each) => each !== pending);
    this.showAnew();
    return lost;
  }

  /** Takes in what the server says has happened; null: something before it is missing. */
  takeIn(events: readonly Event[]): TakenIn | null {
    const newer = events.filter(({ seq }) => seq > this.have);
    if (!areNext(newer, this.have)) return null;
    const { own } = this;
    const told = [...this.told];
    const states = [this.toldState];
    for (const event of newer) {
      this.toldState = evolve(this.toldState, event, told);
      states.push(this.toldState);
      told.push(event);
    }
    this.told = told;
    const alike = agreeing(newer.slice(0, own.length).map(timeless), own.map(timeless));
    const agrees = alike === Math.min(newer.length, own.length);
    const lost = agrees ? [] : own.slice(alike);
    for (const pending of this.waiting)
      pending.events = agrees ? pending.events.filter(({ seq }) => seq > this.have) : [];
    this.showAnew();
    this.forgetDone();
    const start = states[alike] ?? this.toldState;
    return { confirmed: newer.slice(0, alike), fresh: newer.slice(alike), start, lost };
  }

  /** The server has another log than it told before: all of it is taken as it is. */
  replace(head: Head, events: readonly Event[]): Pick<News, 'events' | 'lost'> {
    const shown = this.events;
    const known = agreeing(events.slice(0, shown.length), shown);
    this.told = events;
    this.toldState = replay(head, events);
    for (const pending of this.waiting) pending.events = [];
    this.showAnew();
    this.forgetDone();
    return { events: events.slice(known), lost: shown.slice(known) };
  }

  private get own(): readonly Event[] {
    return this.waiting.flatMap(({ events }) => events);
  }

  private showAnew(): void {
    const log = [...this.told];
    let state = this.toldState;
    for (const event of this.own) {
      state = evolve(state, event, log);
      log.push(event);
    }
    this.shownState = state;
  }

  private forgetDone(): void {
    this.waiting = this.waiting.filter(({ isAnswered, events }) => !isAnswered || events.length > 0);
  }
}

/** The server says when something was done; here it was only guessed. */
const timeless = (event: Event): Event => ({ ...event, at: 0 });
