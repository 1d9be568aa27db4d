import type { EventAct } from '@opencarrom/tournament';

/** An act on its way to the server: sent again under the same id until it is answered, and so done once. */
export interface Outgoing {
  readonly id: string;
  readonly at: string;
  readonly act: EventAct;
}

const keyOf = (event: string): string => `opencarrom.desk.${event}`;

/** What was not answered when the page was left. What cannot be read was never ours. */
export function keptOutbox(event: string): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(event)) ?? '[]');
    return Array.isArray(kept) ? (kept as Outgoing[]) : [];
  } catch {
    return [];
  }
}

/** Where nothing can be kept, it is still sent as long as the page is there. */
export function keepOutbox(event: string, outbox: readonly Outgoing[]): void {
  try {
    if (outbox.length === 0) localStorage.removeItem(keyOf(event));
    else localStorage.setItem(keyOf(event), JSON.stringify(outbox));
  } catch {}
}
