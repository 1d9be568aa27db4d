import { describe, expect, it } from 'vitest';
import { readPlayerList } from '../../src/players/index.js';

const namesIn = (text: string, discipline: 'singles' | 'doubles' | 'teams' = 'singles') =>
  readPlayerList(text, discipline).entries.map(({ entry }) => entry.players.map(({ name }) => name));

describe('a list pasted from a spreadsheet', () => {
  it('has its cells parted by tabs, whatever else is in them, with or without a head', () => {
    const rows = 'Rao, Asha\tPune\nSen, Bina\tThane\n';
    expect(namesIn(rows)).toEqual([['Rao, Asha'], ['Sen, Bina']]);
    expect(readPlayerList(`Name\tClub\n${rows}`, 'singles').entries[1]).toEqual({
      line: 3,
      entry: { players: [{ name: 'Sen, Bina' }], club: 'Thane' },
    });
  });

  it('has Hindi heads', () => {
    expect(readPlayerList('नाम\tराज्य\tरेटिंग\nआशा\tMH\t१७००\n', 'singles').entries[0]?.entry).toEqual({
      ...{ players: [{ name: 'आशा' }], federation: 'MH', rate: 1700 },
    });
  });

  it.each([
    'Asha & Bina\nChitra & Dev',
    'Asha / Bina\nChitra / Dev',
    'Asha\tBina\nChitra\tDev',
    '1\tAsha\tBina\n2\tChitra\tDev',
    '1. \tAsha & Bina\n2. \tChitra & Dev',
  ])('has pairs: %j', (text) => {
    expect(namesIn(text, 'doubles')).toEqual([
      ['Asha', 'Bina'],
      ['Chitra', 'Dev'],
    ]);
  });

  it.each([
    'Sr. No.\tPlayer Name\tPartner’s name*\n1\tAsha\tBina\n2\tChitra\tDev',
    'Name 1\tName 2\nAsha\tBina\nChitra\tDev',
    '1st player,2nd player,Phone\nAsha,Bina,98200\nChitra,Dev,98201',
    'क्र.\tखिलाड़ी का नाम\tजोड़ीदार का नाम\n१\tAsha\tBina\n२\tChitra\tDev',
    '#\tNames of the pair\tWing\n1\tAsha & Bina\tA\n2\tChitra and Dev\tB',
    'Team\tPlayer 1\tPlayer 2\nTigers\tAsha\tBina\nLions\tChitra\tDev',
    'Team\nAsha / Bina\nChitra / Dev',
    'Tamarind Cup\t\n18 January\t\nName\tPartner\nAsha\tBina\nChitra\tDev',
    'No.\tWho plays\n1\tAsha, Bina\n2\tChitra - Dev',
    'Pair\tClub\n"Asha\nBina"\tX\n"Chitra\nDev"\tX',
    '1. Asha, Bina\n2. Chitra, Dev',
    '\u200e1) Asha और Bina\n\u200e2) Chitra व Dev',
    '• Asha - Bina\n• Chitra - Dev',
  ])('has the same pairs, with what people write around them: %j', (text) => {
    const { faults, twice } = readPlayerList(text, 'doubles');
    expect([faults, twice]).toEqual([[], []]);
    expect(namesIn(text, 'doubles')).toEqual([
      ['Asha', 'Bina'],
      ['Chitra', 'Dev'],
    ]);
  });

  it('says which columns tell nothing, but not the one that counts', () => {
    const { passedOver } = readPlayerList('S.No\tName\tFlat\tTeam\n1\tAsha\tB4\tReds', 'singles');
    expect([...passedOver].sort()).toEqual(['Flat', 'Team']);
  });

  it('takes no club beside a pair in one cell for a partner', () => {
    const { entries } = readPlayerList('Asha & Bina\tA wing\nChitra & Dev\tB wing', 'doubles');
    expect(entries[1]?.entry).toEqual({ players: [{ name: 'Chitra' }, { name: 'Dev' }], club: 'B wing' });
  });

  it('has the surname in a column of its own, and several names for one column', () => {
    const text = 'First Name\tSurname\tClub / Society\tSex (M/F)\nAsha\tRao\tPune\tF\nDev\t\tThane\tM';
    expect(readPlayerList(text, 'singles').entries.map(({ entry }) => entry)).toEqual([
      { players: [{ name: 'Asha Rao', woman: true }], club: 'Pune' },
      { players: [{ name: 'Dev' }], club: 'Thane' },
    ]);
  });

  it.each([
    'Team Name\tPlayer Name\nReds\tAsha\n\tBina\nBlues\tDev',
    'Team\tPlayer 1\tPlayer 2\tPlayer 3\nReds\tAsha\tBina\t\nBlues\tDev\t\t',
    'टीम\tकप्तान\tखिलाड़ी 2\nReds\tAsha\tBina\nBlues\tDev\t',
  ])('has teams, one below the other or across: %j', (text) => {
    expect(readPlayerList(text, 'teams').entries.map(({ entry }) => entry)).toEqual([
      { team: 'Reds', players: [{ name: 'Asha' }, { name: 'Bina' }] },
      { team: 'Blues', players: [{ name: 'Dev' }] },
    ]);
  });

  it('has quotation marks that are part of a name', () => {
    expect(namesIn('"Raju" Patil\tPune\n"Bina Sen\tThane\n"Dev, ""D"""\tPune')).toEqual([
      ['"Raju" Patil'],
      ['"Bina Sen'],
      ['Dev, "D"'],
    ]);
  });

  it('may be of numbers alone, which are then names', () => {
    expect(namesIn('1\n2')).toEqual([['1'], ['2']]);
  });
});

describe('what is wrong in a list', () => {
  it('is told by its line, and the others are read', () => {
    const { entries, faults } = readPlayerList(
      'name,rate\nAsha,1700\n,1500\nBina,high\nChitra,\n',
      'singles',
    );
    expect(entries.map(({ line }) => line)).toEqual([2, 5]);
    expect(faults).toEqual([
      { code: 'no-name', line: 3 },
      { code: 'rate', line: 4, cell: 'high' },
    ]);
  });

  it('is a quotation mark that nobody closed', () => {
    expect(readPlayerList('Asha\n"Bina\n', 'singles')).toMatchObject({
      ...{ entries: [], faults: [{ code: 'open-quote', line: 2 }] },
    });
  });

  it('is a name that stands twice, or has entered, however it is spelled', () => {
    const entered = [{ number: 7, entry: { players: [{ name: 'Chitra Iyer' }] } }];
    const { entries, twice } = readPlayerList(
      'José\nasha  RAO\nJose\nAsha Rao\nCHITRA iyer',
      'singles',
      entered,
    );
    expect(entries.map(({ line }) => line)).toEqual([1, 2]);
    expect(twice).toMatchObject([
      { line: 3, name: 'Jose', before: { line: 1 } },
      { line: 4, name: 'Asha Rao', before: { line: 2 } },
      { line: 5, name: 'CHITRA iyer', before: { entrant: 7 } },
    ]);
  });

  it('may be a name that two have: what is left out can be entered nonetheless', () => {
    const { entries, twice } = readPlayerList('Asha\tPune\nAsha\tThane\nBina', 'singles');
    expect(entries.map(({ line }) => line)).toEqual([1, 3]);
    expect(twice).toEqual([
      { line: 2, name: 'Asha', before: { line: 1 }, entry: { players: [{ name: 'Asha' }], club: 'Thane' } },
    ]);
    const [pair] = readPlayerList('Asha & Bina\nChitra & Bina', 'doubles').twice;
    expect(pair?.entry?.players).toEqual([{ name: 'Chitra' }, { name: 'Bina' }]);
    const [itself] = readPlayerList('Asha & Asha', 'doubles').twice;
    expect(itself).toMatchObject({ line: 1, before: { line: 1 } });
  });

  it('is surely one where the ids are the same', () => {
    expect(readPlayerList('name,id\nAsha,P1\nBina,P1\n', 'singles').twice).toEqual([
      { line: 3, name: 'Bina', before: { line: 2 } },
    ]);
  });

  it('is not a name that two have who are told apart by their ids', () => {
    expect(readPlayerList('name,id\nAsha,P1\nAsha,P2\n', 'singles').twice).toEqual([]);
  });

  it('is somebody of a pair who plays in another', () => {
    const { entries, twice } = readPlayerList('Asha & Bina\nChitra & bína', 'doubles');
    expect(entries).toHaveLength(1);
    expect(twice).toMatchObject([{ line: 2, name: 'Chitra & bína', before: { line: 1 } }]);
  });

  it('is told by the whole pair that is left out', () => {
    expect(readPlayerList('1\tAsha\tBina\n2\tChitra\tBina', 'doubles').twice).toMatchObject([
      { line: 2, name: 'Chitra & Bina', before: { line: 1 } },
    ]);
  });

  it('is a team that has entered', () => {
    const entered = [{ number: 1, entry: { team: 'Reds', players: [] } }];
    const { entries, twice } = readPlayerList('team,name\nREDS,Asha\nBlues,Bina\n', 'teams', entered);
    expect(entries.map(({ entry }) => entry.team)).toEqual(['Blues']);
    expect(twice).toEqual([{ line: 2, name: 'REDS', before: { entrant: 1 } }]);
  });

  it('is a federation that is missing where others have one', () => {
    const missing = (text: string) =>
      readPlayerList(text, 'singles').withoutFederation.map(({ line }) => line);
    expect(missing('name,federation\nAsha,IND\nBina,\nChitra,ITA')).toEqual([3]);
    expect(missing('name,federation\nAsha,\nBina,')).toEqual([]);
    const entered = [{ number: 1, entry: { players: [{ name: 'Devi' }], federation: 'IND' } }];
    expect(readPlayerList('Asha', 'singles', entered).withoutFederation).toHaveLength(1);
  });

  it('has nobody in it at all: nothing is said but that', () => {
    expect(readPlayerList(' \n', 'singles')).toEqual({
      ...{ entries: [], twice: [], faults: [], withoutFederation: [], passedOver: [] },
    });
  });
});
