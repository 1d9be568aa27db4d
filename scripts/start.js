// Installs, builds, and shows the command `carrom` at work on the examples.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { installDependencies } from './install.js';
import { npm } from './npm.js';

const CARROM = 'apps/cli/bin/carrom.js';
const EXAMPLES = 'apps/cli/examples';
const SHOWCASED_COMMANDS = ['adjudicate', 'score'];

const WELCOME = `
Welcome to OpenCarrom. Tell the umpire what happened on a board, and learn the ruling, the
board it leaves and the laws it rests on. Here are some cases, and a score sheet.`;

const FAREWELL = `\n${'─'.repeat(88)}
Now you:
  npx carrom --help                     what to ask, with examples to paste
  npx carrom laws icf 73                a law, and everything that hangs on it
  npx carrom laws icf --search queen    the laws that speak of the queen
Any ruling above is there in Hindi too: add --lang hi.`;

process.exitCode = start() ? 0 : 1;

function start() {
  if (!installDependencies()) return fail('the dependencies could not be installed');
  if (!npm('run', '--silent', 'build')) return fail('the project could not be built');

  console.log(WELCOME);
  const examples = existsSync(EXAMPLES) ? readdirSync(EXAMPLES).filter((file) => file.endsWith('.json')) : [];
  for (const command of SHOWCASED_COMMANDS) {
    const files = examples.filter((file) => file.startsWith(`${command}-`));
    if (files.length === 0) return fail(`${EXAMPLES} has no ${command}-*.json`);
    for (const file of files.sort()) {
      if (!showcase(command, `${EXAMPLES}/${file}`)) return fail(`carrom ${command} failed on ${file}`);
    }
  }
  console.log(FAREWELL);
  return true;
}

/**
 * @param {string} command
 * @param {string} file
 */
function showcase(command, file) {
  const { id } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${'─'.repeat(88)}\n${id}.\n$ npx carrom ${command} --human ${file}`);
  const { status } = spawnSync(process.execPath, [CARROM, command, '--human', file], { stdio: 'inherit' });
  return status === 0;
}

/** @param {string} reason */
function fail(reason) {
  console.error(`\nOpenCarrom did not start: ${reason}.`);
  return false;
}
