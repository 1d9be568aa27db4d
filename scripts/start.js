// Installs, builds, and serves the app; prints where to open it.
import { spawn } from 'node:child_process';
import { installDependencies } from './install.js';
import { npm } from './npm.js';

const SERVER = 'apps/server/dist/main.js';

if (!installDependencies()) fail('the dependencies could not be installed');
else if (!npm('run', '--silent', 'build')) fail('the project could not be built');
else serve();

function serve() {
  console.log(`
Umpire, laws and simulation are on the command line too: npx carrom --help`);
  const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'));
  server.once('exit', (status) => {
    process.exitCode = status ?? 0;
  });
}

/** @param {string} reason */
function fail(reason) {
  console.error(`\nOpenCarrom did not start: ${reason}.`);
  process.exitCode = 1;
}
