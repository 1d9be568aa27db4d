import { emptyLog } from '@opencarrom/tournament';
import fastify from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { refusalProblem } from '../../src/events/refusals.js';
import { tellOfFaults } from '../../src/http/faults.js';
import { makeMeters } from '../../src/meters.js';
import { StoreProblem } from '../../src/store/store-problem.js';

/** An address that fails like this, and what is told and counted of it. */
async function told(fault: Error, language?: string) {
  const server = fastify();
  const meters = makeMeters();
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  tellOfFaults(server, { logger, meters });
  server.get('/api/fails', () => Promise.reject(fault));
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await server.inject({ url: '/api/fails', headers });
  await server.close();
  return { answer, lines, figures: await meters.text() };
}

describe('what goes wrong behind an address', () => {
  it.each([
    ['store-full', 'disk is full'],
    ['store-read-only', 'nothing was done'],
    ['store-away', 'nobody knows'],
  ] as const)(
    '%s is told so, to be asked again, without what nobody outside should know',
    async (code, words) => {
      const { answer, lines, figures } = await told(new StoreProblem(code, 'PostgreSQL at 10.0.0.5'));
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json().error).toMatchObject({ code });
      expect(answer.json().error.message).toContain(words);
      expect(answer.body).not.toContain('10.0.0.5');
      expect(lines).toEqual([]);
      expect(figures).toContain(`opencarrom_refusals_total{code="${code}"} 1`);
    },
  );

  it.each([
    [undefined, /^[\x20-\x7e]+$/],
    ['en', /^[\x20-\x7e]+$/],
    ['hi', /[\u0900-\u097f]/],
    ['hi-IN,en;q=0.5', /[\u0900-\u097f]/],
  ])('what an event refuses is told in the language of whoever asked: %s', async (language, script) => {
    const refused = refusalProblem({ why: 'no-such-match', match: 7, last: 3 }, emptyLog.state);
    const { answer } = await told(refused, language);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({
      code: 'event-refused',
      message: expect.stringMatching(script),
    });
  });

  it('is noted and not told, where it is our own fault', async () => {
    const { answer, lines } = await told(new Error('a null that should not be'));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('null');
    expect(lines.join()).toContain('a null that should not be');
  });
});
