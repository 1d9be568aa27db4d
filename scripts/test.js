// Every check of the project and every lane of its tests. This is what CI runs.
import { availableParallelism } from 'node:os';
import { installDependencies } from './install.js';
import { lackOfNode } from './node-here.js';
import { beginRun, runSuite } from './suite/run-suite.js';
import { suiteSteps } from './suite/steps.js';

const cores = availableParallelism();
process.exitCode = isReady() && (await runSuite(suiteSteps(cores), { cores })) ? 0 : 1;

function isReady() {
  const lack = lackOfNode();
  if (lack) console.error(`OpenCarrom cannot be tested: ${lack}.`);
  beginRun();
  return !lack && installDependencies();
}
