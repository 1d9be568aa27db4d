import { type EventDocument, eventsFromSol } from '@opencarrom/tournament';
import type { ByteSource } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { Language } from '../words/language.js';
import { solText } from './file.js';
import { lineAt, readYaml } from './read-yaml.js';

/** The events of a SoL file, packed or not, or what is wrong with it and in which line. */
export async function openSol(
  source: ByteSource,
  language: Language,
): Promise<{ readonly ok: readonly EventDocument[] } | { readonly error: RecordProblem }> {
  const text = await solText(source, language);
  if ('error' in text) return text;
  const documents = readYaml(text.ok, language.faults);
  if ('error' in documents) return documents;
  const events = eventsFromSol(documents.ok);
  if ('ok' in events) return events;
  const line = lineAt(text.ok, events.error.path);
  return { error: line === null ? events.error : { ...events.error, line } };
}
