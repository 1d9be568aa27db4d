import { Reader } from '../bytes/reader.js';
import { Writer } from '../bytes/writer.js';
import { Faulty } from '../fault.js';
import type { PieceKind, Script } from '../script.js';
import { readCommandAfter, writeCommand } from './command.js';
import { readHead, writeHead } from './head.js';
import { readHere, writeHere } from './here.js';

const KINDS: readonly PieceKind[] = ['match', 'board', 'stroke'];
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

export function scriptIn(bytes: Uint8Array): Script {
  const from = new Reader(bytes);
  const packed = from.byte();
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
