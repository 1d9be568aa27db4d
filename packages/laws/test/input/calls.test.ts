import { describe, expect, it } from 'vitest';
import type { BookId, Decisions, Side } from '../../src/index.js';
import { adjudicate } from '../../src/index.js';
import { caseOf } from '../support/ask.js';
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

  it('of the law of the break once it is made: impossible-stroke', () => {
    const refusal = breached('icf', '47');
    expect(refusal).toMatchObject({ code: 'impossible-stroke', path: 'stroke.breach' });
    expect(refusal.message).toMatch(/the break has been made/);
  });
});

describe('decisions where there is no choice', () => {
  const decided = (decisions: Decisions, stroke = {}, rulebook: BookId = 'icf') =>
    adjudicate(caseOf({ rulebook, stroke, decisions }));

  const rows: {
    name: string;
    decisions: Decisions;
    stroke?: object;
    rulebook?: BookId;
    path: string;
    says: RegExp;
  }[] = [
    {
      name: 'a double fine in a book without one',
      decisions: { 'double-fine': 'keep-turn' },
      stroke: { white: 1, striker: true },
      path: 'decisions.double-fine',
      says: /no double fine/,
    },
    {
      name: 'a double fine without a man',
      decisions: { 'double-fine': 'lose-turn' },
      stroke: { striker: true },
      rulebook: 'starwood',
      path: 'decisions.double-fine',
      says: /no double fine/,
    },
    {
      name: 'forgoing nothing',
      decisions: { forgo: 'forgo' },
      stroke: { white: 1 },
      path: 'decisions.forgo',
      says: /no due or penalty to forgo/,
    },
    {
      name: 'no space for nothing',
      decisions: { forgo: 'no-space' },
      path: 'decisions.forgo',
      says: /no due or penalty/,
    },
    {
      name: 'a demand on a board that goes on',
      decisions: { demand: 1 },
      path: 'decisions.demand',
      says: /0 additional points may be demanded/,
    },
  ];
  testEach(
    rows,
    ({ name }) => `${name}: not-a-choice`,
    ({ decisions, stroke, rulebook, path, says }) => {
      const refusal = refusalOf(decided(decisions, stroke, rulebook));
      expect(refusal).toMatchObject({ code: 'not-a-choice', path });
      expect(refusal.message).toMatch(says);
    },
  );

  it('a demand beyond what the law gives', () => {
    const ending = { rulebook: 'icf', board: { white: 1 }, stroke: { white: 1, improper: true } } as const;
    expect(adjudicate(caseOf({ ...ending, decisions: { demand: 1 } }))).toHaveProperty('ok');
    const refusal = refusalOf(adjudicate(caseOf({ ...ending, decisions: { demand: 2 } })));
    expect(refusal).toMatchObject({ code: 'not-a-choice', path: 'decisions.demand' });
    expect(refusal.message).toMatch(/1 additional points? may be demanded, no more/);
  });

  it('forgoing on a call that costs no man', () => {
    const call = { law: '91', against: 'white' } as const;
    const refusal = refusalOf(adjudicate(caseOf({ rulebook: 'icf', call, decisions: { forgo: 'forgo' } })));
    expect(refusal).toMatchObject({ code: 'not-a-choice', path: 'decisions.forgo' });
  });

  it('placing, and demanding nothing, is always allowed', () => {
    expect(decided({ forgo: 'place' })).toHaveProperty('ok');
    expect(decided({ demand: 0 })).toHaveProperty('ok');
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
