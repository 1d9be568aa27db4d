import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { folderFor } from './support/folder.js';
import { BEGINNING, lineWith, observedMatch, playedBoard, withLine } from './support/records.js';

const folder = folderFor('review');

/** The record until a stroke is to be made. */
function untilStroke(record: string, number: number): string {
  const lines = record.split('\n');
  const strokes = lines.flatMap((line, at) => (line.includes('"type":"strike"') ? [at] : []));
  return `${lines.slice(0, strokes[number - 1]).join('\n')}\n`;
}

const TWO_STROKES = untilStroke(playedBoard(), 3);
const ONE_STROKE = untilStroke(playedBoard(), 2);
const review = (record: string, ...args: readonly string[]) =>
  carrom(['review', '--workers', '1', '--simulations', '150', ...args], record);

describe('carrom review', () => {
  it('answers a program with every stroke, and draws the curve', async () => {
    const svg = join(folder(), 'curve.svg');
    const ran = await review(TWO_STROKES, '--json', '--level', 'club', '--svg', svg);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const told = answerOf(ran);
    expect(told).toMatchObject({ version: 2, seed: 1, hand: { level: 6, isChosen: true }, svg });
    expect(told.strokes).toHaveLength(2);
    for (const { before, after, best, played, says } of told.strokes) {
      expect(best.value).toBeGreaterThanOrEqual(played.value);
      expect(Math.min(before, after)).toBeGreaterThan(0);
      expect(says.join(' ')).toMatch(/^[A-Z].*\.$/);
    }
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*Asha: chance to win the board.*<\/svg>\n$/s);
  });

  it('tells a person the hand, the board and the players', async () => {
    const { status, stdout } = await review(ONE_STROKE, '--human');
    expect(status).toBe(0);
    for (const said of ['which pockets as often', 'Game 1, board 1', 'Accuracy', 'Asha', 'Bina'])
      expect(stdout).toContain(said);
    const hindi = await review(ONE_STROKE, '--human', '--lang', 'hi');
    expect(hindi.stdout).toContain('सटीकता');
    expect(hindi.stdout).not.toMatch(/Accuracy|Board|Judged/);
  });

  it('can be stopped', async () => {
    const args = ['review', '--workers', '1'];
    const stopped = await carrom(args, playedBoard(), { interruptAfter: 'reviewed' });
    expect(stopped).toMatchObject({ status: 130, stdout: '' });
    expect(stopped.stderr).toContain('Stopped after');
  });
});

const OBSERVED = observedMatch([
  ...BEGINNING,
  ['umpire', { type: 'observe', seen: { pocketed: { white: 1 } } }],
]);
const STROKE_AT = lineWith(TWO_STROKES, '"type":"strike"');

/** The same stroke a little harder, with all that it is said to have come to. */
function harder(event: object): object {
  const { act, ...rest } = event as { act: { stroke: { vy: number } } };
  return { ...rest, act: { ...act, stroke: { ...act.stroke, vy: act.stroke.vy * 1.01 } } };
}

const UNREVIEWED = [
  { name: 'a real board', record: OBSERVED, code: 'observed', says: 'real board' },
  {
    name: 'another physics',
    record: withLine(TWO_STROKES, 1, (head) => ({ ...head, physics: '0.1' })),
    code: 'other-physics',
    says: 'another version of the physics',
  },
  {
    name: 'no stroke',
    record: untilStroke(playedBoard(), 1),
    code: 'no-strokes',
    says: 'nobody has made a stroke',
  },
  {
    name: 'a stroke that was doctored',
    record: withLine(TWO_STROKES, STROKE_AT, (event) => harder(event)),
    code: 'mismatch',
    says: `line ${STROKE_AT}`,
  },
  { name: 'no record', record: '{"x":1}\n', code: 'not-a-record', says: 'a record begins with' },
];

describe('a picture of a record', () => {
  it('is never written over that record, by whatever name', async () => {
    const file = join(folder(), 'game.jsonl');
    const other = join(folder(), 'picture.svg');
    writeFileSync(file, TWO_STROKES);
    linkSync(file, other);
    for (const [args, picture] of [
      [['review', file, '--svg'], other],
      [['replay', file, '--gif'], file],
      [['replay', file, '--stroke', '1', '--svg'], other],
    ] as const) {
      const ran = await carrom([...args, picture], '');
      expect(ran).toMatchObject({ status: 2, stdout: '' });
      expect(ran.stderr).toContain(`${picture} is the file that is read`);
      expect(readFileSync(file, 'utf8')).toBe(TWO_STROKES);
    }
  });
});

describe('what cannot be reviewed', () => {
  it.each(UNREVIEWED)('is refused by name: $name', async ({ record, code, says }) => {
    const svg = join(folder(), `${code}.svg`);
    const ran = await review(record, '--json', '--svg', svg);
    expect(ran).toMatchObject({ status: 2, stderr: '' });
    expect(answerOf(ran).error).toMatchObject({ code });
    expect(existsSync(svg)).toBe(false);
    const told = await review(record, '--human');
    expect(told).toMatchObject({ status: 2, stdout: '' });
    expect(told.stderr).toContain(says);
  });

  it.each([
    [['--level', '11'], '--level needs a level from 1 to 10'],
    [['--seed', 'x'], '--seed needs a whole number'],
    [['--workers', '0'], '--workers needs a whole number'],
    [['--svg', ''], '--svg needs'],
    [['a', 'b'], 'one record at a time'],
  ])('is the command line with %j', async (args, says) => {
    const ran = await carrom(['review', ...args], TWO_STROKES);
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr).toContain(says);
  });
});
