// Sees to it that no server outlives the process that started it, however that one ends: it waits for its own input to
// close, which the system does even for a process that was killed, then ends the servers and removes their folders.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** @type {Map<number, string>} */
const servers = new Map();
/** @type {Set<string>} */
const folders = new Set();

// Ctrl-C reaches everybody in the terminal; the guard goes last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { tend, signal, forget, sweep } = JSON.parse(line);
  if (tend) servers.set(tend, signal);
  if (forget) servers.delete(forget);
  if (sweep) folders.add(sweep);
});
lines.on('close', () => void endAll());

async function endAll() {
  for (const [pid, signal] of servers) {
    // What was paused hears no signal but this one.
    tell(pid, 'SIGCONT');
    tell(pid, signal);
  }
  for (let tries = 0; tries < 50 && [...servers.keys()].some((pid) => tell(pid, 0)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const pid of servers.keys()) tell(pid, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * @param {number} pid
 * @param {string | number} signal
 */
function tell(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
