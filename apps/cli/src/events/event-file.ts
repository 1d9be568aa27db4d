import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reading } from '@opencarrom/laws';
import {
  beginsEvent,
  damageInEvent,
  decideEvent,
  type EventAct,
  type EventFaultCode,
  type EventLine,
  evolveEvent,
  type LoggedEvent,
  readAct,
  readEventLog,
  writeEvent,
} from '@opencarrom/tournament';
import { inputOf, type Problem, unreadable } from '../desk.js';
import { codeOf, readBytes, Unreadable } from '../documents.js';
import type { Io } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { Language } from '../words/language.js';
import { DRAFT, replaceFile, writeKept } from '../writing.js';
import type { Holder } from './holder.js';
import { Held, holding } from './lock.js';
import { refusalProblem } from './refusals.js';

export type FileOutcome<T> = { readonly ok: T } | { readonly error: RecordProblem };

/** An event's file and what is in it. */
export interface OpenedEvent {
  readonly file: string;
  readonly log: LoggedEvent;
}

/** An event before and after what was done to it. */
export interface ChangedEvent extends OpenedEvent {
  readonly before: LoggedEvent;
  /** The lines that were added. */
  readonly lines: readonly EventLine[];
}

/** What is to be done to an event as it is found. */
export type Plan = (log: LoggedEvent) => { readonly acts: readonly EventAct[] } | { readonly error: Problem };

/** Who does something, and when. */
export interface EventDoing {
  readonly at: string;
  readonly by?: string | undefined;
}

/** The event of a file, or with a lone minus the one on standard input. */
export async function openEvent(file: string, language: Language, io: Io): Promise<FileOutcome<OpenedEvent>> {
  const read = await readWritten(file, language, io);
  return 'error' in read ? read : { ok: { file, log: read.ok.log } };
}

interface Written {
  readonly log: LoggedEvent;
  readonly text: string;
}

async function readWritten(file: string, language: Language, io: Io): Promise<FileOutcome<Written>> {
  try {
    const bytes = await readBytes(await inputOf(file, language, io));
    const garbled = damageInEvent(bytes);
    if (garbled) return { error: garbled };
    const text = bytes.toString();
    const read = readEventLog(text);
    return 'error' in read ? read : { ok: { log: read.ok, text } };
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    throw fault;
  }
}

/**
 * Does something to the event of a file: all of it, or where one act is refused nothing. Nobody else writes meanwhile,
 * and the event is read once nobody does.
 */
export function changeEvent(
  file: string,
  doing: EventDoing,
  plan: Plan,
  language: Language,
  io: Io,
): Promise<FileOutcome<ChangedEvent>> {
  return guarded(file, language, async () => {
    const path = pathOf(file);
    const waits = (holder: Holder | null) => {
      if (io.stderr.isTTY) io.stderr.write(`${language.eventsDesk.waits(file, holder)}\n`);
    };
    return holding(path, () => changeHeld(file, path, doing, plan, language, io), { waits });
  });
}

async function changeHeld(
  file: string,
  path: string,
  doing: EventDoing,
  plan: Plan,
  language: Language,
  io: Io,
): Promise<FileOutcome<ChangedEvent>> {
  const read = await readWritten(path, language, io);
  if ('error' in read) return read;
  const done = perform(read.ok.log, doing, plan, language);
  if ('error' in done) return done;
  replaceFile(path, appended(read.ok.text, done.ok.lines));
  return { ok: { file, ...done.ok } };
}

/** Begins an event in a new file. */
export async function beginEvent(
  file: string,
  doing: EventDoing,
  log: LoggedEvent,
  plan: Plan,
  language: Language,
): Promise<FileOutcome<ChangedEvent>> {
  const done = perform(log, doing, plan, language);
  if ('error' in done) return done;
  const fault = writeKept(file, writeEvent(done.ok.log), false, language);
  return fault ? { error: fault } : { ok: { file, ...done.ok } };
}

function perform(
  before: LoggedEvent,
  { at, by }: EventDoing,
  plan: Plan,
  language: Language,
): FileOutcome<Omit<ChangedEvent, 'file'>> {
  const planned = plan(before);
  if ('error' in planned) return planned;
  let log = before;
  for (const asked of planned.acts) {
    // A line that could not be read again is not written.
    const read = reading.attempt<EventAct, EventFaultCode>(() => readAct(asked, ''));
    if ('error' in read) return read;
    const act = read.ok;
    const decision = decideEvent(log, { at, ...(by === undefined ? {} : { by }), act });
    if ('refused' in decision) return { error: refusalProblem(decision.refused, log.state, language) };
    if ('ok' in decision) log = evolveEvent(log, decision.ok);
  }
  return { ok: { before, log, lines: log.happenings.slice(before.happenings.length) } };
}

/** What was written stays as it was written, to the last byte. */
const appended = (text: string, lines: readonly EventLine[]): string =>
  `${text.trimEnd()}\n${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`;

/** One file has one lock, whatever links lead to it. */
function pathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (fault) {
    throw new Unreadable(file, codeOf(fault));
  }
}

async function guarded<T>(
  file: string,
  language: Language,
  work: () => Promise<FileOutcome<T>>,
): Promise<FileOutcome<T>> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    if (fault instanceof Held) {
      const message = language.eventsDesk.held(file, fault.holder, fault.lock);
      return { error: { code: 'held', message, path: '' } };
    }
    const code = codeOf(fault);
    if (typeof code !== 'string') throw fault;
    return { error: { code: 'unwritable', message: language.faults.unwritable(file, code), path: '' } };
  }
}

/** How an event's file is usually called. */
export const EVENT_FILE = '.jsonl';

/** The files of a folder that hold an event, whatever they are called; not what was left by who died over it. */
export function eventsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith(DRAFT) && holdsEvent(join(folder, name)))
    .sort();
}

const BEGINNING = 64;

/** Does a file begin as an event's log does? */
export function holdsEvent(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return false;
    const opened = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(BEGINNING);
      return beginsEvent(bytes.toString('utf8', 0, readSync(opened, bytes)));
    } finally {
      closeSync(opened);
    }
  } catch {
    return false;
  }
}
