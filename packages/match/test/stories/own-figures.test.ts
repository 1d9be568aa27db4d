import { achieved, type FinishedRecord, NO_FIGURES, NO_OWN, ownFigures } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { potsIn } from '../../src/views/pot-ways.js';
import { SEEN_POCKETS, seenPocket } from '../../src/views/seen-pocket.js';
import { simulated, wooden } from '../support/hall.js';
import { aside, fromSouth, POCKETS, towards } from '../support/spots.js';

const { farRight } = POCKETS;

describe('what somebody did, told closely', () => {
  it('has the pocket as the player saw it, and how far off the man lay', () => {
    const from = fromSouth(0.1);
    const w1 = [(from.x + farRight.x) / 2, (from.y + farRight.y) / 2] as const;
    const hall = simulated()
      .begins()
      .withMenAt({ w1, ...aside('w8', 'w9', 'b8', 'b9') });
    const lying = hall.state;
    hall.strikes('A1', towards(from, farRight));
    const struck = hall.log.find((event) => event.type === 'done' && event.act.type === 'strike');
    if (struck?.type !== 'done' || !lying.board) throw new Error('no stroke was made');
    const [pot] = potsIn({ ...lying, board: lying.board }, struck);
    expect(pot).toMatchObject({ way: 'straight', man: { id: 'w1', pocket: 'far-right' } });
    expect(pot?.man?.distance).toBeCloseTo(Math.hypot(farRight.x - w1[0], farRight.y - w1[1]));
  });

  it('says nothing of where men fell that nobody knows it of', () => {
    const { state, log } = wooden().begins().sees({ own: 2 });
    const { A1 } = ownFigures({ head: state.head, events: log });
    expect(A1?.figures.pots.break).toBe(2);
    expect(Object.values(A1?.pockets ?? {}).every((count) => count === 0)).toBe(true);
  });

  it.each([
    ['S', 'far-right'],
    ['N', 'near-left'],
    ['E', 'near-right'],
    ['W', 'far-left'],
  ] as const)('the same pocket from seat %s', (seat, seen) => {
    expect(seenPocket(seat, 'NE')).toBe(seen);
    const all = (['NE', 'NW', 'SE', 'SW'] as const).map((pocket) => seenPocket(seat, pocket));
    expect([...all].sort()).toEqual([...SEEN_POCKETS].sort());
  });
});

const record = (
  id: string,
  more: Partial<FinishedRecord> & { readonly did?: object } = {},
): FinishedRecord => ({
  ...{ id, isWon: false, level: null },
  ...more,
  own: { ...NO_OWN, figures: { ...NO_FIGURES, strokes: 10, ...more.did } },
});

describe('what is worth remembering', () => {
  it('stands with the first match that shows it', () => {
    const records = [
      record('a', { did: { dues: 1 } }),
      record('b', { isWon: true, level: 5, did: { dues: 1, queens: 1 } }),
      record('c', { isWon: true, level: 10, did: { bestTurn: 6 } }),
      record('d', { isWon: true, level: 10, did: { bestTurn: 9, queens: 1 } }),
    ];
    expect(achieved(records)).toEqual([
      { name: 'won', record: 'b' },
      { name: 'queen', record: 'b' },
      { name: 'five', record: 'c' },
      { name: 'clean', record: 'c' },
      { name: 'level-5', record: 'b' },
      { name: 'level-10', record: 'c' },
    ]);
    expect(achieved([])).toEqual([]);
  });

  it('adds up over matches: ways, and men', () => {
    const pots = (more: object) => ({ pots: { ...NO_FIGURES.pots, ...more } });
    const first = record('a', { did: pots({ straight: 60, cut: 30, bank: 1, rebound: 1 }) });
    const second = record('b', { did: pots({ 'double-rebound': 1, combination: 6, cannon: 2 }) });
    expect(achieved([first]).map(({ name }) => name)).toEqual([]);
    expect(achieved([first, second])).toEqual([
      { name: 'every-way', record: 'b' },
      { name: 'hundred', record: 'b' },
    ]);
  });
});
