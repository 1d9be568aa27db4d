import type { Logger } from 'pino';
import { StoreProblem, type StoreProblemCode } from './store-problem.js';

/** What a disk says of which it is certain that nothing was written. */
export const UNWRITABLE: readonly StoreProblemCode[] = ['store-full', 'store-read-only'];

/** Says once in the server's log that nothing can be written, and once that it can again, however many try meanwhile. */
export function tellingUnwritable<Asked, Told>(
  ask: (asked: Asked) => Promise<Told>,
  logger: Pick<Logger, 'warn'>,
): (asked: Asked) => Promise<Told> {
  let code: StoreProblemCode | null = null;
  const written = () => {
    if (code) logger.warn({ code }, 'the store is written again');
    code = null;
  };
  const failed = (problem: unknown) => {
    if (!(problem instanceof StoreProblem && UNWRITABLE.includes(problem.code))) return;
    if (!code) logger.warn({ code: problem.code }, `the store cannot be written: ${problem.message}`);
    code = problem.code;
  };
  return (asked) => {
    const telling = ask(asked);
    void telling.then(written, failed);
    return telling;
  };
}
