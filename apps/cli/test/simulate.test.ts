import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';

/** A man in front of the north-east pocket, struck along the diagonal into it. */
const pot = {
  id: 'pot',
  men: [{ id: 'w1', x: 0.3, y: 0.3 }],
  striker: { x: 0.1, y: 0.1, vx: 1.5, vy: 1.5 },
};
const straight = { men: [], striker: { x: 0, y: -0.2526, vx: 0, vy: 1 } };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carrom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('carrom simulate', () => {
  it('answers in the shape of docs/cli.md, the id first', async () => {
    const ran = await carrom(['simulate'], JSON.stringify(pot));
    expect(ran.status).toBe(0);
    expect(Object.keys(answerOf(ran))).toEqual([
      'id',
      'rest',
      'pocketed',
      'contacts',
      'duration',
      'events',
      'hash',
    ]);
    expect(answerOf(ran)).toMatchObject({
      id: 'pot',
      pocketed: [
        { id: 'w1', pocket: 'NE' },
        { id: 'striker', pocket: 'NE' },
      ],
      contacts: [{ a: 'striker', b: 'w1' }],
    });
  });

  it('slides as far as friction lets it', async () => {
    const answer = answerOf(
      await carrom(['simulate'], JSON.stringify({ ...straight, physics: { friction: 0.2 } })),
    );
    const stopsAfter = 1 / (2 * 0.2 * 9.81);
    expect(answer.rest[0].y).toBeCloseTo(-0.2526 + stopsAfter, 9);
  });

  it('gives the paths when asked', async () => {
    const answer = answerOf(await carrom(['simulate'], JSON.stringify({ ...straight, trace: true })));
    expect(answer.trace.paths.length).toBeGreaterThan(0);
  });

  it('draws with --svg, and the answer stays the same', async () => {
    const file = join(folder, 'stroke.svg');
    const plain = await carrom(['simulate'], JSON.stringify(pot));
    expect(await carrom(['simulate', '--svg', file], JSON.stringify(pot))).toEqual(plain);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  });

  it('tells a person what fell, in either language', async () => {
    const english = await carrom(['simulate', '--human'], JSON.stringify(pot));
    expect(english.stdout).toContain('w1 fell into the NE pocket');
    const hindi = await carrom(['simulate', '--human', '--lang', 'hi'], JSON.stringify(pot));
    expect(hindi.stdout).toContain('NE पॉकेट');
  });

  it.each([
    ['an unknown man', { ...pot, men: [{ id: 'w10', x: 0, y: 0 }] }, 'men[0].id'],
    ['a man outside', { ...pot, men: [{ id: 'w1', x: 2, y: 0 }] }, 'men[0]'],
    ['an unknown field', { ...pot, speed: 1 }, 'speed'],
    ['no striker', { men: [] }, 'striker'],
  ])('%s is refused by name', async (_, input, path) => {
    const ran = await carrom(['simulate'], JSON.stringify(input));
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.path).toBe(path);
    expect(answerOf(ran).error.message).not.toBe('');
  });

  it.each([
    ['--svg without a file', ['simulate', '--svg']],
    ['--svg for many strokes', ['simulate', '--svg', 'x.svg', '--batch']],
  ])('%s is misuse', async (_, args) => {
    expect(await carrom(args, '')).toMatchObject({ status: 2, stdout: '' });
  });

  it('a drawing that cannot be written is an error, not a crash', async () => {
    const ran = await carrom(['simulate', '--svg', join(folder, 'no', 'such', 'x.svg')], JSON.stringify(pot));
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.code).toBe('unwritable');
  });
});
