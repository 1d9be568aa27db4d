import type { Thinker } from '@opencarrom/host';
import type { Competitor } from '@opencarrom/laws';
import {
  competitorOf,
  type Event,
  type MatchOutcome,
  type Player,
  playersOf,
  replay,
} from '@opencarrom/match';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { eventsIn, headOf } from '../store/kept-match.js';
import type { Lead } from '../store/leases.js';
import type { Store } from '../store/store.js';
import type { MatchRow, SeatRow } from '../store/tables.js';
import { Room } from './room.js';
import { clockGoesOnAt, RoomClock } from './room-clock.js';
import type { Led } from './room-log.js';

/** What rooms need of the rest of the server. */
export interface RoomServices
  extends Pick<Services, 'now' | 'chance' | 'logger' | 'meters' | 'bus' | 'presence' | 'store' | 'settings'> {
  /** Where the computers of a match think. */
  readonly thinkerFor: (match: string) => Thinker;
  /** What else is written down together with a match's end, so that it is never forgotten. */
  readonly followsFrom: (match: MatchRow, outcome: MatchOutcome, at: number) => readonly Change[];
  /** A match that was led here is over, and that is on the disk. */
  readonly matchEnded: (match: string) => void;
}

/** Takes a match up from its log, as the one who leads it. */
export async function openRoom(
  { match, epoch, ledUntil }: Lead,
  services: RoomServices,
  ended: () => void,
): Promise<Room> {
  const { store, now, settings } = services;
  const [rows, seats] = await Promise.all([store.log.read(match.id, 0), seatsOf(store, match.id)]);
  if (!rows) throw new Error(`the log of ${match.id} is gone`);
  const head = headOf(match);
  const events = eventsIn(rows);
  const state = replay(head, events);
  const startedAt = match.started_at ?? now();
  // Men that were moving lie still by now, to whoever looks on: nobody's time runs before they do.
  const latest = Math.max(state.latest, state.board?.stillAt ?? 0);
  const from = clockGoesOnAt({
    ...{ startedAt, pausedMs: match.paused_ms, stoodAt: match.stood_at, latest },
    // A clock that runs faster than the wall's cannot be told from the wall's.
    ledUntil: settings.clockSpeed === 1 ? ledUntil : null,
  });
  const clock = new RoomClock(from, now, settings.clockSpeed);
  const computers = new Map(
    seats.flatMap(({ player, computer }): [Player, number][] =>
      computer === null ? [] : [[player, computer]],
    ),
  );
  const led = { match: match.id, owner: store.leases.node, epoch };
  const room: Room = new Room({ head, events, state }, rows, {
    ...{ services, led, clock, computers, log: store.log },
    ended: () => {
      ended();
      if (room.state.outcome) services.matchEnded(match.id);
    },
    people: playersOf(head.discipline).filter((player) => !computers.has(player)),
    thinker: services.thinkerFor(match.id),
    breaks: state.first === null ? await breaksIn(store, match) : null,
    leads: () => isLed(store, led),
    writeEnding: () => endingOf(match, room.state.outcome, services),
    started: () => void notePause(match, epoch, from, services),
  });
  services.bus.publish(`match.${match.id}.ev`, `${state.seq + 1} ${state.seq} `);
  return room;
}

/**
 * Sides change in a return match, and so does the break: whoever has a side now that broke first then, sat at the other
 * side. Null: it is left to the toss.
 */
async function breaksIn({ log }: Store, { rematch_of }: MatchRow): Promise<Competitor | null> {
  for (const { body } of (rematch_of && (await log.read(rematch_of, 0))) || [])
    for (const event of JSON.parse(body) as Event[])
      if (event.type === 'board-set') return competitorOf(event.breaker);
  return null;
}

async function isLed({ db }: Store, { match, owner, epoch }: Led): Promise<boolean> {
  const led = await db
    .selectFrom('matches')
    .select('id')
    .where('id', '=', match)
    .where('owner', '=', owner)
    .where('epoch', '=', epoch)
    .executeTakeFirst();
  return led !== undefined;
}

const seatsOf = (store: Store, match: string): Promise<readonly Pick<SeatRow, 'player' | 'computer'>[]> =>
  store.db.selectFrom('seats').select(['player', 'computer']).where('match', '=', match).execute();

function endingOf(match: MatchRow, outcome: MatchOutcome | null, services: RoomServices): readonly Change[] {
  if (!outcome) return [];
  const { store, now } = services;
  const at = now();
  const change = store.db
    .updateTable('matches')
    .set({ status: 'over', ended_at: at, result: JSON.stringify(outcome) })
    .where('id', '=', match.id);
  return [{ change }, ...services.followsFrom(match, outcome, at)];
}

/** How long the clock has stood, for all to see and for the next who takes the match up. */
async function notePause(match: MatchRow, epoch: number, at: number, services: RoomServices): Promise<void> {
  const { store, now, logger, settings } = services;
  const paused = Math.max(0, now() - (match.started_at ?? now()) - at);
  const pausedMs = settings.clockSpeed === 1 ? Math.floor(paused) : match.paused_ms;
  const more = pausedMs - match.paused_ms;
  const clock = store.db
    .updateTable('matches')
    .set({ paused_ms: pausedMs, stood_at: null })
    .where('id', '=', match.id)
    .where('epoch', '=', epoch);
  const pause = store.db
    .insertInto('pauses')
    .values({ match: match.id, at: Math.floor(at), ms: more, epoch });
  try {
    await store.write([{ change: clock }, ...(more > 0 ? [{ change: pause }] : [])]);
  } catch (problem) {
    logger.warn({ match: match.id, err: problem }, 'a pause was not noted');
  }
}
