// Installs, builds, and serves the app; prints where to open it. The server runs in this very process, which took the
// place of npm's shell (`exec`; Windows, which does not know it, goes on after `||`): so what is said to npm reaches the
// server, and nothing is left that holds the port.
import { installDependencies } from './install.js';
import { lackOfNode } from './node-here.js';
import { npm } from './npm.js';
import { whenOrphaned } from './orphaned.js';

const SERVER = '../apps/server/dist/main.js';

const lack = lackOfNode();
if (lack) fail(lack);
else if (!installDependencies()) fail('the dependencies could not be installed');
else if (!npm('run', '--silent', 'build')) fail('the project could not be built');
else {
  console.log('\nUmpire, laws and simulation are on the command line too: npx carrom --help');
  whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  await import(SERVER);
}

/** @param {string} reason */
function fail(reason) {
  console.error(`\nOpenCarrom did not start: ${reason}.`);
  process.exitCode = 1;
}
