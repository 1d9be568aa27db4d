// Which files of the laws and the match decide a concern. The books only state it; announce/ and words/ only speak of it.
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = ['packages/laws/src', 'packages/match/src'];
const NOT_DECIDING = /^(?:books|announce|words|texts)\/|^(?:index|vocabulary)\.ts$/;
export const WHERE_CALLS_ARE_JUDGED = 'packages/laws/src/judge/judge-call.ts';

/** The type that names a table's concerns. */
const TYPES = new Map([
  ['strokes', 'StrokeConcern'],
  ['endings', 'EndingConcern'],
  ['contacts', 'ContactConcern'],
  ['calls', 'CallConcern'],
]);

/** @returns {(concern: string) => string[]} */
export function codeFinder() {
  const files = SOURCES.flatMap(filesIn);
  return (concern) => files.filter(({ text }) => decides(text, concern)).map(({ path }) => path);
}

/** @param {string} folder */
function filesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_DECIDING.test(file))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') }));
  if (files.length === 0) throw new Error(`${folder} holds no code to trace laws to`);
  return files;
}

/**
 * @param {string} text
 * @param {string} concern
 */
function decides(text, concern) {
  const [table = '', name = ''] = concern.split('.');
  const quoted = text.includes(`'${name}'`);
  const type = TYPES.get(table);
  // A plain word such as 'queen' is quoted for other reasons too, so the file must know the type.
  if (type) return quoted && (/[-+]/.test(name) || text.includes(type));
  if (table === 'notes' || table === 'conduct') return quoted || text.includes(`notes.${name}`);
  return readsSetting(text, concern.split('.').at(-1) ?? '');
}

/**
 * A setting is a value with its laws, so whoever uses it writes `.is` or `.laws` after its name.
 * @param {string} text
 * @param {string} name
 */
function readsSetting(text, name) {
  return new RegExp(`\\b${name}\\.(?:is|laws)\\b`).test(text);
}
