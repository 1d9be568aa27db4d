import { describe, expect, it } from 'vitest';
import { makeLogger } from '../../src/operate/logger.js';

/** What is written of it, a document a line. */
function written(level: 'warn' | 'info', log: (logger: ReturnType<typeof makeLogger>) => void) {
  const lines: string[] = [];
  log(makeLogger({ logLevel: level, nodeName: 'hall-1' }, { write: (line) => void lines.push(line) }));
  return lines;
}

describe('the log', () => {
  it('names the match and the command', () => {
    const [line = ''] = written('info', (logger) =>
      logger.info({ match: 'm1', command: 'A1 c-17' }, 'refused'),
    );
    expect(JSON.parse(line)).toMatchObject({
      match: 'm1',
      command: 'A1 c-17',
      node: 'hall-1',
      msg: 'refused',
    });
  });

  it('keeps to itself what lets people in, where they are, and what they say', () => {
    const secrets = {
      headers: { cookie: 'SECRET', authorization: 'Bearer SECRET', 'set-cookie': 'SECRET' },
      token: 'SECRET',
      socket: { remoteAddress: 'SECRET', seat: 'SECRET' },
      said: { text: 'SECRET' },
      ip: 'SECRET',
      body: { password: 'SECRET' },
    };
    const fault = Object.assign(new Error('it failed'), { request: secrets, parameters: ['SECRET'] });
    const [line = ''] = written('warn', (logger) =>
      logger.error(
        { ...secrets, err: fault, req: { method: 'GET', url: '/api/x?token=SECRET', ...secrets } },
        'x',
      ),
    );
    expect(line).toContain('it failed');
    expect(line).toContain('/api/x');
    expect(line).not.toContain('SECRET');
  });

  it('is quiet below its level', () => {
    expect(written('warn', (logger) => logger.info('all is well'))).toEqual([]);
  });
});
