import { describe, expect, it } from 'vitest';
import { answerOf, carrom, strikerAndOwn } from './support/command-line.js';

const ask = (document: unknown, ...args: string[]) =>
  carrom(['adjudicate', ...args], JSON.stringify(document));

describe('carrom adjudicate', () => {
  it('answers the contract, field by field and in its order', async () => {
    const ran = await ask({ id: 'case-1', ...strikerAndOwn });
    expect(ran.status).toBe(0);
    expect(ran.stderr).toBe('');
    expect(ran.stdout.endsWith('}\n')).toBe(true);
    const answer = answerOf(ran);
    expect(Object.keys(answer)).toEqual([
      'id',
      'rulebook',
      'turn',
      'next',
      'returned',
      'placing',
      'board',
      'result',
      'choices',
      'laws',
      'announcement',
    ]);
    expect(answer).toMatchObject({
      id: 'case-1',
      rulebook: 'icf',
      turn: 'continues',
      next: 'white',
      returned: { white: 2, black: 0, queen: false },
      placing: [{ piece: 'white', count: 2, by: 'opponent' }],
      board: {
        turn: 'white',
        white: { onBoard: 7, owed: 0, score: 10, hasPocketed: true },
        black: { onBoard: 7, owed: 0, score: 4, hasPocketed: true },
        queen: 'on-board',
        broken: true,
        breakAttempts: 0,
      },
      result: null,
      choices: [],
      laws: ['73'],
    });
  });

  it('answers in one line, whatever the input looks like', async () => {
    const { stdout } = await carrom(['adjudicate'], JSON.stringify(strikerAndOwn, null, 2));
    expect(stdout.trimEnd()).not.toContain('\n');
  });

  it.each([[7], [null], [false], [{ match: 3, board: [1, 2] }], ['']])(
    'echoes the id %j first',
    async (id) => {
      const good = await ask({ ...strikerAndOwn, id });
      expect(Object.keys(answerOf(good))[0]).toBe('id');
      expect(answerOf(good).id).toEqual(id);
      const bad = await ask({ rulebook: 'fide', id });
      expect(answerOf(bad)).toMatchObject({ id, error: { code: 'unknown-rulebook' } });
    },
  );

  it('leaves the id out where there was none', async () => {
    expect(answerOf(await ask(strikerAndOwn))).not.toHaveProperty('id');
  });

  it.each([
    { what: 'words', input: 'white pocketed one', code: 'not-json', path: '' },
    { what: 'nothing', input: '', code: 'not-json', path: '' },
    { what: 'a list', input: '[]', code: 'wrong-type', path: '' },
    { what: 'null', input: 'null', code: 'wrong-type', path: '' },
    {
      what: 'an unknown field',
      input: JSON.stringify({ ...strikerAndOwn, umpire: 'me' }),
      code: 'unknown-field',
      path: 'umpire',
    },
    {
      what: 'a key of every object',
      input: '{"__proto__": {"rulebook": "icf"}, "board": {}}',
      code: 'unknown-field',
      path: '__proto__',
    },
    {
      what: 'ten men',
      input: JSON.stringify({
        ...strikerAndOwn,
        board: { ...strikerAndOwn.board, white: { onBoard: 10 } },
      }),
      code: 'impossible-board',
      path: 'board.white.onBoard',
    },
  ])('refuses $what: $code, status 2', async ({ input, code, path }) => {
    const ran = await carrom(['adjudicate'], input);
    expect(ran.status).toBe(2);
    expect(answerOf(ran)).toEqual({ error: { code, path, message: expect.any(String) } });
  });

  it('reads a file named as its argument, and standard input for -', async () => {
    const file = await carrom(['adjudicate', 'apps/cli/examples/adjudicate-1-striker-and-own-man.json']);
    expect(answerOf(file).laws).toEqual(['73']);
    const stdin = await carrom(['adjudicate', '-'], JSON.stringify(strikerAndOwn));
    expect(answerOf(stdin).laws).toEqual(['73']);
  });

  it.each([
    ['nowhere.json', 'no such file'],
    ['apps', 'a folder'],
  ])('says why it cannot read %s', async (file, reason) => {
    const ran = await carrom(['adjudicate', file]);
    expect(ran.status).toBe(2);
    expect(answerOf(ran).error).toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(reason),
    });
    const human = await carrom(['adjudicate', '--human', file]);
    expect(human).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(reason) });
  });

  it('announces in Hindi on demand, the rest unchanged', async () => {
    const english = answerOf(await ask(strikerAndOwn));
    const hindi = answerOf(await ask(strikerAndOwn, '--lang', 'hi'));
    expect(hindi.announcement).toMatch(/\p{Script=Devanagari}/u);
    expect({ ...hindi, announcement: english.announcement }).toEqual(english);
  });
});

describe('carrom adjudicate, for a person', () => {
  it('says what follows, shows the board, and why', async () => {
    const { stdout, status } = await ask(strikerAndOwn, '--human');
    expect(status).toBe(0);
    expect(stdout).toContain('Comes out  2 white coins, placed by the opponent');
    expect(stdout).toContain('May waive  the coin owed may be waived');
    expect(stdout).toMatch(/White +7 +0 +10 +← strikes next/);
    expect(stdout).toMatch(
      /Why \(International Laws\):\n.*\n +73 +If a proper stroke pockets the striker and own coins/,
    );
    expect(stdout.split('\n').every((line) => line.length <= 88)).toBe(true);
  });

  it('is chosen where a terminal reads, unless --json is given', async () => {
    const input = JSON.stringify(strikerAndOwn);
    expect((await carrom(['adjudicate'], input, { terminal: true })).stdout).toContain('Why');
    expect(answerOf(await carrom(['adjudicate', '--json'], input, { terminal: true })).laws).toEqual(['73']);
  });

  it('tells the result and what may be demanded', async () => {
    const { stdout } = await ask(
      {
        board: { turn: 'white', white: { onBoard: 1 }, black: { onBoard: 3, score: 20 }, queen: 'on-board' },
        stroke: { pocketed: { white: 1, striker: true } },
      },
      '--human',
    );
    expect(stdout).toContain('Black wins the board with 3 points, and has 23 in this game');
    expect(stdout).toContain('Black may demand one extra point');
  });

  it('tells the choice a law gives', async () => {
    const { stdout } = await ask({ ...strikerAndOwn, rulebook: 'starwood' }, '--human');
    expect(stdout).toMatch(/Choice .*keep-turn, as ruled here, or\s+lose-turn/);
  });

  it('does not offer to forgo what has been forgone', async () => {
    const { stdout } = await ask({ ...strikerAndOwn, decisions: { forgo: 'forgo' } }, '--human');
    expect(stdout).not.toContain('May forgo');
  });

  it('tells that the break is not made', async () => {
    const { stdout } = await ask(
      {
        board: {
          turn: 'white',
          white: { onBoard: 9 },
          black: { onBoard: 9 },
          queen: 'on-board',
          broken: false,
        },
        stroke: { touched: false },
      },
      '--human',
    );
    expect(stdout).toContain('Break: not made yet, 1 try so far');
  });

  it.each([
    ['137', 'the board is played again'],
    ['143a', 'Black wins the match'],
  ])('tells what a call of %s comes to', async (law, result) => {
    const { stdout } = await ask({ board: strikerAndOwn.board, call: { law, against: 'white' } }, '--human');
    expect(stdout).toContain(`Result  ${result}`);
  });

  it('speaks Hindi', async () => {
    const { stdout } = await ask(strikerAndOwn, '--human', '--lang', 'hi');
    expect(stdout).toContain('2 सफ़ेद गोटियाँ');
    expect(stdout).toContain('क्यों (अंतरराष्ट्रीय नियम)');
    expect(stdout).toMatch(/73 +स्ट्राइकर और अपनी गोटियाँ पॉकेट, उचित स्ट्रोक/);
  });

  it('tells what was wrong in one line of its own', async () => {
    const { status, stdout, stderr } = await ask({ ...strikerAndOwn, rulebook: 'fide' }, '--human');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^carrom: there is no rulebook "fide".*\(unknown-rulebook, at rulebook\)\n$/);
  });
});
