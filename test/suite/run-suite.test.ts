import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/suite/command.js';
import { runSuite } from '../../scripts/suite/run-suite.js';

const node = (code: string): readonly [string, ...string[]] => [process.execPath, '-e', code];

const talker = (name: string) => node(`for (const part of [1, 2, 3]) console.log('${name} ' + part)`);

async function printed(steps: Parameters<typeof runSuite>[0], cores = 2) {
  const texts: string[] = [];
  const hasPassed = await runSuite(steps, { cores, print: (text) => texts.push(text) });
  return { hasPassed, text: texts.join('\n'), texts };
}

describe('a run of the suite', () => {
  it('keeps the output of a step together, after the line that tells its end', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const { hasPassed, text } = await printed(
      names.map((name) => ({ name, command: talker(name) })),
      4,
    );
    expect(hasPassed).toBe(true);
    for (const name of names)
      expect(text).toMatch(new RegExp(`\nok      ${name}, [\\d.]+ s\n${name} 1\n${name} 2\n${name} 3\n`));
  });

  it('prints a failure when it is known, and again at the end with those of other steps', async () => {
    const failing = `process.send({ failure: 'board.test.ts > ends\\n    expected 1' });
      process.once('message', () => {});
      console.log('5 tests');
      process.exitCode = 1;
      process.disconnect();`;
    const { hasPassed, text, texts } = await printed(
      [
        { name: 'fast', command: node(failing) },
        { name: 'lint', command: node('console.log("a.ts:1 is wrong"); process.exitCode = 1') },
      ],
      1,
    );
    expect(hasPassed).toBe(false);
    const known = texts.indexOf('FAIL    fast: board.test.ts > ends\n    expected 1');
    const ended = texts.findIndex((each) => each.startsWith('FAILED  fast, '));
    expect([known, ended]).toEqual([1, 2]);
    const [, end = ''] = text.split('CPU pressure');
    expect(end).toContain('FAILED  fast: board.test.ts > ends\n    expected 1');
    expect(end).toContain('FAILED  lint:\na.ts:1 is wrong');
  });

  it('ends with a table of the steps, and the number of tests alone on the last line', async () => {
    const { text } = await printed([
      { name: 'types', command: node('process.exitCode = 1'), isQuick: true },
      { name: 'sweep', command: node('') },
    ]);
    expect(text).toMatch(/^types +failed +\d+\.\d/m);
    expect(text).toMatch(/^sweep +left out$/m);
    expect(text.split('\n').at(-1)).toBe('0 passed, 0 failed, 0 skipped');
  });
});

describe('a command of the suite', () => {
  it('that hangs is ended with all that it started, and the reason is in its output', async () => {
    const hangs = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    const { hasPassed, output } = await runCommand(node(hangs), { env: process.env, silenceMs: 1000 });
    expect(hasPassed).toBe(false);
    expect(output).toContain('Ended: it wrote nothing and finished no test for 1 s.');
    await expect.poll(() => isAlive(Number.parseInt(output, 10)), { timeout: 20_000 }).toBe(false);
  });

  it('that does not start fails by name', async () => {
    const { hasPassed, output } = await runCommand(['/nowhere/vitest'], { env: process.env });
    expect({ hasPassed, output }).toEqual({
      hasPassed: false,
      output: expect.stringContaining('/nowhere/vitest does not start'),
    });
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
