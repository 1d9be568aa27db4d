import type { EventDiscipline } from '@opencarrom/tournament';
import { type PlayersRead, readPlayers, sayPlayersFault } from '@opencarrom/tournament/players';
import { unreadable } from '../desk.js';
import { type Handed, handedWhole, readBytes, readFile, Unreadable } from '../documents.js';
import { type ByteSource, type Io, write } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { Language } from '../words/language.js';

export type PlayersOpened =
  | { readonly ok: PlayersRead }
  | { readonly errors: readonly [RecordProblem, ...RecordProblem[]] };

/** The table of players in a file, or with a lone minus the one on standard input. */
export async function openPlayers(
  file: string,
  discipline: EventDiscipline,
  language: Language,
  io: Io,
): Promise<PlayersOpened> {
  const words = language.playersFile;
  try {
    const handed = tableIn(await readBytes(await sourceOf(file, language, io)));
    if ('garbled' in handed) {
      const { line, byte } = handed.garbled;
      return { errors: [{ code: 'not-utf8', line, path: '', message: words.notUtf8(byte) }] };
    }
    const read = readPlayers(handed.text, discipline);
    if ('ok' in read) return read;
    const [first, ...others] = read.errors.map((fault) => ({
      ...{ code: fault.code, line: fault.line, path: '' },
      message: sayPlayersFault(words.faults, fault),
    }));
    return { errors: [first as RecordProblem, ...others] };
  } catch (fault) {
    if (fault instanceof Unreadable) return { errors: [unreadable(fault, language)] };
    throw fault;
  }
}

async function sourceOf(file: string, language: Language, io: Io): Promise<ByteSource> {
  if (file !== '-') return readFile(file);
  if (io.stdin.isTTY) await write(io.stderr, `${language.playersFile.fromKeyboard}\n`);
  return io.stdin;
}

/** Some spreadsheets write two bytes a letter, and say so by the first two. */
const TWO_BYTES = Buffer.of(0xff, 0xfe);

const tableIn = (bytes: Buffer): Handed =>
  bytes.subarray(0, TWO_BYTES.length).equals(TWO_BYTES)
    ? { text: bytes.subarray(TWO_BYTES.length).toString('utf16le') }
    : handedWhole(bytes);
