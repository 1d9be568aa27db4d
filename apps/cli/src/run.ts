import { readFileSync } from 'node:fs';
import { helpFor } from './help.js';
import { type Io, write } from './io.js';
import { languageIn, Misuse } from './options.js';

type Command = (args: readonly string[], io: Io) => Promise<number>;

/** Each is read when it is asked for: who runs an event does not wait for the computer player to be there. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['adjudicate', async () => (await import('./commands/adjudicate.js')).runAdjudicate],
  ['score', async () => (await import('./commands/score.js')).runScore],
  ['laws', async () => (await import('./commands/laws.js')).runLaws],
  ['simulate', async () => (await import('./commands/simulate.js')).runSimulate],
  ['best', async () => (await import('./commands/best.js')).runBest],
  ['play', async () => (await import('./commands/play.js')).runPlay],
  ['replay', async () => (await import('./commands/replay.js')).runReplay],
  ['review', async () => (await import('./commands/review.js')).runReview],
  ['validate', async () => (await import('./commands/validate.js')).runValidate],
  ['tournament', async () => (await import('./commands/tournament.js')).runTournament],
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
    const run = await command();
    return await run(rest, io);
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
