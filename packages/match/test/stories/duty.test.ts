import { books } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  type Duty,
  type DutyKind,
  decide,
  dutyOf,
  guard,
  type MatchState,
  makeDice,
  openMatch,
  phaseOf,
  playersOf,
  standIn,
} from '../../src/index.js';
import { type Hall, headOf, wooden } from '../support/hall.js';

const SHORT = { rulebook: 'icf-short' } as const;
const PAIRS = { rulebook: 'icf-short', discipline: 'doubles' } as const;
const foul = { breach: '5a' };
const lastMan = (setting: object) =>
  wooden(setting).begins().counted({ white: 1, black: 4 }, 'on-board', 'A1');
const demandable = () => lastMan(SHORT).sees({ own: 1, striker: true, ...foul });
const fined = () =>
  wooden({ rulebook: 'starwood' })
    .begins()
    .sees({ own: 2 })
    .sees({ own: 1, striker: true })
    .does('B1', { type: 'claim' });
const level = () => {
  const hall = wooden().seated();
  for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
  return hall;
};

/** What is told, the phase it is told of, and whose duty it then is; after a slash, who may claim. */
const TABLE: readonly (readonly [string, () => Hall, string, string])[] = [
  ['nothing yet', () => wooden(), 'toss', 'toss by umpire'],
  ['the toss', () => wooden().toss('B'), 'choice', 'choose by B1'],
  ['the toss, in doubles', () => wooden(PAIRS).toss('B'), 'choice', 'choose by B1 B2'],
  ['A took the break', () => wooden().toss('A').choose('break'), 'seating', 'sit by B1'],
  ['A left the break', () => wooden().toss('A').choose('side'), 'seating', 'sit by A1'],
  ['all sit', () => wooden().seated(), 'before-play', 'play by umpire'],
  ['an extra board is due', level, 'extra-toss', 'toss by umpire'],
  ['"Play"', () => wooden().begins(), 'stroke', 'strike by A1'],
  ['an appeal', () => wooden().begins().does('B1', { type: 'appeal' }), 'stopped', 'play by umpire'],
  ['a due', () => wooden().begins().sees({ own: 1 }).sees({ striker: true }), 'placing', 'place by B1'],
  [
    'a foul nobody claimed yet',
    () => wooden(SHORT).begins().sees({ own: 1 }).sees(foul),
    'stroke',
    'strike by B1 / B1',
  ],
  [
    'the same in doubles',
    () =>
      wooden(PAIRS)
        .begins()
        .sees({ own: 1 })
        .sees({ own: 1, ...foul }),
    'stroke',
    'strike by A1 / B1 B2',
  ],
  [
    'a foul not claimed, and an appeal',
    () => wooden(SHORT).begins().sees({ own: 1 }).sees(foul).does('B1', { type: 'appeal' }),
    'stopped',
    'play by umpire',
  ],
  ['a double fine', fined, 'fine', 'fine by A1'],
  [
    'the board lost for the queen’s sake',
    () => lastMan({}).sees({ own: 1, breach: '33' }),
    'closing',
    'demand by B1',
  ],
  [
    'the same in doubles',
    () => lastMan({ discipline: 'doubles' }).sees({ own: 1, breach: '33' }),
    'closing',
    'demand by B1 B2',
  ],
  [
    'the board won by a foul nobody claimed yet',
    () =>
      wooden(SHORT)
        .begins()
        .counted({ white: 1, black: 4 }, 'covered-by-white', 'A1')
        .sees({ own: 1, ...foul }),
    'closing',
    'close by umpire / B1',
  ],
  ['points to be demanded, and a foul nobody claimed yet', demandable, 'closing', 'demand by B1 / B1'],
  [
    'the points demanded, and the foul still not claimed',
    () => demandable().does('B1', { type: 'demand', points: 1 }),
    'closing',
    'close by umpire / B1',
  ],
  [
    'the match given up',
    () => wooden().begins().does('A1', { type: 'concede', what: 'match' }),
    'over',
    'nobody',
  ],
];

const inWords = (duty: Duty | null): string =>
  duty === null
    ? 'nobody'
    : `${duty.kind} by ${duty.by.join(' ')}${duty.claimants.length > 0 ? ` / ${duty.claimants.join(' ')}` : ''}`;

describe('who has to act next', () => {
  it.each(TABLE)('%s', (_, tell, phase, duty) => {
    const { state } = tell();
    expect(phaseOf(state)).toBe(phase);
    expect(inWords(dutyOf(state))).toBe(duty);
  });
});

/** The act that does a duty, as the guard knows it. */
const isLetPass = (state: MatchState, by: Actor, kind: DutyKind | 'claim'): boolean =>
  guard(state, by, kind) === null;

/** Whose duty it is may do it, and of the other players nobody may; likewise with a claim. */
function expectGuarded(state: MatchState, { kind, by, claimants }: Duty): void {
  const players = playersOf(state.head.discipline);
  const wanted = by.includes('umpire') ? [] : by;
  expect(players.filter((player) => isLetPass(state, player, kind))).toEqual(wanted);
  expect(by.every((actor) => isLetPass(state, actor, kind))).toBe(true);
  expect(players.filter((player) => isLetPass(state, player, 'claim'))).toEqual(claimants);
}

describe.each(books.map((book) => [book.id, book] as const))('in a match by %s', (rulebook, book) => {
  it.each(book.rules.disciplines.is)('%s: nobody else is let pass', (discipline) => {
    const seen = new Set<DutyKind | 'claim'>();
    const dice = makeDice(1);
    let state = openMatch(headOf({ rulebook, discipline, length: 'board' }));
    for (let duty = dutyOf(state); duty; duty = dutyOf(state)) {
      seen.add(duty.kind);
      expectGuarded(state, duty);
      const command = standIn(state, dice);
      const decision = command && decide(state, command);
      if (!decision || 'refusal' in decision) throw new Error(`${duty.kind} was not done`);
      state = decision.state;
    }
    expect(phaseOf(state)).toBe('over');
    expect([...seen]).toEqual(expect.arrayContaining(['toss', 'choose', 'sit', 'play', 'strike', 'place']));
  });
});
