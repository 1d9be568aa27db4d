import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showLines } from '../../show/history.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked } from './asked.js';
import { ofOne } from './entries.js';

const MOST = { least: 1, most: 10_000 };

/** A match's table, by hand; without a match all tables anew. */
export async function runTable(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, none: { type: 'boolean' } }, io);
  const [match, table, extra] = asked.words;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  if (match === undefined) return act(asked, io, () => ({ acts: [{ type: 'allot-anew' }] }), showLines);
  if ((table === undefined) === !asked.values.none) throw new Misuse((faults) => faults.missing.table);
  const number = readCount('MATCH', match, { least: 1, most: 1_000_000 }) as number;
  const at = readCount('TABLE', table, MOST) ?? null;
  return act(asked, io, () => ({ acts: [{ type: 'allot', match: number, table: at }] }), showLines);
}

/** Somebody who can be at some tables only, or with --any at all of them again. */
export async function runKeep(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, any: { type: 'boolean' } }, io);
  const [who, list, extra] = asked.words;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  if (who === undefined) throw new Misuse((faults) => faults.missing.who);
  if ((list === undefined) === !asked.values.any) throw new Misuse((faults) => faults.missing.table);
  const tables = list === undefined ? null : tablesIn('TABLES', list);
  return act(
    asked,
    io,
    ofOne({ ...asked, words: [who] }, (entrant) => ({ type: 'keep-to', entrant, tables })),
    showLines,
  );
}

/** Numbers of tables with commas between them. */
const tablesIn = (option: string, list: string): readonly number[] =>
  list.split(',').map((each) => readCount(option, each.trim(), MOST) as number);

/** How many tables there are, and which cannot be played at. */
export async function runTables(args: readonly string[], io: Io): Promise<number> {
  const options = { out: { type: 'string' }, top: { type: 'string' } } as const;
  const asked = readAsked(args, { ...CHANGE_OPTIONS, ...options }, io);
  const [count, extra] = asked.words;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  if (count === undefined) throw new Misuse((faults) => faults.missing.tables);
  const tables = count === 'any' ? null : (readCount('TABLES', count, MOST) as number);
  const { out, top } = asked.values;
  const outOfUse = out === undefined ? [] : tablesIn('--out', out);
  const topTable = readCount('--top', top, MOST);
  const first = topTable === undefined ? {} : { topTable };
  return act(asked, io, () => ({ acts: [{ type: 'tables', tables, outOfUse, ...first }] }), showLines);
}
