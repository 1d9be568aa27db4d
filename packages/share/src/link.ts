import { BitHash } from '@opencarrom/physics';
import { fromLetters, toLetters } from './bytes/base64url.js';
import { Reader } from './bytes/reader.js';
import { Writer } from './bytes/writer.js';
import { bodyIn, practiceBytes, scriptBytes } from './code/script.js';
import { Faulty, faultOf, type LinkFault } from './fault.js';
import { type LinkProgress, playOut } from './play-out.js';
import { madeAgain, type PracticeBoard, type SharedPractice } from './practice.js';
import type { Script, SharedPiece } from './script.js';

/** Of the form of links. It is raised where a reader of the old one would misread a new link; old ones stay readable. */
export const LINK_VERSION = 2;
/** A piece of a match is written as ever: whoever has not got the newer program yet opens it too. */
const VERSION_OF_MATCHES = 1;
/** Letters of the longest link: a whole match fits, and an address bar takes it. */
export const LONGEST_LINK = 64_000;

/** Bytes of the hash that all comes to, and of the sum over everything before it. */
const HASH = 8;
const SUM = 4;

/** The part of a link after its #: letters, digits, - and _. */
export function writeLink(what: (Script & Pick<SharedPiece, 'hash'>) | SharedPractice): string {
  return what.kind === 'practice'
    ? sealed(practiceBytes(what), what.hash, LINK_VERSION)
    : sealed(scriptBytes(what), what.hash);
}

/** The version, what is said and how long it is, what it comes to, and the sum of all that. */
export function sealed(body: readonly number[], hash: string, version = VERSION_OF_MATCHES): string {
  const to = new Writer().byte(version).count(body.length).all(body).all(bytesOf(hash));
  return toLetters(to.all(sumOf(to.bytes)).bytes);
}

/** Does a piece fit into a link? What is longer is shared as a file. */
export const fitsLink = (piece: OpenedLink): boolean => writeLink(piece).length <= LONGEST_LINK;

/** What a link leads to. */
export type OpenedLink = SharedPiece | SharedPractice;

/** What a link leads to, played again and checked; or why it cannot be opened. */
export function readLink(fragment: string): OpenedLink | LinkFault {
  const reading = readingLink(fragment);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, command by command: a page stays alive meanwhile, and can show how far it is. */
export function* readingLink(fragment: string): Generator<LinkProgress, OpenedLink | LinkFault> {
  try {
    const { said, hash } = opened(fragment.replace(/^#/, ''));
    const came = 'commands' in said ? yield* playOut(said) : madeAgain(said);
    if (came.hash !== hash)
      throw new Faulty('doctored', `it says that it comes to ${hash}, but it comes to ${came.hash}`);
    return came;
  } catch (problem) {
    if (problem instanceof Faulty) return faultOf(problem);
    throw problem;
  }
}

/** What a link says, before any of it is played. */
function opened(letters: string): { readonly said: Script | PracticeBoard; readonly hash: string } {
  if (letters === '') throw new Faulty('no-link', 'there is nothing after the #');
  if (letters.length > LONGEST_LINK) throw new Faulty('too-long', `${letters.length} letters`);
  const bytes = fromLetters(letters);
  if (!bytes) throw new Faulty('no-link', 'a letter that no link has');
  if ((bytes[0] ?? 0) > LINK_VERSION)
    throw new Faulty('newer', `a link of version ${bytes[0]}; this program reads up to ${LINK_VERSION}`);
  if (bytes[0] === 0) throw new Faulty('damaged', 'no link is of version 0');
  const { body, hash } = parts(bytes);
  return { said: bodyIn(body), hash };
}

function parts(bytes: Uint8Array): { readonly body: Uint8Array; readonly hash: string } {
  const length = lengthIn(bytes);
  if (length === null || bytes.length < length.before + length.body + HASH + SUM)
    throw new Faulty('cut', 'its end is missing');
  const hashAt = length.before + length.body;
  const sumAt = hashAt + HASH;
  const isWhole =
    bytes.length === sumAt + SUM && hex(sumOf(bytes.subarray(0, sumAt))) === hex(bytes.subarray(sumAt));
  if (!isWhole) throw new Faulty('damaged', 'its sum is another');
  return { body: bytes.subarray(length.before, hashAt), hash: hex(bytes.subarray(hashAt, sumAt)) };
}

/** How long the body says it is, and how many bytes come before it; null where the link ends before that. */
function lengthIn(bytes: Uint8Array): { readonly before: number; readonly body: number } | null {
  const from = new Reader(bytes.subarray(1));
  try {
    const body = from.count(LONGEST_LINK);
    return { before: bytes.length - from.left, body };
  } catch (problem) {
    if (problem instanceof Faulty) return null;
    throw problem;
  }
}

function sumOf(bytes: Iterable<number>): number[] {
  const hash = new BitHash();
  for (const byte of bytes) hash.byte(byte);
  return bytesOf(hash.hex()).slice(0, SUM);
}

const bytesOf = (digits: string): number[] =>
  (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const hex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
