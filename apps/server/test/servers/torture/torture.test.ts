import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasNats, hasPostgres } from '../../../../../test/support/own-servers.js';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Runs the torture as somebody would, and gives back what it said. How long things took is not judged here. */
async function torture(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const run = spawn(process.execPath, ['scripts/torture.js', '--built', '--untimed', ...args], { cwd: ROOT });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const [code] = await once(run, 'close');
  return { code, said };
}

describe('the torture, in short', () => {
  it('kills a server under load and loses nothing that was acknowledged', async () => {
    const { code, said } = await torture('kill', '--store', 'sqlite', '--kills', '2', '--tables', '4');
    expect(said).toContain('ok: nothing acknowledged is lost');
    expect(code, said).toBe(0);
  });

  it.skipIf(!hasPostgres || !hasNats)(
    'kills and hangs one of two processes on one PostgreSQL, and every match goes on at the other',
    async () => {
      const { code, said } = await torture(
        'blows',
        '--processes',
        '2',
        '--blow',
        'killed,hung',
        '--tables',
        '8',
      );
      expect(said).toContain('ok: nothing acknowledged is lost');
      expect(said).toContain('ok: 2 processes: no row was written by a process that no longer led');
      expect(code, said).toBe(0);
    },
  );

  it('sends what no client should send, and the server is there', async () => {
    const { code, said } = await torture('fuzz', '--store', 'sqlite', '--frames', '5000');
    expect(said).toContain('ok: 5000 fuzzed frames, and the server is there');
    expect(code, said).toBe(0);
  });
});
