// Checks the arrows between the rooms, and that the tool really read the source of every room.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rooms } from './rooms.js';

/** @typedef {import('dependency-cruiser').ICruiseResult} CruiseResult */

const { modules, summary } = await readModules(rooms);

const unread = rooms.filter((room) => !modules.some(({ source }) => source.startsWith(`${room}/src/`)));
const complaints = [
  ...unread.map((room) => `${room}/src: not one module was read, so nothing was checked`),
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
];

for (const complaint of complaints) console.error(complaint);
console.log(`${modules.length} modules of ${rooms.length} rooms read, ${complaints.length} complaints`);
process.exitCode = rooms.length > 0 && complaints.length === 0 ? 0 : 1;

/**
 * @param {string[]} rooms
 * @returns {Promise<CruiseResult>}
 */
async function readModules(rooms) {
  const folders = rooms
    .flatMap((room) => [`${room}/src`, `${room}/test`])
    .filter((folder) => existsSync(folder));
  const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(folders, options, undefined, {
    tsConfig: extractTSConfig('tsconfig.base.json'),
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave a text where its result was expected');
  return output;
}
