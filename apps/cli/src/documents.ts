import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { type Garbled, garbledIn } from '@opencarrom/laws';
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

/** What was handed in: its text, or where its bytes are none. */
export type Handed = { readonly text: string } | { readonly garbled: Garbled };

export async function readText(source: ByteSource): Promise<Handed> {
  return handedWhole(await readBytes(source));
}

/** Bytes that are all of what was handed in. */
export const handedWhole = (bytes: Buffer): Handed => handedIn(withoutMark(bytes), 1);

/** All of it, as it came. */
export async function readBytes(source: ByteSource): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces);
}

const LINE_FEED = 0x0a;

/**
 * Lines as they arrive, each time all that are complete. Only a line feed ends a line: JSON may hold
 * every other separator inside a text.
 */
export async function* readLines(source: ByteSource): AsyncGenerator<readonly Handed[]> {
  let begun: Buffer[] = [];
  let next = 1;
  for await (const piece of source) {
    const bytes = Buffer.from(piece as Uint8Array);
    const end = bytes.lastIndexOf(LINE_FEED);
    begun.push(end < 0 ? bytes : bytes.subarray(0, end));
    if (end < 0) continue;
    const lines = linesIn(Buffer.concat(begun), next);
    begun = [bytes.subarray(end + 1)];
    next += lines.length;
    yield lines;
  }
  const last = Buffer.concat(begun);
  if (last.length > 0) yield linesIn(last, next);
}

/** The lines of these bytes, the first of which is line `from` of the whole. */
function linesIn(bytes: Buffer, from: number): readonly Handed[] {
  const read = from === 1 ? withoutMark(bytes) : bytes;
  if (isUtf8(read))
    return read
      .toString()
      .split('\n')
      .map((text) => ({ text }));
  const lines: Handed[] = [];
  for (let begin = 0; begin <= read.length; ) {
    const feed = read.indexOf(LINE_FEED, begin);
    const end = feed < 0 ? read.length : feed;
    lines.push(handedIn(read.subarray(begin, end), from + lines.length));
    begin = end + 1;
  }
  return lines;
}

/** One document, which begins in this line. */
function handedIn(bytes: Buffer, line: number): Handed {
  const garbled = isUtf8(bytes) ? null : garbledIn(bytes);
  return garbled ? { garbled: { ...garbled, line: line + garbled.line - 1 } } : { text: bytes.toString() };
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Some editors begin a file with a mark that is no part of what it says. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
