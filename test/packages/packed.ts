import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A package as it would be published. */
export interface Packed {
  /** Its folder in `packages/`. */
  readonly room: string;
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  /** What the tarball holds. */
  readonly files: readonly string[];
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A folder outside the repository, whose modules nothing else can lend. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'opencarrom-packages-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const ROOMS: readonly string[] = readdirSync('packages').filter((room) =>
  existsSync(`packages/${room}/package.json`),
);

/** Packs every package into a folder, as it is built. */
export function packAll(into: string): readonly Packed[] {
  const which = ROOMS.flatMap((room) => ['--workspace', `packages/${room}`]);
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', into, ...which], '.');
  return ROOMS.map((room) => {
    const manifest = JSON.parse(readFileSync(`packages/${room}/package.json`, 'utf8')) as Manifest;
    const { name, version } = manifest;
    const tarball = resolve(into, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
    const files = run('tar', ['-tzf', tarball], into)
      .split('\n')
      .filter(Boolean)
      .map((file) => file.replace(/^package\//, ''));
    return { room, name, version, tarball, files, manifest };
  });
}

/** Installs tarballs, and nothing else, as an npm user would; no registry is asked. */
export function install(packages: readonly Packed[], folder: string): void {
  const others = packages
    .flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}))
    .filter((name) => packages.every((each) => each.name !== name));
  const tarballs = [
    ...packages.map(({ name, tarball }) => [name, tarball] as const),
    ...packInstalled([...new Set(others)], folder),
  ];
  const dependencies = Object.fromEntries(tarballs.map(([name, tarball]) => [name, `file:${tarball}`]));
  const manifest = { name: 'somebodys-app', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--offline', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  lendPeers(packages, folder);
}

/** Packs the packages of others from where they are installed here; returns each name with its tarball. */
function packInstalled(names: readonly string[], into: string): readonly (readonly [string, string])[] {
  const installed = names.map((name) => `./node_modules/${name}`);
  const packed = run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', into, ...installed],
    '.',
  );
  const files = packed.trim().split('\n');
  return names.map((name, index) => [name, resolve(into, files[index] ?? '')]);
}

/** What an app must bring itself for some of the entries, and somebody's app has. */
function lendPeers(packages: readonly Packed[], folder: string): void {
  for (const name of packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

/** Every way into a package, with what a pattern stands for: `./books/icf`. */
export function entriesOf({ manifest, files }: Packed): readonly string[] {
  return Object.entries(manifest.exports).flatMap(([entry, { default: target = '' }]) => {
    if (!entry.includes('*')) return [entry];
    const [before = '', after = ''] = target.slice(2).split('*');
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
      .filter((name) => name !== '' && !name.includes('/'))
      .map((name) => entry.replace('*', name));
  });
}

/** The example of a package's README, and what it says that it prints. */
export function exampleOf({ room }: Packed): { readonly code: string; readonly prints: string } {
  const readme = readFileSync(`packages/${room}/README.md`, 'utf8');
  const [, code, prints] = /```js\n(.*?)```\s*prints\s*```text\n(.*?)```/s.exec(readme) ?? [];
  if (!code || !prints) throw new Error(`packages/${room}/README.md has no example with what it prints`);
  return { code, prints };
}
