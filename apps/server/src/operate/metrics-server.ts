import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Meters } from '../meters.js';
import type { Settings } from '../settings.js';

/** Serves the figures on a port of their own: they are for whoever operates the server, not for the public. */
export async function serveMetrics(
  place: NonNullable<Settings['metrics']>,
  meters: Meters,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await meters.text();
    response.writeHead(200, { 'content-type': meters.contentType }).end(text);
  });
  await once(server.listen(place), 'listening');
  // Who still reads them is no reason to go on.
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
