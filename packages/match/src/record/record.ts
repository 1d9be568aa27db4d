import { type Book, garbledIn, jsonFault, type Ruling } from '@opencarrom/laws';
import { Replay } from '../evolve/evolve.js';
import { bookFor, type Head, headFault, RECORD_FORMAT, RECORD_VERSION } from '../head.js';
import type { Event } from '../log/event.js';
import type { MatchState } from '../state.js';
import { event as eventShape } from './event-shape.js';
import { head as headShape } from './head-shape.js';

/** A match written down: its head, its log, and what the log comes to. */
export interface MatchRecord {
  readonly head: Head;
  readonly events: readonly Event[];
  readonly state: MatchState;
}

export type DamageCode =
  | 'empty'
  | 'not-utf8'
  | 'not-json'
  | 'duplicate-field'
  | 'too-deep'
  | 'not-a-record'
  | 'newer-version'
  | 'bad-head'
  | 'bad-event'
  | 'out-of-order'
  | 'does-not-follow';

/** Why a text is no record: the line (from 1), the field, and what is wrong. */
export interface Damage {
  readonly code: DamageCode;
  readonly line: number;
  readonly path: string;
  readonly message: string;
}

/** One line for the head, one for each event, each ended. */
export function writeRecord(head: Head, events: readonly Event[]): string {
  return [head, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** One of several records in a text, and the line it begins with, from 1. */
export interface RecordPart {
  readonly text: string;
  readonly line: number;
}

/** Records may follow each other in one text: a line that begins like a head begins another record. */
export function recordsIn(written: string): readonly RecordPart[] {
  const parts: { lines: string[]; line: number }[] = [];
  for (const [index, line] of written.split('\n').entries()) {
    const begins = parts.length === 0 || line.startsWith(HEAD_BEGINS);
    if (begins) parts.push({ lines: [], line: index + 1 });
    parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ lines, line }) => ({ text: lines.join('\n'), line }));
}

const HEAD_BEGINS = `{"format":"${RECORD_FORMAT}"`;

/** Why bytes are the text of no record. Whoever has bytes asks before making letters of them. */
export function damageInBytes(bytes: Uint8Array): Damage | null {
  const garbled = garbledIn(bytes, 'a-line-each');
  if (!garbled) return null;
  const { line, byte, path } = garbled;
  return { code: 'not-utf8', line, path, message: `byte ${byte} of the line is no UTF-8` };
}

/** Reads a record and checks every line. Whether its rulings are right is for `validateRecord`. */
export function readRecord(written: string): { readonly ok: MatchRecord } | { readonly error: Damage } {
  const lines = written.split('\n');
  // A hand that saves a file may leave empty lines at its end.
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  return undamaged(() => {
    const head = readHead(lines[0]);
    const replaying = new Replay(head);
    for (const [index, line] of lines.entries()) if (index > 0) readEvent(replaying, line, index + 1);
    return { head, events: replaying.events, state: replaying.state };
  });
}

/** A record that grows: what comes is checked as `readRecord` checks it, without reading again what came before. */
export class GrowingRecord {
  private readonly replaying: Replay;

  private constructor(readonly head: Head) {
    this.replaying = new Replay(head);
  }

  static begin(head: unknown): { readonly ok: GrowingRecord } | { readonly error: Damage } {
    return undamaged(() => new GrowingRecord(headIn(head)));
  }

  get events(): readonly Event[] {
    return this.replaying.events;
  }

  get state(): MatchState {
    return this.replaying.state;
  }

  /** The line after those it has; refused, it has what it had. */
  add(event: unknown): { readonly ok: MatchState } | { readonly error: Damage } {
    return undamaged(() => {
      addEvent(this.replaying, event, this.events.length + 2);
      return this.state;
    });
  }
}

function undamaged<T>(read: () => T): { readonly ok: T } | { readonly error: Damage } {
  try {
    return { ok: read() };
  } catch (problem) {
    if (problem instanceof Damaged) return { error: problem.damage };
    throw problem;
  }
}

/** Thrown while reading, caught at the door. */
class Damaged extends Error {
  constructor(readonly damage: Damage) {
    super(damage.message);
  }
}

function damaged(code: DamageCode, line: number, message: string, path = ''): never {
  throw new Damaged({ code, line, path, message });
}

function readHead(line: string | undefined): Head {
  if (line === undefined || line.trim() === '') damaged('empty', 1, 'there is nothing in this record');
  return headIn(parse(line.replace(/^\uFEFF/, ''), 1));
}

function headIn(value: unknown): Head {
  const given = typeof value === 'object' && value !== null ? (value as Partial<Head>) : {};
  if (given.format !== RECORD_FORMAT)
    damaged('not-a-record', 1, `a record begins with {"format":"${RECORD_FORMAT}",…}`, 'format');
  if (typeof given.version === 'number' && given.version > RECORD_VERSION)
    damaged(
      'newer-version',
      1,
      `this record is of version ${given.version}; this program reads up to ${RECORD_VERSION}: update it`,
      'version',
    );
  const wrong = headShape(value, '') ?? headFault(value as Head);
  if (wrong) damaged('bad-head', 1, wrong.message, wrong.path);
  return value as Head;
}

function parse(line: string, number: number): unknown {
  const value = parseJson(line, number);
  const fault = jsonFault(line);
  if (fault) damaged(fault.code, number, fault.message, fault.path);
  return value;
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (problem) {
    return damaged('not-json', number, `not JSON: ${problem instanceof Error ? problem.message : problem}`);
  }
}

const readEvent = (replaying: Replay, line: string, number: number): void =>
  addEvent(replaying, parse(line, number), number);

function addEvent(replaying: Replay, value: unknown, number: number): void {
  const wrong = eventShape(value, '');
  if (wrong) damaged('bad-event', number, wrong.message, wrong.path);
  const event = value as Event;
  if (event.type === 'ruling' && !isUtterable(bookFor(replaying.state.head), event.ruling))
    damaged('bad-event', number, 'this ruling finds what no law of the book is about', 'ruling.findings');
  const { state } = replaying;
  const expected = state.seq + 1;
  if (event.seq !== expected)
    damaged('out-of-order', number, `event ${expected} was expected, not ${event.seq}`, 'seq');
  if (event.at < state.latest && !isDoneAgain(state, event))
    damaged('out-of-order', number, `the event is of ${event.at} ms, earlier than the one before`, 'at');
  follow(replaying, event, number);
}

/** What a ruling finds whatever the book. */
const IN_EVERY_BOOK: readonly string[] = ['breach', 'call', 'capped', 'queen-counted', 'queen-not-counted'];

/** Can an umpire say it? A ruling from elsewhere may find what no book speaks of, and nobody has words for. */
function isUtterable({ rules }: Book, { findings }: Ruling): boolean {
  const { strokes, endings, contacts, calls, notes } = rules;
  const known = [strokes, endings, contacts, calls, notes];
  return findings.every(
    ({ concern }) => IN_EVERY_BOOK.includes(concern) || known.some((part) => Object.hasOwn(part, concern)),
  );
}

/** Within a correction, what is done again keeps its own time. */
function isDoneAgain(state: MatchState, event: Event): boolean {
  if (event.type === 'out-of-turn') return true;
  return event.type === 'done' ? event.again === true || event.auto === true : state.at < state.latest;
}

/** An event that cannot follow here does not: the state has no place for it. */
function follow(replaying: Replay, event: Event, line: number): void {
  try {
    replaying.add(event);
  } catch (problem) {
    damaged('does-not-follow', line, problem instanceof Error ? problem.message : String(problem));
  }
}
