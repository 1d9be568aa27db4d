// The pure packages give the same bits everywhere: of Math they use only what every engine computes
// exactly (√ and comparisons; sines and powers differ in the last bit), and they draw no chance. Other
// forbidden globals (clock, console, network, …) are named in biome.jsonc, which cannot name parts of Math.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
const EXACT = ['sqrt', 'abs', 'min', 'max', 'floor', 'ceil', 'trunc', 'sign', 'imul', 'PI'];
const OTHER_MATH = new RegExp(`\\bMath\\b(?!\\.(?:${EXACT.join('|')})\\b)`);
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

const folders = PURE_PACKAGES.map((name) => `packages/${name}/src`).filter((folder) => existsSync(folder));
const filesOf = folders.map((folder) => ({ folder, files: sourcesIn(folder) }));

const complaints = filesOf.flatMap(({ folder, files }) =>
  files.length === 0
    ? [`${folder}: not one file was read, so nothing was checked`]
    : files.flatMap(findInexact),
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
function findInexact(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    OTHER_MATH.test(line) && !COMMENT.test(line)
      ? [`${file}:${index + 1}: of Math only ${EXACT.join(', ')} are the same on every machine`]
      : [],
  );
}
