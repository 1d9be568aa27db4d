import type { ParseArgsConfig } from 'node:util';
import { BAD_INPUT, type Problem } from '../../desk.js';
import { EVENT_FILE, eventsIn, holdsEvent } from '../../events/event-file.js';
import { type Io, write } from '../../io.js';
import { type RecordProblem, recordProblemInWords } from '../../match/record-file.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../../options.js';
import type { Language } from '../../words/language.js';

/** What may be said with everything that is about an event's file. */
const EVENT_OPTIONS = {
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** What may be said with everything that changes it. */
export const CHANGE_OPTIONS = { by: { type: 'string' } } as const;

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof readArguments<O>>['values'];

/** Which event a command line is about, and who shall be answered how. */
export interface AskedFor {
  /** Undefined where it was left out. */
  readonly file: string | undefined;
  readonly language: Language;
  readonly human: boolean;
}

/** A command line about an event: its options, and the words besides the file. */
export interface Asked<O extends Options> extends AskedFor {
  readonly values: Values<O>;
  readonly words: readonly string[];
}

/** Reads a command line on which words besides the file may stand. */
export function readAsked<const O extends Options>(
  args: readonly string[],
  options: O,
  io: Io,
  takesWords = true,
): Asked<O> {
  const { values, positionals } = readArguments(args, { ...options, ...EVENT_OPTIONS });
  const { lang, human, json } = values as Values<typeof EVENT_OPTIONS>;
  const at = takesWords ? positionals.findIndex(isFile) : 0;
  const words = positionals.filter((_, index) => index !== at);
  if (!takesWords && words[0] !== undefined) {
    const extra = words[0];
    throw new Misuse((faults) => faults.tooMany('file', extra));
  }
  return {
    values: values as unknown as Values<O>,
    words,
    file: positionals[at],
    language: readLanguage(lang),
    human: isForPerson({ human, json }, io.stdout),
  };
}

/** A word that names a file, where others may stand: by its ending, or by what is there. */
const isFile = (word: string): boolean => word.endsWith(EVENT_FILE) || holdsEvent(word);

/** The file that was named, or the one event of the folder; it is said which was taken. */
export async function eventFile(
  { file, language, human }: AskedFor,
  io: Io,
): Promise<{ readonly ok: string } | { readonly error: Problem }> {
  if (file !== undefined) return { ok: file };
  const words = language.eventsDesk;
  const [only, ...others] = eventsIn('.');
  if (only === undefined) return { error: { code: 'no-event', message: words.noEvent, path: '' } };
  if (others.length > 0)
    return {
      error: { code: 'several-events', message: words.severalEvents([only, ...others]), path: '' },
    };
  if (human) await write(io.stderr, `${words.taken(only)}\n`);
  return { ok: only };
}

/** Tells what was wrong; nothing was changed. */
export async function refuse(
  { human, language }: Pick<AskedFor, 'human' | 'language'>,
  file: string | undefined,
  errors: readonly [RecordProblem, ...RecordProblem[]],
  io: Io,
): Promise<number> {
  if (human) {
    const told = errors.slice(0, MOST_TOLD).map((error) => `carrom: ${inOneLine(file, error)}\n`);
    const left = errors.length - told.length;
    if (left > 0) told.push(`carrom: ${language.playersFile.andMore(left)}\n`);
    await write(io.stderr, told.join(''));
  } else {
    const [error] = errors;
    const more = errors.length > 1 ? { errors } : {};
    await write(
      io.stdout,
      `${JSON.stringify({ ...(file === undefined ? {} : { file }), error, ...more })}\n`,
    );
  }
  return BAD_INPUT;
}

const MOST_TOLD = 10;

/** What has a line is somewhere in the file; anything else is about what was asked. */
const inOneLine = (file: string | undefined, error: RecordProblem): string =>
  error.line === undefined ? `${error.message} (${error.code})` : recordProblemInWords(file, error);
