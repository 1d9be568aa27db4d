import { setImmediate } from 'node:timers/promises';
import type { ThinkerHost } from '@opencarrom/ai';

/** Node's clock, and its way to let messages and signals in. */
export const host: ThinkerHost = { now: () => performance.now(), breathe: () => setImmediate() };
