import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHYSICS_VERSION, readSimulation, simulate } from '@opencarrom/physics';
import { chromium } from 'playwright-core';
import { getQuickJS } from 'quickjs-emscripten';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

interface Golden {
  readonly version: string;
  readonly strokes: readonly { readonly name: string; readonly input: unknown; readonly hash: string }[];
}

const path = fileURLToPath(new URL('./golden/strokes.json', import.meta.url));
const golden: Golden = JSON.parse(readFileSync(path, 'utf8'));
const inputs = JSON.stringify(golden.strokes.map(({ input }) => input));
const wanted = golden.strokes.map(({ hash }) => hash);

/** The physics as one script that any engine can run: it leaves `physics` behind. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'physics' } },
  })) as Rollup.RollupOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('the physics could not be bundled');
  return chunk.code;
}

const ALL_HASHES = `JSON.stringify(JSON.parse(INPUTS).map(function (input) {
  var read = physics.readSimulation(input).ok;
  return physics.simulate(read.position, read.stroke, read.equipment).hash;
}))`;

/** A browser of the system, or else Playwright's own. */
const installed = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((place) => existsSync(place));

let code = '';
beforeAll(async () => {
  code = await script();
});

describe('the golden strokes', () => {
  it('are more than two hundred, of this version', () => {
    expect(golden.strokes.length).toBeGreaterThanOrEqual(200);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(golden.version).toBe(PHYSICS_VERSION);
  });

  it('give the same bits in Node', () => {
    const hashes = golden.strokes.map(({ input }) => {
      const read = readSimulation(input);
      if ('error' in read) throw new Error(read.error.message);
      return simulate(read.ok.position, read.ok.stroke, read.ok.equipment).hash;
    });
    expect(hashes).toEqual(wanted);
  });

  it('give the same bits in QuickJS', { timeout: 120_000 }, async () => {
    const quickjs = await getQuickJS();
    const vm = quickjs.newContext();
    const answer = vm.unwrapResult(
      vm.evalCode(`${code};\nvar INPUTS = ${JSON.stringify(inputs)};\n${ALL_HASHES}`),
    );
    const hashes = JSON.parse(vm.getString(answer));
    answer.dispose();
    vm.dispose();
    expect(hashes).toEqual(wanted);
  });

  it('give the same bits in Chromium', { timeout: 120_000 }, async () => {
    const profile = mkdtempSync(join(tmpdir(), 'physics-chromium-'));
    const browser = await chromium.launchPersistentContext(profile, {
      ...(installed ? { executablePath: installed } : {}),
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: `${code};\nglobalThis.INPUTS = ${JSON.stringify(inputs)};` });
      expect(JSON.parse(await page.evaluate(ALL_HASHES))).toEqual(wanted);
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});
