// The environment of every check and test: the same on every machine, whatever the user's shell and home folder hold.
// CI, NO_COLOR and the like are dropped, so that programs that tests start behave as for anybody.
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Variables that pass through: places of programs and temporary files, and the tests' own switches. */
const PASSED = [
  'PATH',
  'TMPDIR',
  'CHROMIUM',
  'FIREFOX',
  'PLAYWRIGHT_BROWSERS_PATH',
  'npm_execpath',
  'FONT_SET',
  'PATIENCE',
  'PROPERTY_SEED',
  'FONT_SET',
  'SOAK_BOARDS',
  'SOAK_SEED',
  'BOARDS',
  // For whoever looks for a fault: a debugger, more messages, a screen.
  'NODE_OPTIONS',
  'DEBUG',
  'DISPLAY',
];
const PASSED_GROUP = /^VITEST/;
/** Windows finds no program and no temporary folder without these. */
const WINDOWS = /^(?:path|pathext|comspec|systemroot|windir|temp|tmp|appdata|localappdata|userprofile)$/i;

const FIXED = {
  TZ: 'UTC',
  // Every Debian has this locale. Node and the browsers take it as American English.
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  // In a new home folder npm would ask its registry for a newer npm each time.
  npm_config_update_notifier: 'false',
};

const HOME_PREFIX = 'opencarrom-home-';

/**
 * Returns the environment for tests. Its home folder is new and empty, and is removed when this process ends; within
 * another run of the suite it is the folder of that run.
 * @param {NodeJS.ProcessEnv} outer
 * @returns {Record<string, string>}
 */
export function testEnvironment(outer = process.env) {
  const passed = Object.entries(outer).filter(([name]) => isPassed(name));
  return {
    // Playwright's own browsers lie in the user's home folder.
    PLAYWRIGHT_BROWSERS_PATH: join(homedir(), '.cache', 'ms-playwright'),
    .../** @type {Record<string, string>} */ (Object.fromEntries(passed)),
    ...FIXED,
    HOME: isTestHome(outer.HOME) ? outer.HOME : emptyHome(),
  };
}

/** Gives this process the environment for tests, and with it every process that it starts. */
export function enterTestEnvironment() {
  const wanted = testEnvironment();
  for (const name of Object.keys(process.env)) if (!(name in wanted)) delete process.env[name];
  Object.assign(process.env, wanted);
}

/** @param {string} name */
function isPassed(name) {
  const isWindows = process.platform === 'win32';
  return PASSED.includes(name) || PASSED_GROUP.test(name) || (isWindows && WINDOWS.test(name));
}

/**
 * @param {string | undefined} folder
 * @returns {folder is string}
 */
function isTestHome(folder) {
  return folder !== undefined && basename(folder).startsWith(HOME_PREFIX);
}

function emptyHome() {
  const folder = mkdtempSync(join(tmpdir(), HOME_PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
