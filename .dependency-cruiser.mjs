import { readdirSync, readFileSync } from 'node:fs';

// The arrows between the rooms. A room may import itself and what is listed here, nothing else.
const PACKAGES_MAY_IMPORT = {
  laws: [],
  physics: [],
  match: ['laws', 'physics'],
  host: ['laws', 'match'],
  ai: ['laws', 'physics', 'match'],
  review: ['laws', 'physics', 'match', 'ai'],
  tournament: ['laws'],
  paper: ['laws', 'tournament'],
  ratings: ['laws', 'tournament'],
  protocol: ['laws', 'match', 'tournament'],
  remote: ['host', 'match', 'protocol'],
  board: ['physics'],
  share: ['laws', 'physics', 'match'],
  shots: ['laws', 'physics', 'match', 'ai'],
  film: ['physics', 'match'],
};

const asPattern = (path) => path.replaceAll('.', '\\.').replaceAll('*', '.+');

/** The doors of the packages: the source behind each entry of their `exports`. */
const doors = readdirSync('packages').flatMap((room) => {
  const { exports } = JSON.parse(readFileSync(`packages/${room}/package.json`, 'utf8'));
  return Object.values(exports).map(({ source }) => `^packages/${room}/${asPattern(source.slice(2))}$`);
});
const DEPEND_ON_NOTHING_AT_ALL = ['laws', 'physics'];

const arrows = Object.entries(PACKAGES_MAY_IMPORT).map(([room, allowed]) => ({
  name: `arrows-of-${room}`,
  comment: `packages/${room} may import ${allowed.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^packages/${room}/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[room, ...allowed].join('|')})/` },
}));

// The same between the rooms of the server.
const SERVER = '^apps/server/src/';
const SERVER_ROOMS_MAY_IMPORT = {
  store: [],
  bus: [],
  http: ['store'],
  rooms: ['store', 'bus'],
  people: ['store', 'http'],
  pairing: ['store', 'http', 'people'],
  profiles: ['store', 'http', 'people', 'pairing'],
  watching: ['store', 'bus', 'http', 'rooms', 'people', 'events'],
  events: ['store', 'bus', 'http', 'people', 'pairing'],
  arena: ['store', 'bus', 'http', 'people', 'pairing', 'events'],
  clubs: ['store', 'http', 'people', 'events', 'arena'],
  shots: ['store', 'http'],
  links: ['store', 'http', 'people'],
  operate: ['store', 'http'],
};
// What lies above the folders: these files are every room's, the others put the rooms together.
const SERVER_GROUND = ['chance', 'clock', 'meters', 'secrets', 'settings', 'shared-answer', 'keeper'];
const ground = `(${[...SERVER_GROUND, 'services'].join('|')})\\.ts$`;

const arrowsOfServer = [
  ...Object.entries(SERVER_ROOMS_MAY_IMPORT).map(([room, allowed]) => ({
    name: `arrows-of-server-${room}`,
    comment: `The server's ${room} may import ${allowed.join(', ') || 'no other room'}.`,
    severity: 'error',
    from: { path: `${SERVER}${room}/` },
    to: { path: SERVER, pathNot: `${SERVER}((${[room, ...allowed].join('|')})/|${ground})` },
  })),
  {
    name: 'server-room-without-arrows',
    comment: 'A new room of the server states in SERVER_ROOMS_MAY_IMPORT what it may import.',
    severity: 'error',
    from: {
      path: `${SERVER}[^/]+/`,
      pathNot: `${SERVER}(${Object.keys(SERVER_ROOMS_MAY_IMPORT).join('|')})/`,
    },
    to: {},
  },
  {
    name: 'server-ground-knows-no-room',
    severity: 'error',
    from: { path: `${SERVER}(${SERVER_GROUND.join('|')})\\.ts$` },
    to: { path: `${SERVER}[^/]+/` },
  },
  {
    name: 'services-are-types',
    comment: 'What every room is given is told by its types: it loads none of them.',
    severity: 'error',
    from: { path: `${SERVER}services\\.ts$` },
    to: { path: SERVER, dependencyTypesNot: ['type-only'] },
  },
];

export default {
  forbidden: [
    ...arrows,
    ...arrowsOfServer,
    {
      name: 'room-without-arrows',
      comment: 'A new package states in PACKAGES_MAY_IMPORT what it may import.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(PACKAGES_MAY_IMPORT).join('|')})/` },
      to: {},
    },
    {
      name: 'depends-on-nothing',
      comment: 'The laws and the physics run anywhere, so they need nothing but themselves.',
      severity: 'error',
      from: { path: `^packages/(${DEPEND_ON_NOTHING_AT_ALL.join('|')})/src/` },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'no-node-in-packages',
      comment: 'Packages run in browsers too: files, clocks and sockets belong to apps.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'by-the-front-door',
      comment: 'Other rooms are entered by what their package.json exports, never by a file inside.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^$1/', ...doors],
      },
    },
    {
      name: 'no-app-from-outside',
      comment: 'Nothing imports an app but the app itself.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/' },
    },
    {
      name: 'no-test-in-source',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '^(packages|apps)/[^/]+/test/' },
    },
    {
      name: 'no-development-dependency-in-source',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only', 'npm-peer'],
      },
    },
    {
      name: 'no-circular',
      comment:
        'What is only fetched when it is asked for, as a screen by the table of routes, closes no circle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types alone are arrows too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
    },
  },
};
