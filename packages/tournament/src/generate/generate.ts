import { drawnFrom, type Lot } from '../draws/lot.js';
import type { EventAct } from '../event/act.js';
import { decideEvent } from '../event/decide/decide.js';
import { termsOf } from '../event/decide/results.js';
import { hasDrafts } from '../event/drafts.js';
import type { Entry } from '../event/entry.js';
import { emptyLog, evolveEvent, type LoggedEvent } from '../event/evolve.js';
import type { EventFormat } from '../event/format.js';
import type { EventRefusal } from '../event/refusal.js';
import { type DrawnMatch, openMatches, type StageState, stageNow } from '../event/state.js';
import { randomReport } from './report.js';
import { nextInTie } from './tie.js';
import { unrest } from './unrest.js';

/** A random event that is asked for. */
export interface Generating {
  readonly seed: number;
  readonly players: number;
  readonly format: EventFormat;
  /** Of a hundred steps, how many are late entries, withdrawals, returns, corrections, swaps and undoings. */
  readonly unrest: number;
  /** Is what is drawn published only then? */
  readonly drafts?: boolean;
}

/** When random events happen: a day like any other. */
const DAY = '2026-01-31';
/** A field in which as much happens as was asked for; in a larger one it happens more rarely. */
const SMALL = 40;
/** Steps for each player with unrest; then it is quiet, so that every event ends. */
const RESTLESS_EACH = 50;
/** Far more than any event needs that is quiet. */
const STEPS_EACH = 1_000;

/** An event played to its end by chance: the same seed, the same event. */
export function generateEvent({ seed, players, format, unrest: share, drafts }: Generating): LoggedEvent {
  const lot = drawnFrom(seed);
  const entries = Array.from({ length: players }, (_, index) => randomEntry(index + 1, format, lot));
  const coming = { most: players + Math.ceil(players / 4), entry: randomEntry };
  // A round of hundreds that is taken back again and again would never be played.
  const calm = Math.ceil(players / SMALL);
  let log = done(emptyLog, {
    ...{ type: 'open', name: `Random event ${seed}`, format, date: DAY, lot: seed },
    ...(drafts ? { drafts } : {}),
  });
  log = done(log, { type: 'enter', entries });
  for (let step = 0; step < players * STEPS_EACH && log.state.awards === null; step++) {
    const isRestless = step < players * RESTLESS_EACH && lot.below(100 * calm) < share;
    const wild = isRestless ? unrest(log, lot, coming) : null;
    log = (wild && attempt(log, wild)) ?? onward(log, lot);
  }
  return log;
}

/** The next thing that an organiser would do. */
function onward(log: LoggedEvent, lot: Lot): LoggedEvent {
  const { drafts } = log.state;
  if (drafts.matches.length > 0 || (drafts.stages.length > 0 && lot.below(2) === 0))
    return done(log, { type: 'publish' });
  const stage = stageNow(log.state);
  const [...open] = stage ? openMatches(stage) : [];
  const match = open[lot.below(Math.max(1, open.length))];
  if (stage && match)
    return done(log, nextInTie(log.state, stage, match, lot) ?? reportOf(stage, match, lot));
  const paired = decideEvent(log, { at: DAY, act: { type: 'pair' } });
  if ('ok' in paired) return evolveEvent(log, paired.ok);
  return 'refused' in paired ? instead(log, paired.refused, lot) : log;
}

const reportOf = (stage: StageState, match: DrawnMatch, lot: Lot): EventAct => ({
  type: 'report',
  match: match.number,
  report: randomReport(termsOf(stage, match), lot),
});

/** What is done where no round can be drawn. */
function instead(log: LoggedEvent, refusal: EventRefusal, lot: Lot): LoggedEvent {
  if (hasDrafts(log.state)) return done(log, { type: 'publish' });
  if (refusal.why === 'stage-over') return ended(log);
  if (refusal.why === 'too-few') return more(log, lot) ?? ended(log, 'too few are left');
  if (refusal.why !== 'no-pairing')
    throw new Error(`no round, and nothing to do: ${JSON.stringify(refusal)}`);
  const rematches = refusal.offers.find((offer) => offer.do === 'rematches');
  // Forbidden pairs stay forbidden here.
  if (rematches && !rematches.liftForbidden && lot.below(2) === 0)
    return done(log, { type: 'pair', rematchesUpTo: rematches.upTo });
  return ended(log, 'no further pairing');
}

/** Somebody who has left comes back, or somebody new comes. */
function more(log: LoggedEvent, lot: Lot): LoggedEvent | null {
  const { participants, lastEntrant, discipline, formats } = log.state;
  const gone = participants.find(({ away }) => away);
  if (gone) return attempt(log, { type: 'return', entrant: gone.number });
  const entry = randomEntry(lastEntrant + 1, { discipline, stages: formats }, lot);
  return attempt(log, { type: 'enter', entries: [entry] });
}

function ended(log: LoggedEvent, why?: string): LoggedEvent {
  const early = why === undefined ? {} : { early: why };
  const award = { type: 'award', kind: 'millesimal' } as const;
  return (
    attempt(log, { type: 'go-on', ...early }) ??
    attempt(log, { ...award, ...early }) ??
    done(log, { ...award, early: 'too few go on' })
  );
}

function attempt(log: LoggedEvent, act: EventAct): LoggedEvent | null {
  const decision = decideEvent(log, { at: DAY, act });
  return 'ok' in decision ? evolveEvent(log, decision.ok) : null;
}

function done(log: LoggedEvent, act: EventAct): LoggedEvent {
  const decision = decideEvent(log, { at: DAY, act });
  if ('ok' in decision) return evolveEvent(log, decision.ok);
  throw new Error(`"${act.type}" should have been possible: ${JSON.stringify(decision)}`);
}

const FEDERATIONS = ['IND', 'ITA', 'POL', 'FRA', 'MDV'];
const CLUBS = ['North', 'South', 'East', 'West'];
const LEAST_RATE = 1200;

function randomEntry(number: number, { discipline }: EventFormat, lot: Lot): Entry {
  const size = { singles: 1, doubles: 2, teams: 8 }[discipline];
  const players = Array.from({ length: size }, (_, index) => ({
    name: size === 1 ? `Player ${number}` : `Player ${number}${String.fromCharCode(97 + index)}`,
    // A team has its women at the end of its list.
    ...(discipline === 'teams' ? { woman: index >= size - 3 } : {}),
  }));
  return {
    players,
    ...(discipline === 'teams' ? { team: `Team ${number}` } : {}),
    federation: FEDERATIONS[lot.below(FEDERATIONS.length)] as string,
    club: CLUBS[lot.below(CLUBS.length)] as string,
    ...(lot.below(4) > 0 ? { rate: LEAST_RATE + lot.below(1000) } : {}),
  };
}
