import { createReadStream } from 'node:fs';
import type { Source } from './io.js';

/** The input is a file that cannot be read. */
export class Unreadable extends Error {}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'it may not be read'],
]);

/** A file's content, piece by piece. */
export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    throw new Unreadable(`${path} could not be read: ${REASONS.get(code) ?? code}`);
  }
}

export async function readText(source: Source): Promise<string> {
  let text = '';
  for await (const piece of decode(source)) text += piece;
  return text;
}

/** All of it, as it came. */
export async function readBytes(source: Source): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  return Buffer.concat(pieces);
}

/**
 * Lines as they arrive, each time all that are complete. Only a line feed ends a line: JSON may hold
 * every other separator inside a text.
 */
export async function* readLines(source: Source): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of decode(source)) {
    const lines = piece.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

async function* decode(source: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of source)
    yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
