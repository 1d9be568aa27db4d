import { type EventDocument, eventsFromSol } from '../sol/read-sol.js';
import { lineAt, readYaml } from './read-yaml.js';
import type { SolFault } from './sol-fault.js';

/** More than the events of a federation's whole life; a file that swells beyond it is meant to do harm. */
export const MOST_SOL_BYTES = 16 * 1024 * 1024;

const GZIP = [0x1f, 0x8b];

/** What is packed is known by its first bytes, whatever it is called. */
export const isPackedSol = (bytes: Uint8Array): boolean => GZIP.every((byte, index) => bytes[index] === byte);

/** The events of a SoL file's text, or what is wrong with it and in which line. */
export function readSolText(
  text: string,
): { readonly ok: readonly EventDocument[] } | { readonly error: SolFault } {
  const documents = readYaml(text);
  if ('error' in documents) return documents;
  const events = eventsFromSol(documents.ok);
  if ('ok' in events) return events;
  const line = lineAt(text, events.error.path);
  return { error: line === null ? events.error : { ...events.error, line } };
}
