import { makeOutcomeJson, readSimulation, type Simulation, simulate, strokeSvg } from '@opencarrom/physics';
import { answerAsked, DESK_OPTIONS, type Desk, type Problem } from '../desk.js';
import type { Io } from '../io.js';
import { Misuse, readArguments, readLanguage } from '../options.js';
import { type Simulated, showStroke } from '../show/stroke.js';
import type { Language } from '../words/language.js';
import { sparesSource, writeWhole } from '../writing.js';

const OPTIONS = { ...DESK_OPTIONS, svg: { type: 'string' } } as const;

/** One stroke, and with --svg FILE a drawing of it. */
export async function runSimulate(args: readonly string[], io: Io): Promise<number> {
  const asked = readArguments(args, OPTIONS);
  const { svg, batch, lang } = asked.values;
  if (svg === '') throw new Misuse((words) => words.fileName('--svg'));
  if (svg !== undefined && batch) throw new Misuse((words) => words.drawsOne);
  if (svg !== undefined) sparesSource(svg, asked.positionals[0]);
  const drawing = svg === undefined ? null : { file: svg, language: readLanguage(lang) };
  const board: Desk<Simulated> = {
    decide: (document) => strike(document, drawing),
    answer: ({ simulation, outcome }) => {
      const { trace, ...answer } = makeOutcomeJson(outcome);
      return simulation.trace ? { ...answer, trace } : answer;
    },
    show: showStroke,
  };
  return answerAsked(board, asked, io);
}

/** Where a stroke is to be drawn, and in which words to say that it cannot be. */
interface Drawing {
  readonly file: string;
  readonly language: Language;
}

type Struck = { readonly ok: Simulated } | { readonly error: Problem };

function strike(document: unknown, drawing: Drawing | null): Struck {
  const read = readSimulation(document);
  if ('error' in read) return read;
  const { position, stroke, equipment, trace } = read.ok;
  const outcome = simulate(position, stroke, equipment, { trace: trace || drawing !== null });
  const undrawn = drawing && draw(read.ok, outcome, drawing);
  return undrawn ? { error: undrawn } : { ok: { simulation: read.ok, outcome } };
}

/** Draws the stroke; what kept it from being written comes back as a problem. */
function draw(
  { equipment }: Simulation,
  outcome: ReturnType<typeof simulate>,
  { file, language }: Drawing,
): Problem | null {
  if (!outcome.trace) return null;
  return writeWhole(file, strokeSvg({ ...outcome, trace: outcome.trace }, equipment), language);
}
