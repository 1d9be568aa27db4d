// What the computer player can do, in figures. Every section runs alone: --only solo, --games 100. Clearing alone
// takes long: --workers 2 plays on two cores, --journal file takes an interrupted run up again.
import { parseArgs } from 'node:util';
import { npm } from '../../scripts/npm.js';

const SECTIONS = [
  'solo',
  'ladder',
  'extremes',
  'ends',
  'endings',
  'behind',
  'calibration',
  'others',
  'fouls',
  'time',
  'speed',
  'tries',
];
const USAGE = `npm run bench:ai -- [--only SECTION,SECTION] [--games N] [--simulations N] [--full SPEED]
                   [--seed N] [--workers N] [--journal FILE] [--skip-build]

What the computer player can do, in figures, section by section: ${SECTIONS.join(', ')}.

  --only         these sections alone
  --games N      so many games, boards or strokes, whichever a section counts
  --simulations  in solo: so many tries for a stroke
  --full SPEED   in solo: the hardest stroke, in metres a second
  --seed N       the same seed plays the same games; default 1
  --workers N    in solo: so many games at a time; default 1
  --journal FILE in solo: keeps every game in FILE, and goes on from there
  --skip-build   does not build packages/ai first
`;

/** The command line was wrong. */
class Misuse extends Error {}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: SECTIONS.join(',') },
        games: { type: 'string' },
        simulations: { type: 'string' },
        full: { type: 'string' },
        workers: { type: 'string', default: '1' },
        journal: { type: 'string' },
        seed: { type: 'string', default: '1' },
        'skip-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (problem) {
    throw new Misuse(problem.message.split('\n')[0]);
  }
}

function wholeNumber(name, asked, least) {
  if (asked === undefined) return undefined;
  const number = /^\d+$/.test(asked) ? Number(asked) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new Misuse(`--${name} needs a whole number, ${least} or more, not "${asked}".`);
}

function speed(asked) {
  if (asked === undefined) return undefined;
  if (Number(asked) > 0) return Number(asked);
  throw new Misuse(`--full needs a speed in metres a second, more than 0, not "${asked}".`);
}

function programmeOf(values) {
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !SECTIONS.includes(name));
  if (unknown.length > 0)
    throw new Misuse(`There is no section ${unknown.join(', ')}. Sections: ${SECTIONS.join(', ')}.`);
  const options = {
    games: wholeNumber('games', values.games, 1),
    simulations: wholeNumber('simulations', values.simulations, 1),
    full: speed(values.full),
    seed: wholeNumber('seed', values.seed, 0),
    workers: wholeNumber('workers', values.workers, 1),
    journal: values.journal,
  };
  return { wanted, options };
}

/** Nothing is measured that cannot be built. */
async function isMeasured(values) {
  const { wanted, options } = programmeOf(values);
  if (!values['skip-build'] && !npm('exec', '--', 'tsc6', '-b', 'packages/ai')) return false;
  const sections = await import('./sections.js');
  for (const name of wanted) {
    const lines = await sections[name](options);
    console.log([`## ${name}`, ...lines, ''].join('\n'));
  }
  return true;
}

try {
  const values = readOptions();
  if (values.help) console.log(USAGE);
  else if (!(await isMeasured(values))) process.exitCode = 1;
} catch (problem) {
  if (!(problem instanceof Misuse)) throw problem;
  console.error(`${problem.message}\nSee: npm run bench:ai -- --help`);
  process.exitCode = 2;
}
