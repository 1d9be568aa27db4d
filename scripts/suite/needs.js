// Which file of the repository needs which: by imports, and by the files, folders and programs that its code names.
// Vitest's own graph (`--changed`) stops at the first Svelte component, and knows neither files that a test reads nor
// programs that it starts.
import { posix } from 'node:path';
import ts from 'typescript';

/** @typedef {{ has: (path: string) => boolean, read: (path: string) => string }} Files paths from the root; folders end in "/" */

const CODE = /\.(?:[cm]?js|ts|svelte)$/;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
/** A file or folder by its path from the root, or by its path from the module. Of a template its beginning counts. */
const NAMED = /(\bURL\(\s*|\bglob\(\s*)?['"`]((?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\/?)/g;
const FOLDER_OF_ALL = /^(?:packages|apps|docs|deploy)$/;
/** Fetched by these when a screen is opened: it is no part of them. */
const FETCHES_SCREENS = /^apps\/web\/src\/(?:routes|app)\//;
const BUILT = /^((?:packages|apps)\/[^/]+)\/dist\/(.*)$/;

/**
 * Returns what a file needs: files, and folders of which any file may matter.
 * @param {string} file
 * @param {Files} files
 * @returns {string[]}
 */
export function needsOf(file, files) {
  if (!CODE.test(file)) return [];
  const text = files.read(file);
  const scripts = file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPT)].map(([, script = '']) => script)
    : [text];
  return [
    ...new Set(
      scripts.flatMap((script) => [...imported(file, script, files), ...named(file, script, files)]),
    ),
  ];
}

/**
 * @param {string} file
 * @param {string} script
 * @param {Files} files
 */
function imported(file, script, files) {
  return ts.preProcessFile(script, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const isFetched = /\bimport\s*\(\s*$/.test(script.slice(0, pos));
    if (isFetched && FETCHES_SCREENS.test(file)) return [];
    const path = fileName.startsWith('.') ? joined(file, fileName) : exported(fileName, files);
    return path === null ? [] : found(path, files);
  });
}

/**
 * @param {string} file
 * @param {string} script
 * @param {Files} files
 */
function named(file, script, files) {
  return [...script.matchAll(NAMED)].flatMap(([, isFromModule, name = '']) => {
    if (isFromModule) return found(joined(file, name), files);
    return name.includes('/') || name.includes('.') || FOLDER_OF_ALL.test(name) ? found(name, files) : [];
  });
}

/**
 * @param {string} file
 * @param {string} path
 */
function joined(file, path) {
  return posix.join(posix.dirname(file), path);
}

/**
 * Returns the source behind a name that one of our packages exports, such as `@opencarrom/laws/words/hi`.
 * @param {string} name
 * @param {Files} files
 */
function exported(name, files) {
  const [, folder, entry = ''] = /^@opencarrom\/([^/]+)(\/.+)?$/.exec(name) ?? [];
  if (!folder) return null;
  /** @type {{ exports: Record<string, { source: string }> }} */
  const { exports } = JSON.parse(files.read(`packages/${folder}/package.json`));
  for (const [pattern, { source }] of Object.entries(exports)) {
    const [before = '', after] = pattern.slice(1).split('*');
    if (after === undefined ? before !== entry : !entry.startsWith(before)) continue;
    return posix.join('packages', folder, source.replace('*', entry.slice(before.length)));
  }
  return null;
}

/**
 * Returns the file or folder of that path, if there is one; for what is built its source.
 * @param {string} path
 * @param {Files} files
 */
function found(path, files) {
  const [, room, built] = BUILT.exec(path) ?? [];
  // Every test of the built web app needs all of it: scripts/suite/screens.js says which parts.
  if (room === 'apps/web') return [];
  const source = room ? `${room}/src/${built || 'main.js'}` : path;
  const candidates = [source, source.replace(/\.js$/, '.ts'), `${source.replace(/\/$/, '')}/`];
  const first = candidates.find(files.has);
  return first ? [first] : [];
}

/**
 * Returns the changed paths and all files that need one of them, directly or not.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} needs of every file
 * @returns {Set<string>}
 */
export function reachedBy(changed, needs) {
  /** @type {Map<string, string[]>} */
  const neededBy = new Map();
  for (const [file, needed] of needs)
    for (const path of needed) neededBy.set(path, [...(neededBy.get(path) ?? []), file]);
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = changed.flatMap((path) => [path, ...foldersOf(path)]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(neededBy.get(path) ?? []));
  }
  return reached;
}

/**
 * Returns the folders that hold a path, each ending in "/".
 * @param {string} path
 */
export function foldersOf(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`);
}
