import { createHash } from 'node:crypto';
import { type MatchRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { BAD_INPUT } from '../desk.js';
import { type Io, write } from '../io.js';
import { openRecord, type RecordProblem, recordProblemInWords, wordsOfFault } from '../match/record-file.js';
import { isForPerson, readArguments, readLanguage } from '../options.js';
import type { Language } from '../words/language.js';

/** It reads, but its commands do not come to what it says. */
const DOES_NOT_AGREE = 1;

/** What a record was found to be. */
type Checked =
  | { readonly ok: Agreement }
  | { readonly error: RecordProblem; readonly status: typeof DOES_NOT_AGREE | typeof BAD_INPUT };

interface Agreement {
  readonly commands: number;
  readonly strokes: number;
  readonly rulings: number;
  /** Of the record's bytes as this program writes them. */
  readonly hash: string;
}

/** Records played again from their commands alone; the worst of them gives the exit status. */
export async function runValidate(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    human: { type: 'boolean' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  });
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const files = positionals.length > 0 ? positionals : [undefined];
  let worst = 0;
  for (const file of files) {
    const checked = await check(file, language, io);
    if ('error' in checked) worst = Math.max(worst, checked.status);
    await (human ? tell(file, checked, language, io) : answer(file, checked, io));
  }
  return worst;
}

async function check(file: string | undefined, language: Language, io: Io): Promise<Checked> {
  const opened = await openRecord(file, language, io);
  if ('error' in opened) return { error: opened.error, status: BAD_INPUT };
  try {
    return judgeAnew(opened.ok);
  } catch (fault) {
    // A record that play cannot cope with does not agree with it; the files after it are still looked at.
    return { error: { code: 'internal', message: wordsOfFault(fault), path: '' }, status: DOES_NOT_AGREE };
  }
}

function judgeAnew(record: MatchRecord): Checked {
  const { mismatch, ...figures } = validateRecord(record);
  if (mismatch) return { error: { code: 'mismatch', ...mismatch }, status: DOES_NOT_AGREE };
  const hash = createHash('sha256').update(writeRecord(record.head, record.events)).digest('hex');
  return { ok: { ...figures, hash } };
}

async function answer(file: string | undefined, checked: Checked, io: Io): Promise<void> {
  const found = 'error' in checked ? { error: checked.error } : { ok: true, ...checked.ok };
  await write(io.stdout, `${JSON.stringify(file === undefined ? found : { file, ...found })}\n`);
}

async function tell(file: string | undefined, checked: Checked, language: Language, io: Io): Promise<void> {
  if ('error' in checked) return write(io.stderr, `carrom: ${recordProblemInWords(file, checked.error)}\n`);
  const { commands, strokes, rulings, hash } = checked.ok;
  const words = language.words;
  const name = file === undefined ? '' : `${file}: `;
  await write(
    io.stdout,
    `${name}${words.agrees(commands, strokes, rulings)}; ${words.fingerprint} ${hash}\n`,
  );
}
