// The servers that ours can stand on, and how they come here: by the system's packages.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasPackages, installPackages } from '../packages.js';

/** @typedef {'postgres' | 'nats'} ServerKind */

/** @type {Record<ServerKind, { name: string, packages: readonly string[], folders: () => string[], programs: readonly string[] }>} */
const SERVERS = {
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    folders: postgresFolders,
    programs: ['initdb', 'postgres', 'pg_isready', 'psql'],
  },
  nats: { name: 'NATS', packages: ['nats-server'], folders: pathFolders, programs: ['nats-server'] },
};

const ALL = /** @type {ServerKind[]} */ (Object.keys(SERVERS));

/** Where programs lie; those of the system's administrator too, which are not on everybody's path. */
function pathFolders() {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'].filter(Boolean);
}

/** Debian keeps PostgreSQL off the path, a folder a version: the newest first. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(root, version, 'bin')), ...pathFolders()];
}

/**
 * The folder that holds a server's programs, or null where they are not installed.
 * @param {ServerKind} kind
 */
export function programsOfServer(kind) {
  const { folders, programs } = SERVERS[kind];
  return folders().find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null;
}

/**
 * Installs the servers that are missing, where there are packages, and says which could not be had.
 * @returns {ServerKind[]}
 */
export function missingServers() {
  const missing = ALL.filter((kind) => !programsOfServer(kind));
  if (missing.length > 0 && hasPackages()) installPackages(missing.flatMap((kind) => SERVERS[kind].packages));
  return missing.filter((kind) => !programsOfServer(kind));
}

/** For the tests: what could not be had is left out, but in CI, wherever there are packages, all must be there. */
export function installServers() {
  const leftOut = missingServers();
  for (const kind of leftOut) console.log(`${lackOf(kind)}: its tests will be skipped.`);
  return leftOut.length === 0 || !(process.env.CI && hasPackages());
}

/** @param {ServerKind} kind */
export function lackOf(kind) {
  const { name, packages } = SERVERS[kind];
  return `${name} is not here (Debian: ${packages.join(', ')})`;
}
