import { languageIn } from './options.js';
import { run } from './run.js';
import { enterTerminal } from './terminal.js';

const { stdin, stdout, stderr } = process;
const args = process.argv.slice(2);

/** A reader that stopped listening (`carrom … | head -1`) is no mistake of anybody's; an answer lost is told of. */
stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  stderr.write(`carrom: ${languageIn(args).faults.unanswered(code)}\n`, () => process.exit(1));
});
stderr.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const styled = stdout.isTTY && !process.env.NO_COLOR;

/** The first Ctrl-C asks for an end, the second makes one. */
const onInterrupt = (stop: () => void) => {
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
};

/** Only who sees the screen and has the keys can be given them. */
const screen = stdin.isTTY && stdout.isTTY ? { terminal: () => enterTerminal(stdin, stdout) } : {};

try {
  process.exitCode = await run(args, { stdin, stdout, stderr, styled, onInterrupt, ...screen });
} catch (fault) {
  stderr.write(`carrom: something went wrong inside: ${fault instanceof Error ? fault.message : fault}\n`);
  process.exitCode = 1;
}
