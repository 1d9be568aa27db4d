import type { EventAnswer, EventRole } from '@opencarrom/protocol';
import { seenEvent } from '@opencarrom/tournament/seen';
import { BegunGzip } from '../http/begun-gzip.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import { settingsIn } from './event-settings.js';
import { clockIn, type HeldEvent } from './held-events.js';

/** When matches begin is reckoned from now: told anew so often where they have times. */
const TIMES_GOOD_FOR = 30_000;
/** So many are kept ready. */
const MOST_KEPT = 50;

/** What everybody sees of an event, as it goes over the wire. */
export interface PublicPage {
  readonly tag: string;
  readonly text: () => string;
  readonly gzipped: () => Buffer;
}

interface SeenPart {
  readonly key: string;
  /** The beginning of the answer, up to what differs from one who asks to the next. */
  readonly begun: Promise<BegunGzip>;
}

/**
 * What is seen of an event is told and compressed once a line, however many ask; what is short and changes with every
 * asking (the clock, the boards, the time, who asks) is put behind it.
 */
export class PublicPages {
  /** The one asked for last comes last. */
  private readonly parts = new Map<string, SeenPart>();

  constructor(private readonly services: Pick<Services, 'events' | 'now'>) {}

  async pageOf(held: HeldEvent, you: EventRole | null): Promise<PublicPage> {
    const { events, now } = this.services;
    const { row } = held;
    const part = this.partOf(held);
    const [begun, live] = await Promise.all([part.begun, events.live(held)]);
    const rest: Omit<EventAnswer, 'id' | 'seen'> = {
      ...{ rev: row.rev, settings: settingsIn(row), clock: clockIn(row), live: [...live], now: now(), you },
    };
    const end = `,${JSON.stringify(rest).slice(1)}`;
    return {
      // Matches on the screen go on without a change of the event.
      tag: `W/"${row.id}.${part.key}.${row.rev}.${you ?? 'all'}${live.some(({ online }) => online) ? `.${hashOf(JSON.stringify(live)).slice(0, 12)}` : ''}"`,
      text: () => begun.text + end,
      gzipped: () => begun.endedWith(end),
    };
  }

  private partOf(held: HeldEvent): SeenPart {
    const { id } = held.row;
    const { happenings, state } = held.logged;
    const now = this.services.now();
    const hasTimes = state.hall.sessions.length > 0;
    const key = [happenings.length, ...(hasTimes ? [Math.floor(now / TIMES_GOOD_FOR)] : [])].join('-');
    const known = this.parts.get(id);
    const part = known?.key === key ? known : { key, begun: begin(held, now) };
    this.parts.delete(id);
    this.parts.set(id, part);
    for (const oldest of this.parts.keys()) if (this.parts.size > MOST_KEPT) this.parts.delete(oldest);
    return part;
  }
}

const begin = async ({ row, logged }: HeldEvent, now: number): Promise<BegunGzip> => {
  const seen = seenEvent(logged, { now: new Date(now).toISOString() });
  return BegunGzip.from(JSON.stringify({ id: row.id, seen }).slice(0, -1));
};
