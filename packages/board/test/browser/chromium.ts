import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions, type Rollup } from 'vite';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string;
  }
}

export const connect = (): Promise<Browser> => chromium.connect(inject('chromium'));

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
