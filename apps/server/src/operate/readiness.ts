import type { Store } from '../store/store.js';

/** Why a process should get no new connections. */
interface NotReady {
  readonly code: 'draining' | 'lease-lost' | 'store-not-writable';
  readonly message: string;
}

/** Can this process do what it is there for? */
export interface Readiness {
  /** Null: it can. */
  readonly fault: () => Promise<NotReady | null>;
  /** From now on it cannot: it is about to stop. */
  readonly drain: () => void;
  readonly isDraining: () => boolean;
}

/** Anybody may ask, so the store is tried no more often than this. */
const KNOWN_FOR_MS = 500;
/** A store that has said nothing for so long cannot be written. */
const PATIENCE_MS = 2_000;

export function makeReadiness({ isWritable, leases }: Store, now: () => number): Readiness {
  let isDraining = false;
  let tried: { readonly at: number; readonly result: Promise<boolean> } | null = null;
  const isStoreWritable = (): Promise<boolean> => {
    if (!tried || now() - tried.at >= KNOWN_FOR_MS) tried = { at: now(), result: within(isWritable()) };
    return tried.result;
  };
  return {
    fault: async () => {
      if (isDraining) return { code: 'draining', message: 'this process is about to stop' };
      if (!leases.isHeld())
        return { code: 'lease-lost', message: 'others cannot see that this process is alive' };
      if (!(await isStoreWritable()))
        return { code: 'store-not-writable', message: 'nothing can be written now' };
      return null;
    },
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}

function within(trying: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    trying
      .then(resolve, () => resolve(false))
      .finally(() => {
        clearTimeout(late);
      });
  });
}
