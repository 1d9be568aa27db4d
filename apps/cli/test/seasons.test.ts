import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, carrom } from './support/command-line.js';
import { playedEvent } from './support/events.js';
import { folderFor } from './support/folder.js';

const folder = folderFor('seasons');
const file = (name: string) => join(folder(), name);
const sol = fileURLToPath(new URL('sol/region-2012-01.sol', import.meta.url));

const TWO = [['Asha'], ['Bina']];
const CLUB = `---
championships:
- {description: Winter, prizes: asis, skipworstprizes: 1}
- {description: Summer, prizes: fixed}
players:
- {guid: p1, firstname: Asha, lastname: Rao}
- {guid: p2, lastname: Bina}
${[
  ['2015-01-01', 1, 25],
  ['2015-02-01', 1, 3],
  ['2015-07-01', 2, 25],
]
  .map(
    ([date, championship, score]) => `---
championship: ${championship}
competitors: [{players: [1]}, {players: [2]}]
date: ${date}
matches: [{turn: 1, competitor1: 1, competitor2: 2, score1: ${score}, score2: 9}]
`,
  )
  .join('')}`;

beforeAll(() => {
  const write = (name: string, text: string | Uint8Array) => writeFileSync(file(name), text);
  const closed = { type: 'award', kind: 'fixed' } as const;
  write('one.event', playedEvent({ name: 'One', date: '2026-01-10', entries: TWO }, closed));
  write(
    'two.event',
    playedEvent({ name: 'Two', date: '2026-02-14', entries: [['Bina'], ['Chitra']] }, closed),
  );
  write('open.event', playedEvent({ name: 'Open', entries: TWO }));
  write('bare.event', playedEvent({ name: 'Bare', entries: TWO }, { type: 'award', kind: null }));
  const pairs = [
    ['Asha', 'Bina'],
    ['Devi', 'Chitra'],
  ];
  write('pairs.event', playedEvent({ name: 'Pairs', entries: pairs }, closed));
  const turned = pairs.map((pair) => [...pair].reverse());
  write('turned.event', playedEvent({ name: 'Turned', entries: turned }, closed));
  write('club.sol.gz', gzipSync(CLUB));
  write('cut.event', '{"format":"opencarrom-event","version":1}\n{"seq":1}\n');
});

const ask = (verb: string, ...args: string[]) => carrom(['tournament', verb, ...args]);

describe('carrom tournament championship FILE…', () => {
  it('sums what the files of events gave, and says what does not count', async () => {
    const files = ['one', 'two', 'open', 'bare'].map((name) => file(`${name}.event`));
    expect(answerOf(await ask('championship', ...files, '--json'))).toEqual({
      championships: [
        {
          skipWorst: 0,
          events: [
            { file: files[0], name: 'One', date: '2026-01-10' },
            { file: files[1], name: 'Two', date: '2026-02-14' },
            { file: files[2], name: 'Open', date: '2026-01-10', leftOut: 'open' },
            { file: files[3], name: 'Bare', date: '2026-01-10', leftOut: 'no-prizes' },
          ],
          rows: [
            { players: 'Bina', names: 'Bina', total: 34, played: 2 },
            { players: 'Asha', names: 'Asha', total: 18, played: 1 },
            { players: 'Chitra', names: 'Chitra', total: 16, played: 1 },
          ],
        },
      ],
    });
    const { stdout } = await ask('championship', ...files, '--human', '--skip-worst', '1');
    expect(stdout).toMatch(
      /2 events count[\s\S]*drops the worst[\s\S]*1 +Bina +18 +2[\s\S]*Open \(not closed yet\)/,
    );
  });

  it('gives prizes of another kind where it is asked for them', async () => {
    const { championships } = answerOf(await ask('championship', file('bare.event'), '--prizes', 'asis'));
    expect(championships[0].rows).toMatchObject([{ total: 2 }, { total: 1 }]);
    expect((await ask('championship', file('bare.event'), '--prizes', 'gold')).stderr).toContain('fixed40');
    expect((await ask('championship', '--prizes', 'asis')).stderr).toContain(
      '--prizes goes with files of events',
    );
  });

  it('knows a pair whoever is named first', async () => {
    const { championships } = answerOf(await ask('championship', file('pairs.event'), file('turned.event')));
    expect(championships[0].rows).toMatchObject([
      { players: 'Asha & Bina', total: 36, played: 2 },
      { players: 'Chitra & Devi', total: 32, played: 2 },
    ]);
  });

  it('tells the championships of a SoL file apart, each with its prizes and what it drops', async () => {
    const { championships } = answerOf(await ask('championship', file('club.sol.gz')));
    expect(championships).toMatchObject([
      {
        ...{ name: 'Winter', skipWorst: 1 },
        rows: [
          { names: 'Asha Rao', total: 2, played: 2 },
          { names: 'Bina', total: 2, played: 2 },
        ],
      },
      { name: 'Summer', skipWorst: 0, rows: [{ total: 18 }, { total: 16 }] },
    ]);
    const stored = answerOf(await ask('championship', sol)).championships[0];
    expect(stored.rows).toHaveLength(18);
    expect(stored.rows[0]).toMatchObject({ total: 1000, played: 1 });
  });

  it('names the file that is damaged, and its line', async () => {
    const ran = await ask('championship', file('one.event'), file('cut.event'));
    expect(ran.status).toBe(2);
    expect(answerOf(ran)).toMatchObject({ file: file('cut.event'), error: { line: 2 } });
    const missing = await ask('championship', file('one.event'), file('none.event'), '--human');
    expect(missing.stderr).toContain('there is no such file');
  });
});

describe('carrom tournament ratings FILE…', () => {
  it('rates over the files of events, by their days, and says what is left out', async () => {
    const files = ['two', 'one', 'open', 'pairs'].map((name) => file(`${name}.event`));
    const { ratings, events, leftOut } = answerOf(await ask('ratings', ...files));
    expect(ratings.map(({ name, events }: Record<string, unknown>) => [name, events])).toEqual([
      ['Asha', 1],
      ['Bina', 2],
      ['Chitra', 1],
    ]);
    expect(events.map(({ date }: { date: string }) => date)).toEqual(['2026-01-10', '2026-02-14']);
    expect(leftOut).toEqual([
      { file: files[2], name: 'Open', why: 'open' },
      { file: files[3], name: 'Pairs', why: 'discipline' },
    ]);
    const later = answerOf(await ask('ratings', ...files, '--from', '2026-02-01'));
    expect(later.ratings).toEqual(ratings);
    expect(later.events).toEqual(events.slice(1));
    const shown = await ask('ratings', ...files, '--human', '--kind', 'share');
    expect(shown.stdout).toMatch(/1 +Asha +24\d\d\?[\s\S]*Not counted: Open \(not closed yet\)/);
  });

  it('rates pairs where they are asked for, and calls players of a SoL file by their names', async () => {
    const doubles = answerOf(await ask('ratings', file('pairs.event'), '--discipline', 'doubles'));
    expect(doubles.ratings[0]).toMatchObject({ player: 'Asha', skill: 26.9643 });
    const club = answerOf(await ask('ratings', file('club.sol.gz')));
    expect(club.ratings[0]).toMatchObject({ player: 'p1', name: 'Asha Rao', events: 3, last: '2015-07-01' });
  });

  it.each([
    [['--kind', 'luck'], 'result, share, difference'],
    [['--discipline', 'teams'], 'singles, doubles'],
    [['--from', 'May'], '2026-01-31'],
    [['--discipline', 'doubles', '--kind', 'share'], '--discipline singles'],
  ])('says what %j can be', async (options, said) => {
    const ran = await ask('ratings', file('one.event'), ...options);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(said);
  });
});
