// What the system's packages bring: Debian's, by apt-get, where they are.
import { spawnSync } from 'node:child_process';

/** Are there packages to install from? */
export const hasPackages = () => spawnSync('apt-get', ['--version']).status === 0;

/** @param {readonly string[]} packages */
export function installPackages(packages) {
  return (
    run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  );
}

/**
 * Runs it with its output shown, and tells whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}
