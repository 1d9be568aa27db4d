import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/servers/ports.js';
import { answers, isOver, useNpm } from '../support/npm-shim.js';

const npm = useNpm();
const start = (port: number) =>
  npm.run('start', { PORT: String(port), STORE: `file:${join(npm.folder(), `${port}.db`)}` });

describe('npm start', () => {
  it.each([
    ['SIGTERM', ({ pid = 0 }) => process.kill(pid, 'SIGTERM')],
    ['SIGKILL', ({ pid = 0 }) => process.kill(pid, 'SIGKILL')],
    ['Ctrl-C, which reaches all there are', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
  ] as const satisfies [string, (npm: ChildProcess) => unknown][])(
    'says where it is and what it keeps, and leaves nobody at the port after %s',
    async (_, stop) => {
      const port = await freePort();
      const run = await start(port);
      expect(run.said()).toContain(`http://localhost:${port}\n`);
      expect(run.said()).toContain(`Everything is kept in ${join(npm.folder(), `${port}.db`)}.`);
      expect(await answers(port)).toBe(true);
      stop(run.npm);
      await expect.poll(() => answers(port), { interval: 20 }).toBe(false);
      await expect.poll(() => isOver(run.npm), { interval: 20 }).toBe(true);
    },
  );
});
