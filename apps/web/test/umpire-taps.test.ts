import {
  type Board,
  type BookId,
  bookOf,
  books,
  impossibleStroke,
  other,
  usualBreaches,
} from '@opencarrom/laws';
import {
  type Act,
  decide,
  type MatchState,
  newHead,
  openMatch,
  refusalMessage,
  type Seen,
} from '@opencarrom/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySlip, fits, isEmpty, type Slip, slipOf } from '../src/umpire/slip.js';
import { keysFor, press, strokeTaps, type Tap, takesStroke, type UmpireDesk } from '../src/umpire/taps.js';

const NAMES = {
  singles: { A: ['Asha'], B: ['Bina'] },
  doubles: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] },
} as const;
const SEATS = {
  singles: { A1: 'S', B1: 'N' },
  doubles: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' },
} as const;

function did(match: MatchState, act: Act): MatchState {
  const decision = decide(match, { by: 'umpire', at: match.latest + 1000, act });
  if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
  return decision.state;
}

/** A wooden board just before its break, with "Play" called: A has white and is on turn. */
function atTheBreak(rulebook: BookId): MatchState {
  const discipline = bookOf(rulebook).rules.disciplines.is[0] ?? 'singles';
  const head = newHead({ rulebook, discipline, players: NAMES[discipline], source: 'observed' });
  const take = rulebook === 'iiitn' ? 'white' : 'break';
  const acts: readonly Act[] = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take },
    { type: 'sit', seats: SEATS[discipline] },
    { type: 'play' },
  ];
  return acts.reduce(did, openMatch(head));
}

interface Lie {
  readonly white: number;
  readonly black: number;
  readonly queen: 'on-board' | 'covered-by-white' | 'covered-by-black';
  readonly onTurn: 'A1' | 'B1';
}

const lying = (rulebook: BookId, { white, black, queen, onTurn }: Lie): MatchState =>
  did(atTheBreak(rulebook), {
    type: 'recount',
    white: { onBoard: white, owed: 0 },
    black: { onBoard: black, owed: 0 },
    queen,
    onTurn,
    reason: 'counted',
  });

const aLie: fc.Arbitrary<Lie> = fc.record({
  white: fc.integer({ min: 1, max: 9 }),
  black: fc.integer({ min: 1, max: 9 }),
  queen: fc.constantFrom('on-board', 'covered-by-white', 'covered-by-black'),
  onTurn: fc.constantFrom('A1', 'B1'),
});

const tableOf = ({ match }: UmpireDesk): Board => {
  if (!match.board) throw new Error('no board is being played');
  return match.board.table;
};

/** Everything the umpire can touch now: the stroke's keys, and the book's usual breaches beside them. */
const offered = (desk: UmpireDesk): readonly Tap[] => [
  ...strokeTaps(desk),
  ...usualBreaches(bookOf(desk.match.head.rulebook)).map(
    ({ citation: law }) => ({ on: 'improper', law }) as const,
  ),
];

/** The fewest taps that have each stroke ruled, by the words of the match: all ways of at most so many are gone. */
function fewestTaps(match: MatchState, most: number): ReadonlyMap<string, number> {
  const fewest = new Map<string, number>();
  let slips = new Map<string, Slip>([['', emptySlip]]);
  for (let taps = 1; taps <= most; taps++) {
    const next = new Map<string, Slip>();
    for (const slip of slips.values())
      for (const tap of offered({ match, slip })) {
        const tapped = press({ match, slip }, tap);
        const act = tapped.deed?.act;
        if (act?.type !== 'observe') next.set(JSON.stringify(tapped.slip), tapped.slip);
        else if (!fewest.has(nameOf(act.seen))) fewest.set(nameOf(act.seen), taps);
      }
    slips = next;
  }
  return fewest;
}

const nameOf = ({ pocketed = {}, overboard, breach, touched }: Seen): string =>
  JSON.stringify([
    pocketed.white ?? 0,
    pocketed.black ?? 0,
    pocketed.queen ?? false,
    pocketed.striker ?? false,
    overboard ?? null,
    breach ?? null,
    touched ?? true,
  ]);

const MANY = [0, 1, 2, 3] as const;
const EITHER = [false, true] as const;

describe('no stroke needs more than four taps', () => {
  for (const { id } of books)
    it(`by ${id}: up to three of each, queen and striker, proper or by a usual breach`, () => {
      const match = lying(id, { white: 9, black: 9, queen: 'on-board', onTurn: 'A1' });
      const fewest = fewestTaps(match, 4);
      const breaches = usualBreaches(bookOf(id)).map(({ citation }) => citation);
      const tooMany: Seen[] = [];
      for (const white of MANY)
        for (const black of MANY)
          for (const queen of EITHER)
            for (const striker of EITHER)
              for (const breach of [undefined, ...breaches]) {
                const seen: Seen = {
                  pocketed: { white, black, queen, striker },
                  ...(breach ? { breach } : {}),
                };
                if (!fewest.has(nameOf(seen))) tooMany.push(seen);
              }
      expect(tooMany).toEqual([]);
    });

  it('the commonest are one: nothing fell, one own fell, and a break that touched nothing', () => {
    const fewest = fewestTaps(atTheBreak('icf'), 1);
    expect([...fewest.keys()]).toEqual(
      expect.arrayContaining([nameOf({}), nameOf({ pocketed: { white: 1 } }), nameOf({ touched: false })]),
    );
  });

  it("one piece of any kind over the board's edge takes three", () => {
    const fewest = fewestTaps(lying('icf', { white: 5, black: 5, queen: 'on-board', onTurn: 'B1' }), 3);
    for (const overboard of [{ black: 1 }, { white: 1 }, { queen: true }, { striker: true }])
      expect(fewest.get(nameOf({ overboard }))).toBe(3);
  });
});

describe('what cannot be cannot be tapped', () => {
  const someTaps = fc.array(fc.nat(), { maxLength: 12 });

  /** Follows taps chosen among those on offer, and gives back what was ruled, with the desk it was ruled on. */
  const follow = (match: MatchState, choices: readonly number[]) => {
    let slip = emptySlip;
    for (const choice of choices) {
      const desk = { match, slip };
      const taps = offered(desk);
      const tap = taps[choice % taps.length] as Tap;
      const { slip: after, deed } = press(desk, tap);
      if (deed) return { desk, deed, after };
      slip = after;
    }
    return { desk: { match, slip }, deed: null, after: slip };
  };

  it('whatever is tapped in whatever order, the match accepts it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...books), aLie, someTaps, ({ id }, lie, choices) => {
        const match = lying(id, lie);
        const { deed, after, desk } = follow(match, choices);
        expect(fits(tableOf(desk), after)).toBe(true);
        if (deed) {
          expect(after).toEqual(emptySlip);
          did(match, deed.act);
        }
      }),
    );
  });

  it('before the break nothing falls without having been touched', () => {
    fc.assert(
      fc.property(someTaps, (choices) => {
        const match = atTheBreak('icf');
        const { deed } = follow(match, choices);
        if (deed) did(match, deed.act);
      }),
    );
  });

  it('keys stand for no more men than lie there, whichever way they went', () => {
    fc.assert(
      fc.property(aLie, someTaps, (lie, choices) => {
        const { desk } = follow(lying('icf', lie), choices);
        const table = tableOf(desk);
        const elsewhere = desk.slip[desk.slip.where === 'pocketed' ? 'overboard' : 'pocketed'];
        for (const tap of strokeTaps(desk)) {
          if (tap.on === 'own')
            expect(tap.count + elsewhere.own).toBeLessThanOrEqual(table[table.turn].onBoard);
          if (tap.on === 'theirs')
            expect(tap.count + elsewhere.theirs).toBeLessThanOrEqual(table[other(table.turn)].onBoard);
          if (tap.on === 'queen') expect(table.queen).toBe('on-board');
        }
      }),
    );
  });

  it('a queen that is down, or noted the other way already, has no key', () => {
    const down = lying('icf', { white: 5, black: 5, queen: 'covered-by-white', onTurn: 'A1' });
    expect(strokeTaps({ match: down, slip: emptySlip })).not.toContainEqual({ on: 'queen' });
    const match = lying('icf', { white: 5, black: 5, queen: 'on-board', onTurn: 'A1' });
    const gone = press({ match, slip: emptySlip }, { on: 'queen' }).slip;
    const turned = press({ match, slip: gone }, { on: 'where', where: 'overboard' }).slip;
    expect(strokeTaps({ match, slip: turned })).not.toContainEqual({ on: 'queen' });
  });

  it('no stroke is taken while the toss is still to come', () => {
    const match = openMatch(newHead({ players: NAMES.singles, source: 'observed' }));
    expect(takesStroke({ match, slip: emptySlip })).toBe(false);
    expect(strokeTaps({ match, slip: emptySlip })).toEqual([]);
  });

  it('a fourth man and more have a key once three are noted', () => {
    expect(keysFor(9, 0)).toEqual([1, 2, 3]);
    expect(keysFor(9, 3)).toEqual([1, 2, 3, 4]);
    expect(keysFor(9, 5)).toEqual([1, 2, 3, 5, 6]);
    expect(keysFor(2, 0)).toEqual([1, 2]);
  });
});

describe('a tap is taken off by the same tap', () => {
  it('each piece, and queen and striker together', () => {
    const match = lying('icf', { white: 5, black: 5, queen: 'on-board', onTurn: 'A1' });
    const pieces = strokeTaps({ match, slip: emptySlip }).filter(({ on }) =>
      ['own', 'theirs', 'queen', 'striker', 'queen-and-striker'].includes(on),
    );
    expect(pieces).toHaveLength(9);
    for (const tap of pieces) {
      const once = press({ match, slip: emptySlip }, tap).slip;
      expect(isEmpty(once)).toBe(false);
      expect(press({ match, slip: once }, tap).slip).toEqual(emptySlip);
    }
  });

  it('another count of the same men replaces the first', () => {
    const match = lying('icf', { white: 5, black: 5, queen: 'on-board', onTurn: 'A1' });
    const two = press({ match, slip: emptySlip }, { on: 'own', count: 2 }).slip;
    expect(press({ match, slip: two }, { on: 'own', count: 3 }).slip.pocketed.own).toBe(3);
  });
});

describe('a stroke that was entered', () => {
  it('is read back as the slip it came of', () => {
    fc.assert(
      fc.property(aLie, fc.array(fc.nat(), { maxLength: 8 }), (lie, choices) => {
        const match = lying('icf', lie);
        const { turn } = tableOf({ match, slip: emptySlip });
        let slip = emptySlip;
        for (const choice of choices) {
          const taps = strokeTaps({ match, slip }).filter(
            ({ on }) => !['nothing', 'one-own', 'rule'].includes(on),
          );
          slip = press({ match, slip }, taps[choice % taps.length] as Tap).slip;
        }
        const act = press({ match, slip }, { on: 'rule' }).deed?.act;
        if (act?.type !== 'observe') throw new Error('nothing was ruled');
        expect(slipOf(act.seen, turn)).toEqual({ ...slip, where: 'pocketed' });
      }),
    );
  });

  it('with more men than lie there is refused by name', () => {
    const match = lying('icf', { white: 2, black: 2, queen: 'on-board', onTurn: 'A1' });
    const act: Act = { type: 'observe', seen: { pocketed: { white: 3 } } };
    expect(decide(match, { by: 'umpire', at: match.latest, act })).toMatchObject({
      refusal: {
        code: 'impossible-facts',
        about: { detail: expect.stringMatching(/3 white coins fell, 2 were/) },
      },
    });
    const facts = { proper: true, touched: true, claimed: true };
    const none = { white: 0, black: 0, queen: false, striker: false };
    const twice = { ...none, queen: true };
    const board = tableOf({ match, slip: emptySlip });
    expect(impossibleStroke(board, { ...facts, pocketed: twice, overboard: twice })).not.toBeNull();
  });
});
