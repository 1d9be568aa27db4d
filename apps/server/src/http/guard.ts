import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.js';
import { isFromElsewhere, isFromHere } from './origin.js';
import { Problem } from './problem.js';
import { showsCookie } from './session-cookie.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Keeps other sites from acting through a visitor's browser: what changes something comes from a page of this server, or
 * from a program, which shows a token of its own.
 */
export function guardAgainstForgery(api: FastifyInstance, settings: Settings): void {
  api.addHook('onRequest', async ({ method, raw }) => {
    if (READS.includes(method) || raw.headers.authorization !== undefined) return;
    const isRefused = showsCookie(raw, settings)
      ? !isFromHere(raw, settings)
      : isFromElsewhere(raw, settings);
    if (isRefused)
      throw new Problem(
        403,
        'foreign-origin',
        'the page that asks is not of this server; behind a proxy, set ORIGIN to what browsers call it',
      );
  });
}
