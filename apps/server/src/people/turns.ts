/** Lets so many do something at a time; so many more wait, and who comes then is turned away. */
export function makeTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    const begin = running < atOnce ? queue.shift() : undefined;
    begin?.();
  };

  /** Null: too many wait already. */
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (queue.length >= waiting && running >= atOnce) return null;
    await new Promise<void>((begin) => {
      queue.push(() => {
        running += 1;
        begin();
      });
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
