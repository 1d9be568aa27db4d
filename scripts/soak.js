// Runs the sweeps at full length; `npm test` takes a smaller share of each, the same at every run.
//
//   boards      boards of every book, discipline and source, by random commands, and their links
//   events      tournaments of every system, and Swiss events beside a slow program
//   strokes     strokes on random boards and on extreme ones
//   laws        the whole space of boards, strokes and calls under every book
//   properties  every property test, with one fresh seed after another
//
// Runs all of them when no name is given. The first number changes how many, the second the first seed:
// `npm run soak -- properties 50 4711`.
import { readdirSync, readFileSync } from 'node:fs';
import { npm } from './npm.js';

/** @type {Record<string, (count: string | undefined, seed: string | undefined) => boolean>} */
const SOAKS = { boards, events, strokes, laws, properties };

const [first, ...more] = process.argv.slice(2);
if (first !== undefined && !SOAKS[first]) {
  console.error(`There is no soak called ${first}: ${Object.keys(SOAKS).join(', ')}`);
  process.exit(2);
}
const results = (first === undefined ? Object.values(SOAKS) : [SOAKS[first]]).map((soak) =>
  soak?.(more[0], more[1]),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

function boards(count = '2000', seed = '1') {
  process.env.SOAK_BOARDS = count;
  process.env.SOAK_SEED = seed;
  return vitest('packages/match/test/sweep/boards', 'packages/share/test/sweep/boards');
}

function events(count = '650', seed = '1') {
  process.env.SOAK_EVENTS = count;
  process.env.SOAK_SEED = seed;
  return vitest('packages/tournament/test/sweep/random', 'packages/tournament/test/sweep/agreement');
}

function strokes(count = '100000', seed = '1') {
  process.env.SOAK_STROKES = count;
  process.env.SOAK_SEED = seed;
  return vitest('packages/physics/test/sweep/properties', 'packages/physics/test/sweep/extremes');
}

/** Nothing is drawn here: the space is finite. */
function laws() {
  process.env.SOAK_LAWS = 'all';
  return vitest('packages/laws/test/sweep');
}

/** Ends at the first seed that shows a fault: the last one printed. */
function properties(count = '20', seed = `${Date.now() % 1_000_000_000}`) {
  const files = propertyTests();
  for (let next = Number(seed); next < Number(seed) + Number(count); next++) {
    console.log(`\nPROPERTY_SEED=${next}: ${files.length} files`);
    process.env.PROPERTY_SEED = `${next}`;
    if (!vitest(...files)) return false;
  }
  return true;
}

/** Every test file that draws its cases with fast-check. */
function propertyTests() {
  return ['packages', 'apps', 'test'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
      .filter((path) => readFileSync(path, 'utf8').includes("from 'fast-check'")),
  );
}

/** @param {string[]} files */
function vitest(...files) {
  return npm('exec', '--', 'vitest', 'run', '--project', 'fast', '--project', 'sweep', ...files);
}
