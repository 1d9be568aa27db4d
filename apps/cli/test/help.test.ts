import { describe, expect, it } from 'vitest';
import { TOURNAMENT_VERBS } from '../src/commands/tournament.js';
import { carrom } from './support/command-line.js';

const COMMANDS = [
  'adjudicate',
  'score',
  'laws',
  'simulate',
  'play',
  'replay',
  'review',
  'validate',
  'tournament',
];

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('carrom %j introduces the commands', async (args) => {
    const { status, stdout } = await carrom(args);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`npx carrom ${command}`);
  });

  it.each(COMMANDS)('carrom %s --help and carrom help %s agree', async (command) => {
    const page = await carrom(['help', command]);
    expect(page.stdout).toMatch(new RegExp(`^npx carrom ${command} `));
    expect(await carrom([command, '--help'])).toEqual(page);
  });

  it.each(TOURNAMENT_VERBS)('carrom tournament %s has a page of its own, with an example', async (verb) => {
    const page = await carrom(['tournament', verb, '--help']);
    expect(page.stdout).toMatch(
      new RegExp(`^npx carrom tournament ${verb}\\b[\\s\\S]*\\n  npx carrom tournament ${verb}`),
    );
    expect(await carrom(['help', 'tournament', verb])).toEqual(page);
    const all = await carrom(['help', 'tournament']);
    expect(all.stdout).toMatch(new RegExp(`\\b${verb}\\b`));
  });

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

const WRONG = [
  { args: ['umpire'], says: 'there is no command "umpire"' },
  { args: ['__proto__'], says: 'there is no command' },
  { args: ['--quiet'], says: 'there is no option "--quiet"' },
  { args: ['help', 'umpire'], says: 'there is no command "umpire"' },
  { args: ['adjudicate', '--fast'], says: 'there is no option "--fast"' },
  { args: ['adjudicate', '--lang'], says: '--lang needs a value after it' },
  { args: ['adjudicate', '--lang', 'fr'], says: 'there is no language "fr"; there are en, hi' },
  { args: ['adjudicate', '--human', '--json'], says: 'not both' },
  { args: ['adjudicate', '--batch', '--human'], says: 'without --human' },
  { args: ['score', 'a.json', 'b.json'], says: 'one file at a time' },
  { args: ['laws', 'icf', '73', '74'], says: 'one law at a time' },
  { args: ['laws', 'icf', '73', '--readings'], says: 'give one of' },
  { args: ['laws', '--coverage', '--readings'], says: 'give one of' },
  { args: ['play', 'match.jsonl'], says: 'play reads no file' },
  { args: ['play', '--white', '7'], says: 'give both --white and --black' },
  { args: ['play', '--rulebook', 'fide'], says: 'there is no rulebook "fide"; there are icf,' },
  { args: ['play', '--discipline', 'triples'], says: 'there is no discipline "triples"' },
  { args: ['play', '--stage', 'heat'], says: 'there is no stage "heat"' },
  { args: ['play', '--length', 'set'], says: 'there is no length "set"' },
  { args: ['play', '--seed', '-1'], says: '--seed needs a whole number from 0 to 4294967295, not "-1"' },
  { args: ['play', '--seed=-1'], says: '--seed needs a whole number from 0 to 4294967295, not "-1"' },
  { args: ['play', '--seed', '--human'], says: '--seed needs a value after it' },
  { args: ['play', '--human=yes'], says: '--human takes no value' },
  { args: ['play', '-x'], says: 'there is no option "-x"' },
  { args: ['simulate', '--svg='], says: '--svg needs the name of a file' },
  { args: ['best', '--ms', '-5'], says: '--ms needs a whole number from 1 to 1000000, not "-5"' },
  { args: ['play', '--seed', '1.5'], says: '--seed needs a whole number from 0 to 4294967295, not "1.5"' },
  { args: ['play', '--seed', '4294967296'], says: '--seed needs a whole number' },
  { args: ['play', '--matches', '0'], says: '--matches needs a whole number from 1' },
  { args: ['play', '--boards', 'many'], says: '--boards needs a whole number from 1' },
  { args: ['play', '--boards', '2', '--matches', '2'], says: 'without --matches' },
  { args: ['play', '--boards', '2', '--length', 'game'], says: 'other lengths' },
  { args: ['play', '--matches', '2', '--record', 'x'], says: 'a record holds one match' },
  { args: ['play', '--record', '-'], says: '--record needs the name of a file' },
  { args: ['play', '--names', 'Asha'], says: 'singles needs 2 names' },
  { args: ['play', '--names', 'Asha,'], says: 'a player needs a name' },
  { args: ['play', '--date', 'yesterday'], says: '--date needs a date' },
  { args: ['play', '--date', '2026-13-41'], says: '--date needs a date' },
  { args: ['play', '--date', '2026-02-31'], says: 'there is no 2026-02-31' },
  { args: ['play', '--date', '2026-02-31T10:00Z'], says: 'there is no 2026-02-31' },
  { args: ['play', '--rulebook', 'starwood', '--discipline', 'singles'], says: 'starwood knows no singles' },
  { args: ['replay', 'a', 'b'], says: 'one record at a time' },
  { args: ['replay', '--step', '0'], says: '--step needs a whole number from 1' },
  { args: ['replay', '--step', '1', '--from', '2'], says: 'give one of' },
  { args: ['replay', '--sheet', '--to', '2'], says: 'give one of' },
  { args: ['replay', '--from', '5', '--to', '2'], says: '--to 2 comes before --from 5' },
  { args: ['replay', '--svg', 'x.svg'], says: 'give both --svg FILE and --stroke N' },
  { args: ['replay', '--stroke', '1'], says: 'give both --svg FILE and --stroke N' },
  { args: ['tournament', 'report'], says: 'which match?' },
  { args: ['tournament', 'report', 'x', '25-12'], says: 'MATCH needs a whole number from 1' },
  { args: ['tournament', 'report', '3', 'well'], says: '"well" is no score: write 25-12' },
  { args: ['tournament', 'report', '3', '25-12', 'A5q'], says: '"A5q" is no score' },
  { args: ['tournament', 'report', '3', '--absent', 'a', '--time'], says: 'not both' },
  { args: ['tournament', 'report', '3', 'A5', '--first', 'C'], says: '--first needs one of A, B, not "C"' },
  { args: ['tournament', 'correct', '3', '25-12'], says: 'with a reason only' },
  { args: ['tournament', 'reopen'], says: 'with a reason only' },
  { args: ['tournament', 'order', 'Asha', 'Bina'], says: 'with a reason only' },
  { args: ['tournament', 'order', '--reason', 'why'], says: 'Give names' },
  { args: ['tournament', 'enter'], says: 'Give names' },
  { args: ['tournament', 'enter', 'Asha', '--players', 'p.csv'], says: 'not both' },
  { args: ['tournament', 'enter', 'Asha', 'Bina', '--rate', '1500'], says: 'goes with one name' },
  { args: ['tournament', 'change', 'Asha'], says: 'what shall be otherwise?' },
  { args: ['tournament', 'withdraw'], says: 'who?' },
  { args: ['tournament', 'return', 'Asha', 'Bina'], says: '"Bina" is one too many' },
  { args: ['tournament', 'swap', 'Asha'], says: 'two are needed' },
  { args: ['tournament', 'forbid', 'a', 'b', 'c'], says: '"c" is one too many' },
  { args: ['tournament', 'table', '3'], says: 'which table?' },
  { args: ['tournament', 'table', '3', '4', '--none'], says: 'which table?' },
  { args: ['tournament', 'tables'], says: 'how many tables' },
  { args: ['tournament', 'pair', 'a.jsonl', '--open', '3,x'], says: '--open needs a whole number' },
  { args: ['tournament', 'finals', '--places', '3'], says: '--places needs one of 2, 4, not "3"' },
  { args: ['tournament', 'award', '--prizes', 'gold'], says: 'there is no kind of prizes "gold"' },
  { args: ['tournament', 'undo', 'x'], says: 'LINE needs a whole number' },
  { args: ['tournament', 'redo', '3'], says: '"3" is one too many' },
  { args: ['tournament', 'lineup', '3', 'Reds'], says: 'whose line-up?' },
  { args: ['tournament', 'substitute', '3', 'Reds', '1', 'Asha'], says: 'who for whom?' },
  { args: ['tournament', 'rubber', '3'], says: 'which rubber?' },
  { args: ['tournament', 'new', 'x.jsonl'], says: 'how is it played?' },
  { args: ['tournament', 'new', 'x.jsonl', 'y.jsonl'], says: 'one file at a time' },
  { args: ['tournament', 'new', '--template', 'x', '--format', 'y'], says: 'not both' },
  { args: ['tournament', 'new', '--format', 'y', '--groups', '2'], says: '--groups goes with --template' },
  { args: ['tournament', 'print'], says: 'print what?' },
  { args: ['tournament', 'print', 'money'], says: 'there is no sheet to print "money"' },
  { args: ['tournament', 'print', 'cards'], says: 'give --html' },
  {
    args: ['tournament', 'print', 'cards', '--html', '--per-page', '3'],
    says: '--per-page needs one of 1, 2, 4',
  },
  { args: ['tournament', 'print', 'cards', '--html', '--overwrite'], says: '--overwrite goes with --output' },
  { args: ['tournament', 'generate', '--players', '1'], says: '--players needs a whole number from 2' },
  { args: ['tournament', 'show', 'a', 'b'], says: 'one file at a time' },
  { args: ['validate', '--fast'], says: 'there is no option "--fast"' },
];

describe('a wrong command line', () => {
  it.each(WRONG)('carrom $args: one line, a hint, status 2', async ({ args, says }) => {
    const { status, stdout, stderr } = await carrom(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
    expect(stderr).toMatch(/^carrom: [^\n]+\nSee: npx carrom [^\n]*--help\n$/);
  });

  it.each(WRONG.filter(({ args }) => !args.includes('--lang')))(
    'carrom $args --lang hi: the same in Hindi',
    async ({ args, says }) => {
      const { status, stdout, stderr } = await carrom([...args, '--lang', 'hi']);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^carrom: [^\n]*\p{Script=Devanagari}[^\n]*\nदेखें: npx carrom [^\n]*--help\n$/u);
      expect(stderr).not.toContain(says);
    },
  );
});
