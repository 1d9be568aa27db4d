import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions, type Rollup } from 'vite';

/** A browser of the system, or else Playwright's own. */
const installed = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((place) => existsSync(place));

export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** A room as one script that leaves its exports behind under a name. */
export async function script(room: 'board' | 'physics'): Promise<string> {
  const entry = fileURLToPath(new URL(`../../../${room}/src/index.ts`, import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: room } },
  })) as Rollup.RollupOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error(`${room} could not be bundled`);
  return chunk.code;
}
