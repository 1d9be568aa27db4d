import {
  decideEvent,
  type EventAct,
  type EventRefusal,
  type EventState,
  type LoggedEvent,
  openMatches,
  type StageState,
  stageNow,
} from '@opencarrom/tournament';
import type { AtDesk } from '../desk-view.js';
import { isInDraft } from './drafts.js';
import type { HallRow } from './rows.js';

/** The one thing to do next. */
export type NextStep =
  | { readonly do: 'enter'; readonly entered: number }
  /** What can be drawn now: a round, or what is ready of a bracket while so many others are open. */
  | {
      readonly do: 'draw';
      readonly stage: number;
      readonly round: number;
      readonly isFirst: boolean;
      readonly open: number;
    }
  | { readonly do: 'publish'; readonly round: number; readonly matches: number }
  | { readonly do: 'see-to'; readonly row: HallRow }
  | {
      readonly do: 'start-clock';
      readonly stage: number;
      readonly round: number;
      readonly minutes: number;
      /** Somebody has set it already, to these minutes: it only has to run. */
      readonly isSet: boolean;
    }
  | { readonly do: 'wait'; readonly open: number }
  /** No round can be paired as things are. */
  | { readonly do: 'choose'; readonly refusal: EventRefusal }
  | { readonly do: 'go-on'; readonly stage: string; readonly next: string }
  | { readonly do: 'award'; readonly stage: string; readonly system: StageState['format']['system'] }
  | { readonly do: 'over' };

export type StepOf<D extends NextStep['do']> = Extract<NextStep, { readonly do: D }>;

const MINUTE = 60_000;

/** Any moment will do: nothing is written. */
const AT = '2026-01-01T00:00Z';

/** Would it be done? Null: yes; else why not. */
export function refusalTo(logged: LoggedEvent, act: EventAct): EventRefusal | null {
  const decided = decideEvent(logged, { at: AT, act });
  return 'refused' in decided ? decided.refused : null;
}

const LEAST_ENTRANTS = 2;

export function nextStep(
  logged: LoggedEvent,
  about: AtDesk | null,
  rows: readonly HallRow[],
): NextStep | null {
  const { state } = logged;
  if (!state.head) return null;
  if (state.awards) return { do: 'over' };
  const stage = stageNow(state);
  if (!stage) return beforeAll(state);
  const drafts = stage.matches.filter((match) => isInDraft(state, match));
  const [draft] = drafts;
  if (draft) return { do: 'publish', round: draft.round, matches: drafts.length };
  const due = rows.find(({ tone }) => tone === 'due');
  if (due) return { do: 'see-to', row: due };
  const open = openMatches(stage);
  const toDraw = open.length === 0 || isBracket(stage) ? refusalTo(logged, { type: 'pair' }) : undefined;
  if (toDraw === null)
    return {
      ...{ do: 'draw', stage: stage.number, round: nextRound(stage) },
      ...{ isFirst: false, open: open.length },
    };
  if (open.length > 0) return clockToStart(stage, about) ?? { do: 'wait', open: open.length };
  return stageEnds(state, stage, toDraw ?? null);
}

/**
 * A protest or a late result of an earlier round keeps nobody from playing on: it is the thing to do while one waits, and
 * before the prizes are given.
 */
export function besideUndecided(step: NextStep | null, earlier: readonly HallRow[]): NextStep | null {
  const [row] = earlier.filter(({ stand }) => stand.is === 'protest' || stand.is === 'waiting');
  return row && (step?.do === 'wait' || step?.do === 'award') ? { do: 'see-to', row } : step;
}

function beforeAll({ participants }: EventState): NextStep {
  const here = participants.filter(({ away }) => !away).length;
  if (here < LEAST_ENTRANTS) return { do: 'enter', entered: here };
  return { do: 'draw', stage: 1, round: 1, isFirst: true, open: 0 };
}

const BRACKETS: readonly string[] = ['knockout', 'double-elimination', 'ladder', 'finals'];
const isBracket = ({ format }: StageState): boolean => endsInFinal(format.system);
/** Its own last match settles who is first: no finals come after it. */
export const endsInFinal = (system: StageState['format']['system']): boolean => BRACKETS.includes(system);

/** In a bracket what is ready may be of a round that is drawn in part. */
const nextRound = ({ rounds }: StageState): number => rounds + 1;

/** The clock of a round that nobody has started yet; on the screen every match has its own time. */
function clockToStart(stage: StageState, about: AtDesk | null): NextStep | null {
  const { minutes } = stage.format.match;
  const { number, rounds } = stage;
  if (!about || about.settings.play === 'online' || minutes === null || isBracket(stage)) return null;
  const { clock } = about;
  const set = clock?.stage === number && clock.round === rounds ? clock : null;
  if (set && set.beganAt !== null) return null;
  const played = stage.matches.some(({ round, result, b }) => round === rounds && b !== null && result);
  if (played) return null;
  const length = set ? Math.ceil(set.length / MINUTE) : minutes;
  return { do: 'start-clock', stage: number, round: rounds, minutes: length, isSet: set !== null };
}

function stageEnds(
  state: EventState,
  { number, format }: StageState,
  refusal: EventRefusal | null,
): NextStep {
  if (refusal && refusal.why !== 'stage-over') return { do: 'choose', refusal };
  const next = state.formats[number];
  return next
    ? { do: 'go-on', stage: format.name, next: next.name }
    : { do: 'award', stage: format.name, system: format.system };
}
