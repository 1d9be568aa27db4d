import { describe, expect, it } from 'vitest';
import { carrom, strikerAndOwn } from './support/command-line.js';

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('--batch', () => {
  it('answers 2,000 lines in order, wherever the input was cut', async () => {
    const documents = Array.from({ length: 2000 }, (_, id) =>
      id % 3 === 0 ? { id, rulebook: 'fide' } : { id, ...strikerAndOwn },
    );
    const bytes = Buffer.from(documents.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
      bytes.subarray(index * 1000, (index + 1) * 1000),
    );
    const { status, stdout } = await carrom(['adjudicate', '--batch'], pieces);
    const answers = linesOf(stdout);
    expect(status).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(answers.every((answer, id) => 'error' in answer === (id % 3 === 0))).toBe(true);
  });

  it('skips blank lines, and answers a last line without an end', async () => {
    const good = JSON.stringify({ id: 'good', ...strikerAndOwn });
    const { stdout } = await carrom(['adjudicate', '--batch'], `\n${good}\r\n\n  \n{"id": "bad"}`);
    expect(linesOf(stdout)).toEqual([
      expect.objectContaining({ id: 'good', laws: ['73'] }),
      { id: 'bad', error: { code: 'missing-field', path: 'board', message: expect.any(String) } },
    ]);
  });

  it('goes on after a line that is not JSON, and still ends with status 0', async () => {
    const { status, stdout } = await carrom(['adjudicate', '--batch'], `{"id": 1\n{"id": 2}\n`);
    expect(status).toBe(0);
    expect(linesOf(stdout)).toMatchObject([{ error: { code: 'not-json', path: '' } }, { id: 2 }]);
  });

  it('ends lines at line feeds alone: JSON may hold other separators', async () => {
    const id = 'one\u2028two\u2029three\u0085';
    const { stdout } = await carrom(['adjudicate', '--batch'], `${JSON.stringify({ id })}\n`);
    expect(linesOf(stdout)).toMatchObject([{ id }]);
  });

  it('keeps a letter whole that was cut between two pieces', async () => {
    const bytes = Buffer.from(`{"id": "रानी"}\n`);
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    const { stdout } = await carrom(['adjudicate', '--batch'], pieces);
    expect(linesOf(stdout)).toMatchObject([{ id: 'रानी' }]);
  });

  it('survives a document that cannot be answered', async () => {
    const deep = `{"id": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { status, stdout } = await carrom(['adjudicate', '--batch'], `${deep}\n{"id": 2}\n`);
    expect(status).toBe(0);
    expect(linesOf(stdout)).toMatchObject([{ error: { code: 'too-deep', path: 'id' } }, { id: 2 }]);
  });

  it('scores too, and answers nothing to nothing', async () => {
    const match = JSON.stringify({ id: 1, first: 'A', boards: [{ winner: 'B', points: 3 }] });
    const { stdout } = await carrom(['score', '--batch'], `${match}\n${match}\n`);
    expect(linesOf(stdout)).toMatchObject([
      { id: 1, games: [{ B: 3 }] },
      { id: 1, games: [{ B: 3 }] },
    ]);
    expect(await carrom(['score', '--batch'], '')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('stays JSON on a terminal', async () => {
    const line = JSON.stringify(strikerAndOwn);
    const { stdout } = await carrom(['adjudicate', '--batch'], line, { terminal: true });
    expect(linesOf(stdout)).toMatchObject([{ laws: ['73'] }]);
  });
});
