import { describe, expect, it } from 'vitest';
import type { Person } from '../src/event/entry.js';
import type { MatchRules } from '../src/event/format.js';
import type { MatchTerms } from '../src/event/judge-report.js';
import type { ReportFault } from '../src/event/report-fault.js';
import type { MatchResult, MatchSide, Report } from '../src/event/result.js';
import { endTie, reportRubber } from '../src/ties/count-tie.js';
import { beginRubber, giveLineUp, substitute, type TieRules, tieRulesOf } from '../src/ties/line-ups.js';
import type { TieFault } from '../src/ties/tie-fault.js';
import type { TieFormat } from '../src/ties/tie-format.js';
import { fielded, isOpen, lineUpsSeenBy, newTie, type TieState } from '../src/ties/tie-state.js';
import { ties as en } from '../src/words/ties/en.js';
import { ties as hi } from '../src/words/ties/hi.js';
import { sayTieFault } from '../src/words/ties/tie-words.js';

const NATIONAL: TieFormat = {
  rubbers: ['singles', 'singles', 'doubles'],
  until: 'played-out',
  substitutes: 1,
  rubbersEach: 1,
};
const SEVEN: TieFormat = {
  rubbers: Array.from({ length: 7 }, () => 'singles'),
  until: 'decided',
  substitutes: 2,
  rubbersEach: null,
};
const rulesOf = (tie: TieFormat, rulebook: MatchRules['rulebook'] = 'icf'): MatchRules => ({
  rulebook,
  stage: 'league',
  counted: 'score',
  mostScore: 25,
  minutes: null,
  tie,
});
const termsOf = (tie: TieFormat, more: Partial<MatchTerms> = {}): MatchTerms => ({
  rules: rulesOf(tie),
  stage: 'league',
  drawsAllowed: true,
  phantomScore: 25 * tie.rubbers.length,
  ...more,
});
const rules = (tie: TieFormat, rulebook?: MatchRules['rulebook']) =>
  tieRulesOf(rulesOf(tie, rulebook)) as TieRules;
const squad = (letter: string, count: number, women?: readonly number[]): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${letter}${index + 1}`,
    ...(women ? { woman: women.includes(index + 1) } : {}),
  }));
const SQUADS = { a: squad('x', 6), b: squad('y', 6) };
const up = (letter: string, ...rubbers: readonly (readonly number[])[]) =>
  rubbers.map((players) => players.map((player) => `${letter}${player}`));

const changed = (change: ReturnType<typeof giveLineUp>): TieState => {
  if ('refused' in change) throw new Error(JSON.stringify(change.refused));
  return change.tie;
};
const faultOf = (change: object | { readonly refused: TieFault | ReportFault }) => {
  if (!('refused' in change)) throw new Error('not refused');
  const fault = change.refused;
  if (!('path' in fault))
    for (const words of [en, hi]) {
      const sentence = sayTieFault(words, fault, { a: 'Delhi', b: 'Goa' });
      expect(sentence).not.toMatch(/undefined|NaN|\[obj/);
      // What is wrong, and what to do instead.
      expect(sentence.match(/[.।]( |$)|: /g)?.length).toBeGreaterThanOrEqual(2);
    }
  return fault;
};
const national = rules(NATIONAL);
const opened = (): TieState => {
  const first = changed(giveLineUp(national, SQUADS.a, newTie(NATIONAL), 'a', up('x', [1], [2], [3, 4])));
  return changed(giveLineUp(national, SQUADS.b, first, 'b', up('y', [1], [2], [3, 4])));
};

describe('line-ups', () => {
  it('are secret until both are given, and then open to everybody', () => {
    const mine = up('x', [1], [2], [3, 4]);
    const first = changed(giveLineUp(national, SQUADS.a, newTie(NATIONAL), 'a', mine));
    expect(isOpen(first)).toBe(false);
    expect(lineUpsSeenBy(first, 'a')).toEqual({ a: mine, b: null });
    expect(lineUpsSeenBy(first, 'b')).toEqual({ a: 'given', b: null });
    expect(lineUpsSeenBy(first, 'anybody')).toEqual({ a: 'given', b: null });
    const theirs = up('y', [2], [1], [5, 6]);
    const both = changed(giveLineUp(national, SQUADS.b, first, 'b', theirs));
    for (const viewer of ['a', 'b', 'anybody'] as const)
      expect(lineUpsSeenBy(both, viewer)).toEqual({ a: mine, b: theirs });
  });

  it('may be given anew until the other one is there, and not after', () => {
    const first = changed(giveLineUp(national, SQUADS.a, newTie(NATIONAL), 'a', up('x', [1], [2], [3, 4])));
    const again = changed(giveLineUp(national, SQUADS.a, first, 'a', up('x', [2], [1], [3, 4])));
    expect(fielded(again, 'a')[0]).toEqual(['x2']);
    expect(faultOf(giveLineUp(national, SQUADS.a, opened(), 'a', up('x', [1], [2], [3, 5])))).toEqual({
      why: 'line-ups-open',
    });
  });

  it.each<[string, string[][], object]>([
    ['too short', up('x', [1], [2]), { why: 'line-up-length', rubbers: 3, given: 2 }],
    ['two in singles', up('x', [1, 2], [3], [4, 5]), { why: 'wrong-players', rubber: 1, given: 2 }],
    ['one in doubles', up('x', [1], [3], [4]), { why: 'wrong-players', rubber: 3, discipline: 'doubles' }],
    ['one twice in doubles', up('x', [1], [3], [4, 4]), { why: 'wrong-players', rubber: 3, given: 1 }],
    ['a stranger', up('x', [1], [9], [4, 5]), { why: 'not-of-team', rubber: 2, player: 'x9' }],
    [
      'one in two rubbers',
      up('x', [1], [2], [3, 1]),
      { why: 'plays-too-often', rubber: 3, player: 'x1', times: 2, most: 1, laws: [] },
    ],
  ])('cannot have %s', (_, lineUp, fault) => {
    expect(faultOf(giveLineUp(national, SQUADS.a, newTie(NATIONAL), 'a', lineUp))).toMatchObject(fault);
  });

  it('a player is known by an id where there is one', () => {
    const people = [{ name: 'Sita', id: 'IND7' }, ...SQUADS.a];
    expect(
      changed(giveLineUp(national, people, newTie(NATIONAL), 'a', [['IND7'], ['x1'], ['x2', 'x3']])).lineUps
        .a,
    ).toHaveLength(3);
    expect(
      faultOf(giveLineUp(national, people, newTie(NATIONAL), 'a', [['Sita'], ['x1'], ['x2', 'x3']])),
    ).toMatchObject({ why: 'not-of-team', player: 'Sita' });
  });

  it('[iiitn:3] have five men and two women of at most seven', () => {
    const iiitn = rules(SEVEN, 'iiitn');
    const all = up('x', [1], [2], [3], [4], [5], [6], [7]);
    const give = (women?: readonly number[]) =>
      giveLineUp(iiitn, squad('x', 8, women), newTie(SEVEN), 'a', all);
    expect(changed(give([6, 7])).lineUps.a).toEqual(all);
    expect(changed(give()).lineUps.a).toEqual(all);
    expect(faultOf(give([7]))).toEqual({
      why: 'one-too-many',
      rubber: 6,
      player: 'x6',
      kind: 'men',
      most: 5,
      laws: ['iiitn 3'],
    });
    expect(faultOf(give([5, 6, 7]))).toMatchObject({ kind: 'women', player: 'x7' });
  });

  it('[iiitn:4] have each in one match, whatever the event says', () => {
    const iiitn = rules({ ...NATIONAL, rubbersEach: 3 }, 'iiitn');
    expect(
      faultOf(giveLineUp(iiitn, SQUADS.a, newTie(NATIONAL), 'a', up('x', [1], [2], [3, 1]))),
    ).toMatchObject({ why: 'plays-too-often', most: 1, laws: ['iiitn 4'] });
  });

  it('where neither book nor event says so, one may play in several', () => {
    const free = rules({ ...NATIONAL, rubbersEach: null });
    const thrice = up('x', [1], [1], [1, 2]);
    expect(changed(giveLineUp(free, SQUADS.a, newTie(NATIONAL), 'a', thrice)).lineUps.a).toEqual(thrice);
  });
});

describe('substitutes', () => {
  const put = (tie: TieState, rubber: number, out: string, come: string, side: MatchSide = 'a') =>
    substitute(national, SQUADS[side], tie, { side, rubber, out, in: come });

  it('come in for a rubber that has not begun', () => {
    const after = changed(put(opened(), 3, 'x4', 'x5'));
    expect(fielded(after, 'a')).toEqual(up('x', [1], [2], [3, 5]));
    expect(fielded(after, 'b')).toEqual(up('y', [1], [2], [3, 4]));
    expect(lineUpsSeenBy(after, 'anybody').a).toEqual(up('x', [1], [2], [3, 5]));
    const begun = changed(beginRubber(opened(), 1));
    expect(faultOf(put(begun, 1, 'x1', 'x5'))).toEqual({ why: 'rubber-begun', rubber: 1 });
    expect(changed(put(begun, 2, 'x2', 'x5')).substitutions).toHaveLength(1);
  });

  it('are as many as the event allows, each team for itself', () => {
    const after = changed(put(opened(), 3, 'x4', 'x5'));
    expect(faultOf(put(after, 1, 'x1', 'x6'))).toEqual({ why: 'no-substitutes-left', most: 1 });
    expect(changed(put(after, 1, 'y1', 'y5', 'b')).substitutions).toHaveLength(2);
  });

  it.each<[string, number, string, string, object]>([
    ['for who does not play it', 1, 'x2', 'x5', { why: 'not-in-rubber', player: 'x2' }],
    ['who is not of the team', 1, 'x1', 'y5', { why: 'not-of-team', player: 'y5' }],
    ['who plays another rubber', 1, 'x1', 'x2', { why: 'plays-too-often', player: 'x2', most: 1 }],
    ['in a rubber that is not there', 4, 'x1', 'x5', { why: 'no-such-rubber', rubber: 4, rubbers: 3 }],
  ])('cannot be put in %s', (_, rubber, out, come, fault) => {
    expect(faultOf(put(opened(), rubber, out, come))).toMatchObject(fault);
  });

  it('wait for both line-ups, and who was replaced does not come back', () => {
    const first = changed(giveLineUp(national, SQUADS.a, newTie(NATIONAL), 'a', up('x', [1], [2], [3, 4])));
    expect(faultOf(put(first, 1, 'x1', 'x5'))).toEqual({ why: 'line-ups-missing', sides: ['b'] });
    expect(faultOf(beginRubber(first, 1))).toMatchObject({ why: 'line-ups-missing' });
    const two = rules({ ...NATIONAL, substitutes: 2, rubbersEach: null });
    const after = changed(substitute(two, SQUADS.a, opened(), { side: 'a', rubber: 1, out: 'x1', in: 'x5' }));
    expect(
      faultOf(substitute(two, SQUADS.a, after, { side: 'a', rubber: 2, out: 'x2', in: 'x1' })),
    ).toMatchObject({ why: 'was-replaced', player: 'x1' });
  });

  it('[iiitn:3] make no team of more than seven', () => {
    const iiitn = rules(SEVEN, 'iiitn');
    const players = { a: squad('x', 8), b: squad('y', 8) };
    const seven = (letter: string) => up(letter, [1], [2], [3], [4], [5], [6], [7]);
    const first = changed(giveLineUp(iiitn, players.a, newTie(SEVEN), 'a', seven('x')));
    const both = changed(giveLineUp(iiitn, players.b, first, 'b', seven('y')));
    expect(
      faultOf(substitute(iiitn, players.a, both, { side: 'a', rubber: 7, out: 'x7', in: 'x8' })),
    ).toMatchObject({ why: 'one-too-many', player: 'x8', kind: 'players', most: 7, laws: ['iiitn 3'] });
  });
});

const played = (terms: MatchTerms, format: TieFormat, reports: readonly Report[], from: TieState) => {
  let now: { tie: TieState; result: MatchResult | null } = { tie: from, result: null };
  for (const [index, report] of reports.entries()) {
    const reported = reportRubber(terms, format, now.tie, { rubber: index + 1, report, corrects: false });
    if ('refused' in reported) throw new Error(JSON.stringify(reported.refused));
    now = reported;
  }
  return now;
};
const score = (a: number, b: number): Report => ({ score: [a, b] });

describe('the result of a tie', () => {
  const terms = termsOf(NATIONAL);

  it('adds up rubbers and scores when all of them are played', () => {
    const two = played(terms, NATIONAL, [score(25, 3), score(25, 8)], opened());
    expect(two.result).toBeNull();
    const all = played(terms, NATIONAL, [score(25, 3), score(25, 8), score(4, 25)], opened());
    expect(all.result).toEqual({ scores: [54, 36], rubbers: [2, 1], winner: 'a', how: 'played' });
  });

  it('is there as soon as it is decided, where the event says so', () => {
    const format = { ...NATIONAL, until: 'decided' } as const;
    const two = played(terms, format, [score(25, 3), score(25, 8)], opened());
    expect(two.result).toEqual({ scores: [50, 11], rubbers: [2, 0], winner: 'a', how: 'played' });
    const third = { rubber: 3, report: score(25, 1), corrects: false };
    expect(faultOf(reportRubber(terms, format, two.tie, third))).toEqual({
      why: 'tie-over',
      rubbers: [2, 0],
    });
    const open = played(terms, format, [score(25, 3), score(8, 25)], opened());
    expect(open.result).toBeNull();
  });

  it('adds up games and boards where they are told', () => {
    const classic = termsOf(NATIONAL, { rules: { ...rulesOf(NATIONAL, 'icf-classic'), counted: 'games' } });
    const games = (...all: [number, number][]): Report => ({ games: all });
    const all = [games([25, 3], [25, 4]), games([25, 0], [3, 25], [25, 9]), games([1, 25], [2, 25])];
    expect(played(classic, NATIONAL, all, opened()).result).toEqual({
      scores: [106, 91],
      games: [4, 3],
      rubbers: [2, 1],
      winner: 'a',
      how: 'played',
    });
    const iiitn = termsOf(NATIONAL, { rules: { ...rulesOf(NATIONAL, 'iiitn'), counted: 'boards' } });
    const game = (winner: 'A' | 'B') => [12, 9].map((points) => ({ winner, points }));
    const rubber = (winner: 'A' | 'B'): Report => ({ boards: [...game(winner), ...game(winner)] });
    const result = played(iiitn, NATIONAL, [rubber('A'), rubber('B'), rubber('B')], opened()).result;
    expect(result).toMatchObject({ winner: 'b', boards: [4, 8], games: [2, 4], scores: [42, 84] });
  });

  it('is level where rubbers are, or goes by points where somebody has to win', () => {
    const pair: TieFormat = { ...NATIONAL, rubbers: ['singles', 'singles'] };
    const both = { ...newTie(pair), lineUps: { a: up('x', [1], [2]), b: up('y', [1], [2]) } };
    const reports = [score(25, 3), score(20, 25)];
    expect(played(termsOf(pair), pair, reports, both).result).toMatchObject({
      winner: 'draw',
      rubbers: [1, 1],
    });
    const knockout = termsOf(pair, { drawsAllowed: false });
    expect(played(knockout, pair, reports, both).result).toMatchObject({ winner: 'a', rubbers: [1, 1] });
    expect(played(knockout, pair, [score(25, 3), score(3, 25)], both).result).toBeNull();
    const byGames = termsOf(pair, {
      drawsAllowed: false,
      rules: { ...rulesOf(pair, 'icf-classic'), counted: 'games' },
    });
    const close: Report[] = [
      {
        games: [
          [25, 0],
          [25, 0],
        ],
      },
      {
        games: [
          [24, 25],
          [25, 0],
          [0, 25],
        ],
      },
    ];
    expect(played(byGames, pair, close, both).result).toMatchObject({ winner: 'a', games: [3, 2] });
  });

  it('is provisional while a protest about a rubber is open', () => {
    const protested: Report = { ...score(25, 8), protest: true };
    const all = [score(25, 3), protested, score(4, 25)];
    expect(played(terms, NATIONAL, all, opened()).result?.provisional).toBe(true);
  });

  it('is corrected rubber by rubber', () => {
    const all = played(terms, NATIONAL, [score(25, 3), score(25, 8), score(4, 25)], opened());
    const again = { rubber: 1, report: score(3, 25), corrects: false };
    expect(faultOf(reportRubber(terms, NATIONAL, all.tie, again))).toEqual({ why: 'rubber-over', rubber: 1 });
    const corrected = reportRubber(terms, NATIONAL, all.tie, { ...again, corrects: true });
    expect(corrected).toMatchObject({ result: { winner: 'b', rubbers: [1, 2], scores: [32, 58] } });
    expect(faultOf(reportRubber(terms, NATIONAL, opened(), { ...again, corrects: true }))).toEqual({
      why: 'rubber-open',
      rubber: 1,
    });
  });

  it('refuses a rubber that cannot be, and one before the line-ups are open', () => {
    const report = (rubber: number, given: Report, tie = opened()) =>
      faultOf(reportRubber(terms, NATIONAL, tie, { rubber, report: given, corrects: false }));
    expect(report(1, score(26, 0))).toMatchObject({ why: 'above-most', path: 'score[0]' });
    expect(report(4, score(25, 0))).toEqual({ why: 'no-such-rubber', rubber: 4, rubbers: 3 });
    expect(report(0, score(25, 0))).toMatchObject({ why: 'no-such-rubber' });
    expect(report(1, score(25, 0), newTie(NATIONAL))).toEqual({ why: 'line-ups-missing', sides: ['a', 'b'] });
    const begun = played(terms, NATIONAL, [score(25, 3)], opened()).tie;
    expect(
      faultOf(substitute(national, SQUADS.a, begun, { side: 'a', rubber: 1, out: 'x1', in: 'x5' })),
    ).toEqual({ why: 'rubber-over', rubber: 1 });
  });

  it('counts a rubber that was walked over as much as a rubber can bring', () => {
    const all = [score(25, 3), score(3, 25), { how: 'walked-over', winner: 'b' } as const];
    expect(played(terms, NATIONAL, all, opened()).result).toEqual({
      scores: [28, 53],
      rubbers: [1, 2],
      winner: 'b',
      how: 'played',
    });
  });
});

describe('a whole tie that was not played out', () => {
  const terms = termsOf(NATIONAL, { phantomScore: 60 });
  const resultOf = (reported: ReturnType<typeof endTie>) => {
    if ('refused' in reported) throw new Error(JSON.stringify(reported.refused));
    return reported.result;
  };

  it('is walked over at the phantom’s score, before anything of it is played', () => {
    expect(resultOf(endTie(terms, newTie(NATIONAL), { how: 'walked-over', winner: 'b' }))).toEqual({
      scores: [0, 60],
      rubbers: [0, 3],
      winner: 'b',
      how: 'walked-over',
    });
    expect(resultOf(endTie(terms, newTie(NATIONAL), { how: 'walked-over', winner: 'none' }))).toEqual({
      scores: [0, 0],
      rubbers: [0, 0],
      winner: 'none',
      how: 'walked-over',
    });
    const begun = played(terms, NATIONAL, [score(25, 3)], opened()).tie;
    expect(faultOf(endTie(terms, begun, { how: 'walked-over', winner: 'b' }))).toEqual({ why: 'tie-begun' });
  });

  it('is conceded: what was played counts, and the rest goes to who has it', () => {
    const begun = played(terms, NATIONAL, [score(25, 3)], opened()).tie;
    expect(resultOf(endTie(terms, begun, { how: 'conceded', winner: 'b', protest: true }))).toEqual({
      scores: [25, 53],
      rubbers: [1, 2],
      winner: 'b',
      how: 'conceded',
      provisional: true,
    });
    expect(resultOf(endTie(terms, begun, { how: 'abandoned', reason: 'rain' }))).toEqual({
      scores: [25, 3],
      rubbers: [1, 0],
      winner: 'none',
      how: 'abandoned',
    });
  });

  it('is otherwise reported rubber by rubber', () => {
    expect(faultOf(endTie(terms, opened(), score(2, 1)))).toEqual({ why: 'rubbers-wanted', rubbers: 3 });
    expect(faultOf(endTie(terms, opened(), {}))).toMatchObject({ why: 'rubbers-wanted' });
    expect(faultOf(endTie(terms, opened(), { how: 'awarded', winner: 'a' }))).toMatchObject({
      why: 'reason-missing',
      path: 'reason',
    });
  });
});
