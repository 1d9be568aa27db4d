import { run } from './run.js';

/** A reader that stopped listening (`carrom … | head -1`) is no mistake of anybody's. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? 0 : 1));

const styled = process.stdout.isTTY && !process.env.NO_COLOR;
const { stdin, stdout, stderr } = process;

/** The first Ctrl-C asks for an end, the second makes one. */
const onInterrupt = (stop: () => void) => {
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
};

try {
  process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, styled, onInterrupt });
} catch (fault) {
  stderr.write(`carrom: something went wrong inside: ${fault instanceof Error ? fault.message : fault}\n`);
  process.exitCode = 1;
}
