import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { folderFor } from './support/folder.js';

const page = readFileSync('docs/events.md', 'utf8');
const root = folderFor('events-page');

/** A file of the page, in a folder of the test's own. */
const FILE = /^[\w-]+\.(?:jsonl|csv|html)$/;
/** The clock on the wall while the page's events are played. */
const NOW = new Date(2027, 0, 30, 15, 0);

/** What a person at a terminal reads after a command of the page. */
async function answerTo(command: string, folder: string): Promise<{ status: number; told: string }> {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const args = words.map((word) => (FILE.test(word) ? join(folder, word) : word));
  let told = '';
  const paper = new Writable({
    write(chunk, _, done) {
      told += String(chunk);
      done();
    },
  });
  const stdin = (async function* () {})();
  const io = { stdin, stdout: paper, stderr: paper, styled: false, now: () => NOW };
  const status = await run(['tournament', ...args, '--human'], io);
  return { status, told: told.replaceAll(`${folder}/`, '').trimEnd() };
}

const COMMAND = 'npx carrom tournament ';
const TABLES = ['players.csv', 'people.csv', 'umpires.csv', 'veterans.csv'];

interface ShownCommand {
  readonly command: string;
  /** What it is shown to answer; null where nothing is shown. */
  readonly shown: string | null;
}

/** The page's commands in their order. */
function commandsOf(): readonly ShownCommand[] {
  return [...page.matchAll(/```(console|sh)\n(.*?)\n```/gs)].flatMap(
    ([, kind, text = '']): readonly ShownCommand[] => {
      if (kind === 'sh')
        return text.split('\n').map((line) => ({ command: line.slice(COMMAND.length), shown: null }));
      return text
        .split(`$ ${COMMAND}`)
        .slice(1)
        .map((part) => {
          const [command = '', ...shown] = part.split('\n');
          return { command, shown: shown.join('\n').trimEnd() };
        });
    },
  );
}

async function played(folder: string, until: (command: string) => boolean = () => false): Promise<void> {
  const tables = [...page.matchAll(/```csv\n(.*?)```/gs)].map(([, text = '']) => text);
  expect(tables).toHaveLength(TABLES.length);
  for (const [index, name] of TABLES.entries()) writeFileSync(join(folder, name), tables[index] ?? '');
  for (const { command, shown } of commandsOf()) {
    const { status, told } = await answerTo(command, folder);
    expect({ command, status }).toEqual({ command, status: command.startsWith('clashes') ? 1 : 0 });
    if (shown !== null) expect(`${command}\n${told}`).toBe(`${command}\n${shown}`);
    if (until(command)) return;
  }
}

describe('docs/events.md', () => {
  it('shows commands that run as they stand, and what they answer', async () => {
    expect(commandsOf().length).toBeGreaterThan(40);
    await played(root());
  });

  it('says of what else comes up only what can be done', async () => {
    const opened = join(root(), 'opened');
    mkdirSync(opened);
    await played(opened, (command) => command.startsWith('new club.jsonl'));
    const drawn = join(root(), 'drawn');
    cpSync(opened, drawn, { recursive: true });
    await answerTo('pair club.jsonl', drawn);
    const late = join(root(), 'late');
    cpSync(drawn, late, { recursive: true });
    for (const match of [1, 2]) await answerTo(`report club.jsonl ${match} 25-12`, late);
    const drafted = join(root(), 'drafted');
    cpSync(opened, drafted, { recursive: true });
    rmSync(join(drafted, 'club.jsonl'));
    const opening = commandsOf().find(({ command }) => command.startsWith('new club.jsonl'))?.command;
    for (const command of [`${opening} --drafts`, 'pair club.jsonl']) await answerTo(command, drafted);
    const table = page.slice(page.indexOf('| when | |')).split('\n\n')[0] ?? '';
    const commands = [...table.matchAll(/`(\w[\w-]* club\.jsonl[^`]*)`/g)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(12);
    for (const command of commands) {
      const [verb = ''] = command.split(' ');
      const undoing = { return: 'withdraw club.jsonl Gita', allow: 'forbid club.jsonl Asha Bina' }[verb];
      const answers = [];
      for (const [index, folder] of [opened, drawn, late, drafted].entries()) {
        const trial = join(root(), `${commands.indexOf(command)}-${index}`);
        cpSync(folder, trial, { recursive: true });
        if (undoing) await answerTo(undoing, trial);
        answers.push(await answerTo(command, trial));
      }
      expect({
        command,
        answers: answers.map(({ told }) => told),
        done: answers.some(({ status }) => status === 0),
      }).toMatchObject({
        done: true,
      });
    }
  });
});
