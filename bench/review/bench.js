// Is a review honest? Its chances against what happened, its accuracy against who was stronger, and what it costs.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from '../../scripts/npm.js';

const SECTIONS = ['calibration', 'accuracy', 'cost'];
const USAGE = `npm run bench:review -- [--only SECTION,SECTION] [--games N] [--seed N] [--folder FOLDER] [--skip-build]

Reviews games between levels 3 to 10 and compares: ${SECTIONS.join(', ')}.

  --only         these sections alone; and "fit" makes the table of packages/review/src/chances.ts,
                 which was made of --seed 2 --games 45
  --games N      so many games; default 50
  --seed N       the same seed plays the same games; default 1, on which the table was not fitted
  --folder F     games are kept there, and not played once more
  --skip-build   does not build the packages first
`;

/** The command line was wrong. */
class Misuse extends Error {}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: SECTIONS.join(',') },
        games: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        folder: { type: 'string', default: join(tmpdir(), 'carrom-bench-review') },
        'skip-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (problem) {
    throw new Misuse(problem.message.split('\n')[0]);
  }
}

function wholeNumber(name, asked) {
  if (/^\d+$/.test(asked) && Number.isSafeInteger(Number(asked))) return Number(asked);
  throw new Misuse(`--${name} needs a whole number, not "${asked}".`);
}

async function measure(values) {
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => ![...SECTIONS, 'fit'].includes(name));
  if (unknown.length > 0) throw new Misuse(`There is no section ${unknown.join(', ')}.`);
  const games = wholeNumber('games', values.games);
  const seed = wholeNumber('seed', values.seed);
  if (!values['skip-build'] && !npm('exec', '--', 'tsc6', '-b', 'packages/review', 'apps/cli')) return false;
  const { reviewedGames } = await import('./games.js');
  const { progress } = await import('../ai/statistics.js');
  const sections = await import('./sections.js');
  const onGame = (done) => progress('games', done, games);
  const reviewed = reviewedGames({ games, seed, folder: values.folder, onGame });
  for (const name of wanted) console.log([`## ${name}`, ...sections[name](reviewed), ''].join('\n'));
  return true;
}

try {
  const values = readOptions();
  if (values.help) console.log(USAGE);
  else if (!(await measure(values))) process.exitCode = 1;
} catch (problem) {
  if (!(problem instanceof Misuse)) throw problem;
  console.error(`${problem.message}\nSee: npm run bench:review -- --help`);
  process.exitCode = 2;
}
