import { describe, expect, it } from 'vitest';
import type { BookId, Decisions, Side } from '../../src/index.js';
import { adjudicate, makeRulingJson } from '../../src/index.js';
import { en } from '../../src/words/en.js';
import { ask, type BoardInShort, type CaseInShort, caseOf } from '../support/ask.js';
import { testEach } from '../support/test-each.js';
import { refusalOf } from './cases.js';

interface Row {
  name: string;
  rulebook?: BookId;
  law: string;
  against?: Side;
  code: string;
  path: string;
  says: RegExp;
}

const breach = (law: string) => ({ law, against: 'white' }) as const;

describe('calls that cannot be heard', () => {
  const rows: Row[] = [
    {
      name: 'a law there is not',
      law: '999',
      code: 'unknown-law',
      path: 'call.law',
      says: /icf has no law 999/,
    },
    { name: 'half a number', law: '7', code: 'unknown-law', path: 'call.law', says: /no law 7/ },
    {
      name: 'a law of a book this one does not build on',
      law: 'starwood:F4',
      code: 'unknown-law',
      path: 'call.law',
      says: /no law starwood:F4/,
    },
    {
      name: 'a law nobody has, in a book that falls back',
      rulebook: 'iiitn',
      law: '999',
      code: 'unknown-law',
      path: 'call.law',
      says: /iiitn has no law 999/,
    },
    {
      name: 'a part there is not',
      law: 'icf:72z',
      code: 'unknown-law',
      path: 'call.law',
      says: /no law icf:72z/,
    },
    {
      name: 'a name of every object',
      law: 'constructor',
      code: 'unknown-law',
      path: 'call.law',
      says: /no law constructor/,
    },
    {
      name: 'a law the engine rules by itself',
      law: '73',
      code: 'not-callable',
      path: 'call.law',
      says: /nothing follows from calling law 73/,
    },
    {
      name: 'a law of guidance',
      law: '35',
      code: 'not-callable',
      path: 'call.law',
      says: /nothing follows from calling law 35/,
    },
    {
      name: 'a law of the set-up',
      law: '39a',
      code: 'not-callable',
      path: 'call.law',
      says: /nothing follows from calling law 39a/,
    },
    {
      name: 'a law whose parts differ',
      law: '121',
      code: 'not-callable',
      path: 'call.law',
      says: /call one of 121a, 121b/,
    },
    {
      name: 'the turn of a side that is not on turn',
      law: '127a',
      against: 'black',
      code: 'not-applicable',
      path: 'call.against',
      says: /side on turn/,
    },
    {
      name: 'dues forfeited where nothing is owed',
      law: '80',
      code: 'not-applicable',
      path: 'call.against',
      says: /black owes nothing/,
    },
  ];
  testEach(
    rows,
    ({ name, code }) => `${name}: ${code}`,
    ({ rulebook = 'icf', law, against = 'white', code, path, says }) => {
      const refusal = refusalOf(adjudicate(caseOf({ rulebook, call: { law, against } })));
      expect(refusal).toMatchObject({ code, path });
      expect(refusal.message).toMatch(says);
    },
  );

  it('a break before "Play" by the side that does not break: not-applicable', () => {
    const board = { white: 9, black: 9, broken: false, breakAttempts: 1 };
    const outcome = adjudicate(caseOf({ rulebook: 'icf', board, call: { law: '47', against: 'black' } }));
    expect(refusalOf(outcome)).toMatchObject({ code: 'not-applicable', path: 'call.against' });
  });
});

describe('breaches that cannot be', () => {
  const breached = (rulebook: BookId, breach: string) =>
    refusalOf(adjudicate(caseOf({ rulebook, stroke: { breach } })));

  it('of a law there is not: unknown-law', () => {
    const message = 'iiitn has no law 999';
    expect(breached('iiitn', '999')).toEqual({ code: 'unknown-law', path: 'stroke.breach', message });
  });

  it('of a law no stroke can break: not-callable', () => {
    for (const law of ['48', '35', '140']) {
      const refusal = breached('icf', law);
      expect(refusal).toMatchObject({ code: 'not-callable', path: 'stroke.breach' });
      expect(refusal.message).toMatch(/does not make a stroke improper/);
    }
  });

  it('of a technical foul, which leaves the stroke to be judged by what fell: not-callable', () => {
    for (const [book, law] of [
      ['iiitn', '25'],
      ['icf', '63'],
      ['icf-classic', '36'],
    ] as const)
      expect(breached(book, law)).toMatchObject({ code: 'not-callable', path: 'stroke.breach' });
  });

  it('of the law of the break once it is made: impossible-stroke', () => {
    const refusal = breached('icf', '47');
    expect(refusal).toMatchObject({ code: 'impossible-stroke', path: 'stroke.breach' });
    expect(refusal.message).toMatch(/the break has been made/);
  });
});

describe('decisions where there is no choice', () => {
  const lastMan = { board: { white: 1 }, stroke: { white: 1, improper: true } };
  const rows: ({ name: string; decisions: Decisions } & Partial<CaseInShort>)[] = [
    {
      name: 'a double fine in a book without one',
      decisions: { 'double-fine': 'lose-turn' },
      stroke: { white: 1, striker: true },
    },
    {
      name: 'a double fine without a man',
      decisions: { 'double-fine': 'lose-turn' },
      stroke: { striker: true },
      rulebook: 'starwood',
    },
    { name: 'a double fine on a call', decisions: { 'double-fine': 'lose-turn' }, call: breach('129') },
    { name: 'forgoing nothing', decisions: { forgo: 'forgo' }, stroke: { white: 1 } },
    { name: 'no space for nothing', decisions: { forgo: 'no-space' }, stroke: {} },
    { name: 'forgoing on a board that has ended', decisions: { forgo: 'forgo' }, ...lastMan },
    { name: 'forgoing on a call that costs no man', decisions: { forgo: 'forgo' }, call: breach('91') },
    { name: 'a demand on a board that goes on', decisions: { demand: 1 }, stroke: { striker: true } },
    { name: 'a demand on a call that leaves the board going', decisions: { demand: 1 }, call: breach('129') },
    { name: 'placing where nothing is due', decisions: { forgo: 'place' }, stroke: {} },
    { name: 'demanding nothing', decisions: { demand: 0 }, stroke: {} },
  ];
  testEach(
    rows,
    ({ name }) => `${name}: named, and nothing comes of it`,
    ({ name: _, decisions, rulebook = 'icf', ...rest }) => {
      const unusedDecisions = Object.keys(decisions);
      expect(ask({ rulebook, ...rest, decisions })).toEqual({
        ...ask({ rulebook, ...rest }),
        unusedDecisions,
      });
    },
  );

  testEach(
    [
      { name: 'one point offered', ...lastMan, most: 1 },
      { name: 'none offered', board: { white: 1 }, stroke: { white: 1 }, most: 0 },
      { name: 'a call that ends the board', call: breach('91'), most: 0 },
    ],
    ({ name }) => `a demand beyond what an ended board offers, ${name}: not-a-choice`,
    ({ name: _, most, ...rest }) => {
      const demanding = (demand: number) =>
        adjudicate(caseOf({ rulebook: 'icf', ...rest, decisions: { demand } }));
      expect(demanding(most)).toHaveProperty('ok');
      expect(refusalOf(demanding(most + 1))).toEqual({
        code: 'not-a-choice',
        path: 'decisions.demand',
        message: `at most ${most} additional points may be demanded`,
      });
    },
  );
});

describe('a call that asks for warnings first', () => {
  const called = (rulebook: BookId, law: string, warnings?: unknown) =>
    adjudicate({ ...caseOf({ rulebook }), call: { law, against: 'white', warnings } });

  testEach(
    [
      { rulebook: 'icf', law: '143h', cited: '143h' },
      { rulebook: 'icf-short', law: '143h', cited: 'icf:143h' },
      { rulebook: 'icf-classic', law: 'icf:143h', cited: 'icf:143h' },
      { rulebook: 'iiitn', law: '143h', cited: 'icf:143h' },
      { rulebook: 'starwood', law: 'G7', cited: 'G7' },
    ] as const,
    ({ rulebook, cited }) => `[${cited.includes(':') ? cited : `${rulebook}:${cited}`}] two, by ${rulebook}`,
    ({ rulebook, law, cited }) => {
      for (const given of [0, 1])
        expect(refusalOf(called(rulebook, law, given))).toEqual({
          code: 'not-applicable',
          path: 'call.law',
          message: `law ${cited} asks for 2 warnings first, and ${given} ${given === 1 ? 'has' : 'have'} been given`,
        });
      const lost = { ok: { ruling: { result: { match: 'black' } } } };
      expect(called(rulebook, law, 2)).toMatchObject(lost);
      expect(called(rulebook, law)).toMatchObject(lost);
    },
  );

  it('[icf:143c] others ask for none', () => {
    expect(called('icf', '143c', 0)).toMatchObject({ ok: { ruling: { result: { match: 'black' } } } });
  });

  it('counts them in whole numbers', () => {
    expect(refusalOf(called('icf', '143h', -1))).toMatchObject({ code: 'wrong-type', path: 'call.warnings' });
  });
});

describe('calls against nobody', () => {
  const without = (law: string, board = {}) =>
    adjudicate({ ...caseOf({ rulebook: 'icf', board }), call: { law } });

  it.each(['140', '67'])('[icf:%s] the side may be left out where nobody is at fault', (law) => {
    const outcome = without(law);
    if ('error' in outcome) throw new Error(outcome.error.message);
    const ruling = makeRulingJson(outcome.ok, en);
    expect(ruling.laws).toEqual([law]);
    expect(ruling.result).toEqual(law === '140' ? { replay: true } : null);
    expect(ruling.turn).toBe(law === '140' ? 'over' : 'continues');
    for (const against of ['white', 'black'] as const)
      expect(ask({ rulebook: 'icf', call: { law, against } })).toEqual(ruling);
  });

  it.each(['129', '91', '143c', '127a', '999'])('%s: the side must be named', (law) => {
    expect(refusalOf(without(law))).toMatchObject({ code: 'missing-field', path: 'call.against' });
  });
});

describe('calls before the first stroke', () => {
  const arranged = { white: 9, black: 9, broken: false };
  const called = (board: BoardInShort, before?: boolean) => {
    const call = { ...breach('129'), ...(before === undefined ? {} : { beforeFirstStroke: before }) };
    const { laws, turn, board: after } = ask({ rulebook: 'icf', board, call });
    return { laws, turn, owed: after.white.owed };
  };

  it('[icf:63a] with no try made to break, a breach is a technical foul without saying so', () => {
    expect(called(arranged)).toEqual({ laws: ['129', '63a', '72c'], turn: 'continues', owed: 1 });
    expect(called(arranged)).toEqual(called(arranged, true));
  });

  it('[icf:63a] what is said goes before what the board shows', () => {
    expect(called(arranged, false).laws).not.toContain('63a');
  });

  it('[icf:64a] once a try was made, or the board is broken, it is a foul', () => {
    for (const board of [
      { ...arranged, breakAttempts: 1 },
      { ...arranged, broken: true },
    ]) {
      expect(called(board)).toEqual(called(board, false));
      expect(called(board).laws).toContain('64a');
      expect(called(board).laws).not.toContain('63a');
    }
  });
});

describe('books and disciplines', () => {
  it('an unknown rulebook is refused, and the known ones are named', () => {
    for (const rulebook of ['fifa', 'ICF', '__proto__', 'constructor']) {
      const refusal = refusalOf(adjudicate({ ...caseOf({ rulebook: 'icf', stroke: {} }), rulebook }));
      expect(refusal).toMatchObject({ code: 'unknown-rulebook', path: 'rulebook' });
      expect(refusal.message).toBe(
        `there is no rulebook "${rulebook}"; there are icf, icf-short, icf-classic, starwood, iiitn`,
      );
    }
  });

  it('singles are refused where only doubles are played', () => {
    const refusal = refusalOf(
      adjudicate(caseOf({ rulebook: 'starwood', discipline: 'singles', stroke: {} })),
    );
    expect(refusal).toMatchObject({ code: 'wrong-discipline', path: 'discipline' });
    expect(refusal.message).toMatch(/played in doubles only/);
  });
});
