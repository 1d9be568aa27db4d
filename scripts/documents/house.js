// What there is in the house for a document to name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** @typedef {import('./mentions.js').Mention} Mention */
/**
 * @typedef {object} House
 * @property {readonly string[]} files all files, by their paths from the root
 * @property {readonly string[]} scripts of `npm run`
 * @property {readonly string[]} commands of `carrom`
 * @property {readonly string[]} programs that npx finds here
 * @property {readonly string[]} entries of the packages, as they are imported; `*` stands for any word
 * @property {(file: string) => string} read
 */

/** Inside which rooms a path may begin. */
const ROOMS = ['packages', 'apps', 'packages/*', 'apps/*', 'packages/*/src', 'apps/*/src'];
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);
/** Made by commands, and not there before they were given. */
const MADE = /(?:^|\/)(?:dist|\.cache|coverage|node_modules)(?:\/|$)/;

/** @returns {House} */
export function houseHere() {
  const rooms = ['packages', 'apps'].flatMap((wing) =>
    readdirSync(wing).map((name) => `${wing}/${name}/package.json`),
  );
  const manifests = rooms
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return {
    files: filesIn('.'),
    scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
    commands: ['help', ...readdirSync('apps/cli/src/commands').map((file) => posix.basename(file, '.ts'))],
    programs: readdirSync('node_modules/.bin'),
    entries: manifests.flatMap(({ name, exports }) =>
      Object.keys(exports ?? { '.': '' }).map((entry) => posix.join(name, entry)),
    ),
    read: (file) => readFileSync(file, 'utf8'),
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/**
 * What is wrong with what a document names, or null.
 * @param {House} house
 * @param {string} document its path
 * @param {Mention} mention
 * @returns {string | null}
 */
export function faultOf(house, document, { kind, what, beside }) {
  switch (kind) {
    case 'link':
      return faultOfLink(house, document, what);
    case 'script':
      return house.scripts.includes(what) ? null : `there is no "npm run ${what}"`;
    case 'carrom':
      return house.commands.includes(what) ? null : `there is no "carrom ${what}"`;
    case 'npx':
      return house.programs.includes(what) ? null : `npx finds no "${what}" here`;
    case 'package':
      return house.entries.some((entry) => shape(entry).test(what)) ? null : `nothing is imported as ${what}`;
    case 'path':
      return MADE.test(what) || places(document, what, beside).some((path) => isThere(house, path))
        ? null
        : `there is no ${what}`;
  }
}

/**
 * @param {House} house
 * @param {string} document
 * @param {string} to
 */
function faultOfLink(house, document, to) {
  if (/^[a-z]+:/.test(to)) return null;
  const [path = '', anchor] = to.split('#');
  const file = path === '' ? document : posix.join(posix.dirname(document), path);
  if (!isThere(house, file)) return `the link to ${to} leads nowhere`;
  if (anchor === undefined || headingsOf(house.read(file)).includes(anchor)) return null;
  return `${file} has no heading for #${anchor}`;
}

/**
 * A path is written from the root, from the document, from the folder named just before, or from inside a room.
 * @param {string} document
 * @param {string} path
 * @param {string} beside
 */
function places(document, path, beside) {
  const folders = ['', posix.dirname(document), ...ROOMS];
  const near = beside === '' ? [] : [posix.join(beside, path), posix.join(posix.dirname(beside), path)];
  return folders.flatMap((folder) => [path, ...near].map((each) => posix.join(folder, each)));
}

/**
 * @param {House} house
 * @param {string} path
 */
function isThere({ files }, path) {
  const wanted = shape(
    path.replace(/^\.\//, ''),
    path.endsWith('/') ? '.+' : String.raw`(?:/.+|(?:\.\w+)+)?`,
  );
  return files.some((file) => wanted.test(file));
}

/**
 * `<book>` and `*` stand for any name, `{a,b}` for one of some.
 * @param {string} path
 * @param {string} [more] what may follow
 */
function shape(path, more = '') {
  const exact = path.replace(/[.+^$()|[\]\\]/g, '\\$&');
  const loose = exact
    .replace(/<[^>]+>|\*+/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`^${loose}${more}$`);
}

/** @param {string} text */
function headingsOf(text) {
  return [...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
