import { answerFormat, type EventFormat, generateEvent, writeEvent } from '@opencarrom/tournament';
import type { Io } from '../../io.js';
import { write } from '../../io.js';
import { readCount } from '../../options.js';
import { writeKept } from '../../writing.js';
import { readAsked, refuse } from './asked.js';
import { MOST_LOT } from './draws.js';
import { FORMAT_OPTIONS, formatAsked } from './formats.js';

const GENERATING = {
  ...FORMAT_OPTIONS,
  seed: { type: 'string' },
  players: { type: 'string' },
  unrest: { type: 'string' },
  drafts: { type: 'boolean' },
} as const;

const USUAL = { seed: 1, players: 16, rounds: 5, unrest: 10 };

/** An event played to its end by chance, into a new file or to standard output: the same seed, the same event. */
export async function runGenerate(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, GENERATING, io, false);
  const { values, language, file } = asked;
  const seed = readCount('--seed', values.seed, { least: 0, most: MOST_LOT }) ?? USUAL.seed;
  const players = readCount('--players', values.players, { least: 2, most: 5000 }) ?? USUAL.players;
  const rounds = readCount('--rounds', values.rounds, { least: 1, most: 100 }) ?? USUAL.rounds;
  const unrest = readCount('--unrest', values.unrest, { least: 0, most: 90 }) ?? USUAL.unrest;
  const isNamed = values.template !== undefined || values.format !== undefined;
  const format = isNamed ? await formatAsked(values, language, io) : swissOf(rounds);
  if ('error' in format) return refuse(asked, values.format, [format.error], io);
  const drafts = values.drafts ?? false;
  const text = writeEvent(generateEvent({ seed, players, format: format.ok, unrest, drafts }));
  if (file === undefined) {
    await write(io.stdout, text);
    return 0;
  }
  const fault = writeKept(file, text, false, language);
  if (fault) return refuse(asked, undefined, [fault], io);
  await write(io.stderr, `${language.eventsDesk.written(file)}\n`);
  return 0;
}

/** A Swiss event of so many rounds, where nothing else is asked for. */
function swissOf(rounds: number): { readonly ok: EventFormat } | { readonly error: never } {
  const stage = { system: 'swiss', name: 'Swiss', rounds, match: { rulebook: 'icf', counted: 'score' } };
  const read = answerFormat({ discipline: 'singles', stages: [stage] });
  if ('error' in read) throw new Error(read.error.message);
  return read;
}
