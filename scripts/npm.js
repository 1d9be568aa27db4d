import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs npm with its output shown, and tells whether it succeeded.
 * @param {string[]} args
 */
export function npm(...args) {
  // On Windows npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/**
 * Runs several of the project's scripts side by side, each as a row of names that wait for one another. What they say is
 * shown as each ends, never mixed.
 * @param {readonly (readonly string[])[]} rows
 */
export async function npmBeside(rows) {
  const passed = await Promise.all(rows.map(runRow));
  return passed.every(Boolean);
}

/** @param {readonly string[]} names */
async function runRow(names) {
  let passed = true;
  for (const name of names) if (!(await runScript(name))) passed = false;
  return passed;
}

/** @param {string} name @returns {Promise<boolean>} */
function runScript(name) {
  return new Promise((resolve) => {
    const script = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const said = [];
    script.stdout.on('data', (words) => said.push(words));
    script.stderr.on('data', (words) => said.push(words));
    script.on('close', (status) => {
      process.stdout.write(`${name}: ${status === 0 ? 'ok' : 'FAILED'}\n`);
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });
}
