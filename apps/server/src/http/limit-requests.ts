import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { addressGroup } from './addresses.js';
import { Allowances } from './allowance.js';
import { Problem } from './problem.js';

/** A hall full of phones may come from one address; a program that asks without end may not. */
const REQUESTS = { times: 300, within: 10_000 };

/** Lets nobody ask for more than a server can answer besides those who play. */
export function limitRequests(
  api: FastifyInstance,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
): void {
  if (!settings.hasLimits) return;
  const requests = new Allowances(REQUESTS, now);
  api.addHook('onRequest', async ({ ip }) => {
    if (!requests.use(addressGroup(ip)))
      throw new Problem(429, 'too-many', 'too many requests in too short a time', undefined, 1);
  });
}
