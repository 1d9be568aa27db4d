import { Writable } from 'node:stream';
import { run } from '../../src/run.js';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

class Paper extends Writable {
  written = '';
  isTTY = false;
  onWritten: () => void = () => {};
  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.written += String(chunk);
    this.onWritten();
    done();
  }
}

/**
 * Runs a command line on streams of its own. `input` arrives in the pieces it is given in. A person at the
 * terminal stops it once it has written `interruptAfter` to its errors.
 */
export async function carrom(
  args: readonly string[],
  input: string | readonly (string | Uint8Array)[] = '',
  { terminal = false, terminalForErrors = false, interruptAfter = '' } = {},
): Promise<Ran> {
  const stdout = new Paper();
  const stderr = new Paper();
  stdout.isTTY = terminal;
  stderr.isTTY = terminalForErrors || interruptAfter !== '';
  const pieces = typeof input === 'string' ? [input] : input;
  const stdin = (async function* () {
    yield* pieces;
  })();
  const onInterrupt = (stop: () => void) => {
    stderr.onWritten = () => {
      if (stderr.written.includes(interruptAfter)) stop();
    };
    return () => {
      stderr.onWritten = () => {};
    };
  };
  const watched = interruptAfter === '' ? {} : { onInterrupt };
  const status = await run(args, { stdin, stdout, stderr, styled: false, ...watched });
  return { status, stdout: stdout.written, stderr: stderr.written };
}

/** The one document a command wrote. */
export const answerOf = ({ stdout }: Ran) => JSON.parse(stdout);

/** Striker and own man: docs/cli.md's shape, but for the striker. */
export const strikerAndOwn = {
  rulebook: 'icf',
  board: {
    turn: 'white',
    white: { onBoard: 6, owed: 0, score: 10, hasPocketed: true },
    black: { onBoard: 7, owed: 0, score: 4 },
    queen: 'on-board',
  },
  stroke: { pocketed: { white: 1, striker: true } },
};
