import type { Shown } from '../shown-stroke.js';

/**
 * One more stroke to be shown. The one that is being shown comes to its end, whatever comes meanwhile; of those that wait
 * for it, as for whoever was away, only the last is seen.
 */
export const withOneMore = (waiting: readonly Shown[], next: Shown): readonly Shown[] => [
  ...waiting.slice(0, 1),
  next,
];
