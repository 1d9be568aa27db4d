import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once what was written to a file, or the names in a folder, are on the disk. */
export function reachDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
