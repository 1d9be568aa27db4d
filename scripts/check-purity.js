// The pure packages draw no chance of their own. Other forbidden globals (clock, console, network, …)
// are named in biome.json, which has no way to forbid one member of Math.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PURE_PACKAGES = ['laws', 'physics', 'match', 'ai', 'tournament'];
const CHANCE = /\bMath\s*\.\s*random\b/;

const folders = PURE_PACKAGES.map((name) => `packages/${name}/src`).filter((folder) => existsSync(folder));
const filesOf = folders.map((folder) => ({ folder, files: sourcesIn(folder) }));

const complaints = filesOf.flatMap(({ folder, files }) =>
  files.length === 0
    ? [`${folder}: not one file was read, so nothing was checked`]
    : files.flatMap(findChance),
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
function findChance(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    CHANCE.test(line)
      ? [`${file}:${index + 1}: chance is passed in as a seed, never drawn from Math.random`]
      : [],
  );
}
