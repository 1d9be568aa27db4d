import type { Event } from '@opencarrom/match';
import type { LoggedCommand, MatchLog } from '../store/match-log.js';

/** What happened in a match after some number. */
export interface Since {
  readonly seq: number;
  /** When the last of it happened. */
  readonly at: number;
  /** As JSON, without the brackets around it. */
  readonly events: Buffer;
}

/** Null: the log does not lead on from there. */
export async function eventsSince(
  log: Pick<MatchLog, 'read'>,
  match: string,
  have: number,
): Promise<Since | null> {
  // The last one they have is read too: is it there at all?
  const rows = (await log.read(match, Math.max(0, have - 1))) ?? [];
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first && last) {
    const events = [after(first, have), ...others.map(({ body }) => body.slice(1, -1))];
    return { seq: last.last, at: last.at, events: Buffer.from(events.filter(Boolean).join(',')) };
  }
  return have === 0 ? { seq: 0, at: 0, events: Buffer.alloc(0) } : null;
}

/** Whoever has but some of a command's events gets the others. */
function after({ seq, last, body }: LoggedCommand, have: number): string {
  if (seq > have) return body.slice(1, -1);
  if (last <= have) return '';
  const events = JSON.parse(body) as readonly Event[];
  return JSON.stringify(events.filter((event) => event.seq > have)).slice(1, -1);
}
