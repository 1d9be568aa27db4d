import { createReadStream } from 'node:fs';
import type { ByteSource } from './io.js';

/** The input is a file that cannot be read, for a reason the system has a code for. */
export class Unreadable extends Error {
  constructor(
    readonly file: string,
    readonly code: unknown,
  ) {
    super(`${file}: ${code}`);
  }
}

export const codeOf = (fault: unknown): unknown =>
  fault instanceof Error && 'code' in fault ? fault.code : fault;

/** A file's content, piece by piece. */
export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (problem) {
    throw new Unreadable(path, codeOf(problem));
  }
}

export async function readText(source: ByteSource): Promise<string> {
  let text = '';
  for await (const piece of decode(source)) text += piece;
  return text;
}

/** All of it, as it came. */
export async function readBytes(source: ByteSource): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  return Buffer.concat(pieces);
}

/**
 * Lines as they arrive, each time all that are complete. Only a line feed ends a line: JSON may hold
 * every other separator inside a text.
 */
export async function* readLines(source: ByteSource): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of decode(source)) {
    const lines = piece.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

async function* decode(source: ByteSource): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of source)
    yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
