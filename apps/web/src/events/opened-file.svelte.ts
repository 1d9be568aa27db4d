import { damageInEvent, type EventDamage, type LoggedEvent, readEventLog } from '@opencarrom/tournament';

/** An event's log as it was read from a file of this device, until the page is closed. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
  readonly logged: LoggedEvent;
}

let opened: OpenedFile | null = $state.raw(null);

export const openedFile = {
  get now(): OpenedFile | null {
    return opened;
  },
  /** Reads a file; what is wrong with it, or null: it is the one that is looked at now. */
  async open(file: File): Promise<EventDamage | null> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const garbled = damageInEvent(bytes);
    if (garbled) return garbled;
    const text = new TextDecoder().decode(bytes);
    const read = readEventLog(text);
    if ('error' in read) return read.error;
    opened = { name: file.name, text, logged: read.ok };
    return null;
  },
  forget(): void {
    opened = null;
  },
};
