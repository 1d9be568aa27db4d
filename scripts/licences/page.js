// Writes docs/dependencies.md.
import { productionClosure } from './closure.js';

/** @typedef {import('./closure.js').LockedPackages} LockedPackages */

const PROGRAMS = /** @type {const} */ ([
  ['apps/server', 'server'],
  ['apps/cli', 'command line'],
  ['apps/web', 'browser app'],
]);

/**
 * Returns the page that lists every package that runs in production, with its licence.
 * @param {LockedPackages} locked
 */
export function dependenciesPage(locked) {
  /** @type {Map<string, { name: string, version: string, license: string, programs: string[] }>} */
  const packages = new Map();
  const counts = PROGRAMS.map(([workspace, program]) => {
    const closure = productionClosure(locked, workspace);
    for (const used of closure) {
      const key = `${used.name} ${used.version}`;
      const row = packages.get(key) ?? { ...used, programs: [] };
      if (!row.programs.includes(program)) row.programs.push(program);
      packages.set(key, row);
    }
    return `| ${program} | ${closure.length} |`;
  });
  const rows = [...packages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { name, version, license, programs }]) => row(name, version, license, programs.join(', ')));
  return `# Packages that run in production

Written by \`npm run licences\` from \`package-lock.json\`; a test fails when it is out of date. Not listed: the packages of this
repository, and those that only build or test it. Builds for other platforms are counted, though an installation has one of them.

| program | packages |
|---|---|
${counts.join('\n')}

| package | version | licence | used by |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** @param {string[]} cells */
const row = (...cells) => `| ${cells.join(' | ')} |`;
