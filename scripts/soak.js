// The long run of the match's property tests: two thousand boards of every book, discipline and source,
// by random commands. The first argument changes how many, the second the first seed.
import { npm } from './npm.js';

const [boards = '2000', seed = '1'] = process.argv.slice(2);
process.env.SOAK_BOARDS = boards;
process.env.SOAK_SEED = seed;
const passed = npm('exec', '--', 'vitest', 'run', '--project', 'sweep', 'packages/match/test/sweep/boards');
process.exitCode = passed ? 0 : 1;
