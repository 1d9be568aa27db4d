import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { books } from '@opencarrom/laws';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle, gzipped } from '../packages/bundle.js';
import {
  emptyFolder,
  entriesOf,
  exampleOf,
  install,
  type Manifest,
  packAll,
  removeFolder,
} from '../packages/packed.js';

const folder = emptyFolder();
const packages = packAll(folder);
install(packages, folder);
afterAll(() => removeFolder(folder));

interface Ran {
  readonly prints: string;
  /** Entries that cannot be imported, with the reason. */
  readonly broken: readonly string[];
}

/** Runs the examples of all packages, and then imports all their entries, in one Node process. */
function runAll(): Readonly<Record<string, Ran>> {
  const asked = packages.map((each) => {
    writeFileSync(join(folder, `${each.room}.mjs`), exampleOf(each).code);
    return { room: each.room, entries: entriesOf(each).map((entry) => each.name + entry.slice(1)) };
  });
  writeFileSync(
    join(folder, 'all.mjs'),
    `const answer = process.stdout.write.bind(process.stdout);
    const ran = {};
    for (const { room, entries } of ${JSON.stringify(asked)}) {
      let prints = '';
      process.stdout.write = (text) => ((prints += text), true);
      const broken = [];
      for (const name of ['./' + room + '.mjs', ...entries])
        await import(name).catch((fault) => broken.push(name + ': ' + fault));
      ran[room] = { prints, broken };
    }
    answer(JSON.stringify(ran));`,
  );
  return JSON.parse(execFileSync('node', ['all.mjs'], { cwd: folder, encoding: 'utf8' }));
}

const ran = runAll();

/** Entries of one pattern (`./books/*`) are alike: the first stands for all. */
const isFirstOfItsKind = (entry: string, index: number, entries: readonly string[]): boolean => {
  const kind = (each: string) => each.split('/').slice(0, 2).join('/');
  return entry.split('/').length < 3 || entries.findIndex((each) => kind(each) === kind(entry)) === index;
};

/** Code, its types, and the source that their maps lead to. */
const BELONGS = /^(?:package\.json|README\.md|LICENSE|dist\/.+\.(?:js|d\.ts)(?:\.map)?|src\/.+\.ts)$/;

describe.each(packages.map((each) => [each.name, each] as const))('%s', (_name, packed) => {
  const { room, version, tarball, files, manifest } = packed;

  it('carries code, types, README and licence, and nothing else', () => {
    expect(files.filter((file) => !BELONGS.test(file))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(readFileSync(`packages/${room}/LICENSE`, 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  });

  it('says what it is and is free of side effects', () => {
    const { description, keywords, license, type, sideEffects } = manifest;
    expect({ license, type, sideEffects }).toEqual({ license: 'MIT', type: 'module', sideEffects: false });
    expect(description).toMatch(/^[A-Z].{20,}\.$/);
    expect(keywords).toContain('carrom');
  });

  it('is of the same version as all, and asks for the others in it, and for anything else in one alone', () => {
    const root = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    expect(version).toBe(root.version);
    const versions = Object.fromEntries(packages.map((each) => [each.name, each.version]));
    const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const [name, wanted] of Object.entries(asked))
      expect([name, wanted]).toEqual([name, versions[name] ?? expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  it('passes publint', async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('passes attw: its types are found by every entry', async () => {
    const entries = entriesOf(packed).filter(isFirstOfItsKind);
    const inside = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
    const found = await checkPackage(inside, { entrypoints: [...entries] });
    if (!found.types) throw new Error('it has no types');
    for (const resolutionKind of ['node16-esm', 'bundler'] as const) {
      expect(filterProblems(found, { resolutionKind })).toEqual([]);
      for (const entry of entries)
        expect([entry, found.entrypoints[entry]?.resolutions[resolutionKind].resolution?.fileName]).toEqual([
          entry,
          expect.stringMatching(/\.d\.ts$/),
        ]);
    }
  });

  it('prints what its README says when the example runs in Node', () => {
    expect(ran[room]?.prints).toBe(exampleOf(packed).prints);
  });

  it('can be imported by every entry', () => {
    expect(ran[room]?.broken).toEqual([]);
  });
});

describe('one book with its judge and its words', () => {
  const MOST = 20_000;
  const laws = packages.find(({ room }) => room === 'laws');
  const entries = laws ? entriesOf(laws).filter((entry) => entry.startsWith('./books/')) : [];

  it('is there by itself for every book', () => {
    expect([...entries].sort()).toEqual(books.map(({ id }) => `./books/${id}`).sort());
  });

  it.each(entries)(
    '%s: at most 20 kB gzipped, with no other book in it but the one it builds on',
    async (entry) => {
      const code = await bundle(
        folder,
        `export * from '@opencarrom/laws/${entry.slice(2)}';
       export { announce, judge, openingBoard, settle } from '@opencarrom/laws';
       export { en } from '@opencarrom/laws/words/en';`,
      );
      const size = gzipped(code);
      console.log(`${entry}: ${(size / 1000).toFixed(1)} kB gzipped`);
      expect(size).toBeGreaterThan(8_000);
      expect(size).toBeLessThanOrEqual(MOST);
      expect(code).not.toMatch(/\p{Script=Devanagari}/u);
      const inside = books.filter(
        ({ edition }) => code.includes(`\`${edition}\``) || code.includes(`"${edition}"`),
      );
      expect(inside.map(({ id }) => `./books/${id}`)).toEqual([...new Set(['./books/icf', entry])]);
    },
  );
});
