import type { RoundClock } from '@opencarrom/protocol';

/** How the clock of a round stands, for a screen. */
export interface RoundTimeLeft {
  /** Milliseconds; none where time is up. */
  readonly left: number;
  readonly is: 'running' | 'standing' | 'warning' | 'up';
}

export function roundTime({ endsAt, left, warning }: RoundClock, now: number): RoundTimeLeft {
  const rest = Math.max(0, endsAt === null ? (left ?? 0) : endsAt - now);
  if (rest === 0) return { left: 0, is: 'up' };
  if (endsAt === null) return { left: rest, is: 'standing' };
  return { left: rest, is: rest <= warning ? 'warning' : 'running' };
}

/** `32:05`; a second that has begun counts whole, so that 0:00 is the end. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
