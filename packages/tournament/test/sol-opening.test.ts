import { describe, expect, it } from 'vitest';
import { decideEvent, emptyLog, evolveEvent, readAct } from '../src/index.js';
import { openingsFromSol, readSolText } from '../src/sol-file/index.js';

const HEAD = `---
clubs:
- {description: Dadar Club}
players:
- {firstname: Asha, guid: p1, lastname: Rao, nationality: IND, sex: F, club: 1}
- {firstname: Bilal, guid: p2, lastname: Khan, nationality: IND, sex: M}
- {guid: p3, lastname: Chiara, nationality: ITA}
- {guid: p4}
rates:
- {rating: 1, player: 1, date: 2025-12-01, rate: 1710}
`;

const SWISS = `---
couplings: dazed
date: 2026-01-31
delaycompatriotpairing: true
delaytoppairing: 2
description: Winter Open
duration: 45
finalkind: bestof3
finals: 1
location: Pune
phantomscore: 18
rating: 1
retirements: trend70
competitors:
- {players: [1]}
- {players: [2]}
- {players: [3]}
- {players: [4]}
matches:
- {turn: 1, board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 3}
- {turn: 1, board: 2, competitor1: 3, competitor2: 4, score1: 9, score2: 12}
- {turn: 2, board: 1, competitor1: 1, competitor2: 3, score1: 25, score2: 3}
- {turn: 2, board: 2, competitor1: 2, competitor2: 4, score1: 9, score2: 12}
`;

const PAIRS = `---
description: Pairs
competitors:
- {players: [1, 2]}
- {players: [3, 4]}
- {players: [2, 3]}
- {players: [4]}
`;

const openings = (text: string) => {
  const read = readSolText(text);
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  return openingsFromSol(read.ok, ['राउंड', 'फ़ाइनल']);
};

describe('a new event from a tourney of a SoL file', () => {
  const [swiss, pairs] = openings(HEAD + SWISS + PAIRS);

  it('has its name, day and place, and everything it says of the rounds', () => {
    expect(swiss?.open).toMatchObject({
      ...{ type: 'open', name: 'Winter Open', date: '2026-01-31', place: 'Pune', drafts: true },
      format: {
        discipline: 'singles',
        stages: [
          {
            ...{
              system: 'swiss',
              name: 'राउंड',
              rounds: 2,
              method: 'dazed',
              edition: '2014',
              phantomScore: 18,
            },
            ...{ retirements: 'trend70', delayTopPairing: 2, compatriotsApart: 99, seeding: 'rate' },
            match: { counted: 'score', minutes: 45 },
          },
          { system: 'finals', name: 'फ़ाइनल', places: 2, bestOf: 3 },
        ],
      },
    });
  });

  it('has those who are in it by their names, with federation, club, rate and id', () => {
    expect(swiss?.enter.entries).toEqual([
      {
        players: [{ name: 'Asha Rao', id: 'p1', woman: true }],
        ...{ federation: 'IND', club: 'Dadar Club', rate: 1710 },
      },
      { players: [{ name: 'Bilal Khan', id: 'p2' }], federation: 'IND' },
      { players: [{ name: 'Chiara', id: 'p3' }], federation: 'ITA' },
      { players: [{ name: 'p4', id: 'p4' }] },
    ]);
    expect(swiss?.leftOut).toEqual([]);
  });

  it('says how many rounds were played, and brings none of them', () => {
    expect([swiss?.played, pairs?.played]).toEqual([2, 0]);
    expect(Object.keys(swiss ?? {}).sort()).toEqual(['enter', 'leftOut', 'open', 'played']);
  });

  it('leaves out by name who is alone among pairs, and who is in two of them', () => {
    expect(pairs?.open.format.discipline).toBe('doubles');
    expect(pairs?.enter.entries).toEqual([
      {
        players: [
          { name: 'Asha Rao', id: 'p1', woman: true, club: 'Dadar Club' },
          { name: 'Bilal Khan', id: 'p2' },
        ],
        federation: 'IND',
      },
      {
        players: [
          { name: 'Chiara', id: 'p3', federation: 'ITA' },
          { name: 'p4', id: 'p4' },
        ],
      },
    ]);
    expect(pairs?.leftOut).toEqual(['Bilal Khan & Chiara', 'p4']);
  });

  it('plans as many rounds as can be paired where none was played, and no finals where none are named', () => {
    expect(pairs?.open.format.stages).toMatchObject([{ rounds: 1, seeding: 'lot', method: 'dazed' }]);
    const players = Array.from({ length: 12 }, (_, at) => `- {guid: g${at}}\n`).join('');
    const competitors = Array.from({ length: 12 }, (_, at) => `- {players: [${at + 1}]}\n`).join('');
    const [twelve] = openings(`---\nplayers:\n${players}---\ncompetitors:\n${competitors}`);
    expect(twelve?.open).toMatchObject({ name: '1', format: { stages: [{ rounds: 9 }] } });
    expect(twelve?.open.date).toBeUndefined();
  });

  it('is opened, entered and paired by the event as any other', () => {
    for (const each of [swiss, pairs]) {
      if (!each) throw new Error('a tourney is missing');
      let log = emptyLog;
      for (const act of [{ ...each.open, lot: 7 }, each.enter, { type: 'pair' as const }]) {
        const decision = decideEvent(log, { at: '2026-01-31T09:00:00Z', act: readAct(act, 'act') });
        if (!('ok' in decision)) throw new Error(JSON.stringify(decision));
        log = evolveEvent(log, decision.ok);
      }
      expect(log.state.stages[0]?.matches).toHaveLength(each.enter.entries.length / 2);
    }
  });
});

describe('a SoL file whose text cannot be read', () => {
  it.each([
    ['---\na: [1', { code: 'not-yaml', path: 'documents[0]' }],
    ['---\na: 1\na: 2', { code: 'duplicate-field', path: 'documents[0]', line: 3 }],
    ['---\na: &x [1]\nb: *x', { code: 'alias', path: 'documents[0]', line: 3 }],
    [`---\na: ${'['.repeat(30)}`, { code: 'too-deep', line: 2 }],
    [`---\n${'a'.repeat(3 * 2 ** 20)}`, { code: 'too-large', line: 1 }],
    ['---\na: \u0001', { code: 'not-yaml', line: 2, why: 'it holds a character that cannot be printed' }],
  ])('is refused as plain data, with its line: %#', (text, fault) => {
    const read = readSolText(text);
    expect('error' in read && read.error).toMatchObject(fault);
    expect('error' in read && 'why' in read.error && read.error.why.length).toBeGreaterThan(5);
  });

  it('names the line of what an event cannot have', () => {
    const read = readSolText(`${HEAD}---\ncompetitors:\n- {players: [1]}\n- {players: [9]}\n`);
    expect(read).toMatchObject({ error: { code: 'unknown-player', line: 14 } });
  });
});
