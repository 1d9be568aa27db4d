import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { answerOf, carrom, type Ran } from './command-line.js';
import { folderFor } from './folder.js';

/** Four players and three Swiss rounds of bare scores. */
export const SWISS = {
  discipline: 'singles',
  stages: [{ system: 'swiss', name: 'Swiss', rounds: 3, match: { rulebook: 'icf', counted: 'score' } }],
};

/** An event's file for each test, in a folder of its own, and the commands that are run on it. */
export function eventDesk(name: string) {
  const root = folderFor(name);
  let count = 0;
  let folder = '';
  beforeEach(() => {
    count += 1;
    folder = join(root(), String(count));
    mkdirSync(folder);
  });
  const file = () => join(folder, 'cup.jsonl');
  const tournament = (...args: string[]): Promise<Ran> => carrom(['tournament', ...args]);
  const written = (called: string, text: string): string => {
    const path = join(folder, called);
    writeFileSync(path, text);
    return path;
  };
  /** What a program is answered. */
  const done = async (verb: string, ...args: string[]) => {
    const ran = await tournament(verb, file(), ...args);
    expect({ verb, args, ...ran }).toMatchObject({ verb, args, status: 0 });
    return answerOf(ran);
  };
  /** What a person is told. */
  const said = async (verb: string, ...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await tournament(verb, file(), ...args, '--human');
    expect({ verb, args, status, stderr }).toEqual({ verb, args, status: 0, stderr: '' });
    return stdout;
  };
  /** Refused by a code, the same to a person and to a program, and nothing is changed. */
  const refused = async (code: string, verb: string, ...args: string[]): Promise<string> => {
    const before = readFileSync(file(), 'utf8');
    const answered = await tournament(verb, file(), ...args);
    expect({ ...answered, verb, args }).toMatchObject({ status: 2, stderr: '', verb, args });
    expect(answerOf(answered)).toMatchObject({ error: { code, message: expect.any(String) } });
    const told = await tournament(verb, file(), ...args, '--human');
    expect({ status: told.status, stdout: told.stdout }).toEqual({ status: 2, stdout: '' });
    expect(told.stderr).toContain(`(${code}`);
    const hindi = await tournament(verb, file(), ...args, '--human', '--lang', 'hi');
    expect(hindi.stderr).toMatch(/\p{Script=Devanagari}/u);
    expect(readFileSync(file(), 'utf8')).toBe(before);
    return told.stderr;
  };
  const opened = async (format: object, players: readonly string[]) => {
    const ran = await tournament(
      ...['new', file(), '--format', written('format.json', JSON.stringify(format)), '--lot', '5'],
      ...['--name', 'Banyan Court Open'],
      ...(players.length > 0 ? ['--players', written('players.csv', players.join('\n'))] : []),
    );
    expect(ran).toMatchObject({ status: 0 });
    return answerOf(ran);
  };
  return { folder: () => folder, file, tournament, written, done, said, refused, opened };
}
