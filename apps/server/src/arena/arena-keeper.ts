import type { EventAct } from '@opencarrom/tournament';
import type { HeldEvent } from '../events/held-events.js';
import { type Keeper, startKeeper } from '../keeper.js';
import type { Services } from '../services.js';
import type { ArenaRow } from '../store/club-tables.js';
import { instead, nextByItself } from './by-itself.js';
import { fixturesIn } from './fixtures.js';
import { handInGame } from './games.js';
import { noShowIn } from './no-shows.js';

const LOOKS_EVERY = 2_000;
/** So many acts follow each other at most before others have their turn. */
const MOST_AT_ONCE = 8;

/**
 * Sees to it that events on the screen go on: results come in, no-shows are ruled, rounds are drawn. Every process looks:
 * whatever two of them find at once is done once, by its id.
 */
export const startArenaKeeper = (services: Services): Keeper =>
  startKeeper({
    ...{ look: () => lookAtAll(services), every: LOOKS_EVERY, logger: services.logger },
    failed: 'events on the screen were not looked at',
  });

async function lookAtAll(services: Services): Promise<void> {
  const rows = await services.store.db
    .selectFrom('arenas')
    .selectAll()
    .where('ended_at', 'is', null)
    .execute();
  for (const arena of rows) {
    try {
      await lookAt(services, arena);
    } catch (fault) {
      services.logger.warn({ err: fault, event: arena.event }, 'an event on the screen was not looked at');
    }
  }
}

async function lookAt(services: Services, arena: ArenaRow): Promise<void> {
  const { store, now, events } = services;
  await handInEnded(services, arena);
  const held = await events.find(arena.event);
  const isOver = !held || held.logged.state.awards !== null;
  if (isOver) {
    const ended = store.db.updateTable('arenas').set({ ended_at: now() }).where('event', '=', arena.event);
    await store.write([{ change: ended }]);
    return;
  }
  await ruleNoShows(services, arena, held);
  await goOn(services, arena);
}

/** Those that are over on the screen and wait to be told to the event. */
async function handInEnded(services: Services, { event }: ArenaRow): Promise<void> {
  const over = await services.store.db
    .selectFrom('event_games')
    .innerJoin('matches', 'matches.id', 'event_games.match')
    .select(['event_games.match', 'event_games.match_number'])
    .where('event_games.event', '=', event)
    .where('event_games.ended_at', 'is', null)
    .where('matches.status', '=', 'over')
    .execute();
  for (const { match, match_number } of over) await handInGame(services, event, match_number, match);
}

async function ruleNoShows(services: Services, arena: ArenaRow, held: HeldEvent): Promise<void> {
  const { store, now } = services;
  const { event } = arena;
  const late = fixturesIn(held, arena.wait_minutes).filter(({ until }) => until <= now());
  if (late.length === 0) return;
  const [arrivals, games, waiting] = await Promise.all([
    store.db.selectFrom('arena_arrivals').selectAll().where('event', '=', event).execute(),
    store.db.selectFrom('event_games').selectAll().where('event', '=', event).execute(),
    store.db
      .selectFrom('handed_results')
      .select('match_number')
      .where('event', '=', event)
      .where('state', '=', 'waiting')
      .execute(),
  ]);
  for (const fixture of late) {
    const { number } = fixture.match;
    const own = games.filter(({ match_number }) => match_number === number);
    const act = noShowIn(
      fixture,
      {
        here: new Set(arrivals.filter((row) => row.match_number === number).map(({ account }) => account)),
        // What was played and waits for the desk is nobody's absence.
        isPlayed: [...own.filter(({ ended_at }) => ended_at === null), ...waiting].some(
          (row) => row.match_number === number,
        ),
        brokenOffAt: own.reduce<number | null>(
          (newest, { ended_at }) => Math.max(newest ?? 0, ended_at ?? 0),
          null,
        ),
      },
      now(),
    );
    if (act) await order(services, event, `no-show ${number} ${own.length}`, act);
  }
}

/** An event that goes on by itself goes on as far as it can. */
async function goOn(services: Services, { event, goes_on, starts_at }: ArenaRow): Promise<void> {
  const { now, events } = services;
  if (goes_on === 0 || (starts_at !== null && starts_at > now())) return;
  for (let acts = 0; acts < MOST_AT_ONCE; acts++) {
    const held = await events.find(event);
    const act = held && nextByItself(held.logged);
    if (!held || !act) return;
    const seq = held.logged.happenings.length;
    const tries = act.type === 'pair' ? [act, ...instead(held.logged)] : [act];
    let isDone = false;
    for (const [index, each] of tries.entries()) {
      isDone = await order(services, event, `by-itself ${seq} ${index}`, each, seq);
      if (isDone) break;
    }
    if (!isDone) return;
  }
}

/** What the lines call the server itself. */
const ITSELF = 'OpenCarrom';

async function order(
  { events, logger }: Services,
  event: string,
  cmd: string,
  act: EventAct,
  after?: number,
): Promise<boolean> {
  const answer = await events.do({
    ...{ event, cmd, act, by: ITSELF, account: null },
    ...(after === undefined ? {} : { after }),
  });
  if (answer && 'refusal' in answer)
    logger.debug({ event, act: act.type, why: answer.refusal.why }, 'an event did not go on by itself');
  return answer !== null && 'line' in answer;
}
