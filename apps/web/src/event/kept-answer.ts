import type { EventAnswer } from '@opencarrom/protocol';

const KEY = 'opencarrom.event';
/** A device has room for little: what is longer is not kept. */
const MOST_LETTERS = 1_500_000;

/** The last event seen stays on the device, so that its page can be opened again where there is no network. */
export function keepAnswer(answer: EventAnswer): void {
  try {
    const text = JSON.stringify(answer);
    if (text.length <= MOST_LETTERS) localStorage.setItem(KEY, text);
  } catch {
    // No room, or nothing may be kept: then there is no page without a network.
  }
}

export function keptAnswer(event: string): EventAnswer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as EventAnswer | null;
    return kept?.id === event ? { ...kept, live: [] } : null;
  } catch {
    return null;
  }
}
