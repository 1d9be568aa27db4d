import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first port from this one on that nobody listens on, or null where none of so many is free. */
export async function freePort(host: string, from: number, tries: number): Promise<number | null> {
  const addresses = (await lookup(host, { all: true })).map(({ address }) => address);
  for (let port = from; port < from + tries; port++) {
    const areFree = await Promise.all(addresses.map((address) => isFree(address, port)));
    if (areFree.every(Boolean)) return port;
  }
  return null;
}

async function isFree(host: string, port: number): Promise<boolean> {
  const knock = createServer();
  try {
    await once(knock.listen({ host, port }), 'listening');
    return true;
  } catch (problem) {
    // An address the machine does not have is nobody's.
    return (problem as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  } finally {
    knock.close();
  }
}
