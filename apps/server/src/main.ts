import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from './operate/free-port.js';
import { greeting } from './operate/greeting.js';
import { whenToldToStop } from './operate/stopping.js';
import { makeServer } from './server.js';
import { type Settings, settingsIn } from './settings.js';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRIES = 20;

const settings = settingsIn(process.env);
if ('error' in settings) fail(`OpenCarrom does not start: ${settings.error}.`);
else if (!existsSync(folder)) fail(`There is no built app in ${folder}: run "npm run build" first.`);
else await serve(settings.ok);

/** Listens on the port asked for, or on the next that is free. */
async function serve(settings: Settings): Promise<void> {
  const { host, port: wanted, isPortGiven, trustProxy } = settings;
  const port = isPortGiven ? wanted : await freePort(host, wanted, TRIES);
  if (port === null)
    return fail(`No free port from ${wanted} to ${wanted + TRIES - 1}; set PORT to one that is.`);
  const server = await makeServer({ folder, trustProxy });
  try {
    await server.listen({ port, host });
  } catch (problem) {
    await server.close();
    return fail(`OpenCarrom cannot listen on ${host}:${port}: ${(problem as Error).message}`);
  }
  const [place] = server.addresses();
  console.log(greeting(settings, typeof place === 'object' ? place.port : port, networkInterfaces()));
  whenToldToStop(() => server.close());
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
