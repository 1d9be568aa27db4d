#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('carrom is not built yet: run "npm run build" in the project\'s root first.\n');
  process.exitCode = 1;
}
