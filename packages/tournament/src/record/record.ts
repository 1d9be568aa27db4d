import { garbledIn, jsonFault, reading } from '@opencarrom/laws';
import { emptyLog, evolveEvent, type LoggedEvent } from '../event/evolve.js';
import type { EventLine } from '../event/happening.js';
import type { EventFault, EventFaultCode } from '../read/fault.js';
import { needFollowing } from './follow.js';
import { readLine } from './read-line.js';

const EVENT_FORMAT = 'opencarrom-event';
const EVENT_VERSION = 1;

/** Why a text is no event's log: the line of it, from 1, the field, and what is wrong. */
export interface EventDamage extends Omit<EventFault, 'code'> {
  readonly code: EventFaultCode | 'empty' | 'not-utf8' | 'not-an-event' | 'newer-version';
  readonly line: number;
}

/** One line for the head, one for each happening, each ended. */
export const writeEvent = ({ happenings }: Pick<LoggedEvent, 'happenings'>): string =>
  [HEAD, ...happenings.map((happening) => JSON.stringify(happening))].map((each) => `${each}\n`).join('');

const HEAD = JSON.stringify({ format: EVENT_FORMAT, version: EVENT_VERSION });

/** Is this the beginning of an event's log, whatever comes after it? */
export const beginsEvent = (written: string): boolean =>
  written.replace(/^\uFEFF/, '').startsWith(`{"format":"${EVENT_FORMAT}"`);

export type ReadEvent = { readonly ok: LoggedEvent } | { readonly error: EventDamage };

/** Reads a log and plays it again. Whether all it gave is right is for `checkEvent`. */
export function readEventLog(written: string): ReadEvent {
  const lines = written.split('\n');
  // A hand that saves a file may leave empty lines at its end.
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  const damage = headDamage(lines[0] ?? '');
  if (damage) return { error: damage };
  let log = emptyLog;
  for (const [index, each] of lines.slice(1).entries()) {
    const line = index + 2;
    const value = parsed(each, line);
    if ('error' in value) return value;
    const read = reading.attempt<EventLine, EventFaultCode>(() => {
      const happening = readLine(value.ok);
      needFollowing(log, happening);
      return happening;
    });
    if ('error' in read) return { error: { ...read.error, line } };
    log = evolveEvent(log, read.ok);
  }
  return { ok: log };
}

/** Why bytes are the text of no log. Whoever has bytes asks before making letters of them. */
export function damageInEvent(bytes: Uint8Array): EventDamage | null {
  const garbled = garbledIn(bytes, 'a-line-each');
  if (!garbled) return null;
  const { line, byte, path } = garbled;
  return { code: 'not-utf8', line, path, message: `byte ${byte} of the line is no UTF-8` };
}

function headDamage(first: string): EventDamage | null {
  const damage = (code: EventDamage['code'], path: string, message: string): EventDamage => ({
    code,
    line: 1,
    path,
    message,
  });
  if (first.trim() === '') return damage('empty', '', 'there is nothing in this file');
  const value = parsed(first.replace(/^\uFEFF/, ''), 1);
  if ('error' in value) return value.error;
  const { format, version } = (value.ok ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== EVENT_FORMAT)
    return damage('not-an-event', 'format', `an event begins with {"format":"${EVENT_FORMAT}",…}`);
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return damage('wrong-type', 'version', `version must be a whole number from 1`);
  if (version > EVENT_VERSION)
    return damage(
      'newer-version',
      'version',
      `this event is of version ${version}; this program reads up to ${EVENT_VERSION}: update it`,
    );
  return null;
}

function parsed(text: string, line: number): { readonly ok: unknown } | { readonly error: EventDamage } {
  try {
    const value: unknown = JSON.parse(text);
    const fault = jsonFault(text);
    return fault ? { error: { ...fault, line } } : { ok: value };
  } catch (problem) {
    const detail = problem instanceof Error ? problem.message : String(problem);
    return { error: { code: 'not-json', path: '', message: `not JSON: ${detail}`, line } };
  }
}
