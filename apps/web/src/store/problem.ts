/**
 * Why the device did not keep something: it is full, it keeps nothing at all, the game has gone on in another
 * tab, or it failed.
 */
export type StoreFault = 'full' | 'forbidden' | 'elsewhere' | 'failed';

export class StoreProblem extends Error {
  constructor(
    readonly fault: StoreFault,
    cause: unknown,
  ) {
    super(WORDS[fault], { cause });
  }

  static from(problem: unknown): StoreProblem {
    if (problem instanceof StoreProblem) return problem;
    return new StoreProblem(faultOf(problem), problem);
  }
}

/** For those who show a problem as it is; screens have their own words by `fault`. */
const WORDS: Readonly<Record<StoreFault, string>> = {
  full: 'the storage of this device is full',
  forbidden: 'this browser keeps nothing here',
  elsewhere: 'this game has gone on in another tab',
  failed: 'this device did not keep it',
};

function faultOf(problem: unknown): StoreFault {
  const name = problem instanceof Error || problem instanceof DOMException ? problem.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'forbidden' : 'failed';
}
