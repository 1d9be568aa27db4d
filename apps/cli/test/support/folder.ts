import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder of a test file's own, gone after it. */
export function folderFor(name: string): () => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `carrom-${name}-`));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => folder;
}
