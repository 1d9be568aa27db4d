import type { Logger } from 'pino';

/** Somebody who looks after something again and again, never twice at once. */
export interface Keeper {
  /** Looks now; resolves once that is done. */
  readonly look: () => Promise<void>;
  /** Looks no more; resolves once nothing is being done. */
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly look: () => Promise<void>;
  /** Milliseconds between two looks. */
  readonly every: number;
  readonly logger: Logger;
  /** What the log says where a look failed: the next one is made all the same. */
  readonly failed: string;
}

export function startKeeper({ look, every, logger, failed }: Kept): Keeper {
  let last: Promise<void> = Promise.resolve();
  const lookNext = (): Promise<void> => {
    last = last.then(look).catch((fault: unknown) => logger.warn({ err: fault }, failed));
    return last;
  };
  const looks = setInterval(() => void lookNext(), every);
  looks.unref();
  return {
    look: lookNext,
    close: () => {
      clearInterval(looks);
      return last;
    },
  };
}
