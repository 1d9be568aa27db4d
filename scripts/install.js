import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.js';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */

const WANTED = 'package-lock.json';
// npm writes this file last, so it is missing after an install that was cut short.
const INSTALLED = 'node_modules/.package-lock.json';

/** Runs `npm ci` unless node_modules already holds what the lockfile asks for. */
export function installDependencies() {
  return isInstalled() || npm('ci', '--no-audit', '--no-fund');
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = lockedPackages(INSTALLED);
  return Object.entries(lockedPackages(WANTED)).every(([path, wanted]) => {
    const isRoot = path === '';
    // Optional packages are builds for other machines: npm rightly leaves them out.
    if (isRoot || wanted.optional) return true;
    const found = installed[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
