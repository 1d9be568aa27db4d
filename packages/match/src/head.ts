import {
  type Book,
  type BookId,
  bookOf,
  type Discipline,
  editionOf,
  formatOf,
  type MatchFormat,
  type Stage,
} from '@opencarrom/laws';
import { EQUIPMENT, type Equipment, ICF, PHYSICS_VERSION } from '@opencarrom/physics';
import { dateFault } from './date.js';

export const RECORD_FORMAT = 'opencarrom-match';
export const RECORD_VERSION = 3;
/** Who says nothing of help is read by programs that know of none. */
const VERSION_WITHOUT_HELP = 2;

/** What a sheet of paper asks besides the event; where nobody said it, it is left out. */
export const PAPER_FIELDS = ['category', 'round', 'number', 'table', 'umpire'] as const;
export type PaperField = (typeof PAPER_FIELDS)[number];

/** How much of the way a stroke will go may be drawn: to the first contact and beyond, a short line, or nothing. */
export const AIMING_LINES = ['whole', 'short', 'none'] as const;
export type AimingLine = (typeof AIMING_LINES)[number];

/** What help the players of a match may take, agreed before it. */
export interface Help {
  /** How often each may ask for a hint; null: as often as they like. */
  readonly hints: number | null;
  /** The level whose hand's error the strokes of persons are given; null: they go just as they were aimed. */
  readonly hand: number | null;
  /** The longest line that persons aim by. Left out: nothing is said of it. */
  readonly line?: AimingLine;
}

/** What is settled before a match begins. It is the first line of a record. */
export interface Head extends Readonly<Partial<Record<PaperField, string>>> {
  readonly format: typeof RECORD_FORMAT;
  readonly version: number;
  readonly rulebook: BookId;
  /** Which text of the rulebook. */
  readonly edition: string;
  /** Which physics moved the men; null on a wooden board. */
  readonly physics: string | null;
  readonly discipline: Discipline;
  readonly stage: Stage;
  /** A whole match, one game of it, or a single board. */
  readonly length: Length;
  /** `simulated`: positions are known and physics decides. `observed`: an umpire enters what fell. */
  readonly source: Source;
  /** `guided`: a striker cannot be put where the law forbids. `strict`: it can, and is called. */
  readonly manner: Manner;
  /** The clocks of the laws, or none. */
  readonly clocks: 'laws' | 'none';
  /** Are sides changed where the book says so? */
  readonly changeSides: boolean;
  readonly players: { readonly A: readonly string[]; readonly B: readonly string[] };
  readonly event: string | null;
  /** When the match began, as an ISO date or date and time. Events count milliseconds from here. */
  readonly date: string | null;
  /** Left out: nothing is said of it, and nobody takes any. */
  readonly help?: Help;
}

export const LENGTHS = ['match', 'game', 'board'] as const;
export type Length = (typeof LENGTHS)[number];
export const SOURCES = ['simulated', 'observed'] as const;
export type Source = (typeof SOURCES)[number];
export const MANNERS = ['guided', 'strict'] as const;
export type Manner = (typeof MANNERS)[number];

/** What may be said of a new match; the rest is as the book has it. */
export type NewMatch = Pick<Head, 'players'> &
  Partial<
    Pick<
      Head,
      | 'rulebook'
      | 'discipline'
      | 'stage'
      | 'length'
      | 'source'
      | 'manner'
      | 'clocks'
      | 'changeSides'
      | 'event'
      | 'date'
      | 'help'
      | PaperField
    >
  >;

/** The head of a match about to begin, by the books and the physics of this program. */
export function newHead(entry: NewMatch): Head {
  const book = bookOf(entry.rulebook ?? 'icf');
  const source = entry.source ?? 'simulated';
  return {
    format: RECORD_FORMAT,
    version: entry.help ? RECORD_VERSION : VERSION_WITHOUT_HELP,
    rulebook: book.id,
    edition: book.edition,
    physics: source === 'simulated' ? PHYSICS_VERSION : null,
    discipline: entry.discipline ?? book.rules.disciplines.is[0] ?? 'singles',
    stage: entry.stage ?? book.rules.match.defaultStage,
    length: entry.length ?? 'match',
    source,
    manner: entry.manner ?? 'guided',
    clocks: entry.clocks ?? 'none',
    changeSides: entry.changeSides ?? true,
    players: { A: [...entry.players.A], B: [...entry.players.B] },
    event: entry.event ?? null,
    date: entry.date ?? null,
    ...paperIn(entry),
    ...(entry.help ? { help: entry.help } : {}),
  };
}

const paperIn = (entry: NewMatch): Pick<Head, PaperField> =>
  Object.fromEntries(PAPER_FIELDS.flatMap((field) => (entry[field] ? [[field, entry[field]]] : [])));

/** In letters: more than any entry form has room for, and it still fits a score sheet. */
const LONGEST_NAME = 80;

function nameFault(name: string, what: string): string | null {
  if (/\p{Cc}/u.test(name)) return `${what} is printed on one line`;
  if (name.length > LONGEST_NAME) return `${what} has at most ${LONGEST_NAME} letters, not ${name.length}`;
  return null;
}

function unrealDate(date: string): string | null {
  switch (dateFault(date)) {
    case 'form':
      return `a date is written 2026-11-15 or 2026-11-15T10:30:00Z, not "${date}"`;
    case 'day':
      return `no calendar has the day ${date.slice(0, 10)}`;
    default:
      return null;
  }
}

interface HeadFault {
  readonly path: string;
  readonly message: string;
}

/** Why the head of a sheet cannot be printed with what is said of the event. */
function paperFault(head: Head): HeadFault | null {
  const eventFault = head.event === null ? null : nameFault(head.event, 'the name of an event');
  if (eventFault) return { path: 'event', message: eventFault };
  for (const field of PAPER_FIELDS) {
    const said = head[field];
    if (said === undefined) continue;
    if (head.version < 2) return { path: field, message: `a record of version 1 has no "${field}"` };
    const message =
      said.trim() === '' ? `"${field}" is left out where nobody said it` : nameFault(said, `"${field}"`);
    if (message) return { path: field, message };
  }
  return null;
}

/** Why a match cannot begin by this head; null: it can. */
export function headFault(head: Head): HeadFault | null {
  const book = bookOf(head.rulebook);
  if (!book.rules.disciplines.is.includes(head.discipline))
    return { path: 'discipline', message: `${book.id} knows no ${head.discipline}` };
  if (!formatOf(book, head.stage))
    return { path: 'stage', message: `${book.id} knows no stage "${head.stage}"` };
  const wanted = head.discipline === 'doubles' ? 2 : 1;
  for (const competitor of ['A', 'B'] as const) {
    const names = head.players[competitor];
    if (names.length !== wanted)
      return {
        path: `players.${competitor}`,
        message: `${head.discipline} needs ${wanted} name${wanted > 1 ? 's' : ''} a side, not ${names.length}`,
      };
    for (const [index, name] of names.entries()) {
      const message = name.trim() === '' ? 'a player needs a name' : nameFault(name, 'a name');
      if (message) return { path: `players.${competitor}[${index}]`, message };
    }
  }
  if (head.version < 1) return { path: 'version', message: 'versions are counted from 1' };
  const unprintable = paperFault(head);
  if (unprintable) return unprintable;
  if (head.help && head.version < 3)
    return { path: 'help', message: `a record of version ${head.version} has no "help"` };
  const unreal = head.date === null ? null : unrealDate(head.date);
  if (unreal) return { path: 'date', message: unreal };
  if ((head.source === 'simulated') !== (head.physics !== null))
    return { path: 'physics', message: 'a simulated match names its physics, an observed one has none' };
  return null;
}

/** The book as its edition ruled; where that is unknown here, as it rules now. */
export const bookFor = (head: Head): Book => editionOf(head.rulebook, head.edition) ?? bookOf(head.rulebook);

export const equipmentFor = (_head: Head): Equipment => EQUIPMENT.icf ?? ICF;

/** How boards make this match: the book's format, or as much of it as is played. */
export function formatFor(head: Head): MatchFormat {
  const format = formatOf(bookFor(head), head.stage);
  if (!format) throw new Error(`${head.rulebook} knows no stage ${head.stage}`);
  if (head.length === 'match') return format;
  const game: MatchFormat = { ...format, bestOf: { is: 1, laws: format.bestOf.laws } };
  if (head.length === 'game') return game;
  return {
    ...game,
    target: { is: null, laws: format.target.laws },
    boards: { is: 1, laws: format.boards.laws },
    countedIn: { is: 'points', laws: format.countedIn.laws },
  };
}
