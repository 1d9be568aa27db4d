import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beginsEvent } from '@opencarrom/tournament';
import { readBytes } from '../../documents.js';
import { EVENT_FILE, holdsEvent } from '../../events/event-file.js';
import type { Io } from '../../io.js';

type Verb = (args: readonly string[], io: Io) => Promise<number>;

/** Options that take a value, of the one or the other. */
const WITH_VALUE = ['lang', 'stage', 'after', 'by', 'open', 'rematches'] as const;

/**
 * A verb that is for the event of a file and for a document of results: a file is told apart by how it begins. Where
 * none is named and nothing is handed in, the event of the folder is meant.
 */
export const eventOrDocument =
  (ofEvent: Verb, ofDocument: Verb): Verb =>
  async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(WITH_VALUE.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
      strict: false,
    });
    const [file] = positionals;
    if (values.batch) return ofDocument(args, io);
    if (file !== undefined && file !== '-') return isEvent(file) ? ofEvent(args, io) : ofDocument(args, io);
    if (file === undefined && io.stdin.isTTY) return ofEvent(args, io);
    const bytes = await readBytes(io.stdin);
    const again = { ...io, stdin: whole(bytes) };
    const text = bytes.toString();
    if (beginsEvent(text)) return ofEvent(file === undefined ? [...args, '-'] : args, again);
    if (file === undefined && text.trim() === '') return ofEvent(args, again);
    return ofDocument(args, again);
  };

/** What is not there is called as an event would be. */
const isEvent = (file: string): boolean =>
  holdsEvent(file) || (file.endsWith(EVENT_FILE) && !existsSync(file));

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
