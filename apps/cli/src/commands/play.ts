import { type MatchRecord, writeRecord } from '@opencarrom/match';
import { BAD_INPUT, inWords, type Problem, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { type Played, playAll } from '../match/many.js';
import { type Programme, programmeOf } from '../match/programme.js';
import { progressOn } from '../match/progress.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../options.js';
import { showFigures } from '../show/figures.js';
import type { Language } from '../words/language.js';
import { fileFault, OVERWRITE, writeKept } from '../writing.js';

const WENT_WRONG = 1;
/** As a shell has it: 128, and the number of the signal. */
const INTERRUPTED = 130;

const OPTIONS = {
  rulebook: { type: 'string' },
  discipline: { type: 'string' },
  stage: { type: 'string' },
  length: { type: 'string' },
  matches: { type: 'string' },
  boards: { type: 'string' },
  seed: { type: 'string' },
  names: { type: 'string' },
  white: { type: 'string' },
  black: { type: 'string' },
  workers: { type: 'string' },
  date: { type: 'string' },
  record: { type: 'string' },
  [OVERWRITE]: { type: 'boolean' },
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** Whole matches, played by two computer levels, or by the stand-in. */
export async function runPlay(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new Misuse((words) => words.nothingToRead(positionals[0] ?? ''));
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const programme = programmeOf(values);
  const file = fileIn(values);
  const noPlace = file && fileFault(file.name, file.mayReplace, language);
  if (noPlace) return refuse(noPlace, human, io);
  const progress = progressOn(io.stderr, programme.matches, language);
  const stop = new AbortController();
  const hearNoMore = io.onInterrupt?.(() => stop.abort());
  const played = await playAll(programme, progress, stop.signal);
  hearNoMore?.();
  progress.clear();
  if ('error' in played) return refuse(played.error, human, io);
  const { last, totals } = played;
  if (!last) await write(io.stderr, `${language.words.stopped(totals.matches, programme.matches)}\n`);
  const unkept = last && file && keep(last, file, language);
  if (unkept) return refuse(unkept, human, io);
  const record = last ? file?.name : undefined;
  const answer = human
    ? showFigures(programme, totals, record, language, pageOf(io))
    : `${JSON.stringify(answerOf(programme, played, record))}\n`;
  await write(io.stdout, answer);
  return last ? 0 : INTERRUPTED;
}

/** Nothing played, or nothing kept: the one is a fault of the players, the other of the file's name. */
async function refuse(error: Problem, human: boolean, io: Io): Promise<number> {
  if (human) await write(io.stderr, `carrom: ${inWords(error)}\n`);
  else await write(io.stdout, `${JSON.stringify({ error })}\n`);
  return UNKEPT.includes(error.code) ? BAD_INPUT : WENT_WRONG;
}

const UNKEPT: readonly string[] = ['unwritable', 'exists'];

/** Where the record goes. */
interface RecordFile {
  readonly name: string;
  readonly mayReplace: boolean;
}

function fileIn(values: {
  readonly record?: string | undefined;
  readonly [OVERWRITE]?: boolean | undefined;
}): RecordFile | null {
  const { record: name, [OVERWRITE]: mayReplace = false } = values;
  if (name !== undefined) return { name, mayReplace };
  if (mayReplace) throw new Misuse((words) => words.goesWith(`--${OVERWRITE}`, '--record'));
  return null;
}

const keep = (record: MatchRecord, { name, mayReplace }: RecordFile, language: Language): Problem | null =>
  writeKept(name, writeRecord(record.head, record.events), mayReplace, language);

function answerOf(
  { head, seed, levels }: Programme,
  { totals, results, last }: Played,
  record: string | undefined,
): object {
  const { rulebook, discipline, stage, length } = head;
  const { matches: _, ...sums } = totals;
  return {
    ...{ rulebook, discipline, stage, length, seed },
    levels: levels && { A: levels.A.number, B: levels.B.number },
    ...{ matches: results, ...sums },
    ...(last ? {} : { stopped: true }),
    ...(record === undefined ? {} : { record }),
  };
}
