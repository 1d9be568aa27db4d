import { writeFileSync } from 'node:fs';
import { makeAnswer, readSimulation, type Simulation, simulate, strokeSvg } from '@opencarrom/physics';
import { answerDocuments, type Desk, type Problem } from '../desk.js';
import type { Io } from '../io.js';
import { Misuse } from '../options.js';
import { type Simulated, showStroke } from '../show/stroke.js';

/** One stroke, and with --svg FILE a drawing of it. */
export function runSimulate(args: readonly string[], io: Io): Promise<number> {
  const { drawing, rest } = takeDrawing(args);
  if (drawing !== null && rest.includes('--batch'))
    throw new Misuse('--svg draws one stroke, so it goes without --batch');
  const board: Desk<Simulated> = {
    decide: (document) => strike(document, drawing),
    answer: ({ simulation, outcome }) => {
      const { trace, ...answer } = makeAnswer(outcome);
      return simulation.trace ? { ...answer, trace } : answer;
    },
    show: showStroke,
  };
  return answerDocuments(board, rest, io);
}

function takeDrawing(args: readonly string[]): { drawing: string | null; rest: readonly string[] } {
  const at = args.findIndex((argument) => argument === '--svg' || argument.startsWith('--svg='));
  if (at < 0) return { drawing: null, rest: args };
  const [name, joined] = (args[at] ?? '').split(/=(.*)/s);
  const drawing = joined ?? args[at + 1];
  if (!drawing || drawing.startsWith('--')) throw new Misuse(`${name} needs the name of a file to draw into`);
  const taken = joined === undefined ? 2 : 1;
  return { drawing, rest: [...args.slice(0, at), ...args.slice(at + taken)] };
}

type Struck = { readonly ok: Simulated } | { readonly error: Problem };

function strike(document: unknown, drawing: string | null): Struck {
  const read = readSimulation(document);
  if ('error' in read) return read;
  const { position, stroke, equipment, trace } = read.ok;
  const outcome = simulate(position, stroke, equipment, { trace: trace || drawing !== null });
  return (drawing !== null && draw(read.ok, outcome, drawing)) || { ok: { simulation: read.ok, outcome } };
}

/** Draws the stroke; what kept it from being written comes back as a problem. */
function draw(
  { equipment }: Simulation,
  outcome: ReturnType<typeof simulate>,
  file: string,
): { readonly error: Problem } | null {
  if (!outcome.trace) return null;
  try {
    writeFileSync(file, strokeSvg({ ...outcome, trace: outcome.trace }, equipment));
    return null;
  } catch (fault) {
    const message = `the drawing cannot be written: ${fault instanceof Error ? fault.message : fault}`;
    return { error: { code: 'unwritable', message, path: '' } };
  }
}
