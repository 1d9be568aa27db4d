import {
  ABSENT,
  ICF,
  layOut,
  makeRest,
  ON_BOARD,
  PIECES,
  POCKETS,
  playInto,
  simulate,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { randomBoard, randomFrom } from './boards.js';

describe('a layout played into a rest', () => {
  it('says the same as simulate, stroke after stroke in the same memory', () => {
    const random = randomFrom(12);
    const rest = makeRest();
    for (let n = 0; n < 200; n++) {
      const { men, stroke } = randomBoard(random);
      const outcome = simulate({ men }, stroke);
      playInto(layOut({ men }, ICF), stroke, rest);
      const found = PIECES.flatMap((id, piece) =>
        rest.where[piece] === ON_BOARD ? [{ id, x: rest.x[piece], y: rest.y[piece] }] : [],
      );
      expect(found).toEqual(outcome.rest);
      const fallen = Array.from(rest.order.subarray(0, rest.pocketed), (piece) => ({
        id: PIECES[piece],
        pocket: POCKETS[rest.where[piece] ?? ABSENT],
      }));
      expect(fallen).toEqual(outcome.pocketed.map(({ id, pocket }) => ({ id, pocket })));
      const first = outcome.contacts.find(({ a, b }) => a === 'striker' && !b.startsWith('cushion'))?.b;
      expect(rest.firstTouched === ABSENT ? undefined : PIECES[rest.firstTouched]).toBe(first);
      expect(rest.duration).toBe(outcome.duration);
      expect(rest.events).toBe(outcome.events);
    }
  });
});
