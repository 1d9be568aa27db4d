import { spawnSync } from 'node:child_process';

/**
 * Runs npm with its output shown, and tells whether it succeeded.
 * @param {string[]} args
 */
export function npm(...args) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}
