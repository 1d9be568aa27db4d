// What the computer player can do, in figures. Every section runs alone: --only solo, --games 100. Clearing alone
// takes long: --workers 2 plays on two cores, --journal file takes an interrupted run up again.
import { parseArgs } from 'node:util';
import { npm } from '../../scripts/npm.js';

const SECTIONS = ['solo', 'ladder', 'extremes', 'ends', 'endings', 'calibration', 'fouls', 'time', 'speed'];
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    games: { type: 'string' },
    simulations: { type: 'string' },
    full: { type: 'string' },
    workers: { type: 'string', default: '1' },
    journal: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'skip-build': { type: 'boolean', default: false },
  },
});

const wanted = values.only?.split(',') ?? SECTIONS;
const unknown = wanted.filter((name) => !SECTIONS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. Sections: ${SECTIONS.join(', ')}.`);
  process.exitCode = 2;
} else if (!values['skip-build'] && !npm('exec', '--', 'tsc6', '-b', 'packages/ai')) {
  process.exitCode = 1;
} else {
  const sections = await import('./sections.js');
  const options = {
    games: values.games === undefined ? undefined : Number(values.games),
    simulations: values.simulations === undefined ? undefined : Number(values.simulations),
    full: values.full === undefined ? undefined : Number(values.full),
    seed: Number(values.seed),
    workers: Number(values.workers),
    journal: values.journal,
  };
  for (const name of wanted) {
    const lines = await sections[name](options);
    console.log([`## ${name}`, ...lines, ''].join('\n'));
  }
}
