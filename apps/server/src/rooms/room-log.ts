import type { EventLog } from '@opencarrom/host';
import type { Event } from '@opencarrom/match';
import type { Change } from '../store/change.js';
import { eventsIn } from '../store/kept-match.js';
import type { Entered, MatchLog } from '../store/match-log.js';

/** The lead this room writes by. */
export interface Led {
  readonly match: string;
  readonly owner: string;
  readonly epoch: number;
}

/** How a match's end is written down, together with the event that says so. */
export type WriteEnding = (over: Extract<Event, { readonly type: 'match-over' }>) => readonly Change[];

/**
 * One match's log as its host sees it, within the log of all. It knows under which id each command goes in, and keeps
 * the text that was written until it is sent, so that it is made but once.
 */
export class RoomLog implements EventLog {
  /** Under which id the command goes in whose first event has this number. */
  private readonly ids = new Map<number, string>();
  private readonly texts = new Map<number, string>();
  constructor(
    private readonly log: MatchLog,
    private readonly led: Led,
    private readonly writeEnding: WriteEnding,
    /** Nobody writes here any more: another was first, or it is not known what was written. */
    private readonly lost: (why: Exclude<Entered, 'entered'> | 'failed') => void,
  ) {}

  /** To be said before it is written: in the same turn as the command was decided. */
  name(first: Event, cmd: string): void {
    this.ids.set(first.seq, cmd);
  }

  readonly append: EventLog['append'] = async (events) => {
    const [first] = events;
    if (!first) return 'appended';
    const over = events.find((event) => event.type === 'match-over');
    const body = JSON.stringify(events);
    const cmd = this.ids.get(first.seq) ?? serversOwn(first);
    this.ids.delete(first.seq);
    const also = over ? this.writeEnding(over) : [];
    const { match, owner, epoch } = this.led;
    try {
      const entered = await this.log.enter({ match, owner, epoch, cmd, events, body, also });
      if (entered === 'entered') {
        this.texts.set(first.seq, body);
        return 'appended';
      }
      this.lost(entered);
      return 'elsewhere';
    } catch (problem) {
      this.lost('failed');
      throw problem;
    }
  };

  readonly read: EventLog['read'] = async (from) => {
    const rows = await this.log.read(this.led.match, from - 1);
    return rows ? eventsIn(rows).filter(({ seq }) => seq >= from) : null;
  };

  /** What was written for the command that begins with this event; asked for once. */
  takeText(first: Event): string | null {
    const text = this.texts.get(first.seq) ?? null;
    this.texts.delete(first.seq);
    return text;
  }
}

/** Made from the match itself: where two lead at the same time, what both would do has one name. */
const serversOwn = (first: Event): string =>
  first.type === 'done'
    ? `${first.by} ${first.act.type}@${first.seq - 1}`
    : `umpire ${first.type}@${first.seq - 1}`;
