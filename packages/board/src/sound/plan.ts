import type { Contact, Trace } from '@opencarrom/physics';

/** One sound of a stroke: when, what, how loud (0 to 1), and where from left (−1) to right (1). */
export interface SoundEvent {
  readonly t: number;
  readonly kind: 'disc' | 'cushion' | 'pocket' | 'queen';
  readonly strength: number;
  readonly pan: number;
}

/** Slower than this nobody hears it; as fast as this it is as loud as it gets. In m/s. */
const HEARD = 0.03;
const LOUDEST = 4;
/** What sounds within this time is one sound to the ear. */
const TOGETHER = 0.006;
/** A break has a hundred contacts; more voices than this in a tenth of a second are noise. */
const VOICES = 9;

/** What is heard of a stroke, in order. `pan` says where on the listener's left or right a point is. */
export function planSounds(
  contacts: readonly Contact[],
  trace: Trace,
  pan: (x: number, y: number) => number,
): SoundEvent[] {
  const hits = contacts
    .filter(({ speed }) => speed >= HEARD)
    .map((contact): SoundEvent => {
      const { t, ax, ay, bx, by } = contact;
      const kind = contact.b.startsWith('cushion') ? 'cushion' : 'disc';
      return { t, kind, strength: strengthOf(contact.speed), pan: pan((ax + bx) / 2, (ay + by) / 2) };
    });
  const drops = trace.fallen.map(({ id, t }): SoundEvent => {
    const { x, y, speed } = lastPath(trace, id, t);
    const kind = id === 'queen' ? 'queen' : 'pocket';
    return { t, kind, strength: 0.5 + 0.3 * strengthOf(speed), pan: pan(x, y) };
  });
  return thin(merge([...hits, ...drops].sort((a, b) => a.t - b.t)));
}

/** Loudness goes with the root of the speed, as ears do. */
function strengthOf(speed: number): number {
  return Math.min(1, Math.sqrt(speed / LOUDEST));
}

/** A path's own start says on which side of the board the piece was last heard, and how fast it went. */
function lastPath(trace: Trace, id: string, t: number): { x: number; y: number; speed: number } {
  let last = { x: 0, y: 0, vx: 0, vy: 0 };
  for (const path of trace.paths) if (path.id === id && path.t <= t) last = path;
  const { x, y, vx, vy } = last;
  return { x, y, speed: Math.sqrt(vx * vx + vy * vy) };
}

/** Contacts of one instant become one, as loud as the loudest and a little more. */
function merge(events: readonly SoundEvent[]): SoundEvent[] {
  const merged: SoundEvent[] = [];
  const latest = new Map<SoundEvent['kind'], number>();
  for (const event of events) {
    const at = latest.get(event.kind) ?? -1;
    const last = merged[at];
    if (!last || event.t - last.t > TOGETHER) {
      latest.set(event.kind, merged.push(event) - 1);
      continue;
    }
    const louder = Math.max(last.strength, event.strength);
    const strength = Math.min(1, louder + 0.08 * Math.min(last.strength, event.strength));
    merged[at] = { ...last, strength, pan: (last.pan + event.pan) / 2 };
  }
  return merged;
}

/** A piece has gone down a pocket. */
export const isDrop = ({ kind }: Pick<SoundEvent, 'kind'>): boolean => kind === 'pocket' || kind === 'queen';

/** Of a crowd of sounds the loudest are kept; a pocket is always heard. */
function thin(events: readonly SoundEvent[]): SoundEvent[] {
  return events.filter((event) => {
    if (isDrop(event)) return true;
    const louder = events.filter(
      (other) => Math.abs(other.t - event.t) < 0.05 && other.strength > event.strength,
    );
    return louder.length < VOICES;
  });
}
