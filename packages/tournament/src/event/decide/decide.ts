import { isMoment } from '../../tables/moment.js';
import type { ActName, ActOf, EventAct } from '../act.js';
import type { LoggedEvent } from '../evolve.js';
import type { BroughtBy, EventCommand, EventLine } from '../happening.js';
import type { EventRefusal } from '../refusal.js';
import type { Report } from '../result.js';
import { matchOf } from '../state.js';
import { drawLots, orderByHand, pair, publish, swap, takeBack } from './drawing.js';
import { allow, change, comeBack, enter, forbid, seed, withdraw } from './entries.js';
import { allot, allotAnew, keepTo, setSessions, setTables } from './hall.js';
import { RefusedAct, refuse } from './refuse.js';
import { correct, report, walkOver } from './results.js';
import { award, finals, goOn, reopen } from './stages.js';
import { correctRubber, lineUp, putIn, rubber, rubberBegins } from './ties.js';
import { appoint, nameUmpire, setUmpires } from './umpires.js';
import { undo } from './undo.js';

/** What comes of a command: a line of the log, nothing new (it was sent before, as that line), or a refusal. */
export type EventDecision =
  | { readonly ok: EventLine }
  | { readonly already: number }
  | { readonly refused: EventRefusal };

export function decideEvent(log: LoggedEvent, command: EventCommand): EventDecision {
  const already = sentBefore(log, command.act);
  if (already !== null) return { already };
  return attempt(() => {
    const { happenings } = log;
    const { at, by, after, act } = command;
    const seq = happenings.length + 1;
    if (after !== undefined && after !== happenings.length)
      refuse({ why: 'stale', after, seq: happenings.length });
    if (!isMoment(at)) refuse({ why: 'bad-time', at });
    const gave = broughtBy(log, act);
    const line = { seq, at, ...(by === undefined ? {} : { by }), act, ...(gave ? { gave } : {}) };
    // What an act gives is of its own name.
    return { ok: line as EventLine };
  });
}

/** What an act would give here, or why it would be refused. */
export const refusalOrGave = (
  log: LoggedEvent,
  act: EventAct,
): { readonly gave: object | undefined } | { readonly refused: EventRefusal } =>
  attempt(() => ({ gave: broughtBy(log, act) }));

/** Why a line could not be done here; null where it could. What it gave must still make sense. */
function refusalOf(log: LoggedEvent, happening: EventLine): EventRefusal | null {
  const again = attempt(() => {
    broughtBy(log, happening.act);
    needKnown(log, happening);
    return {};
  });
  return 'refused' in again ? again.refused : null;
}

type Decider<N extends ActName> = (state: LoggedEvent['state'], act: ActOf<N>, log: LoggedEvent) => unknown;

const DECIDERS: { readonly [N in ActName]: Decider<N> } = {
  open: (state) => (state.head ? refuse({ why: 'already-open' }) : undefined),
  enter,
  change,
  withdraw,
  return: comeBack,
  seed,
  lots: drawLots,
  order: orderByHand,
  forbid,
  allow,
  pair,
  publish,
  swap,
  tables: setTables,
  'keep-to': keepTo,
  allot,
  'allot-anew': allotAnew,
  sessions: setSessions,
  umpires: setUmpires,
  umpire: nameUmpire,
  appoint,
  report,
  correct,
  'walk-over': walkOver,
  'line-up': lineUp,
  substitute: putIn,
  'begin-rubber': rubberBegins,
  rubber,
  'correct-rubber': correctRubber,
  'take-back': takeBack,
  'go-on': goOn,
  finals,
  award,
  reopen,
  undo: (_, act, log) => undo(log, act, refusalOf),
};

/** What may still be done when prizes are given. */
const AFTER_THE_END: readonly ActName[] = ['open', 'reopen', 'undo', 'change'];

/** What an act would give here. */
function broughtBy(log: LoggedEvent, act: EventAct): object | undefined {
  const { state } = log;
  if (!state.head && act.type !== 'open') refuse({ why: 'not-open' });
  if (state.awards && !AFTER_THE_END.includes(act.type)) refuse({ why: 'event-over', act: act.type });
  // The table's key and the act are of one name.
  return (DECIDERS[act.type] as Decider<ActName>)(state, act, log) as object | undefined;
}

/** Who was drawn, or went on, is in the list. */
function needKnown({ state }: LoggedEvent, { act, gave }: EventLine): void {
  if (act.type !== 'pair' && act.type !== 'go-on') return;
  const { start, matches = [], entrants = [] } = gave as Partial<BroughtBy<'pair'> & BroughtBy<'go-on'>>;
  const drawn = matches.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
  const known = new Set(state.participants.map(({ number }) => number));
  const entrant = [...drawn, ...entrants, ...(start?.entrants ?? [])].find((each) => !known.has(each));
  if (entrant !== undefined) refuse({ why: 'no-such-entrant', entrant, entrants: state.lastEntrant });
}

/** The line of a report that came before, word for word. */
function sentBefore({ happenings, state }: LoggedEvent, act: EventAct): number | null {
  const sent = sentWith(act);
  if (!sent) return null;
  const had = reportedBefore(state, act)?.sent;
  if (!had || had.from !== sent.from || had.sequence < sent.sequence) return null;
  const before = happenings.find((line) => {
    const earlier = sentWith(line.act);
    return (
      earlier?.from === sent.from &&
      earlier.sequence === sent.sequence &&
      earlier.hash === sent.hash &&
      isOfSame(line.act, act)
    );
  });
  return before?.seq ?? null;
}

const sentWith = (act: EventAct): Report['sent'] =>
  act.type === 'report' || act.type === 'rubber' ? act.report.sent : undefined;

function reportedBefore(state: LoggedEvent['state'], act: EventAct): Report | null {
  const match = 'match' in act ? matchOf(state, act.match)?.match : undefined;
  return (act.type === 'rubber' ? match?.tie?.rubbers[act.rubber - 1]?.report : match?.report) ?? null;
}

/** Do two reports speak of one match, or of one rubber of it? */
const isOfSame = (one: EventAct, other: EventAct): boolean =>
  'match' in one &&
  'match' in other &&
  one.match === other.match &&
  ('rubber' in one ? one.rubber : null) === ('rubber' in other ? other.rubber : null);

function attempt<T>(act: () => T): T | { readonly refused: EventRefusal } {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof RefusedAct) return { refused: fault.refusal };
    throw fault;
  }
}
