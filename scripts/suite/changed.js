// Decides what a change can reach: from the paths that changed and the needs of every file to checks and tests.
import { reachedBy } from './needs.js';
import { opensOneOf } from './screens.js';

/** @typedef {import('./steps.js').Lane} Lane */
/**
 * @typedef {object} Plan
 * @property {string | null} wholeBy the path that reaches everything; `null` where none does
 * @property {string[]} lint the files to lint
 * @property {string[]} checks scripts of checks that are no tests
 * @property {string[]} steps the other steps of the suite, by their names in steps.js
 * @property {Record<Lane, string[]>} tests the test files to run of each lane
 * @property {string[]} screens the folders of the web app that are reached; its frame is `app`
 */

/** Installed packages, and how code is compiled, resolved and tested. */
const REACHES_ALL =
  /^(?:package-lock\.json|\.npmrc|\.nvmrc|vitest\.config\.ts|scripts\/suite\/environment\.js|test\/support\/(?:patience|property-seed|fetch-in-time)\.ts)$|(?:^|\/)(?:package|tsconfig[.\w]*)\.json$|(?:^|\/)(?:vite|svelte)\.config\.[jt]s$/;

/** @type {readonly (readonly [changed: RegExp, script: string])[]} */
const CHECKS = [
  [/^packages\/[^/]+\/src\//, 'scripts/check-purity.js'],
  [/^apps\/web\/src\//, 'scripts/check-looks.js'],
  [/^apps\/web\/src\//, 'scripts/check-rooms.js'],
  // A document may name any file.
  [/./, 'scripts/check-documents.js'],
];

const LINTED = /\.(?:[cm]?js|ts|svelte|css|jsonc?)$/;
const TYPED = /^(?:packages|apps|test|scripts)\/.*\.(?:ts|js|json)$/;
const WEB_TYPED = /^apps\/web\/.*\.(?:ts|svelte)$/;
const TEST = /^(?:(?:packages|apps)\/[^/]+\/)?test\/(?:(sweep|servers|browser|engines)\/)?.*\.test\.ts$/;

const WEB_SOURCE = /^apps\/web\/src\/(?:([^/]+)\/)?/;
/** Every page needs these. */
const WEB_FRAME = /^apps\/web\/(?:public|build)\/|^apps\/web\/[^/]+\.html$/;
const SERVER = 'apps/server/src/main.ts';

/** What starts the servers and browsers of a lane. @type {Partial<Record<Lane, RegExp>>} */
const SET_UP = {
  servers: /^test\/servers\/shared\.ts$|^scripts\/servers\//,
  browser: /^test\/browser\/shared\.ts$|^test\/support\/serve-app\.ts$|^scripts\/browsers\.js$/,
  engines: /^test\/engines\/|^test\/support\/serve-app\.ts$|^scripts\/browsers\.js$/,
};

/**
 * @param {readonly string[]} changed paths, also of files that are gone
 * @param {ReadonlyMap<string, readonly string[]>} needs of every file there is
 * @returns {Plan}
 */
export function planFor(changed, needs) {
  const reached = reachedBy(changed, needs);
  const screens = reachedScreens(changed, reached);
  /** @type {Plan['tests']} */
  const tests = { fast: [], sweep: [], servers: [], browser: [], engines: [] };
  for (const file of needs.keys()) {
    const lane = laneOf(file);
    if (!lane) continue;
    const isSetUp = changed.some((path) => SET_UP[lane]?.test(path));
    const isShown = lane === 'browser' && opensOneOf(file, screens);
    const isStarted = lane === 'engines' && (screens.size > 0 || reached.has(SERVER));
    if (reached.has(file) || isSetUp || isShown || isStarted) tests[lane].push(file);
  }
  return {
    wholeBy: changed.find((path) => REACHES_ALL.test(path)) ?? null,
    lint: changed.filter((path) => LINTED.test(path) && needs.has(path)),
    checks: CHECKS.filter(([pattern]) => changed.some((path) => pattern.test(path))).map(
      ([, script]) => script,
    ),
    steps: stepsFor(changed, reached, tests),
    tests,
    screens: [...screens].sort(),
  };
}

/**
 * @param {readonly string[]} changed
 * @param {ReadonlySet<string>} reached
 * @param {Plan['tests']} tests
 */
function stepsFor(changed, reached, tests) {
  const lanes = Object.entries(tests).flatMap(([lane, files]) => (files.length > 0 ? [lane] : []));
  const hasPrograms = lanes.some((lane) => lane !== 'fast' && lane !== 'sweep');
  const isWeb = [...reached].some((path) => WEB_TYPED.test(path));
  const isTyped = isWeb || hasPrograms || lanes.includes('sweep') || changed.some((path) => TYPED.test(path));
  return [
    ...(isTyped ? ['build of packages'] : []),
    ...(isWeb ? ['types of web app'] : []),
    ...(hasPrograms ? ['build of web app', 'install programs'] : []),
    ...lanes,
  ];
}

/**
 * Returns the lane of a test file; `null` for any other file.
 * @param {string} file
 * @returns {Lane | null}
 */
export function laneOf(file) {
  const match = TEST.exec(file);
  return match && /** @type {Lane} */ (match[1] ?? 'fast');
}

/**
 * Returns the folders of the web app's source that a change reaches; its frame is `app`.
 * @param {readonly string[]} changed
 * @param {ReadonlySet<string>} reached
 */
function reachedScreens(changed, reached) {
  const screens = new Set(changed.some((path) => WEB_FRAME.test(path)) ? ['app'] : []);
  for (const path of reached) {
    const match = WEB_SOURCE.exec(path);
    if (match && !path.endsWith('/')) screens.add(match[1] ?? 'app');
  }
  return screens;
}
