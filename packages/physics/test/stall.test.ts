import { ICF, type ManId, momentAt, readSimulation, simulate, withParts } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './boards.js';

const IDS: readonly ManId[] = ['w1', 'w2', 'w3', 'w4', 'w5', 'b1', 'b2', 'queen'];
const AT_CUSHION = ICF.surface / 2 - ICF.man.diameter / 2;
const REACH = (ICF.man.diameter + ICF.striker.diameter) / 2;

function shuffled(random: () => number): ManId[] {
  return IDS.map((id) => ({ id, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id);
}

/** A row of touching men frozen to the north cushion, and a striker that leans on one of them. */
function rowAndSlowStriker(random: () => number) {
  const ids = shuffled(random).slice(0, 3 + Math.floor(random() * 3));
  const left = -0.1 + random() * 0.1;
  const men = ids.map((id, n) => ({ id, x: left + n * ICF.man.diameter, y: AT_CUSHION }));
  const against = men[Math.floor(random() * men.length)] ?? { x: 0 };
  const angle = Math.PI * (1 + random());
  const speed = 1e-5 + random() * 1.2e-3;
  const x = against.x + Math.cos(angle) * (REACH + 1e-9);
  const y = AT_CUSHION + Math.sin(angle) * (REACH + 1e-9);
  return { men, striker: { x, y, vx: -Math.cos(angle) * speed, vy: -Math.sin(angle) * speed } };
}

describe('a slow striker against a row on the cushion', () => {
  it('comes to rest, whichever man stands where', () => {
    const random = randomFrom(7);
    let played = 0;
    for (let n = 0; n < 3_000; n++) {
      const read = readSimulation(rowAndSlowStriker(random));
      if ('error' in read) continue;
      const { position, stroke, equipment } = read.ok;
      const { rest, pocketed } = simulate(position, stroke, equipment);
      expect(rest.length + pocketed.length).toBe(position.men.length + 1);
      played++;
    }
    expect(played).toBeGreaterThan(1_000);
  });

  it('comes to rest after an ordinary stroke that ends there', () => {
    const y = 0.35409999999999997;
    const men = [
      { id: 'w8', x: 0.025003890309018978, y },
      { id: 'w6', x: 0.05680389030901898, y },
      { id: 'w9', x: 0.08860389030901898, y },
    ] as const;
    const stroke = {
      x: -0.08819393239512224,
      y: 0.27389057503887304,
      vx: 0.4124926955384565,
      vy: 0.20315232434684935,
      spin: 0,
    };
    expect(simulate({ men }, stroke).rest).toHaveLength(4);
  });
});

describe('a disc stopped dead', () => {
  it('is shown at rest ever after', () => {
    const dead = withParts(ICF, {
      physics: { restitution: { men: 1, striker: 1, cushion: 0 }, contactFriction: { disc: 0, cushion: 0 } },
    });
    const { trace } = simulate({ men: [] }, { x: 0, y: 0, vx: 0, vy: 2, spin: 0 }, dead, { trace: true });
    expect(trace && momentAt(trace, 5)).toMatchObject([{ id: 'striker', vx: 0, vy: 0 }]);
  });
});
