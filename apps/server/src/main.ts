import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from './operate/free-port.js';
import { greeting } from './operate/greeting.js';
import { makeLogger } from './operate/logger.js';
import { fewOpenFiles } from './operate/open-files.js';
import { whenToldToStop } from './operate/stopping.js';
import { run } from './run.js';
import { type Settings, settingsIn } from './settings.js';

// Data, backups and secrets are for this user alone.
process.umask(0o077);

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRIES = 20;

const acceptClock = process.argv.includes('--accept-clock') ? { ACCEPT_CLOCK: 'on' } : {};
const settings = settingsIn({ ...process.env, ...acceptClock });
if ('error' in settings) fail(`${settings.error}.`);
else if (!existsSync(folder)) fail(`there is no built app in ${folder}: run "npm run build" first.`);
else await serve(settings.ok);

/** Listens on the port asked for, or on the next that is free. */
async function serve(settings: Settings): Promise<void> {
  const { host, port: wanted, isPortGiven } = settings;
  const port = isPortGiven ? wanted : await freePort(host, wanted, TRIES);
  if (port === null)
    return fail(`no port from ${wanted} to ${wanted + TRIES - 1} is free; set PORT to one that is.`);
  const logger = makeLogger(settings);
  try {
    const running = await run(settings, port, folder, logger);
    whenToldToStop(() => {
      logger.info('stopping');
      return running.stop();
    });
    logger.info({ port: running.port, store: settings.store.kind, isAlone: settings.bus === null }, 'open');
    console.log(greeting(settings, running.port, networkInterfaces()));
    const warning = fewOpenFiles();
    if (warning) console.log(warning);
  } catch (problem) {
    logger.debug({ err: problem }, 'it did not start');
    fail(reasonOf(problem));
    // Whatever was opened by then must not keep it from ending.
    process.exit();
  }
}

/** In the words of whoever found out; the system's own say too little of where it could not listen. */
function reasonOf(problem: unknown): string {
  const { code, syscall, address, port, message } = problem as NodeJS.ErrnoException & {
    readonly address?: string;
    readonly port?: number;
  };
  if (syscall !== 'listen') return `${message}.`;
  return code === 'EADDRINUSE'
    ? `something else is at ${address}:${port} already: stop that first, or set PORT to one that is free.`
    : `it cannot listen on ${address}:${port}: ${message}.`;
}

function fail(reason: string): void {
  console.error(`OpenCarrom does not start: ${reason}`);
  process.exitCode = 1;
}
