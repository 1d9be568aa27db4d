// Reads from package-lock.json which packages each program needs at run time.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages */
/** @typedef {{ name: string, version: string, license: string }} UsedPackage */

const MODULES = 'node_modules/';

/**
 * Returns every package that a workspace needs at run time, with those of its optional dependencies for all platforms.
 * Packages of this repository are followed but not listed.
 * @param {LockedPackages} locked
 * @param {string} workspace as in `apps/server`
 * @returns {UsedPackage[]}
 */
export function productionClosure(locked, workspace) {
  const seen = new Set([workspace]);
  for (const path of seen) {
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvedFrom(locked, path, name);
      if (found) seen.add(found);
      else if (!optionalDependencies?.[name]) throw new Error(`${name}, which ${path} needs, is not locked`);
    }
  }
  return [...seen].filter((path) => path.includes(MODULES)).map((path) => packageAt(locked, path));
}

/**
 * Looks a package up as Node does: in the folder, then in each folder above it.
 * @param {LockedPackages} locked
 * @param {string} from
 * @param {string} name
 */
function resolvedFrom(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder ? `${folder}/` : ''}${MODULES}${name}`;
    const found = locked[path];
    if (found) return found.link ? found.resolved : path;
    if (!folder) return undefined;
  }
}

/**
 * @param {LockedPackages} locked
 * @param {string} path
 * @returns {UsedPackage}
 */
function packageAt(locked, path) {
  const { version = '', license = 'unknown' } = locked[path] ?? {};
  return { name: path.slice(path.lastIndexOf(MODULES) + MODULES.length), version, license };
}
