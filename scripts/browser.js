// The browser that tests run in: one already here, else by the system's packages, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function installBrowser() {
  if ([process.env.CHROMIUM ?? '', ...PLACES].some((place) => existsSync(place))) return true;
  if (run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')) {
    return true;
  }
  return run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}
