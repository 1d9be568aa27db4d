import { type MatchOutcome, matchFigures, replay } from '@opencarrom/match';
import { reportOfMatch } from '@opencarrom/protocol/report-of-match';
import { lawStageOf, matchOf, type Report } from '@opencarrom/tournament';
import { type Handed, handIn } from '../events/hand-in.js';
import type { HeldEvent } from '../events/held-events.js';
import { drawnOf } from '../events/match-at-table.js';
import { told } from '../events/told.js';
import type { Services } from '../services.js';
import { eventsIn, headOf } from '../store/kept-match.js';
import type { MatchRow } from '../store/tables.js';

/** What a match on the screen came to is told to its event, once, by the same door as any other result. */
export async function handInGame(
  services: Services,
  event: string,
  number: number,
  match: string,
): Promise<void> {
  const { store, now, events } = services;
  const { db } = store;
  const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
  const held = await events.find(event);
  const brought = row && held ? await reportOf(services, held, number, row) : null;
  if (brought) {
    const { report, doubt, entrants } = brought;
    const sent = { from: `match ${match}`, sequence: 1, hash: match };
    const nobody = { phone: null, table: null, name: null };
    await handIn(services, {
      ...{ event, match: number, rubber: 0, report: { ...report, sent }, entrants, ...nobody },
      ...(doubt ? { doubt } : {}),
    });
  }
  const ended = db
    .updateTable('event_games')
    .set({ ended_at: now() })
    .where('event', '=', event)
    .where('match', '=', match);
  await events.changed(event, [{ change: ended }]);
}

/** Null: it was left before its first stroke, and came to nothing. */
async function reportOf(
  { store, logger }: Services,
  { logged }: HeldEvent,
  number: number,
  row: MatchRow,
): Promise<Brought | null> {
  const found = matchOf(logged.state, number);
  const outcome = row.result === null ? null : (JSON.parse(row.result) as MatchOutcome);
  if (!found || !outcome) return null;
  const head = headOf(row);
  const events = eventsIn((await store.log.read(row.id, 0)) ?? []);
  const strokes = Object.values(matchFigures({ head, events })).reduce((sum, each) => sum + each.strokes, 0);
  if (strokes === 0 && outcome.how === 'abandoned') return null;
  const { match: rules } = found.stage.format;
  const made = reportOfMatch(
    { state: replay(head, events), events },
    { rules, stage: lawStageOf(found.stage, found.match), length: head.length },
  );
  const entrants = drawnOf(found.match);
  if ('report' in made) return { report: made.report, entrants };
  logger.warn({ match: row.id, why: made.refused.why }, 'a match on the screen brought no result');
  // It was played: somebody at the desk looks at it, and nobody is taken as not having come.
  const why = told((w) => w.doesNotFit);
  return {
    report: { how: 'abandoned', reason: why.en },
    entrants,
    doubt: { why: made.refused.why, told: why },
  };
}

interface Brought {
  readonly report: Report;
  readonly entrants: Handed['entrants'];
  readonly doubt?: NonNullable<Handed['doubt']>;
}
