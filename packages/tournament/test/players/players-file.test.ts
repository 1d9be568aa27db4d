import { describe, expect, it } from 'vitest';
import type { EventDiscipline } from '../../src/index.js';
import { readPlayers, sayPlayersFault } from '../../src/players/index.js';
import { players as en } from '../../src/words/players/en.js';
import { players as hi } from '../../src/words/players/hi.js';

const read = (text: string, discipline: EventDiscipline = 'singles') => {
  const outcome = readPlayers(text, discipline);
  if ('errors' in outcome)
    throw new Error(outcome.errors.map((fault) => sayPlayersFault(en, fault)).join('\n'));
  return outcome.ok;
};
const entriesOf = (text: string, discipline?: EventDiscipline) => read(text, discipline).entries;
const faultsOf = (text: string, discipline: EventDiscipline = 'singles') => {
  const outcome = readPlayers(text, discipline);
  if ('ok' in outcome) throw new Error(`read as ${JSON.stringify(outcome.ok)}`);
  return outcome.errors.map(({ code, line }) => ({ code, line }));
};
const named = (...names: string[]) => names.map((name) => ({ players: [{ name }] }));

describe('a table of players', () => {
  it.each([
    ['a name a line', 'Asha R.\nBina S.\n'],
    ['without a last line end', 'Asha R.\nBina S.'],
    ['a head', 'Name\nAsha R.\nBina S.\n'],
    ['a head in Hindi', 'नाम\nAsha R.\nBina S.\n'],
    ['line ends of another system', 'name\r\nAsha R.\r\nBina S.\r\n'],
    ['line ends of an old one', 'name\rAsha R.\rBina S.\r'],
    ['blank lines, and lines of separators', '\n\nname,club\n\n , \nAsha R.,\n\nBina S.\n,,\n'],
    ['quotation marks', '"name"\n"Asha R."\n "Bina S." \n'],
    ['blanks', '  name \n Asha   R.\t\nBina S.\n'],
    ['what a spreadsheet puts first', 'sep=;\nname;club\nAsha R.;\nBina S.;\n'],
  ])('may have %s', (_, text) => expect(entriesOf(text)).toEqual(named('Asha R.', 'Bina S.')));

  it('tells of each what its columns say, in any order', () => {
    const text = 'id;Rating;NAME;Woman;State;Club\nP1;1712.5;"Rao; Asha";yes;Goa;Tamarind\nP2;;Dev;m;;\n';
    expect(entriesOf(text)).toEqual([
      {
        players: [{ name: 'Rao; Asha', id: 'P1', woman: true }],
        club: 'Tamarind',
        federation: 'Goa',
        rate: 1713,
      },
      { players: [{ name: 'Dev', id: 'P2' }] },
    ]);
  });

  it('is read in Hindi whatever keyboard typed it', () => {
    const dotted = 'खिलाड\u093Cी,फ\u093Cेडरेशन,रेटिंग,महिला\nआशा,गोवा,१५००,हाँ\n';
    const plain = 'खिला\u095Cी,फेडरेशन,रेटिंग,महिला\nआशा,गोवा,1500,हां\n';
    const asha = [{ players: [{ name: 'आशा', woman: true }], federation: 'गोवा', rate: 1500 }];
    expect(entriesOf(dotted)).toEqual(asha);
    expect(entriesOf(plain)).toEqual(asha);
  });

  it('has its columns in the usual order where no head names them', () => {
    expect(entriesOf('Asha,Tamarind,Goa,1500,yes,P1\n')).toEqual([
      { players: [{ name: 'Asha', id: 'P1', woman: true }], club: 'Tamarind', federation: 'Goa', rate: 1500 },
    ]);
    expect(entriesOf('Asha\tBina\tTamarind\n', 'doubles')).toEqual([
      { players: [{ name: 'Asha' }, { name: 'Bina' }], club: 'Tamarind' },
    ]);
    expect(entriesOf('Asha,Reds\n', 'teams')).toEqual([{ players: [{ name: 'Asha' }], team: 'Reds' }]);
  });

  it('takes no name for a head', () => {
    expect(entriesOf('Player 1\nPlayer 2\n')).toEqual(named('Player 1', 'Player 2'));
    expect(entriesOf('name\nPlayer 1\nPlayer 2\n')).toEqual(named('Player 1', 'Player 2'));
    expect(entriesOf('खिलाड़ी 1,खिलाड़ी 2\nखिलाड़ी 3,खिलाड़ी 4\n', 'doubles')).toHaveLength(2);
    expect(entriesOf('Player 1,Player 2\nAsha,Bina\n', 'doubles')).toHaveLength(1);
  });

  it('says which columns tell nothing', () => {
    expect(read('name,phone,flat\nAsha,123,B4\n')).toEqual({
      entries: named('Asha'),
      passedOver: ['phone', 'flat'],
    });
  });

  it.each(['Asha,Bina', 'Asha & Bina', 'Asha / Bina', 'Asha/Bina', 'Asha और Bina', '"Asha + Bina"'])(
    'has pairs: %s',
    (line) =>
      expect(entriesOf(`${line}\n`, 'doubles')).toEqual([{ players: [{ name: 'Asha' }, { name: 'Bina' }] }]),
  );

  it('tells of the two of a pair what is parted by a slash, and else of both', () => {
    const head = 'name,partner,club,federation,woman,id';
    expect(entriesOf(`${head}\nAsha,Dev,Tamarind / Banyan,Goa,yes/no,P1/P2\n`, 'doubles')).toEqual([
      {
        players: [
          { name: 'Asha', id: 'P1', woman: true, club: 'Tamarind' },
          { name: 'Dev', id: 'P2', club: 'Banyan' },
        ],
        federation: 'Goa',
      },
    ]);
    expect(entriesOf(`${head}\nAsha,Bina,,Goa/Kerala,yes,\n`, 'doubles')).toEqual([
      {
        players: [
          { name: 'Asha', woman: true, federation: 'Goa' },
          { name: 'Bina', woman: true, federation: 'Kerala' },
        ],
      },
    ]);
  });

  it('has teams, whose players may stand anywhere', () => {
    const text = 'team,name,woman,rate\nReds,Asha,yes,1500\nBlues,Dev,,\nREDS,Bina,,\nGreens,,,\n';
    expect(entriesOf(text, 'teams')).toEqual([
      { players: [{ name: 'Asha', woman: true }, { name: 'Bina' }], team: 'Reds', rate: 1500 },
      { players: [{ name: 'Dev' }], team: 'Blues' },
      { players: [], team: 'Greens' },
    ]);
  });

  it.each([
    ['an open quotation mark', 'name\n"Asha\nBina\n', 'singles', [{ code: 'open-quote', line: 2 }]],
    ['letters after a closed one', 'name\nDev\n"Asha" R.\n', 'singles', [{ code: 'after-quote', line: 3 }]],
    ['nobody', 'name,club\n\n', 'singles', [{ code: 'no-players', line: 1 }]],
    ['nothing', '', 'singles', [{ code: 'no-players', line: 1 }]],
    ['a line without a name', 'name,club\n,Tamarind\n', 'singles', [{ code: 'no-name', line: 2 }]],
    ['too many cells', 'name,club\nRao, Asha, Tamarind\n', 'singles', [{ code: 'too-many-cells', line: 2 }]],
    ['a partner in singles', 'name,partner\nAsha,Bina\n', 'singles', [{ code: 'partner', line: 2 }]],
    ['a team in singles', 'name,team\nAsha,Reds\n', 'singles', [{ code: 'team', line: 2 }]],
    ['no partner in doubles', 'Asha\n', 'doubles', [{ code: 'no-partner', line: 1 }]],
    ['three in a pair', 'Asha & Bina & Dev\n', 'doubles', [{ code: 'no-partner', line: 1 }]],
    ['one id for two', 'name,partner,id\nAsha,Bina,P1\n', 'doubles', [{ code: 'one-id', line: 2 }]],
    ['no team', 'name,team\nAsha,\n', 'teams', [{ code: 'no-team', line: 2 }]],
    ['two rates of a team', 'team,rate\nReds,1500\nReds,1400\n', 'teams', [{ code: 'two-rates', line: 3 }]],
    [
      'a rate that is none',
      'name,rate\nAsha,high\nBina,-3\nDev,1e3\n',
      'singles',
      [2, 3, 4].map((line) => ({ code: 'rate', line })),
    ],
    ['an unclear yes', 'name,woman\nAsha,maybe\n', 'singles', [{ code: 'woman', line: 2 }]],
    [
      'everybody who stands twice',
      'name\nAsha R.\nBina\n asha  r. \nDev\nBINA\n',
      'singles',
      [
        { code: 'twice', line: 4 },
        { code: 'twice', line: 6 },
      ],
    ],
    ['an id twice', 'name,id\nAsha,P1\nBina,P1\n', 'singles', [{ code: 'twice', line: 3 }]],
    ['a partner who stands twice', 'Asha,Bina\nDev,Asha\n', 'doubles', [{ code: 'twice', line: 2 }]],
    [
      'a line after one of several lines',
      'name\n"Asha\nR."\nBina\nBina\n',
      'singles',
      [{ code: 'twice', line: 5 }],
    ],
  ] as const)('with %s is refused, by its line', (_, text, discipline, faults) => {
    expect(faultsOf(text, discipline)).toEqual(faults);
  });

  it('lets two of one name in where each has an id', () => {
    expect(entriesOf('name,id\nAsha,P1\nAsha,P2\n')).toHaveLength(2);
  });

  it('says in either language who stands twice, and where', () => {
    const outcome = readPlayers('Asha\nAsha\n', 'singles');
    const [fault] = 'errors' in outcome ? outcome.errors : [];
    expect(fault && sayPlayersFault(en, fault)).toMatch(/"Asha" is in line 1 already.*column id/);
    expect(fault && sayPlayersFault(hi, fault)).toMatch(/"Asha" पंक्ति 1 में/);
  });
});
