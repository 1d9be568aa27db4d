import { describe, expect, it } from 'vitest';
import { carrom } from './support/command-line.js';

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('carrom %j introduces the commands', async (args) => {
    const { status, stdout } = await carrom(args);
    expect(status).toBe(0);
    for (const command of ['adjudicate', 'score', 'laws', 'simulate'])
      expect(stdout).toContain(`npx carrom ${command}`);
  });

  it.each(['adjudicate', 'score', 'laws', 'simulate'])(
    'carrom %s --help and carrom help %s agree',
    async (command) => {
      const page = await carrom(['help', command]);
      expect(page.stdout).toMatch(new RegExp(`^npx carrom ${command} `));
      expect(await carrom([command, '--help'])).toEqual(page);
    },
  );

  it('tells the version', async () => {
    expect((await carrom(['--version'])).stdout).toMatch(/^carrom \d+\.\d+\.\d+\n$/);
  });

  it.each(['help', 'help adjudicate', 'help score', 'help simulate'])(
    'every example in "carrom %s" runs',
    async (words) => {
      const { stdout } = await carrom(words.split(' '));
      const examples = [...stdout.matchAll(/echo '(.+?)' \|\s+npx carrom (\w+)([^\n]*)\n/gs)];
      expect(examples.length).toBeGreaterThan(0);
      for (const [, document = '', command = '', options = ''] of examples) {
        const ran = await carrom([command, ...options.split(' ').filter(Boolean)], document);
        expect(ran).toMatchObject({ status: 0, stderr: '' });
      }
    },
  );

  it('every line in "carrom help laws" runs', async () => {
    const { stdout } = await carrom(['help', 'laws']);
    const examples = [...stdout.matchAll(/^ {2}npx carrom (laws.*?)(?: {2}.*)?$/gm)];
    expect(examples.length).toBeGreaterThan(5);
    for (const [, words = ''] of examples)
      expect(await carrom(words.split(' '))).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('a wrong command line', () => {
  it.each([
    { args: ['umpire'], says: 'there is no command "umpire"' },
    { args: ['__proto__'], says: 'there is no command' },
    { args: ['--quiet'], says: 'there is no option "--quiet"' },
    { args: ['help', 'umpire'], says: 'there is no command "umpire"' },
    { args: ['adjudicate', '--fast'], says: "unknown option '--fast'" },
    { args: ['adjudicate', '--lang'], says: "option '--lang <value>' argument missing" },
    { args: ['adjudicate', '--lang', 'fr'], says: 'there is no language "fr"; there are en, hi' },
    { args: ['adjudicate', '--human', '--json'], says: 'not both' },
    { args: ['adjudicate', '--batch', '--human'], says: 'without --human' },
    { args: ['score', 'a.json', 'b.json'], says: 'one file at a time' },
    { args: ['laws', 'icf', '73', '74'], says: 'one law at a time' },
    { args: ['laws', 'icf', '73', '--readings'], says: 'give one of' },
    { args: ['laws', '--coverage', '--readings'], says: 'give one of' },
  ])('carrom $args: one line, a hint, status 2', async ({ args, says }) => {
    const { status, stdout, stderr } = await carrom(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
    expect(stderr).toMatch(/^carrom: [^\n]+\nSee: npx carrom [^\n]*--help\n$/);
  });
});
