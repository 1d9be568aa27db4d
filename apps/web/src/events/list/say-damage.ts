import type { EventDamage } from '@opencarrom/tournament';
import type { EventListWords } from './words.js';

/** Why an event's file cannot be opened, and what to do; what a program finds in the line helps nobody here. */
export function sayDamage(w: EventListWords, file: string, { code, line }: EventDamage): string {
  if (code === 'newer-version') return w.newer(file);
  return code === 'empty' || code === 'not-an-event' ? w.unknownFile(file) : w.damaged(file, line);
}
