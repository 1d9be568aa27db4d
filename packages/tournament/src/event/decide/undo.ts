import type { ActName, ActOf } from '../act.js';
import { emptyLog, evolveEvent, type LoggedEvent, standingLines, undoneLines } from '../evolve.js';
import type { EventLine } from '../happening.js';
import type { EventRefusal } from '../refusal.js';
import { type EventState, matchOf, stageNow } from '../state.js';
import { refuse } from './refuse.js';

/** Why a line could not be done somewhere; null where it could. */
type RefusalOf = (log: LoggedEvent, line: EventLine) => EventRefusal | null;

/** A line may be undone where every later one that stands could have been done without it, and would mean the same. */
export function undo({ happenings }: LoggedEvent, { of }: ActOf<'undo'>, refusalOf: RefusalOf): void {
  const line = happenings[of - 1] ?? refuse({ why: 'no-such-line', seq: of, last: happenings.length });
  if (line.act.type === 'open') refuse({ why: 'nothing-to-undo' });
  if (undoneLines(happenings).has(of)) refuse({ why: 'already-undone', seq: of });
  const award = closedBy(happenings);
  if (award !== null && of < award)
    refuse({ why: 'needed-by', seq: award, act: 'award', refusal: { why: 'event-over', act: 'undo' } });
  const undoing: EventLine = { seq: happenings.length + 1, at: line.at, act: { type: 'undo', of } };
  needAllLater(standingLines(happenings), standingLines([...happenings, undoing]), refusalOf);
}

/** Every line that follows the first change is decided once more. */
function needAllLater(stood: readonly EventLine[], stand: readonly EventLine[], refusalOf: RefusalOf): void {
  const from = stand.findIndex((line, index) => line !== stood[index]);
  if (from < 0) return;
  const before = statesBefore(stood);
  let log = stand.slice(0, from).reduce(evolveEvent, emptyLog);
  for (const each of stand.slice(from)) {
    const was = before.get(each.seq);
    const refusal = refusalOf(log, each) ?? (was ? otherPairs(was, log.state, each) : null);
    if (refusal) refuse({ why: 'needed-by', seq: each.seq, act: each.act.type, refusal });
    log = evolveEvent(log, each);
  }
}

/** Where the event stood before each line. */
function statesBefore(lines: readonly EventLine[]): ReadonlyMap<number, EventState> {
  const before = new Map<number, EventState>();
  let log = emptyLog;
  for (const line of lines) {
    before.set(line.seq, log.state);
    log = evolveEvent(log, line);
  }
  return before;
}

/** A result is of those who played it, and a round was drawn for those who had met as they had. */
function otherPairs(was: EventState, now: EventState, { act, gave }: EventLine): EventRefusal | null {
  if ('match' in act && act.match !== undefined)
    return meeting(was, act.match) === meeting(now, act.match) ? null : { why: 'other-pairs' };
  if (act.type === 'enter') return isWithoutGroup(now, gave) ? { why: 'other-pairs' } : null;
  if (!OF_A_STAGE.includes(act.type)) return null;
  // What was done in one stage means nothing in another.
  if (was.stages.length !== now.stages.length) return { why: 'other-pairs' };
  if (!AFTER_ROUNDS.includes(act.type)) return null;
  const numbers = was.stages.flatMap(({ matches }) => matches.map(({ number }) => number));
  const all = now.stages.reduce((sum, { matches }) => sum + matches.length, 0);
  const isSame =
    all === numbers.length && numbers.every((number) => meeting(was, number) === meeting(now, number));
  return isSame ? null : { why: 'other-pairs' };
}

/** What is done by the rounds that were drawn before. */
const AFTER_ROUNDS: readonly ActName[] = ['pair', 'swap', 'take-back', 'go-on'];
const OF_A_STAGE: readonly ActName[] = [...AFTER_ROUNDS, 'lots', 'order'];

/** Who entered before the groups were drawn was put in none. */
const isWithoutGroup = (now: EventState, gave: EventLine['gave']): boolean =>
  stageNow(now)?.format.system === 'groups' && !(gave && 'groups' in gave);

function meeting(state: EventState, number: number): string | null {
  const found = matchOf(state, number);
  return found && `${found.match.a} ${found.match.b}`;
}

/** The line that closed an event, while it is closed: places stay what they are until then is undone or reopened. */
function closedBy(happenings: readonly EventLine[]): number | null {
  const last = standingLines(happenings)
    .filter(({ act }) => act.type === 'award' || act.type === 'reopen')
    .at(-1);
  return last?.act.type === 'award' ? last.seq : null;
}

/** What `undo` without a number means: the last line that stands; null where only the opening is left. */
export function lastToUndo({ happenings }: LoggedEvent): number | null {
  const last = standingLines(happenings).at(-1);
  return last && last.act.type !== 'open' ? last.seq : null;
}

/** What `redo` means: the last undoing that stands; null where something was done since, or all is brought back. */
export function lastToRedo({ happenings }: LoggedEvent): number | null {
  const undone = undoneLines(happenings);
  for (const { seq, act } of [...happenings].reverse()) {
    if (undone.has(seq)) continue;
    if (act.type !== 'undo') return null;
    // What brought a line back is an undoing too, of another one.
    if (happenings[act.of - 1]?.act.type !== 'undo') return seq;
  }
  return null;
}
