import { readFileSync } from 'node:fs';
import { runAdjudicate } from './commands/adjudicate.js';
import { runBest } from './commands/best.js';
import { runLaws } from './commands/laws.js';
import { runPlay } from './commands/play.js';
import { runReplay } from './commands/replay.js';
import { runScore } from './commands/score.js';
import { runSimulate } from './commands/simulate.js';
import { runTournament } from './commands/tournament.js';
import { runValidate } from './commands/validate.js';
import { helpFor } from './help.js';
import { type Io, write } from './io.js';
import { languageIn, Misuse } from './options.js';

const COMMANDS: ReadonlyMap<string, (args: readonly string[], io: Io) => Promise<number>> = new Map([
  ['adjudicate', runAdjudicate],
  ['score', runScore],
  ['laws', runLaws],
  ['simulate', runSimulate],
  ['best', runBest],
  ['play', runPlay],
  ['replay', runReplay],
  ['validate', runValidate],
  ['tournament', runTournament],
]);

const MISUSED = 2;

/** Runs one command line to its end. Returns the exit status. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [first = 'help', ...rest] = args;
  try {
    if (first === '--version') return await tell(io, `carrom ${version()}\n`);
    if (first === 'help' || first === '--help' || first === '-h') return await tell(io, helpOn(rest));
    const command = COMMANDS.get(first);
    if (!command) throw unknown(first);
    if (rest.some((argument) => argument === '--help' || argument === '-h'))
      return await tell(io, helpFor(first, rest[0]));
    return await command(rest, io);
  } catch (problem) {
    if (!(problem instanceof Misuse)) throw problem;
    const page = pageFor(first, rest[0]);
    const words = languageIn(args).faults;
    await write(io.stderr, `carrom: ${problem.tell(words)}\n${words.see(page)}\n`);
    return MISUSED;
  }
}

function helpOn([command, verb]: readonly string[]): string {
  if (command !== undefined && !COMMANDS.has(command)) throw unknown(command);
  return helpFor(command, verb);
}

/** Where the command that went wrong is explained. */
function pageFor(command: string, verb: string | undefined): string {
  if (!COMMANDS.has(command)) return 'npx carrom --help';
  const isVerb = verb !== undefined && helpFor(command, verb) !== helpFor(command);
  return `npx carrom ${command}${isVerb ? ` ${verb}` : ''} --help`;
}

function unknown(word: string): Misuse {
  const known = [...COMMANDS.keys()];
  return new Misuse(({ noOption, noCommand }) =>
    word.startsWith('-') ? noOption(word, known) : noCommand(word, known),
  );
}

async function tell(io: Io, text: string): Promise<number> {
  await write(io.stdout, text);
  return 0;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
