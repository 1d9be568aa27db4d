// The browsers that tests run in, and how they come here: by the system's packages, Chromium else by Playwright.
import { existsSync, readdirSync } from 'node:fs';
import { fontEnvironment } from './fonts.js';
import { hasPackages, installPackages, run } from './packages.js';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/**
 * @typedef {object} Wanted
 * @property {string} name as people call it
 * @property {readonly (readonly string[])[]} needs its programs: of each row one, wherever it lies
 * @property {readonly string[]} packages Debian's, that bring them
 */

/** @type {Record<Engine, Wanted>} */
const ENGINES = {
  chromium: {
    name: 'Chromium',
    needs: [
      [
        process.env.CHROMIUM ?? '',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ],
    ],
    packages: ['chromium'],
  },
  firefox: {
    name: 'Firefox',
    needs: [[process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    // Its driver, the browser the driver starts, and a screen for that browser to show itself on.
    needs: [['/usr/bin/WebKitWebDriver'], miniBrowsers(), ['/usr/bin/Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

const ALL = /** @type {Engine[]} */ (Object.keys(ENGINES));

/** WebKit's own small browser lies beside its library, in a folder named after the machine. */
function miniBrowsers() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return libraries
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) => ['4.1', '4.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`));
}

/**
 * Where the programs of an engine lie, or null where one of them is missing.
 * @param {Engine} engine
 * @returns {string[] | null}
 */
export function programsOf(engine) {
  const found = ENGINES[engine].needs.map((places) => places.find((place) => existsSync(place)));
  return found.every((place) => place !== undefined) ? found : null;
}

/** @param {Engine} engine */
export function nameOf(engine) {
  return ENGINES[engine].name;
}

/**
 * Returns the options by which Playwright launches Chromium with the project's own fonts. Without a path it takes its own Chromium.
 * @returns {{ executablePath?: string, env: NodeJS.ProcessEnv }}
 */
export function chromiumHere() {
  const [executablePath] = programsOf('chromium') ?? [];
  const env = { ...process.env, ...fontEnvironment() };
  return executablePath ? { executablePath, env } : { env };
}

/** Chromium without the window that nobody sees: a third less work for a page. */
const WINDOWLESS = { program: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/** The same for many short visits: the one without a window, where it is. */
export function windowlessHere() {
  const isWanted = process.env.CHROMIUM === undefined && existsSync(WINDOWLESS.program);
  const options = chromiumHere();
  return isWanted ? { ...options, executablePath: WINDOWLESS.program } : options;
}

/**
 * Installs the browsers that are missing, and says which could not be had: their tests are left out. Chromium must
 * be there; so must all of them in CI, wherever there are packages to install them from.
 */
export function installBrowsers() {
  const byPackages = hasPackages();
  const missing = ALL.filter((engine) => !programsOf(engine));
  if (missing.length > 0 && byPackages)
    installPackages(missing.flatMap((engine) => ENGINES[engine].packages));
  // Not every Debian has it, and without it the tests take longer.
  if (byPackages && !existsSync(WINDOWLESS.program)) installPackages([WINDOWLESS.package]);
  const hasChromium =
    programsOf('chromium') !== null || run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');
  const leftOut = ALL.filter((engine) => engine !== 'chromium' && !programsOf(engine));
  for (const engine of leftOut) {
    const { name, packages } = ENGINES[engine];
    console.log(`${name} is not here (Debian: ${packages.join(', ')}): its tests will be skipped.`);
  }
  return hasChromium && (leftOut.length === 0 || !(process.env.CI && byPackages));
}
