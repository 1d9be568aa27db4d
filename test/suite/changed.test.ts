import { describe, expect, it } from 'vitest';
import { planFor } from '../../scripts/suite/changed.js';
import { stepsOf, tellPlan } from '../../scripts/suite/changed-steps.js';
import { foldersOf, needsOf } from '../../scripts/suite/needs.js';

/** A small repository of the same form: its files and their code. */
const FILES: Readonly<Record<string, string>> = {
  'packages/laws/package.json': JSON.stringify({
    exports: { '.': { source: './src/index.ts' }, './words/*': { source: './src/words/*.ts' } },
  }),
  'packages/laws/src/index.ts': `export * from './queen.js';`,
  'packages/laws/src/queen.ts': '',
  'packages/laws/src/words/hi.ts': '',
  'packages/laws/test/queen.test.ts': `import '@opencarrom/laws';`,
  'packages/laws/test/words.test.ts': `import '@opencarrom/laws/words/hi';`,
  'packages/laws/test/golden.test.ts': `new URL('golden/cases.json', import.meta.url)`,
  'packages/laws/test/golden/cases.json': '[]',
  'apps/cli/bin/carrom.js': `await import('../dist/main.js');`,
  'apps/cli/src/main.ts': `import '@opencarrom/laws';`,
  'apps/cli/test/format.test.ts': `readFileSync('docs/format.md')`,
  'apps/cli/test/sweep/process.test.ts': `spawn('apps/cli/bin/carrom.js')`,
  'apps/server/src/main.ts': `import { open } from './store.js';`,
  'apps/server/src/store.ts': '',
  'apps/server/test/support/process.ts': `new URL('../../dist/main.js', import.meta.url)`,
  'apps/server/test/servers/kill.test.ts': `import '../support/process.js';`,
  'apps/web/index.html': '<script type="module" src="/src/main.ts"></script>',
  'apps/web/src/main.ts': `import './app/App.svelte';`,
  'apps/web/src/app/App.svelte': `<script>import '../routes/table.js'; import '../ui/Button.svelte';</script>`,
  'apps/web/src/routes/table.ts': `() => import('../umpire/Console.svelte'); () => import('../laws/Laws.svelte')`,
  'apps/web/src/ui/Button.svelte': '<button>Strike</button>',
  'apps/web/src/umpire/Console.svelte': `<script>import { total } from './scores.js';</script>`,
  'apps/web/src/umpire/scores.ts': `import '../ui/Button.svelte'; import.meta.glob('./words/*.ts')`,
  'apps/web/src/umpire/words/hi.ts': '',
  'apps/web/src/laws/Laws.svelte': `<script>import '@opencarrom/laws';</script>`,
  'apps/web/test/umpire-scores.test.ts': `import '../src/umpire/scores.js';`,
  'apps/web/test/browser/umpire-match.test.ts': `import './stage.js';`,
  'apps/web/test/browser/compare.test.ts': `import './stage.js';`,
  'apps/web/test/browser/axe.test.ts': `import './stage.js';`,
  'apps/web/test/browser/online/lobby.test.ts': `import '../stage.js'; import './house.js';`,
  'apps/web/test/browser/online/house.ts': `import '../../../../../test/support/serve-app.js';`,
  'apps/web/test/browser/stage.ts': '',
  'test/support/serve-app.ts': `const SERVER = 'apps/server/dist/main.js'; const APP = 'apps/web/dist/index.html';`,
  'test/engines/engines.test.ts': '',
  'test/voice.test.ts': `import { rooms } from '../scripts/rooms.js';`,
  'scripts/rooms.js': `['packages', 'apps'].flatMap((wing) => readdirSync(wing))`,
  'docs/format.md': '',
  'README.md': '',
};

const known = new Set(Object.keys(FILES).flatMap((file) => [file, ...foldersOf(file)]));
const files = { has: (path: string) => known.has(path), read: (path: string) => FILES[path] ?? '' };
const needs = new Map(Object.keys(FILES).map((file) => [file, needsOf(file, files)]));

const planOf = (...changed: readonly string[]) => planFor(changed, needs);
/** Names of the tests that are run, in every lane. */
const testsOf = (...changed: readonly string[]) =>
  Object.values(planOf(...changed).tests)
    .flat()
    .map((file) => file.replace(/^.*\/|\.test\.ts$/g, ''))
    .filter((name) => name !== 'voice');

describe('tests that a change reaches', () => {
  it.each([
    ['a package', 'packages/laws/src/queen.ts', ['queen', 'process', 'compare', 'axe', 'engines']],
    ['a file of words', 'packages/laws/src/words/hi.ts', ['words']],
    ['a file that a test reads beside it', 'packages/laws/test/golden/cases.json', ['golden']],
    ['a document that a test reads', 'docs/format.md', ['format']],
    ['a document that no test reads', 'README.md', []],
    ['a program that a test starts', 'apps/cli/src/main.ts', ['process']],
    ['the server', 'apps/server/src/store.ts', ['kill', 'lobby', 'engines']],
    ['a screen', 'apps/web/src/umpire/scores.ts', ['umpire-scores', 'umpire-match', 'axe', 'engines']],
    [
      'words of a screen',
      'apps/web/src/umpire/words/hi.ts',
      ['umpire-scores', 'umpire-match', 'axe', 'engines'],
    ],
    ['a test', 'apps/web/test/umpire-scores.test.ts', ['umpire-scores']],
    ['what browser tests share', 'apps/web/test/browser/online/house.ts', ['lobby']],
  ])('%s: %s', (_, changed, expected) => {
    expect(testsOf(changed).sort()).toEqual([...expected].sort());
  });

  it('are all of the browser lane for a part of every screen, the page itself and the stage', () => {
    const all = ['umpire-match', 'compare', 'axe', 'lobby'];
    for (const changed of [
      'apps/web/src/ui/Button.svelte',
      'apps/web/index.html',
      'apps/web/test/browser/stage.ts',
    ])
      expect(testsOf(changed)).toEqual(expect.arrayContaining(all));
  });

  it('include those that read whole folders', () => {
    expect(planOf('packages/laws/src/queen.ts').tests.fast).toContain('test/voice.test.ts');
    expect(planOf('docs/format.md').tests.fast).not.toContain('test/voice.test.ts');
  });

  it('are the whole suite for the lockfile and for configurations', () => {
    for (const changed of [
      'package-lock.json',
      'packages/laws/package.json',
      'tsconfig.base.json',
      'apps/web/test/tsconfig.json',
      'vitest.config.ts',
      'apps/web/vite.config.ts',
    ])
      expect(planOf('README.md', changed).wholeBy).toBe(changed);
    const steps = stepsOf(planOf('package-lock.json'), 2).map(({ name }) => name);
    expect(steps).toEqual(expect.arrayContaining(['lint', 'unused code', 'trace of laws', 'browser']));
  });
});

describe('checks that a change reaches', () => {
  const stepsFor = (...changed: readonly string[]) => stepsOf(planOf(...changed), 2).map(({ name }) => name);

  it('are only those of documents for a document', () => {
    expect(stepsFor('README.md')).toEqual(['scripts/check-documents.js']);
  });

  it('are lint and types for code, those of the web app where it is reached, and builds for lanes that need them', () => {
    expect(stepsFor('packages/laws/src/words/hi.ts')).toEqual([
      'lint',
      'scripts/check-purity.js',
      'scripts/check-documents.js',
      'build of packages',
      'fast',
    ]);
    expect(stepsFor('apps/web/test/umpire-scores.test.ts')).toEqual([
      'lint',
      'scripts/check-documents.js',
      'build of packages',
      'fast',
      'types of web app',
    ]);
    expect(stepsFor('apps/web/src/umpire/scores.ts')).toEqual([
      'lint',
      'scripts/check-looks.js',
      'scripts/check-rooms.js',
      'scripts/check-documents.js',
      'build of packages',
      'fast',
      'types of web app',
      'build of web app',
      'install programs',
      'engines',
      'browser',
    ]);
  });

  it('lint no file that is gone', () => {
    const plan = planOf('packages/laws/src/gone.ts');
    expect(plan.lint).toEqual([]);
    expect(plan.steps).toContain('build of packages');
  });

  it('name the test files to Vitest', () => {
    const [fast] = stepsOf(planOf('packages/laws/src/words/hi.ts'), 2).filter(({ name }) => name === 'fast');
    expect(fast?.command.slice(-2)).toEqual(['packages/laws/test/words.test.ts', 'test/voice.test.ts']);
  });
});

describe('the summary of a plan', () => {
  const told = (...changed: readonly string[]) => tellPlan(planOf(...changed), changed, Object.keys(FILES));

  it('says what is run and why', () => {
    expect(told('apps/web/src/umpire/scores.ts')).toContain(
      'folders of the web app that are reached: umpire',
    );
    expect(told('apps/web/src/umpire/scores.ts')).toContain('browser: 2 of 4 test files');
    expect(told('package-lock.json')).toContain(
      'package-lock.json reaches everything: the whole suite is run.',
    );
    expect(told('README.md')).toContain('no test needs what has changed');
    expect(told()).toBe('Nothing has changed: there is nothing to run.');
  });
});
