import type { EventNews, LiveBoard } from '@opencarrom/protocol';
import { decideEvent, type EventLine, evolveEvent } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import { MatchStandings } from '../pairing/standings.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { StoreProblem } from '../store/store-problem.js';
import { Followers } from './followers.js';
import {
  clockIn,
  type EventOrder,
  type HeldEvent,
  type HeldEvents,
  type OrderAnswer,
} from './held-events.js';
import { liveBoards } from './live-boards.js';
import { LogCache } from './log-cache.js';
import { summaryTold } from './summary.js';

type Needs = Pick<Services, 'now' | 'store' | 'bus' | 'logger'>;

/** So often it is decided anew where others have added a line meanwhile: each time one of them has come through. */
const MOST_TRIES = 50;

/** Its subject on the bus: whoever hears there looks it up. */
const subjectOf = (event: string): string => `event.${event}`;

export function makeHeldEvents({ now, store, bus, logger }: Needs): HeldEvents {
  const logs = new LogCache(store);
  const standings = new MatchStandings(store);
  const lives = new Map<string, LiveNow>();
  const followers = new Followers({ now, bus, logger, news });
  /** One after another in this process, so that it is in nobody's way but other processes'. */
  const queues = new Map<string, Promise<unknown>>();

  function inTurn<T>(event: string, deed: () => Promise<T>): Promise<T> {
    const done = (queues.get(event) ?? Promise.resolve()).then(deed, deed);
    const settled = done
      .catch(() => {})
      .finally(() => {
        if (queues.get(event) === settled) queues.delete(event);
      });
    queues.set(event, settled);
    return done;
  }

  async function order(asked: EventOrder): Promise<OrderAnswer | null> {
    // No account is found by it once its lines have forgotten it.
    const cmd = asked.account === null ? asked.cmd : hashOf(`${asked.account} ${asked.cmd}`);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const held = await logs.find(asked.event);
      if (!held) return null;
      const answer = await attempt(held, asked, cmd);
      if (answer !== 'again') return answer;
    }
    throw new Problem(503, 'unavailable', 'too many change this event at once: ask again', undefined, 1);
  }

  async function attempt(
    held: HeldEvent,
    asked: EventOrder,
    cmd: string,
  ): Promise<OrderAnswer | null | 'again'> {
    const { event, by, after, act, also = [] } = asked;
    const before = logs.lineOf(event, cmd);
    if (before) return { line: before };
    const { logged } = held;
    const at = new Date(now()).toISOString();
    const decided = decideEvent(logged, { at, by, act, ...(after === undefined ? {} : { after }) });
    if ('refused' in decided) return { refusal: decided.refused, state: logged.state };
    if ('already' in decided) {
      const line = logged.happenings[decided.already - 1] as EventLine;
      const isDone = also.length === 0 || (await store.write(also)) !== 'unmet';
      return isDone ? { line } : { unmet: true };
    }
    return enter(held, asked, cmd, decided.ok);
  }

  async function enter(
    { row, logged }: HeldEvent,
    { event, account, also = [] }: EventOrder,
    cmd: string,
    line: EventLine,
  ): Promise<OrderAnswer | null | 'again'> {
    const { seq } = line;
    const after = summaryTold(evolveEvent(logged, line));
    const isSaidAnew = after.name !== row.name || after.summary !== row.summary;
    const insert = store.db
      .insertInto('event_lines')
      .values({ event, seq, cmd, account, body: JSON.stringify(line) });
    const update = store.db
      .updateTable('held_events')
      .set({ ...(isSaidAnew ? after : {}), changed_at: now() })
      .where('id', '=', event);
    try {
      const written = await store.write([{ change: insert, rows: 1 }, ...also, { change: update, rows: 1 }]);
      if (written === 'unmet') return (await logs.find(event)) ? { unmet: true } : null;
    } catch (problem) {
      if (!(problem instanceof StoreProblem) || problem.code !== 'store-conflict') throw problem;
      // Where nobody has added a line, what must happen together with it is there already.
      const grown = await logs.find(event);
      return grown && grown.logged.happenings.length < seq ? { unmet: true } : 'again';
    }
    logs.add(event, cmd, line);
    bus.publish(subjectOf(event), '');
    return { line };
  }

  async function changed(event: string, also: readonly Change[] = []): Promise<boolean> {
    const update = store.db
      .updateTable('held_events')
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', event);
    const written = await store.write([...also, { change: update, rows: 1 }]);
    if (written === 'unmet') return false;
    bus.publish(subjectOf(event), '');
    return true;
  }

  async function live({ row, logged }: HeldEvent): Promise<readonly LiveBoard[]> {
    const key = `${logged.happenings.length}/${row.rev}`;
    const known = lives.get(row.id);
    if (known?.key === key && now() < known.until) return known.boards;
    const boards = liveBoards(store, standings, row.id, logged.state);
    const read: LiveNow = { key, boards, until: Number.POSITIVE_INFINITY };
    const asked = now();
    lives.delete(row.id);
    lives.set(row.id, read);
    boards.then(
      (told) => {
        if (told.some(({ online }) => online)) read.until = asked + STROKES_GOOD_FOR;
      },
      () => lives.delete(row.id),
    );
    for (const oldest of lives.keys()) if (lives.size > MOST_LIVE) lives.delete(oldest);
    return boards;
  }

  async function news(event: string): Promise<EventNews | null> {
    const held = await logs.find(event);
    if (!held) return null;
    const { row, logged } = held;
    // What is told is not what was read before the stroke that it is told of.
    if (lives.get(event)?.until !== Number.POSITIVE_INFINITY) lives.delete(event);
    const boards = [...(await live(held))];
    return {
      ...{ t: 'event', event, rev: row.rev, seq: logged.happenings.length },
      ...{ clock: clockIn(row), live: boards, now: now() },
    };
  }

  return {
    find: (event) => logs.find(event),
    do: (asked) => inTurn(asked.event, () => order(asked)),
    changed,
    live,
    follow: (event, hear) => followers.follow(event, hear),
    news,
    close: () => followers.close(),
  };
}

/** Boards of so many events are kept. */
const MOST_LIVE = 100;

/** A match on the screen goes on without a line of the event, and without a change of it: looked at anew so often. */
const STROKES_GOOD_FOR = 400;

interface LiveNow {
  /** Up to which line and which change they are read. */
  readonly key: string;
  until: number;
  readonly boards: Promise<readonly LiveBoard[]>;
}
