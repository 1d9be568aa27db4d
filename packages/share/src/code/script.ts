import { Reader } from '../bytes/reader.js';
import { Writer } from '../bytes/writer.js';
import { Faulty } from '../fault.js';
import type { PracticeBoard } from '../practice.js';
import type { PieceKind, Script } from '../script.js';
import { readCommandAfter, writeCommand } from './command.js';
import { readHead, writeHead } from './head.js';
import { readHere, writeHere } from './here.js';
import { readPractice, writePractice } from './practice.js';

const KINDS: readonly PieceKind[] = ['match', 'board', 'stroke'];
/** The kind of what is no piece of a match: a board of practice. */
const PRACTICE = 3;
const NAMED = 128;

/** What is shared, in bytes: its kind, the head, where it begins, what was done. */
export function scriptBytes({ kind, named, head, here, commands }: Script): readonly number[] {
  const to = new Writer().byte(KINDS.indexOf(kind) + (named ? NAMED : 0));
  writeHead(to, head, named);
  if (here) writeHere(to, here);
  let before = 0;
  for (const command of commands) {
    writeCommand(to, command, before);
    before = command.at;
  }
  return to.bytes;
}

export function practiceBytes(board: PracticeBoard): readonly number[] {
  const to = new Writer().byte(PRACTICE);
  writePractice(to, board);
  return to.bytes;
}

/** What a body says, of whichever kind. */
export function bodyIn(bytes: Uint8Array): Script | PracticeBoard {
  const from = new Reader(bytes);
  const packed = from.byte();
  if (packed !== PRACTICE) return scriptIn(from, packed);
  const board = readPractice(from);
  if (from.left > 0) throw new Faulty('cannot-be', 'it goes on after its end');
  return board;
}

function scriptIn(from: Reader, packed: number): Script {
  const named = (packed & NAMED) !== 0;
  const kind = from.oneOf(KINDS, packed & ~NAMED);
  const head = readHead(from, named);
  const here = kind === 'match' ? null : readHere(from, head);
  if (here && (here.midway !== null) !== (kind === 'stroke'))
    throw new Faulty('cannot-be', `a ${kind} does not begin there`);
  const commands = [];
  for (let before = 0; from.left > 0; ) {
    const command = readCommandAfter(from, before);
    commands.push(command);
    before = command.at;
  }
  return { kind, named, head, here, commands };
}
