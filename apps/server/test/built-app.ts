import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A folder as the app's build leaves one: the page, and a script that is there compressed too. */
export function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('app'));
  return folder;
}
