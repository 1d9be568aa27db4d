import { type FSWatcher, statSync, unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A disk elsewhere says nothing when a file changes: it is looked at so often. */
const LOOK_MS = 1000;
/** What is written in several goes is one change. */
const SETTLE_MS = 40;

/** Calls back when a file is another, also where it is replaced as a whole; the function given back ends it. */
export function follow(file: string, changed: () => void): () => void {
  let last = lookOf(file);
  let timer: NodeJS.Timeout | null = null;
  const look = () => {
    timer = null;
    const now = lookOf(file);
    if (now === last) return;
    last = now;
    changed();
  };
  const soon = () => {
    timer ??= setTimeout(look, SETTLE_MS);
  };
  const watcher = watchFolder(file, soon);
  watchFile(file, { interval: LOOK_MS }, soon);
  return () => {
    watcher?.close();
    unwatchFile(file, soon);
    if (timer) clearTimeout(timer);
  };
}

/** Of the folder: a file that is replaced is another, and nobody hears of the old one again. */
function watchFolder(file: string, soon: () => void): FSWatcher | null {
  try {
    const name = basename(file);
    return watch(dirname(file), (_, touched) => {
      if (touched === null || touched === name) soon();
    }).on('error', () => {});
  } catch {
    // Some systems and disks cannot: it is looked at.
    return null;
  }
}

function lookOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
}
