import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

interface Golden {
  readonly version: string;
  readonly strokes: readonly { readonly name: string; readonly input: unknown; readonly hash: string }[];
}

const path = fileURLToPath(new URL('./strokes.json', import.meta.url));

/** Strokes of every kind, with the bits each of them must come to in every engine. */
export const golden: Golden = JSON.parse(readFileSync(path, 'utf8'));
export const wanted = golden.strokes.map(({ hash }) => hash);

const INPUTS = JSON.stringify(JSON.stringify(golden.strokes.map(({ input }) => input)));

/** The physics as a script that any engine can run; its value is the list of all hashes, as JSON. */
export async function scriptOfHashes(): Promise<string> {
  return `(function () {
${await physicsScript()};
return JSON.stringify(JSON.parse(${INPUTS}).map(function (input) {
  var read = physics.readSimulation(input).ok;
  return physics.simulate(read.position, read.stroke, read.equipment).hash;
}));
})()`;
}

async function physicsScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'physics' } },
  })) as Rollup.RollupOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('the physics could not be bundled');
  return chunk.code;
}
