import { type Head, type MatchRecord, makeDice, standIn, writeRecord } from '@opencarrom/match';
import { BAD_INPUT, inWords, type Problem, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { computers } from '../match/computers.js';
import { NOTHING_PLAYED, type Totals, withMatch } from '../match/figures.js';
import { playMatch } from '../match/play.js';
import { type Programme, programmeOf, SEEDS } from '../match/programme.js';
import { progressOn } from '../match/progress.js';
import { writeWhole } from '../match/record-file.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../options.js';
import { showFigures } from '../show/figures.js';

const WENT_WRONG = 1;

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
  date: { type: 'string' },
  record: { type: 'string' },
  human: { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

/** Whole matches, played by two computer levels, or by the stand-in. */
export async function runPlay(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new Misuse(`play reads no file; "${positionals[0]}" is one too many`);
  const language = readLanguage(values.lang);
  const human = isForPerson(values, io.stdout);
  const programme = programmeOf(values);
  const progress = progressOn(io.stderr, programme.matches, language);
  const played = playAll(programme, progress.watch);
  progress.clear();
  if ('error' in played) return refuse(played.error, human, io);
  const unkept = keep(played.last, values.record);
  if (unkept) return refuse(unkept, human, io);
  const { head, seed } = programme;
  const answer = human
    ? showFigures(head, played.totals, values.record, language, pageOf(io))
    : `${JSON.stringify(answerOf(head, seed, played, values.record))}\n`;
  await write(io.stdout, answer);
  return 0;
}

/** Nothing played, or nothing kept: the one is a fault of the players, the other of the file's name. */
async function refuse(error: Problem, human: boolean, io: Io): Promise<number> {
  if (human) await write(io.stderr, `carrom: ${inWords(error)}\n`);
  else await write(io.stdout, `${JSON.stringify({ error })}\n`);
  return error.code === 'unwritable' ? BAD_INPUT : WENT_WRONG;
}

const keep = (record: MatchRecord, file: string | undefined): Problem | null =>
  file === undefined ? null : writeWhole(file, writeRecord(record.head, record.events));

interface Played {
  readonly totals: Totals;
  readonly results: readonly object[];
  readonly last: MatchRecord;
}

function playAll(
  { head, matches, seed, levels }: Programme,
  watch: ReturnType<typeof progressOn>['watch'],
): Played | { readonly error: Problem } {
  const results: object[] = [];
  let totals = NOTHING_PLAYED;
  for (let match = 1; ; match++) {
    const own = (seed + match - 1) % SEEDS;
    const dice = makeDice(own);
    const played = playMatch(
      head,
      levels ? computers(levels, own, dice) : (state) => standIn(state, dice),
      (state) => watch(match, state),
    );
    if ('error' in played) {
      const { message, ...error } = played.error;
      return { error: { ...error, message: `match ${match}, seed ${own}: ${message}` } };
    }
    totals = withMatch(totals, played.ok);
    results.push(resultOf(own, played.ok));
    if (match === matches) return { totals, results, last: played.ok };
  }
}

function resultOf(seed: number, { events, state }: MatchRecord): object {
  const { outcome, score, lines } = state;
  const strokes = lines.reduce((sum, line) => sum + line.strokes, 0);
  const { A, B } = score.match;
  return {
    seed,
    winner: outcome?.winner ?? null,
    how: outcome?.how ?? null,
    games: { A, B },
    boards: lines.length,
    strokes,
    events: events.length,
  };
}

function answerOf(head: Head, seed: number, { totals, results }: Played, record: string | undefined): object {
  const { rulebook, discipline, stage, length } = head;
  const { matches: _, ...sums } = totals;
  const answer = { rulebook, discipline, stage, length, seed, matches: results, ...sums };
  return record === undefined ? answer : { ...answer, record };
}
