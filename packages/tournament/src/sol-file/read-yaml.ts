import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  type Document as YamlDocument,
} from 'yaml';
import type { YamlFault } from './sol-fault.js';
import { type Excess, MOST_DEPTH, makeExcessFinder } from './within-reason.js';

/** One document of a file's text, and the lines before it. */
interface Part {
  readonly text: string;
  readonly before: number;
}

const MOST_DOCUMENTS = 10_000;
const MOST_ALIASES = 100_000;
/** An alias stands for a day or a name. */
const LONGEST_ALIAS = 200;

/** Why a text is no plain data, at an offset of its part. */
class Damaged extends Error {
  constructor(
    readonly code: YamlFault['code'],
    readonly why: string,
    readonly offset: number,
  ) {
    super(why);
  }
}

/** The plain data of each document of a YAML text, or the first thing that is wrong with it and its line. */
export function readYaml(text: string): { readonly ok: readonly unknown[] } | { readonly error: YamlFault } {
  const unprintable = UNPRINTABLE.exec(text);
  if (unprintable) {
    const line = lineOf({ text, before: 0 }, unprintable.index);
    return { error: { code: 'not-yaml', why: NO_LETTER, path: '', line } };
  }
  const documents: unknown[] = [];
  const excessIn = makeExcessFinder();
  const parts = partsOf(text);
  if (parts.length > MOST_DOCUMENTS) return { error: { code: 'too-large', why: TOO_MUCH, path: '' } };
  for (const part of parts) {
    const path = `documents[${documents.length}]`;
    const excess = excessIn(part.text);
    if (excess) return { error: { ...whyOf(excess), line: lineOf(part, excess.offset), path } };
    const lines = new LineCounter();
    try {
      documents.push(plainOf(parsed(part, lines)));
    } catch (fault) {
      const line = fault instanceof Damaged ? lines.linePos(fault.offset).line : 1;
      return { error: { ...damageOf(fault), line: part.before + line, path } };
    }
  }
  return { ok: documents };
}

const whyOf = ({ code }: Excess) => ({ code, why: code === 'too-large' ? TOO_MUCH : TOO_DEEP });

/** What no YAML holds but behind a backslash: it is damage, or meant to do some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
const NO_LETTER = 'it holds a character that cannot be printed';
const TOO_MUCH = 'it holds more than events have';
const TOO_DEEP = 'it is nested too deep';

const lineOf = ({ text, before }: Part, offset: number): number =>
  before + text.slice(0, offset).split('\n').length;

/** The library passes a full stack on as a fault of the text. */
const isTooDeep = (fault: unknown): boolean =>
  fault instanceof RangeError || (fault instanceof Damaged && fault.why.includes('call stack'));

function damageOf(fault: unknown): Pick<YamlFault, 'code' | 'why'> {
  if (isTooDeep(fault)) return { code: 'too-deep', why: TOO_DEEP };
  if (fault instanceof Damaged) return { code: fault.code, why: fault.why };
  return { code: 'not-yaml', why: fault instanceof Error ? fault.message : String(fault) };
}

/** The line of what is at a path, or of the nearest there is above it: `documents[1].matches[5].score1`. */
export function lineAt(text: string, path: string): number | null {
  const [, index, ...keys] = path.match(/[^.[\]]+/g) ?? [];
  const part = partsOf(text)[Number(index)];
  if (!part) return null;
  const lines = new LineCounter();
  const document = parsed(part, lines);
  for (let depth = keys.length; depth > 0; depth--) {
    const found = document.getIn(keys.slice(0, depth), true);
    if (isNode(found) && found.range) return part.before + lines.linePos(found.range[0]).line;
  }
  return part.before + 1;
}

/** Three dashes at the start of a line begin a document, whatever is around them; so each is read by itself. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let begin = 0;
  let before = 0;
  const add = (end: number) => {
    const part = { text: text.slice(begin, end), before };
    // Before the first mark there may be remarks and directives.
    const isIdle = parts.length === 0 && part.text.split('\n').every((each) => /^\s*(?:[#%]|$)/.test(each));
    if (!isIdle) parts.push(part);
    begin = end;
  };
  let line = 0;
  for (let at = 0; at >= 0 && at < text.length && parts.length <= MOST_DOCUMENTS; line++) {
    if (at > begin && text.startsWith('---', at) && !/\S/.test(text.charAt(at + 3))) {
      add(at);
      before = line;
    }
    const feed = text.indexOf('\n', at);
    at = feed < 0 ? -1 : feed + 1;
  }
  add(text.length);
  return parts;
}

function parsed({ text }: Part, lineCounter: LineCounter): YamlDocument.Parsed {
  const document = withoutTraces(() =>
    // Repeated keys are looked for below: the library compares each with each.
    parseDocument(text, {
      ...{ schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' },
      lineCounter,
    }),
  );
  const [fault] = document.errors;
  if (fault) throw new Damaged('not-yaml', fault.message, fault.pos[0]);
  return document;
}

/** The library goes on after a fault, and of a text without sense makes faults by the hundred thousand. */
function withoutTraces<T>(parse: () => T): T {
  // Not every engine has it; where it is not, nothing comes of setting it.
  const errors = Error as { stackTraceLimit?: number | undefined };
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = 0;
  try {
    return parse();
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

function plainOf({ contents }: YamlDocument.Parsed): unknown {
  const anchors = new Map<string, unknown>();
  let aliases = 0;
  return plain(contents, 0);

  function plain(node: unknown, depth: number): unknown {
    if (isAlias(node)) return meant(anchors.get(node.source), node.range?.[0] ?? 0);
    if (!isScalar(node) && !isSeq(node) && !isMap(node)) return null;
    if (node.anchor) anchors.set(node.anchor, isScalar(node) ? scalarOf(node) : node);
    if (isScalar(node)) return scalarOf(node);
    if (depth === MOST_DEPTH) throw new Damaged('too-deep', TOO_DEEP, node.range?.[0] ?? 0);
    if (isSeq(node)) return node.items.map((item) => plain(item, depth + 1));
    const keys = new Set<string>();
    return Object.fromEntries(
      node.items.map((pair) => [keyOf(pair.key, keys), plain(pair.value, depth + 1)]),
    );
  }

  /** Never a list or a mapping: those could hold themselves, or each other without end. */
  function meant(value: unknown, offset: number): unknown {
    aliases += 1;
    if (value === undefined) throw new Damaged('not-yaml', 'an alias has no anchor before it', offset);
    const isLong = typeof value === 'string' && value.length > LONGEST_ALIAS;
    if (isLong || isNode(value) || aliases > MOST_ALIASES)
      throw new Damaged('alias', 'an alias may stand for one short value alone', offset);
    return value;
  }
}

function keyOf(key: unknown, keys: Set<string>): string {
  const offset = (isNode(key) && key.range?.[0]) || 0;
  if (!isScalar(key) || typeof key.value !== 'string')
    throw new Damaged('not-yaml', 'a key must be a plain text', offset);
  if (keys.has(key.value))
    throw new Damaged('duplicate-field', `the key ${shortened(key.value)} stands twice`, offset);
  keys.add(key.value);
  return key.value;
}

const LONGEST_SHOWN = 60;
const shortened = (text: string): string =>
  JSON.stringify(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** Only what every edition of YAML takes for a number is one: a guid such as 12e34 is a text, and so is a day. */
function scalarOf({ value, type }: Scalar): unknown {
  const text = String(value ?? '');
  if (type !== undefined && type !== Scalar.PLAIN) return text;
  if (WORDS.has(text)) return WORDS.get(text);
  return NUMBER.test(text) ? Number(text) : text;
}
