import { randomInt } from 'node:crypto';
import type { ActOf, FinalsFormat } from '@opencarrom/tournament';
import { stageNow } from '@opencarrom/tournament';
import { entrantsCalled } from '../../events/who.js';
import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showDrawn } from '../../show/event.js';
import { showLines } from '../../show/history.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked } from './asked.js';
import { ofSeveral, twoWords } from './entries.js';

export const MOST_LOT = 2 ** 32 - 1;
const MOST = 1_000_000;

/** A lot that nobody chose, where none is given. */
export const lotOf = (asked: string | undefined): number =>
  readCount('--lot', asked, { least: 0, most: MOST_LOT }) ?? randomInt(MOST_LOT);

export async function runLots(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, lot: { type: 'string' } }, io, false);
  const lot = lotOf(asked.values.lot);
  return act(asked, io, () => ({ acts: [{ type: 'lots', lot }] }), showLines);
}

/** Those who are exactly level, in an order somebody decided. */
export async function runOrder(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, reason: { type: 'string' } }, io);
  const { reason } = asked.values;
  if (asked.words.length === 0) throw new Misuse((faults) => faults.missing.names);
  if (reason === undefined) throw new Misuse((faults) => faults.missing.reason);
  return act(
    asked,
    io,
    ofSeveral(asked, (order) => ({ type: 'order', order, reason })),
    showLines,
  );
}

/** The next round, for the event of a file. */
export async function runPairEvent(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(
    args,
    { ...CHANGE_OPTIONS, open: { type: 'string' }, rematches: { type: 'string' } },
    io,
    false,
  );
  const { open, rematches } = asked.values;
  const rematchesUpTo = readCount('--rematches', rematches, { least: 1, most: MOST });
  const pair: ActOf<'pair'> = {
    type: 'pair',
    ...(open === undefined ? {} : { open: numbersIn('--open', open) }),
    ...(rematchesUpTo === undefined ? {} : { rematchesUpTo }),
  };
  return act(asked, io, () => ({ acts: [pair] }), showDrawn);
}

/** Match numbers with commas between them. */
function numbersIn(option: string, list: string): readonly number[] {
  return list.split(',').map((each) => readCount(option, each.trim(), { least: 1, most: MOST }) as number);
}

/** What was drawn is there for everybody, in an event whose draws are drafts before. */
export async function runPublish(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io, false);
  return act(asked, io, () => ({ acts: [{ type: 'publish' }] }), showDrawn);
}

export async function runSwap(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, 'even-so': { type: 'boolean' } }, io);
  const evenSo = asked.values['even-so'] ? ({ evenSo: true } as const) : {};
  const two = twoWords(asked.words);
  return act(
    asked,
    io,
    ({ state }) => {
      const found = entrantsCalled(state, two, asked.language.eventsDesk);
      if ('error' in found) return found;
      const [one = 0, other = 0] = found.ok;
      return { acts: [{ type: 'swap', one, other, ...evenSo }] };
    },
    showDrawn,
  );
}

export async function runTakeBack(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, 'with-results': { type: 'boolean' } }, io, false);
  const withResults = asked.values['with-results'] ? ({ withResults: true } as const) : {};
  return act(asked, io, () => ({ acts: [{ type: 'take-back', ...withResults }] }), showLines);
}

/** The next stage. */
export async function runNext(args: readonly string[], io: Io): Promise<number> {
  const options = { open: { type: 'string' }, early: { type: 'string' } } as const;
  const asked = readAsked(args, { ...CHANGE_OPTIONS, ...options }, io, false);
  const { open, early } = asked.values;
  const goOn: ActOf<'go-on'> = {
    type: 'go-on',
    ...(open === undefined ? {} : { open: numbersIn('--open', open) }),
    ...(early === undefined ? {} : { early }),
  };
  return act(asked, io, () => ({ acts: [goOn] }), showLines);
}

/** First v second and third v fourth, after a last stage that had not meant it; they are drawn at once. */
export async function runFinals(args: readonly string[], io: Io): Promise<number> {
  const options = { places: { type: 'string' }, 'best-of': { type: 'string' } } as const;
  const asked = readAsked(args, { ...CHANGE_OPTIONS, ...options }, io, false);
  const places = oneOf('--places', asked.values.places, [2, 4]);
  const bestOf = oneOf('--best-of', asked.values['best-of'], [1, 3]);
  return act(
    asked,
    io,
    ({ state }) => {
      const last = stageNow(state)?.format;
      const match = { ...last?.match, stage: 'final' } as FinalsFormat['match'];
      const name = asked.language.eventsDesk.finals;
      const format: FinalsFormat = {
        ...{ system: 'finals', name, match, seeding: 'standings', goOn: null },
        ...{ places, bestOf },
      };
      return { acts: [{ type: 'finals', format }, { type: 'go-on' }] };
    },
    showLines,
  );
}

function oneOf<N extends number>(
  option: string,
  asked: string | undefined,
  [first, other]: readonly [N, N],
): N {
  if (asked === undefined || asked === String(first)) return first;
  if (asked === String(other)) return other;
  throw new Misuse((faults) => faults.oneOf(option, [String(first), String(other)], asked));
}
