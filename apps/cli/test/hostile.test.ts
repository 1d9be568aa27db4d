import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom, strikerAndOwn } from './support/command-line.js';
import { folderFor } from './support/folder.js';
import { playedBoard, withText } from './support/records.js';

const folder = folderFor('hostile');
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const message = expect.any(String);
const good = JSON.stringify({ id: 'good', ...strikerAndOwn });
const linesOf = (text: string): object[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
/** A text in which \xff is a byte of its own. */
const garble = (text: string) => Buffer.from(text, 'latin1');

describe.each(['adjudicate', 'score', 'simulate', 'best'])('carrom %s', (command) => {
  const refused = async (input: string | Buffer, args: readonly string[] = []) => {
    const ran = await carrom([command, ...args], [input]);
    expect(ran).toMatchObject({ status: 2, stderr: '' });
    return answerOf(ran);
  };

  it('names what is nested without end', async () => {
    expect(await refused(`{"id":${deep}}`)).toEqual({ error: { code: 'too-deep', message, path: 'id' } });
    expect(await refused(`{"id":7,"board":{"turn":${deep}}}`)).toEqual({
      id: 7,
      error: { code: 'too-deep', message, path: 'board' },
    });
  });

  it('echoes no id that is itself nested without end, whatever else is', async () => {
    expect(await refused(`{"board":${deep},"id":${deep}}`)).toEqual({
      error: { code: 'too-deep', message, path: 'board' },
    });
  });

  it('names a field that stands twice', async () => {
    expect(await refused('{"id":7,"board":{"turn":"white","turn":"black"}}')).toEqual({
      id: 7,
      error: { code: 'duplicate-field', message, path: 'board.turn' },
    });
    expect(await refused('{"id":7,"id":8}')).toEqual({
      error: { code: 'duplicate-field', message, path: 'id' },
    });
  });

  it('says where bytes are no letters, of a file too', async () => {
    const error = {
      code: 'not-utf8',
      message: 'the input is not UTF-8: see line 2, byte 9',
      path: 'id',
    };
    const bytes = garble('{\n "id": "\xff"}');
    expect(await refused(bytes)).toEqual({ error });
    const file = join(folder(), 'garbled.json');
    writeFileSync(file, bytes);
    expect(await refused('', [file])).toEqual({ error });
  });

  it('answers each line of a batch for itself', async () => {
    const bad = ['{"id":"\xff"}', `{"id":${deep}}`, '{"id":1,"id":2}'];
    const bytes = garble([...bad, '{"id":4}'].join('\n'));
    const pieces = [...bytes.subarray(0, 40)].map((byte) => Uint8Array.of(byte));
    const { status, stdout } = await carrom([command, '--batch'], [...pieces, bytes.subarray(40)]);
    expect(status).toBe(0);
    expect(linesOf(stdout)).toMatchObject([
      { error: { code: 'not-utf8', path: 'id', message: expect.stringContaining('line 1, byte 8') } },
      { error: { code: 'too-deep', path: 'id' } },
      { error: { code: 'duplicate-field', path: 'id' } },
      { id: 4 },
    ]);
  });

  it('tells a person the same, in either language', async () => {
    const twice = await carrom([command, '--human'], '{"id":7,"id":8}');
    expect(twice).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('(duplicate-field, at id)'),
    });
    const hindi = await carrom([command, '--human', '--lang', 'hi'], [garble('{"id":"\xff"}')]);
    expect(hindi.stderr).toContain('पंक्ति 1, बाइट 8');
  });
});

describe('a batch', () => {
  it('counts the line of a byte from the beginning, and goes on', async () => {
    const bytes = garble(`${good}\n\n${good}\n{"id": "a\xffb"}\n${good}\n`);
    const { stdout } = await carrom(['adjudicate', '--batch'], [bytes.subarray(0, 90), bytes.subarray(90)]);
    expect(linesOf(stdout)).toMatchObject([
      { id: 'good', laws: ['73'] },
      { id: 'good', laws: ['73'] },
      { error: { code: 'not-utf8', message: 'the input is not UTF-8: see line 4, byte 10', path: 'id' } },
      { id: 'good', laws: ['73'] },
    ]);
  });

  it('may begin with the mark that some editors write', async () => {
    const { stdout } = await carrom(['adjudicate', '--batch'], `\uFEFF${good}\n`);
    expect(linesOf(stdout)).toMatchObject([{ id: 'good', laws: ['73'] }]);
    expect(answerOf(await carrom(['adjudicate'], `\uFEFF${good}`))).toMatchObject({ id: 'good' });
  });
});

it('questions about the laws are read as carefully', async () => {
  const bytes = garble(['{"id":1,"question":"\xff"}', `{"id":${deep}}`, '{"id":1,"id":2}'].join('\n'));
  const { status, stdout } = await carrom(['laws', 'ask', '--batch'], [bytes]);
  expect(status).toBe(0);
  expect(linesOf(stdout)).toMatchObject([
    { error: { code: 'not-utf8', path: 'question' } },
    { error: { code: 'too-deep', path: 'id' } },
    { error: { code: 'duplicate-field', path: 'id' } },
  ]);
});

describe('a decision that no law asks for', () => {
  const decided = JSON.stringify({ ...strikerAndOwn, decisions: { demand: 1, forgo: 'place' } });

  it('is named in the answer', async () => {
    expect(answerOf(await carrom(['adjudicate'], decided))).toMatchObject({ unusedDecisions: ['demand'] });
    expect(answerOf(await carrom(['adjudicate'], good))).not.toHaveProperty('unusedDecisions');
  });

  it('and to a person', async () => {
    expect((await carrom(['adjudicate', '--human'], decided)).stdout).toContain(
      'no law asks here for demand',
    );
    expect((await carrom(['adjudicate', '--human'], good)).stdout).not.toContain('no law asks');
  });
});

describe.each(['validate', 'replay'])('carrom %s refuses a record', (command) => {
  const board = playedBoard();
  const refused = async (record: string | Buffer) => {
    const ran = await carrom([command], [record]);
    expect(ran).toMatchObject({ status: 2, stderr: '' });
    return answerOf(ran).error;
  };

  it('in which a field stands twice', async () => {
    const twice = withText(board, 3, (line) => line.replace('"act":{', '"act":{"type":"pass",'));
    expect(await refused(twice)).toEqual({ code: 'duplicate-field', line: 3, path: 'act.type', message });
    const head = withText(board, 1, (line) => line.replace('{', '{"version":1,'));
    expect(await refused(head)).toMatchObject({ code: 'duplicate-field', line: 1, path: 'version' });
  });

  it('that is nested without end', async () => {
    const nested = withText(board, 2, (line) => line.replace('"by"', `"x":${deep},"by"`));
    expect(await refused(nested)).toMatchObject({ code: 'too-deep', line: 2, path: 'x' });
  });

  it('with bytes that are no letters, and says which and in what', async () => {
    const bytes = garble(withText(board, 1, (line) => line.replace('Bina', 'Bin\xe4')));
    const byte = bytes.indexOf(0xe4) + 1;
    expect(await refused(bytes)).toEqual({
      code: 'not-utf8',
      line: 1,
      path: 'players.B[0]',
      message: `byte ${byte} of the line is no UTF-8`,
    });
  });
});
