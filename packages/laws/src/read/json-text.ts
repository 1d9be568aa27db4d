import { at, type InputFault } from './reader.js';

/** So deep lists and objects may lie in each other: deeper than any document of ours, and harmless to whoever walks it. */
const MOST_DEPTH = 64;

/** A list or an object that the scan is inside of. */
interface Level {
  /** The names an object has had so far; a list has none. */
  readonly names: Set<string> | null;
  /** The item of a list or the field of an object it is at; null before a field's name. */
  step: string | number | null;
}

/** What is wrong with how a document is written, whatever it says. */
export interface JsonFault extends InputFault {
  readonly code: 'duplicate-field' | 'too-deep';
}

interface Scanned {
  readonly levels: readonly Level[];
  readonly fault: JsonFault | null;
}

/**
 * What `JSON.parse` lets pass in a text it has accepted, and no reader of ours does: a name that an object has twice, of
 * which it would keep the last in silence, and lists in lists without end.
 */
export const jsonFault = (text: string): JsonFault | null => scan(text).fault;

/** Where in a document the end of this beginning of it lies. */
export const pathAtEnd = (text: string): string => pathOf(scan(text).levels);

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** One way through, without recursion: what is hostile is deep. */
function scan(text: string): Scanned {
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place);
    if (letter === QUOTE) {
      const end = endOfText(text, place);
      if (level?.names && level.step === null && end < text.length) {
        const name = nameIn(text, place, end);
        if (level.names.has(name)) return { levels, fault: twice(pathOf(levels), name) };
        level.names.add(name);
        level.step = name;
      }
      place = end;
    } else if (letter === COMMA && level) {
      level.step = typeof level.step === 'number' ? level.step + 1 : null;
    } else if (letter === LIST || letter === OBJECT) {
      if (levels.length === MOST_DEPTH) return { levels, fault: tooDeep(levels) };
      level = letter === LIST ? { names: null, step: 0 } : { names: new Set(), step: null };
      levels.push(level);
    } else if (letter === LIST_END || letter === OBJECT_END) {
      levels.pop();
      level = levels.at(-1);
    }
  }
  return { levels, fault: null };
}

/** Where the text that begins at this quotation mark ends: at the next one that is not escaped, or with all. */
function endOfText(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** The same name may be written in several ways, as letters or by their numbers. */
function nameIn(text: string, begin: number, end: number): string {
  const written = text.slice(begin + 1, end);
  if (!written.includes('\\')) return written;
  try {
    return JSON.parse(`"${written}"`);
  } catch {
    return written;
  }
}

function pathOf(levels: readonly Level[]): string {
  let path = '';
  for (const { step } of levels) if (step !== null) path = at(path, step);
  return path;
}

function twice(path: string, name: string): JsonFault {
  const message = `the field "${name}" stands twice in the same object`;
  return { code: 'duplicate-field', message, path: at(path, name) };
}

/** Told by the field that holds it all: the way down to where it is too much helps nobody. */
function tooDeep(levels: readonly Level[]): JsonFault {
  const message = `lists and objects may lie ${MOST_DEPTH} deep in each other, not deeper`;
  return { code: 'too-deep', message, path: pathOf(levels.slice(0, 1)) };
}
