import type { EventNews, LiveBoard, RoundClock, TableAnswer, TableMatch } from '@opencarrom/protocol';
import { EventFollower } from '@opencarrom/remote';
import { ServerProblem } from '../../online/asking.js';
import { pagePorts } from '../../online/page-ports.js';
import { isTakenBack, letIn } from './letting-in.js';
import { isAt, keepSaid, type Place, placeNow } from './place.js';
import { keepRights, rightsAt } from './rights.js';
import { sender } from './sending.svelte.js';
import { tableServer } from './server.js';

/** Milliseconds. What is not told by the socket is asked for so often. */
const ASK = 15_000;
const door = { rightsAt, keepRights, server: tableServer };

/** The table this phone is at, as the server tells of it: what is played now and next, and the clock of the round. */
export class TableWatch {
  answer: TableAnswer | null = $state.raw(null);
  clock: RoundClock | null = $state.raw(null);
  live: readonly LiveBoard[] = $state.raw([]);
  /** Does the server answer? Null: it has not been asked yet. */
  isReached: boolean | null = $state(null);
  areRightsTaken = $state(false);
  /** The event is not there any more. */
  isGone = $state(false);
  /** Its places are final: nothing is reported any more. */
  isOver = $state(false);
  private place: Place | null = $state.raw(null);
  private ahead = 0;
  private seen = '';
  private asking: Promise<void> | null = null;

  constructor(
    readonly event: string,
    readonly table: number,
  ) {
    const place = placeNow();
    this.place = isAt(place, event, table) ? place : null;
    this.areRightsTaken = rightsAt(event, table)?.areTakenBack ?? false;
    const said = this.place?.said;
    if (!said) return;
    this.ahead = said.ahead;
    this.answer = said.answer;
    this.clock = said.answer.clock;
  }

  /** Listens until what is given back is called. */
  open(): () => void {
    const follower = new EventFollower(pagePorts, this.event, {
      news: (news) => this.heard(news),
      gone: () => void this.ask(),
      reached: (isReached) => {
        if (!isReached) this.isReached = false;
      },
    });
    const asking = setInterval(() => void this.ask(), ASK);
    const again = () => {
      follower.hurry();
      void this.ask();
    };
    addEventListener('online', again);
    void this.ask();
    return () => {
      follower.close();
      clearInterval(asking);
      removeEventListener('online', again);
    };
  }

  /** What is to be played here: as the server said last, or, before it said anything, as the score cards do. */
  get matches(): readonly TableMatch[] {
    return this.answer?.matches ?? this.place?.cards.map(({ match }) => match) ?? [];
  }

  get eventName(): string {
    return this.answer?.event.name ?? this.place?.cards[0]?.event ?? '';
  }

  get scoring(): TableAnswer['scoring'] {
    return this.answer?.scoring ?? this.place?.cards[0]?.scoring ?? 'either';
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** A match as phones tell of it: how many, and how it stands; null: none does. */
  toldOf({ match, rubber }: Pick<TableMatch, 'match' | 'rubber'>): LiveBoard | null {
    return this.live.find((each) => each.match === match && each.rubber === rubber) ?? null;
  }

  /** Asks what is played; who asks meanwhile waits for the same. */
  ask(): Promise<void> {
    this.asking ??= this.fetch().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private heard(news: EventNews): void {
    this.isReached = true;
    this.ahead = news.now - Date.now();
    this.clock = news.clock;
    this.live = news.live;
    const seen = `${news.seq} ${news.rev}`;
    if (seen === this.seen) return;
    this.seen = seen;
    void this.ask();
    void sender.askAgain(this.event);
  }

  private async fetch(): Promise<void> {
    const before = rightsAt(this.event, this.table)?.let?.token;
    try {
      const rights = await letIn(this.event, this.table, door);
      this.areRightsTaken = rights === null;
      if (!rights) return;
      const answer = await tableServer.table(this.event, rights.token);
      this.isReached = true;
      this.isGone = false;
      this.isOver = false;
      this.answer = answer;
      this.clock = answer.clock;
      this.ahead = answer.now - Date.now();
      keepSaid(this.event, this.table, { answer, ahead: this.ahead });
    } catch (problem) {
      this.failed(problem, before);
    }
  }

  private failed(problem: unknown, token: string | undefined): void {
    if (isTakenBack(problem)) {
      const rights = rightsAt(this.event, this.table);
      // Unless the code was read again meanwhile.
      if (rights && rights.let?.token === token) keepRights({ ...rights, areTakenBack: true });
      this.areRightsTaken = true;
      return;
    }
    const code = problem instanceof ServerProblem ? problem.code : null;
    this.isGone = code === 'no-such-event';
    this.isOver = code === 'event-refused';
    this.isReached = this.isGone || this.isOver;
  }
}
