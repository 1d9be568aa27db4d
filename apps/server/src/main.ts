import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeServer } from './server.js';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const wanted = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? 'localhost';
const TRIES = 20;

if (!existsSync(folder)) {
  console.error(`There is no built app in ${folder}: run "npm run build" first.`);
  process.exitCode = 1;
} else await listen();

/** Listens on the port asked for, or on the next that is free. */
async function listen(): Promise<void> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    const server = await makeServer({ folder });
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
      if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE' || process.env.PORT) {
        console.error(`OpenCarrom cannot listen on ${host}:${port}: ${(problem as Error).message}`);
        process.exitCode = 1;
        return;
      }
    }
  }
  console.error(`No free port from ${wanted} to ${wanted + TRIES - 1}; set PORT to one that is.`);
  process.exitCode = 1;
}
