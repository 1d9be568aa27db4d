import type { PracticeBoard } from '@opencarrom/share';
import type { ShareKind } from '../match/sharing/asking.js';
import { lastStroke, nowOf, type Practice } from './practice.js';

/** What of practice can be shared: the last shot, made at the men as they lay, and how they lie now. */
export function toShare(practice: Practice): Readonly<Record<'shot' | 'position', PracticeBoard | null>> {
  const { seat, side } = practice;
  const last = lastStroke(practice);
  return {
    shot: last && { men: last.men, seat: last.struck.seat, side, stroke: last.struck.stroke },
    position: { men: nowOf(practice).men, seat, side, stroke: null },
  };
}

/** Once the men were moved it is the position that somebody is to see. */
export function shareKindsOf(practice: Practice): readonly ShareKind[] {
  if (!lastStroke(practice)) return ['position'];
  return nowOf(practice).struck ? ['shot', 'position'] : ['position', 'shot'];
}
