import { gzipSync } from 'node:zlib';
import {
  beginsEvent,
  damageInEvent,
  documentFromLog,
  readEventLog,
  solFromEvents,
} from '@opencarrom/tournament';
import { inputOf, parseHanded, unreadable } from '../desk.js';
import { readBytes, readLines, Unreadable } from '../documents.js';
import { type Io, write } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import { Misuse, readArguments, readLanguage } from '../options.js';
import { openSol } from '../sol/open-sol.js';
import { writeYaml } from '../sol/write-yaml.js';
import type { Language } from '../words/language.js';
import { OVERWRITE, writeKept } from '../writing.js';
import { refuseFile } from './refuse-file.js';

type Outcome<T> = { readonly ok: T } | { readonly error: RecordProblem };

/** The events of a SoL file, one document a line. */
export async function runImport(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { lang: { type: 'string' } });
  const language = readLanguage(values.lang);
  const file = onlyFile(positionals);
  const read = await reading(language, async () => openSol(await inputOf(file, language, io), language));
  if ('error' in read) return refuseFile(file, read.error, io);
  await write(io.stdout, read.ok.map((event) => `${JSON.stringify(event)}\n`).join(''));
  return 0;
}

const BEGINNING = 64;

/** A SoL file of an event's log, or of events, each a document on a line. */
export async function runExport(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    output: { type: 'string' },
    [OVERWRITE]: { type: 'boolean' },
    lang: { type: 'string' },
  });
  if (values.overwrite && values.output === undefined)
    throw new Misuse((words) => words.goesWith(`--${OVERWRITE}`, '--output'));
  if (values.output === '') throw new Misuse((words) => words.fileName('--output'));
  const language = readLanguage(values.lang);
  const file = onlyFile(positionals);
  const made = await reading(language, () => makeSol(file, language, io));
  if ('error' in made) return refuseFile(file, made.error, io);
  if (values.output === undefined) {
    await write(io.stdout, made.ok);
    return 0;
  }
  const content = values.output.endsWith('.gz') ? gzipSync(made.ok) : made.ok;
  const fault = writeKept(values.output, content, values.overwrite === true, language);
  return fault ? refuseFile(undefined, fault, io) : 0;
}

/** Of an event's log, or of documents. */
async function makeSol(file: string | undefined, language: Language, io: Io): Promise<Outcome<string>> {
  const bytes = await readBytes(await inputOf(file, language, io));
  const begins = bytes.toString('utf8', 0, BEGINNING);
  return beginsEvent(begins) ? solOfLog(bytes) : solOfDocuments(bytes, language);
}

function solOfLog(bytes: Buffer): Outcome<string> {
  const garbled = damageInEvent(bytes);
  const log = garbled ? { error: garbled } : readEventLog(bytes.toString());
  if ('error' in log) return log;
  const document = documentFromLog(log.ok);
  const made = 'error' in document ? document : solFromEvents([document.ok]);
  return 'error' in made ? made : { ok: writeYaml(made.ok) };
}

async function solOfDocuments(bytes: Buffer, language: Language): Promise<Outcome<string>> {
  const documents: unknown[] = [];
  const lineOf: number[] = [];
  let line = 0;
  for await (const lines of readLines(piece(bytes)))
    for (const handed of lines) {
      line += 1;
      if ('text' in handed && handed.text.trim() === '') continue;
      const parsed = parseHanded(handed, language);
      if ('error' in parsed) return { error: { ...parsed.error, line } };
      documents.push(parsed.ok);
      lineOf.push(line);
    }
  const made = solFromEvents(documents);
  if ('ok' in made) return { ok: writeYaml(made.ok) };
  const at = lineOf[Number(/^documents\[(\d+)\]/.exec(made.error.path)?.[1])];
  return { error: at === undefined ? made.error : { ...made.error, line: at } };
}

async function* piece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function reading<T>(language: Language, read: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await read();
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    throw fault;
  }
}

function onlyFile(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new Misuse((words) => words.tooMany('file', positionals[1] ?? ''));
  return positionals[0];
}
