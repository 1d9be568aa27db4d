import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inTime } from '../support/patience.js';

interface Program {
  /** What it said that it was waited for. */
  readonly said: string;
  readonly stop: () => Promise<void>;
}

/** Starts a program and waits until it has said something of this shape, of which the first group is wanted. */
export async function startProgram(
  path: string,
  args: readonly string[],
  wanted: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const program = spawn(path, args, { env: { ...process.env, ...environment } });
  let all = '';
  const answer = new Promise<string>((resolve, reject) => {
    const hear = (words: Buffer) => {
      all += words;
      const [, found] = wanted.exec(all) ?? [];
      if (found !== undefined) resolve(found);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`${path} stopped: ${all}`)));
  });
  const said = await inTime(answer, () => `${path} to write ${wanted}; it wrote: ${all}`);
  return {
    said,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill();
      await inTime(ended, () => `${path} to end`);
    },
  };
}
