// The pure packages give the same bits everywhere: they use only what every engine computes exactly (√ and comparisons;
// sines and powers differ in the last bit), and draw no random numbers. Other forbidden globals (clock, console,
// network, …) are named in biome.jsonc, which cannot name parts of Math.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findInexact } from './purity/inexact.js';

const PURE_PACKAGES = [
  'laws',
  'physics',
  'match',
  'host',
  'ai',
  'review',
  'tournament',
  'paper',
  'protocol',
  'remote',
  'share',
  'shots',
];

const folders = PURE_PACKAGES.map((name) => `packages/${name}/src`).filter((folder) => existsSync(folder));
const filesOf = folders.map((folder) => ({ folder, files: sourcesIn(folder) }));

const complaints = filesOf.flatMap(({ folder, files }) =>
  files.length === 0
    ? [`${folder}: not one file was read, so nothing was checked`]
    : files.flatMap(complaintsIn),
);
const read = filesOf.flatMap(({ files }) => files).length;

for (const complaint of complaints) console.error(complaint);
console.log(`${read} files of ${folders.length} pure packages read, ${complaints.length} complaints`);
process.exitCode = read > 0 && complaints.length === 0 ? 0 : 1;

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
}

/** @param {string} file */
function complaintsIn(file) {
  return findInexact(readFileSync(file, 'utf8')).map(
    ({ line, complaint }) => `${file}:${line}: ${complaint}`,
  );
}
