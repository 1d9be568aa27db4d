import {
  faultInMen,
  ICF,
  openingRack,
  type PlacedMan,
  simulate,
  strikerStretches,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { dropsOf } from '../src/match/story/drops.js';
import { leaveToPractise } from '../src/match/to-practise.js';
import { mayHint, tableOfPractice } from '../src/practice/hint.js';
import { readPractice, takenUp, writePractice } from '../src/practice/kept.js';
import {
  freePlace,
  lastStroke,
  mayTakeBack,
  menToRepeat,
  nowOf,
  type Practice,
  type PracticeAction,
  practiceReducer,
  type Struck,
  spareIds,
  standFault,
  startPractice,
} from '../src/practice/practice.js';
import { MEN_OF, SETUPS } from '../src/practice/setups.js';
import { seenBy } from '../src/practice/told.js';

const TWO: readonly PlacedMan[] = [
  { id: 'w1', x: 0, y: 0 },
  { id: 'b1', x: 0.1, y: 0 },
];
const STRUCK: Struck = {
  seat: 'E',
  stroke: { x: 0.25, y: 0, vx: -2, vy: 0.1 },
  fell: [{ id: 'w1', pocket: 'NE' }],
  touched: true,
};
const AFTER: readonly PlacedMan[] = [{ id: 'b1', x: -0.2, y: 0.1 }];

const after = (state: Practice, ...actions: readonly PracticeAction[]): Practice =>
  actions.reduce(practiceReducer, state);
const strike: PracticeAction = { type: 'strike', struck: STRUCK, rest: AFTER };

describe('arranging', () => {
  it('moves a man where nothing lies, and nowhere else', () => {
    const start = startPractice(TWO);
    const moved = after(start, { type: 'move', id: 'w1', to: { x: 0.2, y: 0.2 } });
    expect(nowOf(moved).men[0]).toEqual({ id: 'w1', x: 0.2, y: 0.2 });
    expect(after(start, { type: 'move', id: 'w1', to: { x: 0.08, y: 0 } })).toBe(start);
    expect(after(start, { type: 'move', id: 'w1', to: { x: 0.36, y: 0 } })).toBe(start);
    expect(after(start, { type: 'move', id: 'w1', to: { x: 0.35, y: 0.35 } })).toBe(start);
    expect(after(start, { type: 'move', id: 'w1', to: { x: Number.NaN, y: 0 } })).toBe(start);
  });

  it('lets men touch', () => {
    const touching = { x: 0.1 - ICF.man.diameter, y: 0 };
    expect(standFault(TWO, 'w1', touching)).toBeNull();
  });

  it('takes back a movement by key in one step, however many keys it took', () => {
    const start = startPractice(TWO);
    const moved = after(
      start,
      { type: 'move', id: 'w1', to: { x: 0, y: 0.01 }, joined: true },
      { type: 'move', id: 'w1', to: { x: 0, y: 0.02 }, joined: true },
      { type: 'move', id: 'b1', to: { x: 0.1, y: 0.01 }, joined: true },
    );
    expect(moved.steps.length).toBe(3);
    expect(nowOf(after(moved, { type: 'take-back' }, { type: 'take-back' })).men).toEqual(TWO);
  });

  it('adds men until there are nine of a colour and one queen', () => {
    let state = startPractice([]);
    for (let n = 0; n < 12; n++)
      state = after(state, { type: 'add', kind: 'white' }, { type: 'add', kind: 'queen' });
    const { men } = nowOf(state);
    expect(men.length).toBe(10);
    expect(spareIds(men, 'white')).toEqual([]);
    expect(spareIds(men, 'black').length).toBe(9);
    for (const man of men) expect(standFault(men, man.id, man)).toBeNull();
  });

  it('finds a free place beside a whole rack', () => {
    const at = freePlace(openingRack(ICF));
    expect(at && standFault(openingRack(ICF), 'queen', at)).toBeNull();
  });

  it('removes, clears and lays; laying the same again is no step', () => {
    const start = startPractice(TWO);
    const state = after(start, { type: 'remove', id: 'w1' });
    expect(nowOf(state).men.map(({ id }) => id)).toEqual(['b1']);
    expect(after(start, { type: 'remove', id: 'w5' })).toBe(start);
    expect(nowOf(after(state, { type: 'lay', men: [] })).men).toEqual([]);
    expect(after(start, { type: 'lay', men: [...TWO].reverse() })).toBe(start);
  });
});

describe('striking', () => {
  it('goes on from where the men came to rest', () => {
    const state = after(startPractice(TWO), strike);
    expect(nowOf(state)).toEqual({ men: AFTER, struck: STRUCK, moved: null });
  });

  it('is taken back as often as something was done, to the seat it was made from', () => {
    let state = startPractice(TWO, 'E');
    for (let n = 0; n < 50; n++) state = after(state, strike, { type: 'lay', men: TWO });
    state = after(state, strike, { type: 'sit', seat: 'N' });
    state = after(state, { type: 'take-back' });
    expect(state.seat).toBe('E');
    while (mayTakeBack(state)) state = after(state, { type: 'take-back' });
    expect(nowOf(state).men).toEqual(TWO);
    expect(after(state, { type: 'take-back' })).toBe(state);
  });

  it('is tried again from the same men and the same seat, and that can be taken back too', () => {
    const struck = after(startPractice(TWO, 'E'), strike, { type: 'sit', seat: 'S' });
    const again = after(struck, { type: 'again' });
    expect(nowOf(again).men).toEqual(TWO);
    expect(again.seat).toBe('E');
    expect(nowOf(after(again, { type: 'take-back' })).struck).toEqual(STRUCK);
  });

  it('is repeated at the men it was made at, or at those laid since', () => {
    const start = startPractice(TWO, 'E');
    expect(menToRepeat(start)).toBeNull();
    const struck = after(start, strike);
    expect(menToRepeat(struck)).toEqual(TWO);
    const laid = after(struck, { type: 'lay', men: MEN_OF.cut });
    expect(menToRepeat(laid)).toEqual(MEN_OF.cut);
    expect(lastStroke(laid)?.struck).toEqual(STRUCK);
  });
});

describe('what is kept of practice', () => {
  const state = after(
    startPractice(TWO, 'E', 'black'),
    strike,
    { type: 'again' },
    { type: 'move', id: 'w1', to: { x: 0.2, y: 0.1 } },
  );

  it('is read as it was written', () => {
    expect(readPractice(writePractice(state))).toEqual(state);
  });

  it('keeps the newest where not all of it fits', () => {
    const read = readPractice(writePractice(state, 2));
    expect(read?.steps).toEqual(state.steps.slice(-2));
  });

  it('is nothing where it is damaged', () => {
    const text = writePractice(state);
    for (const damaged of [
      '',
      'null',
      text.slice(0, -1),
      text.replace('"E"', '"Q"'),
      text.replace('"version":1', '"version":2'),
      text.replace('"b1","x":0.1', '"b1","x":0.01'),
      text.replace('"id":"b1"', '"id":"striker"'),
      text.replace('"vx":-2', '"vx":"fast"'),
      text.replace('"pocket":"NE"', '"pocket":"top"'),
      text.replace(/"steps":.*$/, '"steps":[]}'),
    ])
      expect(readPractice(damaged), damaged.slice(0, 80)).toBeNull();
  });

  it('keeps boards that strokes really come to', () => {
    const { rest, pocketed } = simulate({ men: openingRack(ICF) }, { x: 0, y: -0.2526, vx: 0.1, vy: 5 }, ICF);
    const men = rest.filter((piece): piece is PlacedMan => piece.id !== 'striker');
    const struck: Struck = {
      seat: 'S',
      stroke: { x: 0, y: -0.2526, vx: 0.1, vy: 5 },
      fell: pocketed.map(({ id, pocket }) => ({ id, pocket })),
      touched: true,
    };
    const played = after(startPractice(openingRack(ICF)), { type: 'strike', struck, rest: men });
    expect(readPractice(writePractice(played))).toEqual(played);
  });
});

describe('a board left for practice', () => {
  it('is laid out for who was on turn, and once only', () => {
    leaveToPractise({ men: TWO, seat: 'W', side: 'black' });
    const taken = takenUp();
    expect(taken).toMatchObject({ seat: 'W', side: 'black' });
    expect(taken && nowOf(taken).men).toEqual(TWO);
    expect(takenUp()).toBeNull();
  });
});

describe('the set-ups', () => {
  it.each(SETUPS)('%s lies lawfully, with a place for the striker at every seat', (name) => {
    const men = MEN_OF[name];
    for (const man of men) expect(standFault(men, man.id, man)).toBeNull();
    for (const seat of ['N', 'E', 'S', 'W'] as const)
      expect(strikerStretches(ICF, seat, men).length).toBeGreaterThan(0);
  });
});

describe('men side by side', () => {
  it.each([0, 1e-9, 5e-8, 1e-6])(
    'nearer by %s m than touching lie so only where they can be played',
    (nearer) => {
      const beside = { id: 'b1', x: ICF.man.diameter - nearer, y: 0 } as const;
      const men: readonly PlacedMan[] = [{ id: 'w1', x: 0, y: 0 }];
      const isPlayed = faultInMen({ men: [...men, beside] }, ICF) === null;
      expect(standFault(men, 'b1', beside)).toBe(isPlayed ? null : 'overlap');
    },
  );
});

describe('what a stroke came to', () => {
  it('is told pocket by pocket, as the player sees them', () => {
    const fell = [
      { id: 'w1', pocket: 'NE' },
      { id: 'striker', pocket: 'SW' },
      { id: 'queen', pocket: 'NE' },
      { id: 'w2', pocket: 'NE' },
    ] as const;
    const none = { white: 0, black: 0, queen: false, striker: false };
    expect(dropsOf(fell, 'S')).toEqual([
      { corner: 'far-right', ...none, white: 2, queen: true },
      { corner: 'near-left', ...none, striker: true },
    ]);
    expect(dropsOf(fell, 'N')[0]?.corner).toBe('near-left');
    expect(dropsOf(fell, 'E')[0]?.corner).toBe('near-right');
    expect(dropsOf(fell, 'W')[0]?.corner).toBe('far-left');
  });

  it.each([
    ['S', 10, 20],
    ['N', -10, -20],
    ['E', 20, -10],
    ['W', -20, 10],
  ] as const)('places are told from the seat %s', (seat, right, ahead) => {
    expect(seenBy(seat, { x: 0.01, y: 0.02 })).toEqual({ right, ahead });
  });
});

describe('the table a hint is asked for', () => {
  it('has the men that lie there, and never a side without men', () => {
    const { board, men, seat } = tableOfPractice(startPractice(MEN_OF.straight, 'W'));
    expect(men).toEqual(MEN_OF.straight);
    expect(seat).toBe('W');
    expect(board.white.onBoard).toBe(1);
    expect(board.black.onBoard).toBe(1);
    expect(board.queen).toBe('covered-by-white');
  });

  it('is a break while all nineteen lie as racked, and no longer', () => {
    const broken = (men: readonly PlacedMan[]) => tableOfPractice(startPractice(men)).board.broken;
    expect(broken(MEN_OF.opening)).toBe(false);
    expect(broken(MEN_OF.opening.slice(1))).toBe(true);
    expect(broken(MEN_OF.opening.map((man) => (man.id === 'w1' ? { ...man, x: 0.3 } : man)))).toBe(true);
  });

  it('needs something to aim at', () => {
    expect(mayHint(startPractice([]))).toBe(false);
    expect(mayHint(startPractice(MEN_OF.straight, 'S', 'black'))).toBe(false);
    expect(mayHint(startPractice([{ id: 'queen', x: 0, y: 0 }], 'S', 'black'))).toBe(true);
  });
});
