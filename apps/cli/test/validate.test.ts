import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { folderFor } from './support/folder.js';
import { BEGINNING, lineWith, observedMatch, playedBoard, withLine, withText } from './support/records.js';

const folder = folderFor('validate');

function fileWith(name: string, content: string | Uint8Array): string {
  const file = join(folder(), name);
  writeFileSync(file, content);
  return file;
}

const board = playedBoard();
const stroke = lineWith(board, '"run"');
const moved = lineWith(board, '"moved":[{');
const ruling = lineWith(board, '"type":"ruling"');
const lines = board.trimEnd().split('\n').length;

describe('carrom validate', () => {
  it('agrees with what was played, and says how much that was', async () => {
    const ran = await carrom(['validate'], board);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const answer = answerOf(ran);
    expect(Object.keys(answer)).toEqual(['ok', 'commands', 'strokes', 'rulings', 'hash']);
    expect(answer).toMatchObject({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(answer.rulings).toBeGreaterThanOrEqual(answer.strokes);
    expect(answer.commands).toBeGreaterThan(answer.strokes);
  });

  it('takes the hash of the record, whatever the ends of its lines', async () => {
    const { hash } = answerOf(await carrom(['validate'], board));
    expect(answerOf(await carrom(['validate'], board.replaceAll('\n', '\r\n'))).hash).toBe(hash);
    expect(answerOf(await carrom(['validate'], `\uFEFF${board}`)).hash).toBe(hash);
    expect(answerOf(await carrom(['validate'], playedBoard(8))).hash).not.toBe(hash);
  });

  it('answers several files with a line each, by the worst of them', async () => {
    const good = fileWith('good.jsonl', board);
    const wrong = fileWith('wrong.jsonl', withLine(board, ruling, changedLaws));
    const damaged = fileWith('damaged.jsonl', board.slice(0, -20));
    const two = await carrom(['validate', good, wrong]);
    expect(two.status).toBe(1);
    const all = await carrom(['validate', wrong, damaged, good, join(folder(), 'nowhere.jsonl')]);
    expect(all.status).toBe(2);
    const answers = all.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { file: wrong, error: { code: 'mismatch', line: ruling } },
      { file: damaged, error: { code: 'not-json', line: lines } },
      { file: good, ok: true },
      { error: { code: 'unreadable', message: expect.stringContaining('no such file') } },
    ]);
  });

  it('tells a person, naming file, line and path', async () => {
    const good = fileWith('good.jsonl', board);
    const wrong = fileWith('wrong.jsonl', withLine(board, stroke, changedHash));
    const { status, stdout, stderr } = await carrom(['validate', '--human', good, wrong]);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /good\.jsonl: agrees: \d+ commands, \d+ strokes, \d+ rulings; Hash [0-9a-f]{64}\n$/,
    );
    expect(stderr).toMatch(
      new RegExp(`^carrom: ${wrong}, line ${stroke}: .*comes to.* \\(mismatch, at run\\.hash\\)\\n$`),
    );
    expect((await carrom(['validate', '--human', '--lang', 'hi', good])).stdout).toContain('आदेश');
    expect((await carrom(['validate', '--human'], '')).stderr).toMatch(/^carrom: standard input, line 1: /);
  });

  it('agrees with a board that is still being played, and with a wooden one', async () => {
    const unfinished = board
      .split('\n')
      .slice(0, stroke - 1)
      .join('\n');
    expect(answerOf(await carrom(['validate'], unfinished))).toMatchObject({ ok: true, strokes: 0 });
    const wooden = observedMatch([...BEGINNING, ['umpire', { type: 'observe', seen: {} }]]);
    expect(answerOf(await carrom(['validate'], wooden))).toMatchObject({ ok: true, rulings: 1 });
  });
});

type Line = Record<string, unknown>;
type Fields = Record<string | number, unknown>;

const at = (line: Line, path: readonly (string | number)[]): Fields =>
  path.reduce<Fields>((value, key) => value[key] as Fields, line);

/** A copy with something else at a path. */
const changed =
  (path: readonly (string | number)[], value: unknown) =>
  (line: Line): Line => {
    const copy = structuredClone(line);
    at(copy, path.slice(0, -1))[path.at(-1) ?? ''] = value;
    return copy;
  };

const changedHash = changed(['run', 'hash'], '0123456789abcdef');
const changedLaws = changed(['ruling', 'findings', 0, 'laws'], ['49']);

describe('a record that was tampered with does not agree, status 1', () => {
  it.each([
    ['the hash', stroke, changedHash, 'run.hash'],
    ['the law of a ruling', ruling, changedLaws, 'ruling.findings'],
    ['what a ruling is about', ruling, changed(['ruling', 'findings', 0, 'concern'], 'striker'), 'ruling'],
    ['where a man lies', moved, changed(['run', 'moved', 0, 'x'], 0.123), 'run.moved'],
    ['how long it took', stroke, changed(['run', 'duration'], 1), 'run.duration'],
    ['what fell', stroke, changed(['facts', 'touched'], false), 'facts.touched'],
    ['the stroke itself', stroke, changed(['act', 'stroke', 'vx'], 0.001), ''],
    ['who struck', stroke, changed(['by'], 'umpire'), 'act'],
    ['the last bit of a place', moved, lastBit, 'run.moved'],
  ])('%s', async (_, line, change, path) => {
    const { status, stdout } = await carrom(['validate'], withLine(board, line, change));
    expect(status).toBe(1);
    const { error } = JSON.parse(stdout);
    expect(error).toMatchObject({ code: 'mismatch', line });
    expect(error.path.startsWith(path)).toBe(true);
    expect(error.message).not.toBe('');
  });

  it('a consequence left out, or one too many', async () => {
    const cut = board.trimEnd().split('\n').slice(0, -1).join('\n');
    expect(answerOf(await carrom(['validate'], cut)).error).toMatchObject({ code: 'mismatch', line: lines });
    const over = `${board}${JSON.stringify({ seq: lines, at: 9e9, type: 'match-over', winner: 'A', how: 'score' })}\n`;
    expect(answerOf(await carrom(['validate'], over)).error).toMatchObject({ line: lines + 1 });
  });

  it('another physics, or another edition, is said to be so', async () => {
    const physics = await carrom(['validate'], withLine(board, 1, changed(['physics'], 'slide-0')));
    expect(physics.status).toBe(1);
    expect(answerOf(physics).error).toMatchObject({ line: 1, path: 'physics' });
    const edition = await carrom(['validate'], withLine(board, 1, changed(['edition'], 'of 1866')));
    expect(answerOf(edition).error).toMatchObject({ line: 1, path: 'edition' });
  });
});

function lastBit(line: Line): Line {
  const x = at(line, ['run', 'moved', 0]).x as number;
  return changed(['run', 'moved', 0, 'x'], x * (1 + Number.EPSILON))(line);
}

describe('a damaged record is named by line and path, status 2', () => {
  it.each([
    ['nothing', () => '', 'empty', 1, ''],
    ['a blank first line', () => `\n${board}`, 'empty', 1, ''],
    ['words', () => 'Asha won', 'not-json', 1, ''],
    ['another document', () => '{"rulebook":"icf"}', 'not-a-record', 1, 'format'],
    ['a list', () => '[]', 'not-a-record', 1, 'format'],
    ['a newer version', () => withLine(board, 1, changed(['version'], 4)), 'newer-version', 1, 'version'],
    ['an unknown book', () => withLine(board, 1, changed(['rulebook'], 'fide')), 'bad-head', 1, 'rulebook'],
    ['a field of its own', () => withLine(board, 1, changed(['scorer'], 'me')), 'bad-head', 1, 'scorer'],
    ['no names', () => withLine(board, 1, changed(['players', 'A'], [])), 'bad-head', 1, 'players.A'],
    [
      'a day that never was',
      () => withLine(board, 1, changed(['date'], '2026-02-31')),
      'bad-head',
      1,
      'date',
    ],
    ['physics on wood', () => withLine(board, 1, changed(['source'], 'observed')), 'bad-head', 1, 'physics'],
    ['half a line', () => withText(board, 3, (line) => line.slice(0, 30)), 'not-json', 3, ''],
    ['a blank line', () => withText(board, 4, (line) => `\n${line}`), 'not-json', 4, ''],
    ['a number for an event', () => withText(board, 5, () => '7'), 'bad-event', 5, ''],
    ['an unknown event', () => withLine(board, 5, changed(['type'], 'goal')), 'bad-event', 5, 'type'],
    ['an unknown act', () => withLine(board, 2, changed(['act', 'type'], 'bet')), 'bad-event', 2, 'act.type'],
    ['an unknown player', () => withLine(board, stroke, changed(['by'], 'C1')), 'bad-event', stroke, 'by'],
    [
      'a word for a number',
      () => withLine(board, stroke, changed(['act', 'stroke', 'vx'], 'fast')),
      'bad-event',
      stroke,
      'act.stroke.vx',
    ],
    [
      'an unknown man',
      () => withLine(board, moved, changed(['run', 'moved', 0, 'id'], 'w10')),
      'bad-event',
      moved,
      'run.moved[0].id',
    ],
    ['a line left out', () => withText(board, 4, () => '').replace('\n\n', '\n'), 'out-of-order', 4, 'seq'],
    ['a line twice', () => withText(board, 4, (line) => `${line}\n${line}`), 'out-of-order', 5, 'seq'],
    [
      'an event from the past',
      () => withLine(board, stroke, changed(['at'], 1)),
      'out-of-order',
      stroke,
      'at',
    ],
    [
      'a ruling on nothing',
      () => withLine(board, 2, () => ({ ...JSON.parse(board.split('\n')[ruling - 1] ?? ''), seq: 1 })),
      'does-not-follow',
      2,
      '',
    ],
    ['a file cut short', () => board.slice(0, -20), 'not-json', lines, ''],
  ])('%s', async (_, damage, code, line, path) => {
    const { status, stdout, stderr } = await carrom(['validate'], damage());
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ error: { code, line, path, message: expect.any(String) } });
  });

  it('a newer version is refused with a word that helps', async () => {
    const { error } = answerOf(await carrom(['validate'], withLine(board, 1, changed(['version'], 4))));
    expect(error.message).toMatch(/version 4.*up to 3.*update/);
  });

  it('bytes that are no letters', async () => {
    const bytes = Buffer.from(withText(board, 1, (line) => line.replace('Asha', 'Ash\u00e4')));
    bytes[bytes.indexOf(0xc3)] = 0xff;
    expect(answerOf(await carrom(['validate'], [bytes])).error).toMatchObject({ code: 'not-utf8', line: 1 });
  });

  it('acts within acts without end', async () => {
    let act = '{"type":"pass"}';
    for (let depth = 0; depth < 20_000; depth++)
      act = `{"type":"correct","of":1,"reason":"x","with":{"by":"umpire","act":${act}}}`;
    const deep = withText(board, 3, () => `{"seq":2,"at":2000,"type":"done","by":"umpire","act":${act}}`);
    const ran = await carrom(['validate'], deep);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.message).not.toBe('');
  });
});
