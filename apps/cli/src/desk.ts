import { jsonFault } from '@opencarrom/laws';
import { type Handed, readFile, readLines, readText, Unreadable } from './documents.js';
import { type ByteSource, type Io, write } from './io.js';
import { isForPerson, Misuse, readArguments, readLanguage } from './options.js';
import type { Page } from './show/layout.js';
import type { Language } from './words/language.js';

/** What was wrong with an input, as docs/cli.md answers it. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

/** Where documents are handed in and answered: `T` is what was decided about one. */
export interface Desk<T> {
  readonly decide: (document: unknown) => { readonly ok: T } | { readonly error: Problem };
  readonly answer: (decided: T, language: Language) => object;
  /** The answer for a person to read. */
  readonly show: (decided: T, language: Language, page: Page) => string | Promise<string>;
}

export const BAD_INPUT = 2;

/** What may be said at every desk. */
export const DESK_OPTIONS = {
  batch: { type: 'boolean' },
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** Answers one document, or with --batch one on each line. Returns the exit status. */
export function answerDocuments<T>(desk: Desk<T>, args: readonly string[], io: Io): Promise<number> {
  return answerAsked(desk, readArguments(args, DESK_OPTIONS), io);
}

/** The same where the command line has been read, for its desk has options of its own. */
export async function answerAsked<T>(
  desk: Desk<T>,
  { values, positionals }: ReturnType<typeof readArguments<typeof DESK_OPTIONS>>,
  io: Io,
): Promise<number> {
  if (positionals.length > 1) throw new Misuse((words) => words.tooMany('file', positionals[1] ?? ''));
  if (values.batch && values.human) throw new Misuse((words) => words.batchInJson);
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const source = await inputOf(positionals[0], language, io);
  if (values.batch) return answerLines(desk, source, language, io);
  return human ? tell(desk, source, language, io) : answerOne(desk, source, language, io);
}

/** The file named, or standard input. */
export async function inputOf(file: string | undefined, language: Language, io: Io): Promise<ByteSource> {
  if (file !== undefined && file !== '-') return readFile(file);
  if (io.stdin.isTTY) await write(io.stderr, `${language.faults.fromKeyboard}\n`);
  return io.stdin;
}

async function answerLines<T>(
  desk: Desk<T>,
  source: ByteSource,
  language: Language,
  io: Io,
): Promise<number> {
  try {
    for await (const lines of readLines(source)) {
      const documents = lines.filter((line) => !('text' in line) || line.text.trim() !== '');
      const answers = documents.map((line) => `${answerText(desk, line, language).json}\n`);
      if (answers.length > 0) await write(io.stdout, answers.join(''));
    }
    return 0;
  } catch (problem) {
    return refuseFile(problem, language, io);
  }
}

async function answerOne<T>(desk: Desk<T>, source: ByteSource, language: Language, io: Io): Promise<number> {
  try {
    const { json, ok } = answerText(desk, await readText(source), language);
    await write(io.stdout, `${json}\n`);
    return ok ? 0 : BAD_INPUT;
  } catch (problem) {
    return refuseFile(problem, language, io);
  }
}

async function refuseFile(problem: unknown, language: Language, io: Io): Promise<number> {
  if (!(problem instanceof Unreadable)) throw problem;
  const error = unreadable(problem, language);
  await write(io.stdout, `${JSON.stringify({ error })}\n`);
  return BAD_INPUT;
}

/** A file that cannot be read, as a problem. */
export const unreadable = ({ file, code }: Unreadable, language: Language): Problem => ({
  code: 'unreadable',
  message: language.faults.unreadable(file, code),
  path: '',
});

function answerText<T>(desk: Desk<T>, handed: Handed, language: Language): { json: string; ok: boolean } {
  try {
    const parsed = parseHanded(handed, language);
    const outcome = 'error' in parsed ? parsed : desk.decide(parsed.ok);
    const { echo } = parsed;
    if ('error' in outcome) return { json: JSON.stringify({ ...echo, error: outcome.error }), ok: false };
    return { json: JSON.stringify({ ...echo, ...desk.answer(outcome.ok, language) }), ok: true };
  } catch (fault) {
    // One document that cannot be answered must not take the rest of a batch with it.
    const message = fault instanceof Error ? fault.message : String(fault);
    return { json: JSON.stringify({ error: { code: 'internal', message, path: '' } }), ok: false };
  }
}

async function tell<T>(desk: Desk<T>, source: ByteSource, language: Language, io: Io): Promise<number> {
  const refuse = async (problem: string) => {
    await write(io.stderr, `carrom: ${problem}\n`);
    return BAD_INPUT;
  };
  try {
    const parsed = parseHanded(await readText(source), language);
    const outcome = 'error' in parsed ? parsed : desk.decide(parsed.ok);
    if ('error' in outcome) return refuse(inWords(outcome.error));
    await write(io.stdout, await desk.show(outcome.ok, language, pageOf(io)));
    return 0;
  } catch (problem) {
    if (problem instanceof Unreadable) return refuse(unreadable(problem, language).message);
    throw problem;
  }
}

/** A problem in one line. */
export function inWords({ code, message, path }: Problem): string {
  const where = path === '' ? code : `${code}, at ${path}`;
  return `${message.replaceAll(/\s+/g, ' ')} (${where})`;
}

const WIDTH = { least: 40, usual: 88, most: 100 };

/** Some terminals say they are 0 columns wide. */
export function pageOf({ stdout, styled }: Io): Page {
  const columns = Math.min(stdout.columns || WIDTH.usual, WIDTH.most);
  return { columns: Math.max(columns, WIDTH.least), styled };
}

/** A document, or why it is none; and its `id`, which every answer echoes. */
type Parsed = ({ readonly ok: unknown } | { readonly error: Problem }) & { readonly echo: Echo };
type Echo = { readonly id?: unknown };

export function parseHanded(handed: Handed, language: Language): Parsed {
  const words = language.faults;
  const refuse = (code: string, message: string, path = '') => ({ error: { code, message, path }, echo: {} });
  if ('garbled' in handed) {
    const { line, byte, path } = handed.garbled;
    return refuse('not-utf8', words.notUtf8(line, byte), path);
  }
  const { text } = handed;
  if (text.trim() === '') return refuse('not-json', words.empty);
  try {
    const ok: unknown = JSON.parse(text);
    const error = jsonFault(text);
    return error ? { error, echo: plainIdOf(ok, error) } : { ok, echo: idOf(ok) };
  } catch (fault) {
    return refuse('not-json', words.notJson(fault instanceof Error ? fault.message : String(fault)));
  }
}

function idOf(document: unknown): Echo {
  const hasId = typeof document === 'object' && document !== null && Object.hasOwn(document, 'id');
  return hasId ? { id: (document as { id: unknown }).id } : {};
}

/** Of a document whose writing is at fault only an `id` that has no part in it is echoed. */
function plainIdOf(document: unknown, { path }: Problem): Echo {
  const echo = idOf(document);
  return path === 'id' || typeof echo.id === 'object' ? {} : echo;
}
