// Checks the arrows between the rooms of the web app, and that only its table of routes writes addresses.
// dependency-cruiser sees a .svelte file as it is compiled, without its imports of types: they are arrows too,
// so the imports are read here as they are written.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const SOURCE = 'apps/web/src';

/** Each has its own folder, and none knows another. */
const SCREENS = [
  'account',
  'clubs',
  'events',
  'hall',
  'home',
  'laws',
  'learn',
  'lobby',
  'mine',
  'moderation',
  'play',
  'practice',
  'profile',
  'records',
  'settings',
  'shots',
  'umpire',
];
const BELOW_SCREENS = ['ui', 'device', 'routes', 'store', 'lawbook', 'match', 'online', 'event'];

/**
 * What each room may import: other rooms, and our packages (all of them where none are named). What it may only
 * fetch, with `import()`, is not there when it is loaded.
 * @type {Readonly<Record<string, { rooms: readonly string[], packages?: readonly string[], fetches?: readonly string[] }>>}
 */
const ROOMS = {
  ui: { rooms: [], packages: [] },
  device: { rooms: [], packages: ['laws', 'board'] },
  store: { rooms: [], packages: ['laws', 'match', 'host'] },
  routes: { rooms: ['ui'], packages: [], fetches: SCREENS },
  lawbook: { rooms: ['ui', 'device', 'routes'], packages: ['laws'] },
  match: { rooms: ['ui', 'device', 'routes', 'store', 'lawbook'] },
  online: { rooms: ['ui', 'device', 'routes', 'match'], packages: ['protocol', 'match', 'remote', 'laws'] },
  event: {
    rooms: ['ui', 'device', 'routes', 'match', 'online'],
    packages: ['protocol', 'tournament', 'remote', 'laws', 'match'],
  },
  ...Object.fromEntries(SCREENS.map((screen) => [screen, { rooms: BELOW_SCREENS }])),
  parts: { rooms: ['ui', 'device'], packages: [] },
  app: { rooms: [...BELOW_SCREENS, 'home'], fetches: ['umpire'] },
};
/** Where the page begins; it belongs to the app. */
const ENTRY = 'main.ts';

/** An address typed by hand, in a link or a call. */
const ADDRESS_BY_HAND = /\bhref=(?:["'`]|\{\s*["'`])\/|\bhref:\s*["'`]\/|\bgo\(\s*["'`]/;

/** @typedef {{ to: string, isFetched: boolean }} Import */

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:ts|svelte)$/.test(file),
);
const read = files.map((file) => {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return { file, text, imports: importsIn(file, text) };
});
const complaints = [...unread(), ...read.flatMap(badArrows), ...read.flatMap(addressesByHand)];

for (const complaint of complaints) console.error(complaint);
console.log(
  `${read.length} modules of ${Object.keys(ROOMS).length} rooms of the web app read, ${complaints.length} complaints`,
);
process.exitCode = read.length > 0 && complaints.length === 0 ? 0 : 1;

/** @param {string} file */
function roomOf(file) {
  return file === ENTRY ? 'app' : (file.split('/')[0] ?? '');
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
function importsIn(file, text) {
  const scripts = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    : [text];
  return scripts.flatMap((script) =>
    ts.preProcessFile(script, true, true).importedFiles.map(({ fileName, pos }) => ({
      to: fileName,
      isFetched: /\bimport\s*\(\s*$/.test(script.slice(0, pos)),
    })),
  );
}

/** Rooms of which nothing was read, folders that are no room, and the parser if it understands no component. */
function unread() {
  const found = new Set(files.map(roomOf));
  const hasRead = read.some(({ file, imports }) => file.endsWith('.svelte') && imports.length > 0);
  return [
    ...Object.keys(ROOMS)
      .filter((room) => !found.has(room))
      .map((room) => `${SOURCE}/${room}: not one module was read, so nothing was checked`),
    ...[...found]
      .filter((room) => !(room in ROOMS))
      .map((room) => `${SOURCE}/${room}: scripts/check-rooms.js does not say what this room may import`),
    ...(hasRead ? [] : [`${SOURCE}: not one import of a component was read, so nothing was checked`]),
  ];
}

/** @param {{ file: string, imports: readonly Import[] }} module */
function badArrows({ file, imports }) {
  const from = roomOf(file);
  const room = ROOMS[from];
  if (!room) return [];
  return imports
    .filter(({ to, isFetched }) => {
      const [, ours] = /^@opencarrom\/([^/]+)/.exec(to) ?? [];
      if (ours) return room.packages !== undefined && !room.packages.includes(ours);
      if (!to.startsWith('.')) return false;
      const target = roomOf(relative(SOURCE, join(SOURCE, dirname(file), to)));
      const mayFetch = isFetched && room.fetches?.includes(target);
      return target !== from && !room.rooms.includes(target) && !mayFetch;
    })
    .map(({ to }) => `arrows-of-${from}: ${SOURCE}/${file} → ${to}`);
}

/** @param {{ file: string, text: string }} module */
function addressesByHand({ file, text }) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      ADDRESS_BY_HAND.test(line)
        ? [`address-by-hand: ${SOURCE}/${file}:${index + 1}: link('…') of routes/links writes addresses`]
        : [],
    );
}
