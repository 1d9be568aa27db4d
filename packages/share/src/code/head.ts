import { editionOf } from '@opencarrom/laws';
import {
  type Head,
  type Help,
  headFault,
  PAPER_FIELDS,
  RECORD_FORMAT,
  RECORD_VERSION,
} from '@opencarrom/match';
import { PHYSICS_VERSION } from '@opencarrom/physics';
import type { Reader } from '../bytes/reader.js';
import type { Writer } from '../bytes/writer.js';
import { Faulty } from '../fault.js';
import { namesFor } from '../unnamed.js';
import { BOOKS, CODED_EDITIONS, CODED_LENGTHS, CODED_STAGES, LINES } from './tables.js';

/** In bytes: names, the event and what a sheet asks besides, all of them at their longest. */
const MOST_WORDS = 8000;
const MOST_TEXT = 200;

/** The head of a match; what people are called only where they are named. */
export function writeHead(to: Writer, head: Head, named: boolean): void {
  const edition = CODED_EDITIONS.indexOf(head.edition as (typeof CODED_EDITIONS)[number]);
  to.byte(head.version).byte(BOOKS.indexOf(head.rulebook));
  to.byte(Math.max(edition, 0));
  if (edition < 0) to.text(JSON.stringify(head.edition));
  to.byte(CODED_STAGES.indexOf(head.stage) + 8 * CODED_LENGTHS.indexOf(head.length));
  to.byte(flagsOf(head));
  if (head.physics !== null) writePhysics(to, head.physics);
  if (head.help) writeHelp(to, head.help);
  if (named) to.text(JSON.stringify(wordsOf(head)));
}

const flagsOf = (head: Head): number =>
  [
    head.discipline === 'doubles',
    head.source === 'observed',
    head.manner === 'strict',
    head.clocks === 'laws',
    !head.changeSides,
    head.help !== undefined,
  ].reduce((flags, isSet, place) => flags + (isSet ? 1 << place : 0), 0);

function writeHelp(to: Writer, { hints, hand, line }: Help): void {
  to.count(hints === null ? 0 : hints + 1).byte(hand === null ? 0 : hand);
  to.byte(LINES.indexOf(line));
}

/** What stands only in a link whose sharer wanted names. */
function wordsOf({ players, event, date, ...head }: Head): object {
  const paper = Object.fromEntries(
    PAPER_FIELDS.flatMap((field) => (head[field] === undefined ? [] : [[field, head[field]]])),
  );
  return { players, ...(event === null ? {} : { event }), ...(date === null ? {} : { date }), ...paper };
}

export function readHead(from: Reader, named: boolean): Head {
  const version = from.byte();
  if (version > RECORD_VERSION) throw new Faulty('newer', `a record of version ${version}`);
  const rulebook = from.oneOf(BOOKS);
  const edition = from.oneOf(CODED_EDITIONS) ?? readText(from);
  const packed = from.byte();
  const flags = from.byte();
  const has = (place: number): boolean => (flags & (1 << place)) !== 0;
  const observed = has(1);
  const physics = observed ? null : readPhysics(from);
  const discipline = has(0) ? 'doubles' : 'singles';
  const head = {
    format: RECORD_FORMAT,
    version,
    rulebook,
    edition,
    physics,
    discipline,
    stage: from.oneOf(CODED_STAGES, packed & 7),
    length: from.oneOf(CODED_LENGTHS, packed >> 3),
    source: observed ? 'observed' : 'simulated',
    manner: has(2) ? 'strict' : 'guided',
    clocks: has(3) ? 'laws' : 'none',
    changeSides: !has(4),
    players: namesFor(discipline),
    event: null,
    date: null,
    ...(has(5) ? { help: readHelp(from) } : {}),
  } as const satisfies Head;
  return checked(named ? { ...head, ...readWords(from) } : head);
}

function checked(head: Head): Head {
  const fault = headFault(head);
  if (fault) throw new Faulty('cannot-be', fault.message);
  if (!editionOf(head.rulebook, head.edition))
    throw new Faulty('foreign', `ruled by edition ${head.edition} of ${head.rulebook}, unknown here`);
  return head;
}

export function writePhysics(to: Writer, physics: string): void {
  to.text(physics === FIRST_PHYSICS ? '' : JSON.stringify(physics));
}

/** Only of what this program knows can be said what it comes to. */
export function readPhysics(from: Reader): string {
  const written = from.text(MOST_TEXT);
  const physics = written === '' ? FIRST_PHYSICS : textIn(written);
  if (physics !== PHYSICS_VERSION)
    throw new Faulty('foreign', `played by physics ${physics}; this program has ${PHYSICS_VERSION}`);
  return physics;
}

/** Written as nothing: the physics there was when links began. */
const FIRST_PHYSICS = 'slide-2';

const readText = (from: Reader): string => textIn(from.text(MOST_TEXT));

function textIn(json: string): string {
  const value = parsed(json);
  if (typeof value !== 'string') throw new Faulty('cannot-be', 'a text was expected');
  return value;
}

function readHelp(from: Reader): Help {
  const hints = from.count(1000);
  const hand = from.byte();
  if (hand > 10) throw new Faulty('cannot-be', `nobody has a hand of level ${hand}`);
  const line = from.oneOf(LINES);
  return { hints: hints === 0 ? null : hints - 1, hand: hand === 0 ? null : hand, ...(line ? { line } : {}) };
}

type Words = Pick<Head, 'players'> & Partial<Pick<Head, 'event' | 'date'>>;

function readWords(from: Reader): Words {
  const words = parsed(from.text(MOST_WORDS));
  if (typeof words !== 'object' || words === null) throw new Faulty('cannot-be', 'names were expected');
  const { players, ...others } = words as Readonly<Record<string, unknown>>;
  const known = ['event', 'date', ...PAPER_FIELDS] as readonly string[];
  const strange = Object.entries(others).find(
    ([field, value]) => !known.includes(field) || typeof value !== 'string',
  );
  if (strange || !isPlayers(players))
    throw new Faulty('cannot-be', `no such words: ${strange?.[0] ?? 'players'}`);
  return { players: { A: players.A, B: players.B }, ...others };
}

const isPlayers = (value: unknown): value is Head['players'] =>
  typeof value === 'object' &&
  value !== null &&
  ['A', 'B'].every((competitor) => {
    const names: unknown = (value as Readonly<Record<string, unknown>>)[competitor];
    return Array.isArray(names) && names.every((name) => typeof name === 'string');
  });

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Faulty('cannot-be', 'what should be JSON is not');
  }
}
