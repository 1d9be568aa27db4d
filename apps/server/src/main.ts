import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeServer } from './server.js';
import { type Settings, settingsIn } from './settings.js';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRIES = 20;

const settings = settingsIn(process.env);
if ('error' in settings) fail(`OpenCarrom does not start: ${settings.error}.`);
else if (!existsSync(folder)) fail(`There is no built app in ${folder}: run "npm run build" first.`);
else await listen(settings.ok);

/** Listens on the port asked for, or on the next that is free. */
async function listen({ host, port: wanted, isPortGiven, trustProxy }: Settings): Promise<void> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    const server = await makeServer({ folder, trustProxy });
    try {
      await server.listen({ port, host });
      const [place] = server.addresses();
      console.log(
        `\nOpenCarrom is on the table: http://${host}:${typeof place === 'object' ? place.port : port}\nStop it with Ctrl-C.`,
      );
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void server.close().then(() => process.exit(0)));
      return;
    } catch (problem) {
      await server.close();
      if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE' || isPortGiven)
        return fail(`OpenCarrom cannot listen on ${host}:${port}: ${(problem as Error).message}`);
    }
  }
  fail(`No free port from ${wanted} to ${wanted + TRIES - 1}; set PORT to one that is.`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
