import { availableParallelism } from 'node:os';
import { CalledOff, LEVELS, levelOf, MOST_BUDGET, makeAsking, ThinkerLost } from '@opencarrom/ai';
import type { MatchRecord } from '@opencarrom/match';
import { curveSvg, type Review, reviewBy, reviewFault } from '@opencarrom/review';
import { BAD_INPUT, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { MOST_WORKERS, SEEDS } from '../match/programme.js';
import { mismatchIn, openRecord, type RecordProblem, recordProblemInWords } from '../match/record-file.js';
import { isForPerson, Misuse, readArguments, readCount, readLanguage } from '../options.js';
import { nameIn } from '../show/match.js';
import { progressLine } from '../show/progress-line.js';
import { saidOf, showReview } from '../show/review.js';
import { startHere, startThread } from '../thinking/start.js';
import type { Language } from '../words/language.js';
import { sparesSource, writeWhole } from '../writing.js';

const OPTIONS = {
  level: { type: 'string' },
  seed: { type: 'string' },
  simulations: { type: 'string' },
  workers: { type: 'string' },
  svg: { type: 'string' },
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** What was asked for besides the record. */
interface Asked {
  readonly level: number | undefined;
  readonly seed: number;
  readonly simulations: number | undefined;
  readonly workers: number;
}

type Reviewed = { readonly ok: Review } | { readonly stopped: number } | { readonly error: RecordProblem };

const WENT_WRONG = 1;
/** As a shell has it: 128, and the number of the signal. */
const INTERRUPTED = 130;

/** A record judged stroke by stroke. */
export async function runReview(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [file, ...more] = positionals;
  if (more.length > 0) throw new Misuse((words) => words.tooMany('record', more[0] ?? ''));
  if (values.svg === '') throw new Misuse((words) => words.fileName('--svg'));
  if (values.svg !== undefined) sparesSource(values.svg, file);
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const asked = askedFor(values);
  const opened = await openRecord(file, language, io);
  if ('error' in opened) return refuse(file, opened.error, human, io);
  const record = opened.ok;
  const reviewed = await review(record, asked, language, io);
  if ('stopped' in reviewed) {
    await write(io.stderr, `${language.review.stopped(reviewed.stopped)}\n`);
    return INTERRUPTED;
  }
  if ('error' in reviewed) return refuse(file, reviewed.error, human, io);
  const undrawn = values.svg === undefined ? null : draw(reviewed.ok, record, values.svg, language);
  if (undrawn) return refuse(file, undrawn, human, io);
  const answer = human
    ? showReview(record, reviewed.ok, values.svg, language, pageOf(io))
    : `${JSON.stringify(answerOf(reviewed.ok, values.svg, language))}\n`;
  await write(io.stdout, answer);
  return 0;
}

function askedFor(
  values: Readonly<Partial<Record<'level' | 'seed' | 'simulations' | 'workers', string | undefined>>>,
): Asked {
  return {
    level: values.level === undefined ? undefined : levelAt(values.level),
    seed: readCount('--seed', values.seed, { least: 0, most: SEEDS - 1 }) ?? 1,
    simulations: readCount('--simulations', values.simulations, { least: 1, most: MOST_BUDGET }),
    workers:
      readCount('--workers', values.workers, { least: 1, most: MOST_WORKERS }) ?? availableParallelism(),
  };
}

function levelAt(asked: string): number {
  const level = levelOf(asked);
  if (level) return level.number;
  const names = LEVELS.map(({ name }) => name);
  throw new Misuse((words) => words.level('--level', LEVELS.length, names, asked));
}

/** Whoever waits long enough to wonder sees that it thinks. */
const WONDERING_MS = 300;

async function review(
  record: MatchRecord,
  { workers, ...asked }: Asked,
  language: Language,
  io: Io,
): Promise<Reviewed> {
  const words = language.review;
  const fault = reviewFault(record);
  if (fault) return { error: { code: fault, message: words.faults[fault], path: '' } };
  // What did not happen so is not judged: a board that no stroke led to would be somebody's error.
  const mismatch = mismatchIn(record);
  if (mismatch) return { error: mismatch };
  const askings = Array.from({ length: workers }, () => makeAsking(workers > 1 ? startThread : startHere));
  const line = progressLine(io.stderr, WONDERING_MS);
  let done = 0;
  const hearNoMore = io.onInterrupt?.(() => {
    for (const { cancel } of askings) cancel();
  });
  try {
    const ok = await reviewBy(askings, record, asked, ({ share, strokes }) => {
      done = strokes.length;
      line.tell(share, () => words.reviewing(done));
    });
    return { ok };
  } catch (fault) {
    if (fault instanceof CalledOff) return { stopped: done };
    if (!(fault instanceof ThinkerLost)) throw fault;
    return { error: { code: 'lost', message: `the computer player was lost: ${fault.message}`, path: '' } };
  } finally {
    hearNoMore?.();
    line.clear();
    for (const { close } of askings) close();
  }
}

function draw(review: Review, { head }: MatchRecord, file: string, language: Language): RecordProblem | null {
  const { spoken } = language.review;
  const title = spoken.chance(nameIn(head, language.words, 'A'));
  return writeWhole(file, curveSvg(review, { title, marks: spoken.marks }), language);
}

/** The review, each stroke with what is said of it. */
const answerOf = (review: Review, svg: string | undefined, language: Language): object => ({
  ...review,
  strokes: review.strokes.map((stroke) => ({ ...stroke, says: saidOf(stroke, language) })),
  ...(svg === undefined ? {} : { svg }),
});

async function refuse(
  file: string | undefined,
  error: RecordProblem,
  human: boolean,
  io: Io,
): Promise<number> {
  if (human) await write(io.stderr, `carrom: ${recordProblemInWords(file, error)}\n`);
  else await write(io.stdout, `${JSON.stringify(file === undefined ? { error } : { file, error })}\n`);
  return error.code === 'lost' ? WENT_WRONG : BAD_INPUT;
}
