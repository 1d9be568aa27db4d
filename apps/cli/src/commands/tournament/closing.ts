import { type LoggedEvent, lastToRedo, lastToUndo, PRIZE_KINDS } from '@opencarrom/tournament';
import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showLines } from '../../show/history.js';
import { showFinal } from '../../show/standings.js';
import type { EventsDeskWords } from '../../words/events-desk.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked } from './asked.js';

/** The places at the end, and what each wins. */
export async function runAward(args: readonly string[], io: Io): Promise<number> {
  const options = { prizes: { type: 'string' }, early: { type: 'string' } } as const;
  const asked = readAsked(args, { ...CHANGE_OPTIONS, ...options }, io, false);
  const { prizes, early } = asked.values;
  const kind = prizes === undefined ? null : PRIZE_KINDS.find((each) => each === prizes);
  if (kind === undefined)
    throw new Misuse((faults) => faults.noSuch('kind of prizes', prizes ?? '', PRIZE_KINDS));
  const ended = early === undefined ? {} : { early };
  return act(
    asked,
    io,
    () => ({ acts: [{ type: 'award', kind, ...ended }] }),
    (changed, language, paper) => [
      ...showLines(changed, language, paper),
      ...showFinal(changed.log.state, language, paper),
    ],
  );
}

export async function runReopen(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, reason: { type: 'string' } }, io, false);
  const { reason } = asked.values;
  if (reason === undefined) throw new Misuse((faults) => faults.missing.reason);
  return act(asked, io, () => ({ acts: [{ type: 'reopen', reason }] }), showLines);
}

/** The last line that stands, or the one that is named. */
export const runUndo = (args: readonly string[], io: Io): Promise<number> =>
  takeBack(args, io, lastToUndo, ({ nothingToUndo }) => nothingToUndo, true);

/** What was undone last. */
export const runRedo = (args: readonly string[], io: Io): Promise<number> =>
  takeBack(args, io, lastToRedo, ({ nothingToRedo }) => nothingToRedo, false);

const MOST = { least: 1, most: 10_000_000 };

async function takeBack(
  args: readonly string[],
  io: Io,
  last: (log: LoggedEvent) => number | null,
  nothing: (words: EventsDeskWords) => string,
  takesLine: boolean,
): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  const [line, extra] = takesLine ? asked.words : [undefined, ...asked.words];
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  const named = readCount('LINE', line, MOST);
  return act(
    asked,
    io,
    (log) => {
      const of = named ?? last(log);
      if (of !== null) return { acts: [{ type: 'undo', of }] };
      return { error: { code: 'nothing-to-undo', message: nothing(asked.language.eventsDesk), path: '' } };
    },
    showLines,
  );
}
