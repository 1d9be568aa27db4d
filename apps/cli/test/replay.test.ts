import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, replay } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { folderFor } from './support/folder.js';
import { BEGINNING, lineWith, observedMatch, playedBoard, withLine } from './support/records.js';

const folder = folderFor('replay');

const board = playedBoard();
const documents = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const see = (seen: Extract<Act, { type: 'observe' }>['seen']) =>
  ['umpire', { type: 'observe', seen }] as const;

/** Asha pockets four, misses; Bina pockets the striker; Asha takes the rest with the queen. */
const won = observedMatch([
  ...BEGINNING,
  see({ pocketed: { white: 4 } }),
  see({}),
  see({ pocketed: { striker: true }, overboard: { black: 1 } }),
  see({ pocketed: { white: 3 } }),
  see({ pocketed: { queen: true } }),
  see({ pocketed: { white: 2 } }),
  ['umpire', { type: 'sign', name: 'R. Rao' }],
]);

describe('carrom replay --json', () => {
  it('gives one document for each event, with the state after it', async () => {
    const ran = await carrom(['replay'], board);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const steps = documents(ran.stdout);
    expect(steps.map(({ event }) => event)).toEqual(documents(board).slice(1));
    expect(steps[0].after).toEqual({
      phase: 'choice',
      onTurn: null,
      table: null,
      score: { games: [], match: { A: 0, B: 0, winner: null } },
    });
    const { winner } = documents(board).find(({ type }) => type === 'match-over');
    expect(steps.at(-1).after).toMatchObject({ phase: 'over', score: { match: { winner } } });
  });

  it('gives the state that the events come to', async () => {
    const [{ event, after }] = documents((await carrom(['replay', '--step', '8'], won)).stdout);
    const [head, ...events] = documents(won);
    const state = replay(head, events.slice(0, 8));
    expect(event.seq).toBe(8);
    expect(after.table).toEqual(state.board?.table);
    expect(after.onTurn).toBe('A1');
  });

  it.each([
    [['--step', '5'], [5]],
    [
      ['--from', '3', '--to', '5'],
      [3, 4, 5],
    ],
    [
      ['--to', '2'],
      [1, 2],
    ],
    [
      ['--from', '23'],
      [23, 24],
    ],
  ])('%j', async (options, numbers) => {
    const { stdout } = await carrom(['replay', ...options], upTo(board, 24));
    expect(documents(stdout).map(({ event }) => event.seq)).toEqual(numbers);
  });

  it('reads a file, or standard input for -', async () => {
    const file = join(folder(), 'match.jsonl');
    writeFileSync(file, board);
    const named = await carrom(['replay', file]);
    expect(await carrom(['replay', '-'], board)).toEqual(named);
  });
});

const upTo = (record: string, events: number): string =>
  record
    .split('\n')
    .slice(0, events + 1)
    .join('\n');

describe('carrom replay, for a person', () => {
  it('tells who did what, what was ruled, by which laws, and the score', async () => {
    const { status, stdout } = await carrom(['replay', '--human'], won);
    expect(status).toBe(0);
    for (const part of [
      'A Asha – B Bina',
      'Asha won the toss',
      'Choice of Asha: the break',
      'Seated: Asha S, Bina N',
      'Game 1, board 1: Asha breaks with white',
      'Stroke 1, Asha: 4 white coins',
      'Four white coins pocketed. White plays on. [law 48]',
      'Stroke 2, Asha: nothing pocketed',
      'Stroke 3, Bina: the striker; off the board: a black coin',
      'Asha wins the board: 12 points; game 1: Asha 12, Bina 0',
      'Asha won\n',
      'Signed for the umpire: R. Rao',
    ])
      expect(stdout).toContain(part);
    expect(stdout.split('\n').every((line) => line.length <= 88)).toBe(true);
  });

  it('names the pockets of a simulated stroke', async () => {
    const { stdout } = await carrom(['replay', '--human', '--step', '6'], board);
    expect(stdout).toMatch(/6 +00:0\d +Stroke 1, Bina: a white coin \(SW\)\n/);
  });

  it('speaks Hindi', async () => {
    const { stdout } = await carrom(['replay', '--human', '--lang', 'hi'], won);
    expect(stdout).toContain('स्ट्रोक 1, Asha: 4 सफ़ेद गोटियाँ');
    expect(stdout).toContain('[नियम 48]');
  });

  it.each(['en', 'hi'])('has a word for every act an umpire meets (%s)', async (language) => {
    const { status, stdout } = await carrom(['replay', '--human', '--lang', language], eventful());
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/undefined|null|NaN/);
  });

  it('tells a correction: what no longer counts, why, and what is done again', async () => {
    const { stdout } = await carrom(['replay', '--human'], eventful());
    expect(stdout).toContain('is corrected (seen wrongly): a stroke: a white coin');
    expect(stdout).toContain('Back to how the match stood after event 5');
    expect(stdout).toContain('(no longer counts) Stroke, Asha: nothing pocketed');
    expect(stdout).toContain('(again) Stroke 1, Asha: a white coin');
  });

  it('tells what became of later strokes when a correction changed the turn, and what was noticed too late', async () => {
    const miss = { by: 'umpire', act: { type: 'observe', seen: { pocketed: { white: 1 } } } } as const;
    const written = observedMatch(
      [
        ...BEGINNING,
        see({ pocketed: { white: 1 } }),
        see({}),
        see({ pocketed: { black: 1 } }),
        [
          'umpire',
          {
            type: 'correct',
            of: 8,
            reason: 'seen wrongly',
            with: miss,
            decisions: [{ of: 10, choice: 'keep' }],
          },
        ],
        see({ pocketed: { striker: true } }),
        see({}),
        ['umpire', { type: 'deem', matter: 'dues-forfeited' }],
      ],
      { length: 'match' },
    );
    const { stdout } = await carrom(['replay', '--human'], written);
    const told = stdout.replace(/\s+/g, ' ');
    expect(told).toContain('a stroke: a white coin; event 10 is kept as it was');
    expect(told).toContain('Bina strikes out of turn, and it is allowed [law 51]');
    expect(told).toContain('(again) Stroke 3, Bina: a black coin');
    expect(told).toContain('Stroke 5, Asha: nothing pocketed (before it, taken as placed: a black coin)');
    expect(told).toContain('Noticed too late: a black coin not placed: forfeited');
    expect(answerOf(await carrom(['validate'], written))).toMatchObject({ ok: true });
  });

  it('a record of nothing but its head is told too', async () => {
    const { status, stdout } = await carrom(['replay', '--human'], upTo(board, 0));
    expect(status).toBe(0);
    expect(stdout).toContain('A Asha – B Bina');
  });
});

/** A board on which nearly everything happens. */
function eventful(): string {
  return observedMatch(
    [
      ...BEGINNING,
      see({}),
      [
        'umpire',
        {
          type: 'correct',
          of: 6,
          reason: 'seen wrongly',
          with: { by: 'umpire', act: { type: 'observe', seen: { pocketed: { white: 1 } } } },
        },
      ],
      ['A1', { type: 'appeal', about: 'the light' }],
      ['umpire', { type: 'play' }],
      see({ pocketed: { white: 1, striker: true } }),
      ['B1', { type: 'place' }],
      ['umpire', { type: 'pass' }],
      [
        'umpire',
        {
          type: 'recount',
          white: { onBoard: 7, owed: 0 },
          black: { onBoard: 9, owed: 0 },
          queen: 'on-board',
          reason: 'the cloth slipped',
        },
      ],
      ['umpire', { type: 'warn', law: '91', against: 'B' }],
      ['umpire', { type: 'call', law: '91', against: 'B' }],
      ['A1', { type: 'protest', facts: 'the powder' }],
      ['umpire', { type: 'decide-protest', protest: 1, upheld: false, decision: 'it was dry' }],
      ['B1', { type: 'concede', what: 'match' }],
      ['B1', { type: 'sign', name: 'Bina' }],
    ],
    { length: 'match' },
  );
}

describe('carrom replay --sheet', () => {
  it('prints the score sheet, board by board, with the signatures', async () => {
    const { stdout } = await carrom(['replay', '--human', '--sheet'], won);
    expect(stdout).toMatch(/Game +Board +Break +White +Queen +Winner +Points +Demanded +Score/);
    expect(stdout).toMatch(/1 +1 +Asha +Asha +Asha +Asha +12 +12–0/);
    expect(stdout).toContain('Signed  the umpire: R. Rao');
    expect((await carrom(['replay', '--human', '--sheet'], board)).stdout).toContain('nobody has signed');
  });

  it('has protests and the outcome', async () => {
    const { stdout } = await carrom(['replay', '--human', '--sheet'], eventful());
    expect(stdout).toContain('Protest 1  A Asha: the powder – it was dry');
    expect(stdout).toContain('Asha wins the match: the other side gave up.');
    expect(stdout).toContain('B Bina: Bina');
  });

  it('answers a program with the same', async () => {
    expect(answerOf(await carrom(['replay', '--sheet'], won))).toMatchObject({
      rows: [{ game: 1, board: 1, white: 'A', queen: 'A', winner: 'A', points: 12, score: { A: 12, B: 0 } }],
      outcome: { winner: 'A', how: 'score' },
      signatures: [{ by: 'umpire', name: 'R. Rao' }],
    });
  });

  it('has a heading before the first board is over', async () => {
    const { status, stdout } = await carrom(['replay', '--human', '--sheet'], upTo(board, 5));
    expect(status).toBe(0);
    expect(stdout).toContain('A Asha – B Bina');
  });
});

describe('carrom replay --gif, --webm', () => {
  it('films one stroke, as an animated picture or as a video', async () => {
    for (const [film, begins] of [
      ['gif', 'GIF89a'],
      ['webm', '\x1a\x45\xdf\xa3'],
    ] as const) {
      const file = join(folder(), `stroke.${film}`);
      const ran = await carrom(['replay', `--${film}`, file, '--stroke', '2'], board);
      const bytes = readFileSync(file);
      expect(answerOf(ran)).toEqual({ strokes: 1, cut: 'all', [film]: file, bytes: bytes.length });
      expect(bytes.toString('latin1').startsWith(begins)).toBe(true);
      expect(bytes.length).toBeGreaterThan(10_000);
    }
  });

  it('refuses what cannot be filmed, and two films at once', async () => {
    const file = join(folder(), 'none.gif');
    expect(answerOf(await carrom(['replay', '--gif', file], won)).error.code).toBe('nothing-to-draw');
    expect(answerOf(await carrom(['replay', '--gif', file, '--stroke', '999'], board)).error.code).toBe(
      'no-such-stroke',
    );
    expect(existsSync(file)).toBe(false);
    expect((await carrom(['replay', '--gif', file, '--webm', file], board)).status).toBe(2);
  });
});

describe('carrom replay --svg', () => {
  it('draws a stroke, and says which', async () => {
    const file = join(folder(), 'stroke.svg');
    const ran = await carrom(['replay', '--svg', file, '--stroke', '3'], board);
    expect(answerOf(ran)).toMatchObject({ stroke: 3, svg: file, event: { act: { type: 'strike' } } });
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const human = await carrom(['replay', '--human', '--svg', file, '--stroke', '3'], board);
    expect(human.stdout).toContain(`Stroke 3 is drawn in ${file}.`);
  });

  it.each([
    ['a stroke that is not there', ['--stroke', '9999'], () => board, 2, 'no-such-stroke'],
    ['a wooden board', ['--stroke', '1'], () => won, 2, 'nothing-to-draw'],
    [
      'a stroke whose hash is another',
      ['--stroke', '1'],
      () => withLine(board, lineWith(board, '"run"'), (line) => ({ ...line, run: otherHash(line) })),
      1,
      'mismatch',
    ],
  ])('%s is not drawn', async (_, options, record, status, code) => {
    const file = join(folder(), 'none.svg');
    const ran = await carrom(['replay', '--svg', file, ...options], record());
    expect(ran.status).toBe(status);
    expect(answerOf(ran).error.code).toBe(code);
    expect(existsSync(file)).toBe(false);
  });

  it('a drawing that cannot be written is an error, not a crash', async () => {
    const file = join(folder(), 'no', 'such', 'x.svg');
    const ran = await carrom(['replay', '--svg', file, '--stroke', '1'], board);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error.code).toBe('unwritable');
  });
});

const otherHash = (line: Record<string, unknown>) => ({ ...(line.run as object), hash: '00' });

describe('carrom replay, of what it cannot read', () => {
  it.each([
    ['an event that is not there', ['--step', '9999'], () => board, 'no-such-event'],
    ['damage', [], () => board.slice(0, -20), 'not-json'],
    ['nothing', [], () => '', 'empty'],
  ])('%s', async (_, options, record, code) => {
    const json = await carrom(['replay', ...options], record());
    expect(json).toMatchObject({ status: 2, stderr: '' });
    expect(answerOf(json).error.code).toBe(code);
    const human = await carrom(['replay', '--human', ...options], record());
    expect(human).toMatchObject({ status: 2, stdout: '' });
    expect(human.stderr).toMatch(/^carrom: standard input[^\n]*: [^\n]+\n$/);
  });

  it('names the file', async () => {
    const ran = await carrom(['replay', '--human', 'nowhere.jsonl']);
    expect(ran).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^carrom: nowhere.jsonl could not/),
    });
  });

  it('a ruling of a book we do not have: by its line', async () => {
    const line = lineWith(board, '"type":"ruling"');
    const strange = withLine(board, line, (event) => ({
      ...event,
      ruling: { ...(event.ruling as object), book: 'fide' },
    }));
    const human = await carrom(['replay', '--human'], strange);
    expect(human).toMatchObject({ status: 2, stdout: '' });
    expect(human.stderr).toContain(`line ${line}`);
    expect(human.stderr).toContain('ruling.book must be one of icf');
  });
});
