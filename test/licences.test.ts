import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, productionClosure } from '../scripts/licences/closure.js';
import { dependenciesPage } from '../scripts/licences/page.js';

const locked: LockedPackages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const PROGRAMS = ['apps/server', 'apps/cli', 'apps/web'];

/** Licences that ask for no more than their text in the copy. */
const PERMISSIVE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
];
/** Every package more is code that a host trusts. Raise this on purpose. */
const MOST_SERVER_PACKAGES = 155;

describe('packages that run in production', () => {
  it('are listed in docs/dependencies.md (else run "npm run licences")', () => {
    expect(readFileSync('docs/dependencies.md', 'utf8')).toBe(dependenciesPage(locked));
  });

  it('have permissive licences', () => {
    const used = PROGRAMS.flatMap((program) => productionClosure(locked, program));
    expect(used.length).toBeGreaterThan(100);
    const others = used.filter(
      ({ license }) => !license.split(/[() ]+|OR/).some((each) => PERMISSIVE.includes(each)),
    );
    expect(others).toEqual([]);
  });

  it('are few on the server', () => {
    expect(productionClosure(locked, 'apps/server').length).toBeLessThanOrEqual(MOST_SERVER_PACKAGES);
  });
});

describe('the packages of a program', () => {
  it('are found where Node finds them, through links and the nearest folder', () => {
    const packages: LockedPackages = {
      'apps/one': { dependencies: { ours: '1', outer: '1' } },
      'node_modules/ours': { link: true, resolved: 'packages/ours' },
      'packages/ours': { dependencies: { inner: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/inner': { version: '1.0.0', license: 'MIT' },
      'node_modules/outer': { version: '1.0.0', license: 'ISC', dependencies: { inner: '2' } },
      'node_modules/outer/node_modules/inner': { version: '2.0.0', license: 'MIT' },
      'node_modules/unused': { version: '1.0.0', license: 'MIT' },
    };
    expect(productionClosure(packages, 'apps/one').map(({ name, version }) => `${name} ${version}`)).toEqual([
      'outer 1.0.0',
      'inner 1.0.0',
      'inner 2.0.0',
    ]);
    const broken = { ...packages, 'packages/ours': { dependencies: { lost: '1' } } };
    expect(() => productionClosure(broken, 'apps/one')).toThrow('lost');
  });
});
