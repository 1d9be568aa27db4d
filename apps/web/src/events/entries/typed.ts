import type { EventDiscipline } from '@opencarrom/tournament';
import { type EntryDraft, emptyDraft } from './draft.js';

const keyOf = (event: string): string => `opencarrom.typed.${event}`;

/** What was being typed when the page was left or loaded again; a new entry where nothing was, or it cannot be read. */
export function typedDraft(event: string, discipline: EventDiscipline): EntryDraft {
  const empty = emptyDraft(discipline);
  try {
    const { team, rate, players } = JSON.parse(sessionStorage.getItem(keyOf(event)) ?? '') as EntryDraft;
    const isWhole = typeof team === 'string' && typeof rate === 'string';
    const areSoMany = discipline === 'teams' || players.length === empty.players.length;
    return isWhole && areSoMany && players.every(({ name }) => typeof name === 'string')
      ? { team, rate, players }
      : empty;
  } catch {
    return empty;
  }
}

/** Where nothing can be kept, it is still there as long as the page is. */
export function keepTyped(event: string, draft: EntryDraft): void {
  try {
    sessionStorage.setItem(keyOf(event), JSON.stringify(draft));
  } catch {}
}

const pasteOf = (event: string): string => `opencarrom.pasted.${event}`;

/** The list that was being looked through when the page was loaded again; empty where none was. */
export function keptPaste(event: string): string {
  try {
    return sessionStorage.getItem(pasteOf(event)) ?? '';
  } catch {
    return '';
  }
}

/** Empty: there is nothing to be kept any more. */
export function keepPaste(event: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(pasteOf(event));
    else sessionStorage.setItem(pasteOf(event), text);
  } catch {}
}
