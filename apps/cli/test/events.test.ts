import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { eventDesk, SWISS } from './support/event-desk.js';

const desk = eventDesk('events');
const { tournament, written, done, said, refused } = desk;
const NAMES = ['Asha R.', 'Bina S.', 'Chitra V.', 'Dev P.', 'Esha M.', 'Farid N.'];
const opened = (format: object = SWISS, names: readonly string[] = NAMES) => desk.opened(format, names);
const lines = () => readFileSync(desk.file(), 'utf8').trimEnd().split('\n').slice(1);

describe('an event in a file', () => {
  it('is opened with those of a table, and answered by its lines', async () => {
    expect(await opened()).toMatchObject({
      file: desk.file(),
      lines: [
        { seq: 1, act: { type: 'open', name: 'Banyan Court Open', lot: 5 } },
        { seq: 2, act: { type: 'enter' }, gave: { numbers: [1, 2, 3, 4, 5, 6] } },
      ],
    });
    expect(lines()).toHaveLength(2);
    expect(readdirSync(desk.folder()).sort()).toEqual(['cup.jsonl', 'format.json', 'players.csv']);
  });

  it('is not opened in the place of another file, nor with a table or a format that cannot be', async () => {
    await opened();
    const before = readFileSync(desk.file(), 'utf8');
    const format = join(desk.folder(), 'format.json');
    expect(answerOf(await tournament('new', desk.file(), '--format', format))).toMatchObject({
      error: { code: 'exists' },
    });
    expect(readFileSync(desk.file(), 'utf8')).toBe(before);
    const other = join(desk.folder(), 'other.jsonl');
    const players = written('twice.csv', 'Asha\nBina\nAsha\nBina\n');
    const twice = await tournament('new', other, '--format', format, '--players', players);
    expect(twice.status).toBe(2);
    expect(answerOf(twice)).toMatchObject({
      file: players,
      error: { code: 'twice', line: 3 },
      errors: [{ line: 3 }, { line: 4 }],
    });
    const bad = written('bad.json', JSON.stringify({ stages: [{ system: 'dance', name: 'x' }] }));
    expect(answerOf(await tournament('new', other, '--format', bad))).toMatchObject({
      file: bad,
      error: { path: expect.stringContaining('stages[0]') },
    });
    expect(readdirSync(desk.folder())).not.toContain('other.jsonl');
  });

  it('is played from its first round to its last place', async () => {
    await opened();
    for (const round of [1, 2, 3]) {
      const drawn = await done('pair');
      const { matches } = drawn.lines[0].gave;
      expect(matches).toHaveLength(3);
      for (const { number, round: of } of matches) {
        expect(of).toBe(round);
        await done('report', String(number), '25-12');
      }
    }
    expect(await said('show')).toMatch(/Close the event[\s\S]*tournament award/);
    const { lines: closed } = await done('award', '--prizes', 'asis');
    expect(closed[0].gave.order.map(({ prize }: { prize: number }) => prize)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await said('show')).toMatch(/Final places[\s\S]*Prize[\s\S]*The event is over/);
    await refused('event-over', 'report', '1', '25-3');
    await done('reopen', '--reason', 'a slip');
    expect(await done('check')).toMatchObject({ valid: true, differences: [] });
  });

  it('keeps a draw back until it is published, where it was begun so', async () => {
    const format = written('format.json', JSON.stringify(SWISS));
    const players = written('players.csv', NAMES.join('\n'));
    await tournament('new', desk.file(), '--format', format, '--players', players, '--drafts', '--lot', '5');
    expect(await said('pair')).toMatch(/draft[\s\S]*Next: Look at the draw of Swiss[\s\S]*publish/);
    expect(await done('show')).toMatchObject({ next: 'publish' });
    await refused('not-published', 'report', '1', '25-3');
    await refused('draft-waits', 'pair');
    const told = await said('publish');
    expect(told).toMatch(/Swiss, Round 1[\s\S]*Next: Report what is missing, 3 matches/);
    expect(told).not.toContain('draft');
    await refused('nothing-to-publish', 'publish');
    await done('report', '1', '25-3');
    expect(await said('history')).toContain('the draw is published');
    expect(await done('check')).toMatchObject({ valid: true });
  });

  it('tells a person what was done, what is missing and what comes next', async () => {
    await opened();
    expect(await said('pair')).toMatch(/Swiss, Round 1[\s\S]*Next: Report what is missing, 3 matches/);
    const reported = await said('report', '2', '7-25', '--by', 'Omi');
    expect(reported).toMatch(/Match 2: .* 7–25 /);
    expect(reported).toMatch(/Round 1: 1 of 3 results in/);
    expect(reported.indexOf('missing')).toBeLessThan(reported.lastIndexOf('7–25'));
    expect(await said('history', '--last', '1')).toMatch(/^\n {2}4 .* 7–25 .* · by Omi\n$/);
    expect(await said('show', '--entrants')).toMatch(/1 {2}Asha R\.[\s\S]*6 {2}Farid N\./);
  });

  it('has places with their reasons, after any round', async () => {
    await opened();
    await done('pair');
    for (const match of ['1', '2', '3']) await done('report', match, `25-${match}`);
    await done('pair');
    const { standings, after } = await done('standings', '--after', '1');
    expect(after).toBe(1);
    expect(standings[0]).toMatchObject({ rank: 1, name: expect.any(String), reason: { by: 'netscore' } });
    expect(await said('standings')).toMatch(/ahead by net score 24\s+to 23/);
    expect(await said('standings', '--lang', 'hi')).toMatch(/स्कोर के अंतर में आगे/);
    await refused('not-drawn', 'standings', '--after', '3');
  });

  it('answers documents by the same verbs', async () => {
    const document = written('event.json', JSON.stringify({ id: 7, system: 'swiss', competitors: 2 }));
    expect(answerOf(await tournament('standings', document))).toMatchObject({ id: 7, after: 0 });
    expect(answerOf(await tournament('pair', document))).toMatchObject({ id: 7, round: 1 });
    await opened();
    await done('pair');
    const log = readFileSync(desk.file(), 'utf8');
    expect(answerOf(await carrom(['tournament', 'standings'], log))).toMatchObject({ file: '-', after: 1 });
  });
});

describe('who plays', () => {
  it('is entered, changed, withdrawn and brought back, by name or number', async () => {
    await opened(SWISS, []);
    await done('enter', 'Asha R.', '--club', 'Tamarind', '--rate', '1500', '--woman', 'yes');
    await done('enter', 'Bina', 'Chitra');
    await done('change', 'asha', '--name', 'Asha Rao', '--rate', '1600');
    const { entrants } = await done('show', '--entrants');
    expect(entrants.map(({ entry }: { entry: object }) => entry)).toEqual([
      { players: [{ name: 'Asha Rao', woman: true }], club: 'Tamarind', rate: 1600 },
      { players: [{ name: 'Bina' }] },
      { players: [{ name: 'Chitra' }] },
    ]);
    await done('withdraw', '2', '--reason', 'ill');
    await refused('away', 'withdraw', 'Bina');
    await done('return', 'Bina');
    await done('seed', 'Chitra', '1');
    await done('forbid', 'Bina', 'Chitra');
    await refused('already-forbidden', 'forbid', '3', '2');
    await done('allow', 'Bina', 'Chitra');
    await refused('no-such-entrant', 'withdraw', '9');
    await refused('nobody-called', 'withdraw', 'Zubin');
    await refused('several-called', 'withdraw', 'i');
    await refused('entered-twice', 'enter', 'Bina');
    await refused('rate', 'enter', 'Dev', '--rate', 'high');
  });

  it('is a pair, or a team', async () => {
    await opened({ ...SWISS, discipline: 'doubles' }, ['Asha,Bina']);
    await done('enter', 'Chitra & Dev', '--club', 'Tamarind');
    await done('change', 'Chitra', '--partner', 'Esha');
    const { entrants } = await done('show', '--entrants');
    expect(entrants[1].entry).toEqual({
      players: [{ name: 'Chitra' }, { name: 'Esha' }],
      club: 'Tamarind',
    });
    await refused('no-partner', 'enter', 'Farid');
  });
});

describe('a draw', () => {
  it('is swapped, taken back, given tables and lots', async () => {
    await opened();
    const { lines: drawn } = await done('pair');
    const [first, second] = drawn[0].gave.matches;
    await done('swap', String(first.a), String(second.a));
    await done('table', '1', '9');
    await refused('table-taken', 'table', '2', '9');
    await done('table', '1', '--none');
    await done('tables', '12', '--out', '3,7');
    await done('table');
    await refused('meet-already', 'swap', String(first.a), String(second.b));
    await done('report', '1', '25-0');
    await refused('round-open', 'pair');
    await refused('round-has-results', 'take-back');
    await done('take-back', '--with-results');
    await done('pair');
    await done('lots', '--lot', '7');
    const last = readFileSync(desk.file(), 'utf8');
    await done('undo');
    await done('redo');
    expect(readFileSync(desk.file(), 'utf8').startsWith(last)).toBe(true);
  });
});

describe('a result', () => {
  const play = async (match: object, stage: object = {}) => {
    const format = { ...SWISS, stages: [{ ...SWISS.stages[0], ...stage, match }] };
    await opened(format, ['Asha', 'Bina', 'Chitra', 'Dev']);
    return (await done('pair')).lines[0].gave.matches;
  };
  const resultOf = async (...args: string[]) => (await done(...(args as [string]))).lines[0].gave.result;

  it('is a score, by the match or by its table, in any figures', async () => {
    const [one, two] = await play({ rulebook: 'icf', counted: 'score' });
    expect(await resultOf('report', String(one.number), '२५–१२')).toMatchObject({
      scores: [25, 12],
      winner: 'a',
    });
    expect(await resultOf('report', '--table', String(two.table), '12:25')).toMatchObject({ winner: 'b' });
    await refused('nobody-at-table', 'report', '--table', '40', '25-12');
    await refused('has-result', 'report', '1', '25-12');
    await refused('no-such-match', 'report', '77', '25-12');
  });

  it('is the games, or the boards, or how it ended', async () => {
    const [elsewhere] = await play({ rulebook: 'icf', counted: 'games' });
    expect(await resultOf('report', '1', '25-12', '8-25', '25-20')).toMatchObject({
      games: [2, 1],
      winner: 'a',
    });
    await refused('impossible-game', 'report', '2', '25-12', '99-3');
    const boards = ['A9q', 'A9q', 'B3', 'A9q', 'A=12'];
    await refused('unfinished', 'report', '2', ...boards.slice(0, 2));
    await refused('not-in-match', 'report', '2', '--absent', String(elsewhere.a));
    await refused('reason-missing', 'report', '2', '--awarded-to', 'b');
    expect(await resultOf('report', '2', '--absent', 'a')).toMatchObject({ how: 'walked-over', winner: 'b' });
  });

  it('is conceded, awarded by a law, abandoned, or under protest', async () => {
    const [one] = await play({ rulebook: 'icf', counted: 'score', minutes: 45 });
    const name = ['Asha', 'Bina', 'Chitra', 'Dev'][one.a - 1] as string;
    expect(await resultOf('report', '1', '12-20', '--conceded-by', name)).toMatchObject({
      how: 'conceded',
      winner: 'b',
    });
    expect(await resultOf('report', '2', '12-20', '--time', '--protest')).toMatchObject({
      how: 'time',
      winner: 'b',
      provisional: true,
    });
    expect(
      await resultOf('correct', '2', '--awarded-to', 'a', '--law', '91', '--reason', 'left the seat'),
    ).toMatchObject({ how: 'awarded', winner: 'a' });
  });

  it('is corrected with a reason, and what was drawn by the old one is told', async () => {
    await opened(SWISS, ['Asha', 'Bina', 'Chitra', 'Dev']);
    await done('pair');
    await done('report', '1', '25-12');
    await done('report', '2', '25-13');
    await done('pair');
    const told = await said('correct', '2', '13-25', '--reason', 'the card was read wrongly');
    expect(told).toMatch(/Corrected, match 2: .* 13–25 .*: the card was read wrongly/);
    expect(told).toMatch(/Later rounds stay as they were drawn[\s\S]*Stage 1, round 2/);
  });
});

describe('a file that is no event, or damaged', () => {
  it('is refused by its place, and stays as it is', async () => {
    await opened();
    const whole = readFileSync(desk.file(), 'utf8');
    const damaged: readonly [string, string, number][] = [
      ['not-json', `${whole}{"seq":`, 4],
      ['out-of-order', `${whole}${lines()[1]}\n`, 4],
      ['not-an-event', '{"format":"something"}\n', 1],
      ['empty', '', 1],
      ['duplicate-field', whole.replace('"seq":2', '"seq":2,"seq":2'), 3],
    ];
    for (const [code, text, line] of damaged) {
      writeFileSync(desk.file(), text);
      for (const args of [
        ['show', desk.file()],
        ['enter', desk.file(), 'Zubin'],
        ['check', desk.file()],
        ['undo', desk.file()],
      ]) {
        const ran = await tournament(...args);
        expect(ran.status).toBe(2);
        expect(answerOf(ran)).toMatchObject({ file: desk.file(), error: { code, line } });
      }
      expect(readFileSync(desk.file(), 'utf8')).toBe(text);
    }
  });

  it('is told to a person with its line', async () => {
    writeFileSync(desk.file(), '{"format":"opencarrom-event","version":1}\nnonsense\n');
    const { status, stderr } = await tournament('show', desk.file(), '--human');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^carrom: .*cup\.jsonl, line 2: .*\(not-json\)\n$/);
  });

  it('is not in the folder either', async () => {
    for (const verb of ['standings', 'pair', 'show', 'undo'])
      expect(answerOf(await carrom(['tournament', verb]))).toMatchObject({ error: { code: 'no-event' } });
  });

  it('is not there', async () => {
    expect(answerOf(await tournament('pair', desk.file()))).toMatchObject({ error: { code: 'unreadable' } });
    expect(answerOf(await tournament('enter', desk.file(), 'Asha'))).toMatchObject({
      error: { code: 'unreadable' },
    });
  });

  it('does not agree with what its acts come to', async () => {
    await opened();
    await done('pair');
    await done('report', '1', '25-12');
    const text = readFileSync(desk.file(), 'utf8');
    writeFileSync(desk.file(), text.replace('"scores":[25,12]', '"scores":[25,11]'));
    const checked = await tournament('check', desk.file());
    expect(checked.status).toBe(1);
    expect(answerOf(checked)).toMatchObject({ valid: false, differences: [{ seq: 4, act: 'report' }] });
    const told = await tournament('check', desk.file(), '--human');
    expect(told.stdout).toMatch(/Line 4 \(report\): the log has\s.*25,11.*played again it is\s.*25,12/s);
  });
});

describe('a template', () => {
  it('is opened with what shall be otherwise in it', async () => {
    const file = join(desk.folder(), 'society.jsonl');
    const players = written('pairs.csv', 'Asha,Bina\nChitra,Dev\nEsha,Farid\nGauri,Hari\n');
    const opening = ['new', file, '--template', 'starwood', '--players', players];
    const ran = await tournament(...opening, '--groups', '2', '--third-place', 'yes', '--date', '2026-11-16');
    expect(answerOf(ran).lines[0].act).toMatchObject({
      name: 'society',
      template: 'starwood',
      date: '2026-11-16',
      format: { discipline: 'doubles', stages: [{ name: 'Groups', groups: 2 }, { thirdPlace: true }] },
    });
    const hindi = join(desk.folder(), 'hindi.jsonl');
    const other = await tournament('new', hindi, '--template', 'starwood', '--lang', 'hi');
    expect(answerOf(other).lines[0].act.format.stages[0].name).toMatch(/\p{Script=Devanagari}/u);
  });

  it('is refused where nobody knows it, or what shall be otherwise', async () => {
    const file = join(desk.folder(), 'society.jsonl');
    const unknown = await tournament('new', file, '--template', 'dance');
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('there are starwood,') });
    const foreign = await tournament('new', file, '--template', 'starwood', '--rounds', '7');
    expect(foreign.stderr).toMatch(/starwood has no --rounds; it has --groups/);
    const many = await tournament('new', file, '--template', 'starwood', '--groups', '99');
    expect(answerOf(many)).toMatchObject({ error: { path: 'groups' } });
    expect(readdirSync(desk.folder())).toEqual([]);
  });

  it('is listed with its options', async () => {
    expect((await tournament('templates', '--human')).stdout).toMatch(
      /starwood[\s\S]*--groups 1–8[\s\S]*--third-place yes\|no \[no\]/,
    );
    expect(answerOf(await tournament('templates')).templates.length).toBeGreaterThan(7);
  });
});

describe('a tie of teams', () => {
  const teams = ['Reds', 'Blues'].flatMap((team) =>
    ['Asha', 'Bina', 'Chitra', 'Dev'].map((name) => `${name} of ${team},${team}`),
  );
  const tie = { rubbers: ['singles', 'singles', 'doubles'], until: 'played-out' };
  const format = {
    discipline: 'teams',
    stages: [{ system: 'league', name: 'League', match: { rulebook: 'icf', counted: 'score', tie } }],
  };

  it('is played by whoever has joined a team that had entered', async () => {
    await opened(format, teams);
    await done('enter', 'Esha of Reds', '--team', 'Reds');
    await done('pair');
    await done('lineup', '1', 'Reds', 'Esha of Reds', 'Bina of Reds', 'Chitra of Reds & Dev of Reds');
    await refused('entered-twice', 'enter', 'Esha of Reds', '--team', 'Reds');
    const misused = await tournament('change', desk.file(), 'Reds', '--partner', 'Farah');
    expect(misused).toMatchObject({ status: 2, stderr: expect.stringContaining('--team TEAM') });
    expect((await done('show')).lines).toBe(5);
  });

  it('has line-ups that nobody is told of before both are there, substitutes and rubbers', async () => {
    await opened(
      {
        ...format,
        stages: [
          { ...format.stages[0], match: { ...format.stages[0]?.match, tie: { ...tie, substitutes: 1 } } },
        ],
      },
      teams,
    );
    await done('pair');
    await done('lineup', '1', 'Reds', 'Asha of Reds; bina of reds; Chitra of Reds & Dev of Reds');
    for (const told of [await said('show'), await said('history'), JSON.stringify(await done('show'))])
      expect(told).not.toContain('Asha of Reds');
    const history = await tournament('history', desk.file());
    expect(history.stdout.trimEnd().split('\n').at(-1)).not.toContain('Asha of Reds');
    await refused('not-in-match', 'lineup', '1', '7', 'Asha');
    await refused('nobody-called', 'lineup', '1', 'Greens', 'Asha');
    await done('lineup', '1', 'Blues', 'Asha of Blues', 'Bina of Blues', 'Chitra of Blues & Dev of Blues');
    expect(JSON.stringify(await done('show'))).toContain('Asha of Reds');
    await done('substitute', '1', 'Reds', '2', 'Bina of Reds', 'Dev of Reds', '--reason', 'ill');
    await done('begin-rubber', '1', '1');
    await done('rubber', '1', '1', '25-12');
    await done('correct-rubber', '1', '1', '12-25', '--reason', 'read wrongly');
    await done('rubber', '1', '2', '25-12');
    await done('rubber', '1', '3', '25-9');
    expect(await said('show')).toMatch(/2–1 \(62–46\)/);
  });

  it('is of teams that are called otherwise by either option', async () => {
    await opened(format, teams);
    for (const [option, before, after] of [
      ['--name', 'Reds', 'Crimson'],
      ['--team', 'Blues', 'Azure'],
    ] as const)
      expect((await done('change', before, option, after)).lines[0].act.entry.team).toBe(after);
  });

  it('asks for what comes next: each line-up, then the first rubber without a result', async () => {
    const boards = { ...format.stages[0], match: { ...format.stages[0]?.match, counted: 'boards' } };
    await opened({ ...format, stages: [boards] }, [...teams, 'Esha,Greens', 'Farid,Greens']);
    expect(await said('pair')).toMatch(/line-up of Reds for match 1[\s\S]*lineup \S+ 1 a NAME…/);
    const line = (team: string) => ['Asha', 'Bina', 'Chitra'].map((name) => `${name} of ${team}`);
    const lineUp = (team: string) => [...line(team).slice(0, 2), `${line(team)[2]} & Dev of ${team}`];
    expect(await refused('not-in-match', 'lineup', '1', 'Greens', 'Esha')).toContain('Greens');
    expect(await said('lineup', '1', 'Reds', ...lineUp('Reds'))).toMatch(
      /line-up of Blues.*[\s\S]* 1 b NAME…/,
    );
    expect(await said('lineup', '1', 'Blues', ...lineUp('Blues'))).toMatch(/rubber \S+ 1 1 A5q B3 A2\n/);
    expect(await said('rubber', '1', '1', '--conceded-by', 'a')).toMatch(/rubber \S+ 1 2 A5q B3 A2\n/);
  });
});

describe('an event by chance', () => {
  it('is the same for the same seed, and plays again', async () => {
    const args = ['generate', '--seed', '7', '--players', '12', '--rounds', '4'];
    const { stdout } = await tournament(...args);
    expect((await tournament(...args)).stdout).toBe(stdout);
    const file = join(desk.folder(), 'random.jsonl');
    expect(await tournament(...args.slice(0, 1), file, ...args.slice(1))).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(readFileSync(file, 'utf8')).toBe(stdout);
    expect(answerOf(await tournament('check', file))).toMatchObject({ valid: true });
    expect(answerOf(await tournament(...args.slice(0, 1), file))).toMatchObject({
      error: { code: 'exists' },
    });
  });
});
