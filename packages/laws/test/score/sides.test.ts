import { describe, expect, it } from 'vitest';
import { type BookId, bookOf, formatOf, restBefore, type Stage } from '../../src/index.js';
import { ask } from '../support/ask.js';
import { testEach } from '../support/test-each.js';
import { GAME_A, GAME_B, LEVEL, type MatchInShort, nextOf } from './match-sheet.js';

interface Row {
  laws: string;
  name: string;
  play: string;
  change: boolean;
}

const icf: Row[] = [
  { laws: '', name: 'not before the first board', play: '', change: false },
  { laws: '[icf:60b]', name: 'not after the third board', play: 'A=1 B=1 A=1', change: false },
  { laws: '[icf:60b]', name: 'after the fourth board', play: 'A=1 B=1 A=1 B=1', change: true },
  { laws: '[icf:60b]', name: 'once: not after the fifth', play: 'A=1 B=1 A=1 B=1 A=1', change: false },
  { laws: '[icf:60b]', name: 'not at 12 points', play: 'A=12', change: false },
  {
    laws: '[icf:60b]',
    name: 'at 13 points of either side, where that is sooner',
    play: 'B=12 B=1',
    change: true,
  },
  { laws: '[icf:60b]', name: 'past 13 likewise', play: 'A=12 A=12', change: true },
  { laws: '[icf:60b]', name: 'the points of both sides are not added up', play: 'A=7 B=7', change: false },
  {
    laws: '[icf:60b]',
    name: 'at 13 once: not again with the next board',
    play: 'A=12 A=1 B=1',
    change: false,
  },
  {
    laws: '[icf:60b]',
    name: 'at 13 once: not again after the fourth',
    play: 'A=12 A=1 B=1 B=1',
    change: false,
  },
  {
    laws: '[icf:60b]',
    name: 'at 13 after the fourth board: changed already',
    play: 'A=1 B=1 A=1 B=1 A=11',
    change: false,
  },
  {
    laws: '[icf:60b]',
    name: 'not when the other side comes to 13 as well',
    play: 'A=12 A=1 B=12 B=1',
    change: false,
  },
  { laws: '', name: 'not for the extra board', play: LEVEL, change: false },
  { laws: '', name: 'not for a new game: 60a leaves that to the players', play: GAME_A, change: false },
  { laws: '[icf:60b]', name: 'in the second game again', play: `${GAME_A} A=1 B=1 A=1 B=1`, change: true },
  { laws: '[icf:60b]', name: 'in the third game again', play: `${GAME_A} ${GAME_B} B=12 B=1`, change: true },
];

const classic = (laws: string, stage: Stage, play: string, change: boolean, name: string) => ({
  laws,
  stage,
  play,
  change,
  name,
});
const ONE_ALL = `${GAME_A} ${GAME_B}`;
const FOUR = 'A=1 B=1 A=1 B=1';

const early = (['league', 'pre-quarter'] as const).flatMap((stage) => [
  classic('[icf-classic:33a]', stage, `${ONE_ALL} ${FOUR}`, true, 'third game, after the fourth board'),
  classic(
    '[icf-classic:33a]',
    stage,
    `${ONE_ALL} A=1 B=1 A=1`,
    false,
    'third game, not after the third board',
  ),
  classic('[icf-classic:33a]', stage, `${ONE_ALL} A=12 A=1`, true, 'third game, at 13 where that is sooner'),
  classic('[icf-classic:33a]', stage, `${ONE_ALL} A=12 A=1 B=1 B=1`, false, 'third game, once only'),
]);
const late = (['quarter', 'semi', 'final'] as const).flatMap((stage) => [
  classic('[icf-classic:33b]', stage, `${ONE_ALL} ${FOUR}`, false, 'third game, not after the fourth board'),
  classic('[icf-classic:33b]', stage, `${ONE_ALL} ${FOUR} A=11`, true, 'third game, at 13'),
  classic('[icf-classic:33b]', stage, `${ONE_ALL} ${FOUR} A=10`, false, 'third game, not at 12'),
  classic('[icf-classic:33b]', stage, `${ONE_ALL} ${FOUR} A=11 B=1`, false, 'third game, once only'),
]);
const ALL_STAGES: Stage[] = ['league', 'pre-quarter', 'quarter', 'semi', 'final'];

describe('change of sides', () => {
  testEach(
    icf,
    (row) => `${row.laws} icf: ${row.name}`,
    ({ play, change }) => {
      expect(nextOf({ play }).changeSides).toBe(change);
      expect(nextOf({ rulebook: 'icf-short', play }).changeSides).toBe(change);
    },
  );

  testEach(
    [...early, ...late],
    (row) => `${row.laws} icf-classic, ${row.stage}: ${row.name}`,
    ({ stage, play, change }) => {
      expect(nextOf({ rulebook: 'icf-classic', stage, play }).changeSides).toBe(change);
    },
  );

  it.each(ALL_STAGES)(
    '[icf-classic:31] [icf-classic:32] %s: after each game, and not within the first two',
    (stage) => {
      for (const discipline of ['singles', 'doubles'] as const) {
        const match: MatchInShort = { rulebook: 'icf-classic', stage, discipline };
        expect(nextOf({ ...match, play: '' }).changeSides).toBe(false);
        expect(nextOf({ ...match, play: GAME_A }).changeSides).toBe(true);
        expect(nextOf({ ...match, play: ONE_ALL }).changeSides).toBe(true);
        for (const play of [FOUR, 'A=12 A=1', `${GAME_A} ${FOUR}`, `${GAME_A} B=12 B=1`])
          expect(nextOf({ ...match, play }).changeSides, play).toBe(false);
      }
    },
  );

  it('[iiitn:15] after each round, which is a game, and never within one', () => {
    const rulebook = 'iiitn';
    expect(nextOf({ rulebook, play: '' }).changeSides).toBe(false);
    expect(nextOf({ rulebook, play: GAME_A }).changeSides).toBe(true);
    expect(nextOf({ rulebook, play: ONE_ALL }).changeSides).toBe(true);
    for (const play of [FOUR, 'A=12 A=1', `${ONE_ALL} ${FOUR}`, `${ONE_ALL} A=12 A=1`])
      expect(nextOf({ rulebook, play }).changeSides, play).toBe(false);
  });

  it.each(['quarter', 'semi', 'final'] as const)('[icf:60b] starwood, %s: as the book is silent', (stage) => {
    const changes = (play: string) => nextOf({ rulebook: 'starwood', stage, play }).changeSides;
    for (const play of ['', 'A=12', 'A=7 B=7', 'A=1 B=1 A=1']) expect(changes(play), play).toBe(false);
    for (const play of ['A=12 A=1', 'B=12 B=1', FOUR]) expect(changes(play), play).toBe(true);
    expect(changes('A=12 A=1 B=1')).toBe(false);
    if (stage !== 'quarter') expect(changes(`${FOUR} A=1`)).toBe(false);
  });

  it('[icf:60b] starwood, league: two boards won end it before either reason comes', () => {
    for (const play of ['', 'A=12', 'A=12 B=12'])
      expect(nextOf({ rulebook: 'starwood', stage: 'league', play }).changeSides, play).toBe(false);
  });

  testEach(
    [
      { rulebook: 'icf', law: '60c' },
      { rulebook: 'icf-classic', law: '33c' },
    ] as const,
    (row) => `[${row.rulebook}:${row.law}] a change that was missed does not touch the board in play`,
    ({ rulebook, law }) => {
      const ruling = ask({ rulebook, call: { law, against: 'white' } });
      expect(ruling).toMatchObject({
        turn: 'continues',
        next: 'white',
        placing: [],
        result: null,
        laws: [law],
      });
    },
  );
});

describe('rest before a board', () => {
  const rows: { laws: string; rulebook: BookId; stage?: Stage; play: string; seconds: number }[] = [
    { laws: '', rulebook: 'icf', play: 'A=1', seconds: 0 },
    { laws: '', rulebook: 'icf', play: GAME_A, seconds: 0 },
    { laws: '[icf:61]', rulebook: 'icf', play: FOUR, seconds: 120 },
    { laws: '[icf:138]', rulebook: 'icf', play: ONE_ALL, seconds: 600 },
    { laws: '[icf:61]', rulebook: 'icf', play: `${ONE_ALL} ${FOUR}`, seconds: 120 },
    { laws: '', rulebook: 'icf', play: `${ONE_ALL} A=1`, seconds: 0 },
    { laws: '[icf-classic:34]', rulebook: 'icf-classic', play: GAME_A, seconds: 120 },
    { laws: '[icf:138]', rulebook: 'icf-classic', play: ONE_ALL, seconds: 600 },
    { laws: '[icf-classic:34]', rulebook: 'icf-classic', play: `${ONE_ALL} ${FOUR}`, seconds: 120 },
    { laws: '[icf:138]', rulebook: 'iiitn', play: ONE_ALL, seconds: 600 },
    { laws: '[icf:61]', rulebook: 'iiitn', play: GAME_A, seconds: 120 },
    { laws: '', rulebook: 'starwood', stage: 'final', play: '', seconds: 0 },
    { laws: '', rulebook: 'starwood', stage: 'final', play: 'A=1', seconds: 0 },
    { laws: '[icf:61]', rulebook: 'starwood', stage: 'final', play: FOUR, seconds: 120 },
  ];

  testEach(
    rows,
    (row) => `${row.laws} ${row.rulebook} after "${row.play}": ${row.seconds} s`,
    ({ rulebook, stage = 'league', play, seconds }) => {
      const book = bookOf(rulebook);
      const format = formatOf(book, stage);
      if (!format) throw new Error(`${rulebook} has no ${stage}`);
      expect(restBefore(book, format, nextOf({ rulebook, stage, play }))).toBe(seconds);
    },
  );

  it('knows no format for a stage the book does not play', () => {
    expect(formatOf(bookOf('starwood'), 'pre-quarter')).toBeUndefined();
  });
});
