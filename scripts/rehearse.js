// Runs a whole event in real browsers against the built server, as its organiser and its umpires would, and says how many
// taps and minutes each step took: `npm run rehearse -- starwood --pictures /tmp/rehearsal`.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHall } from './rehearse/hall.js';
import { iiitn } from './rehearse/iiitn.js';
import { starwood } from './rehearse/starwood.js';
import { swiss } from './rehearse/swiss.js';

const EVENTS = { starwood, iiitn, swiss };
/** Milliseconds: whatever hangs, the rehearsal ends. */
const AT_MOST = 15 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string', default: join(tmpdir(), 'opencarrom-rehearsal') } },
});
const [name = 'starwood'] = positionals;
if (!(name in EVENTS)) {
  console.error(`There is no rehearsal called ${name}: ${Object.keys(EVENTS).join(', ')}`);
  process.exit(2);
}
if (!existsSync('apps/web/dist/index.html')) {
  console.error('The app is not built: run "npm run build" first.');
  process.exit(1);
}
const late = setTimeout(() => {
  console.error('The rehearsal took too long.');
  process.exit(1);
}, AT_MOST);

const hall = await openHall(values.pictures);
try {
  await EVENTS[/** @type {keyof typeof EVENTS} */ (name)](hall, values.pictures);
} catch (problem) {
  console.error(problem);
  process.exitCode = 1;
}
const complaints = hall.people.flatMap(({ name: who, complaints: said }) =>
  said.map((each) => `${who}: ${each}`),
);
for (const complaint of complaints) console.error(`the page complained: ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
for (const { name: who, taps, typed } of hall.people)
  if (taps > 0) console.log(`${who.padEnd(12)} ${taps} taps, ${typed} characters`);
const seconds = hall.steps.reduce((sum, each) => sum + each.seconds, 0);
console.log(
  `In all ${hall.steps.reduce((sum, { taps }) => sum + taps, 0)} taps in ${(seconds / 60).toFixed(1)} minutes; pictures in ${values.pictures}`,
);
clearTimeout(late);
await hall.close();
