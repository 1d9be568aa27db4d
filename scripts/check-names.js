// One word, one meaning: no two packages export the same name for different things, and no app gives a package's
// public name to something of its own. Small functions that stay inside their package are left alone, and every room
// calls its words in a language by that language's code.
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { rooms } from './rooms.js';

/** @typedef {{ room: string, name: string, file: string, isPublic: boolean }} Word */

const LANGUAGE = /^[a-z]{2}$/;

const sourcesOf = new Map(rooms.map((room) => [room, sourcesIn(room)]));
const program = ts.createProgram([...sourcesOf.values()].flat(), {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  noLib: true,
  types: [],
});
const checker = program.getTypeChecker();
const words = rooms.flatMap(wordsOf);

const unread = rooms.flatMap((room) => {
  const its = words.filter((word) => word.room === room);
  if (its.length === 0) return [`${room}/src: not one exported name was read, so nothing was checked`];
  return room.startsWith('packages/') && !its.some(({ isPublic }) => isPublic)
    ? [`${room}: not one public name was read, so nothing was checked`]
    : [];
});
const complaints = [...unread, ...doubled()];

for (const complaint of complaints) console.error(complaint);
console.log(`${words.length} exported names of ${rooms.length} rooms read, ${complaints.length} complaints`);
process.exitCode = rooms.length > 0 && complaints.length === 0 ? 0 : 1;

/** @param {string} room */
function sourcesIn(room) {
  return readdirSync(`${room}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => resolve(room, 'src', file));
}

/**
 * What a room exports: each name where it is declared, however often it is exported again.
 * @param {string} room
 * @returns {Word[]}
 */
function wordsOf(room) {
  const files = sourcesOf.get(room) ?? [];
  const entries = entriesOf(room);
  const front = files.filter((file) => entries.some((entry) => entry.test(relative(room, file))));
  const publicWords = new Set(front.flatMap((file) => exportsOf(file).map(keyOf)));
  return files.flatMap((file) =>
    exportsOf(file)
      .filter((symbol) => declaredIn(symbol) === file)
      .map((symbol) => ({
        room,
        name: symbol.name,
        file: relative('.', file),
        isPublic: publicWords.has(keyOf(symbol)),
      })),
  );
}

/**
 * The files by which a package is entered: `./src/words/*.ts` stands for many.
 * @param {string} room
 * @returns {RegExp[]}
 */
function entriesOf(room) {
  /** @type {{ exports?: Record<string, { source?: string }> }} */
  const { exports = {} } = JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
  return Object.values(exports).flatMap(({ source }) =>
    source ? [new RegExp(`^${source.slice(2).replaceAll('.', '\\.').replace('*', '.+')}$`)] : [],
  );
}

/** @param {string} file */
function exportsOf(file) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** @param {ts.Symbol} symbol */
function declaredIn(symbol) {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** @param {ts.Symbol} symbol */
function keyOf(symbol) {
  return `${declaredIn(symbol)} ${symbol.name}`;
}

/** @returns {string[]} */
function doubled() {
  /** @type {Map<string, Word[]>} */
  const byName = new Map();
  for (const word of words) byName.set(word.name, [...(byName.get(word.name) ?? []), word]);
  return [...byName].flatMap(([name, named]) => {
    const clash = named.some((one) => named.some((two) => clashes(one, two)));
    return clash ? [`${name} means two things: ${named.map(({ file }) => file).join(', ')}`] : [];
  });
}

/**
 * @param {Word} one
 * @param {Word} two
 */
function clashes(one, two) {
  if (one.room === two.room || !one.room.startsWith('packages/') || LANGUAGE.test(one.name)) return false;
  return one.isPublic || (two.room.startsWith('packages/') && /^[A-Z]/.test(one.name));
}
