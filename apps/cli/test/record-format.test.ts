import { readFileSync } from 'node:fs';
import { ICF, openingRack, PIECES, POCKETS, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { playedBoard } from './support/records.js';

const page = readFileSync('docs/record-format.md', 'utf8');
const [, example = ''] = /```jsonl\n(.*?)```/s.exec(page) ?? [];

/** The names in backticks in the first column of the tables that have this heading. */
function namesUnder(heading: string): readonly string[] {
  const table = page.slice(page.indexOf(heading)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name = '']) => name);
}

describe('docs/record-format.md', () => {
  it('has an example that reads and validates', async () => {
    const ran = await carrom(['validate'], example);
    expect(answerOf(ran)).toMatchObject({ ok: true, rulings: 6 });
    expect(ran.status).toBe(0);
  });

  it('has an example that tells what the page says of it', async () => {
    const { stdout } = await carrom(['replay', '--human'], example);
    expect(stdout).toContain('Stroke 3, Bina: the striker');
    expect(stdout).toContain('one black coin is still owed');
    expect(stdout).toContain('Asha won');
  });

  it('has the fields of the head, in the order they are written', () => {
    const [head = ''] = example.split('\n');
    expect(namesUnder('| field | |\n|---|---|\n| `format`')).toEqual(Object.keys(JSON.parse(head)));
  });

  it('has every act and every event that this program knows', async () => {
    const strange = (line: object) =>
      carrom(['validate'], `${example.split('\n')[0]}\n${JSON.stringify({ seq: 1, at: 0, ...line })}\n`);
    const listed = ({ error }: { error: { message: string } }) =>
      error.message
        .replace(/^.*one of /, '')
        .replace(/, not .*$/, '')
        .split(', ')
        .sort();
    const acts = answerOf(await strange({ type: 'done', by: 'umpire', act: { type: 'x' } }));
    expect([...namesUnder('| `act.type` |').filter((name) => name !== 'act')].sort()).toEqual(listed(acts));
    const events = answerOf(await strange({ type: 'x' }));
    expect([...namesUnder('| type | fields |'), 'done'].sort()).toEqual(listed(events));
  });

  it('is right about the numbers: the shortest text that reads back to the same bits', () => {
    const numbers = playedBoard().match(/-?\d+\.\d+(?:e-?\d+)?/g) ?? [];
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.every((text) => JSON.stringify(JSON.parse(text)) === text)).toBe(true);
  });

  it('is right about the hash', () => {
    const men = openingRack(ICF);
    const strokes = Array.from({ length: 40 }, (_, n) => ({
      x: 0.005 * n - 0.1,
      y: -0.2526,
      vx: 0.03 * n,
      vy: 6,
    }));
    const outcomes = strokes.map((stroke) => simulate({ men }, stroke, ICF));
    expect(outcomes.some(({ pocketed }) => pocketed.length > 1)).toBe(true);
    for (const outcome of outcomes) expect(hashByThePage(outcome)).toBe(outcome.hash);
  });

  it('is right about the lines: no blank ones, each ended, event n on line n + 1', () => {
    const lines = playedBoard().split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.slice(1).map((line) => JSON.parse(line).seq)).toEqual(
      lines.slice(1).map((_, index) => index + 1),
    );
  });
});

/** FNV-1a as the page describes it, by another way than the program's. */
function hashByThePage({ rest, pocketed, duration }: ReturnType<typeof simulate>): string {
  const numbers = [
    ...PIECES.flatMap((id, place) => {
      const still = rest.find((piece) => piece.id === id);
      return still ? [place, still.x, still.y] : [place];
    }),
    ...pocketed.flatMap(({ id, pocket, t }) => [PIECES.indexOf(id), POCKETS.indexOf(pocket), t]),
    duration,
  ];
  let hash = 0xcbf29ce484222325n;
  const bytes = Buffer.alloc(8);
  for (const number of numbers) {
    bytes.writeDoubleBE(number === 0 ? 0 : number);
    for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) % 2n ** 64n;
  }
  return hash.toString(16).padStart(16, '0');
}
