import {
  answerSimulation,
  type FaultCode,
  ICF,
  readSimulation,
  type Simulation,
  StrokeError,
  simulate,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';

const striker = { x: 0, y: -0.2526, vx: 0.2, vy: 3.1, spin: 0 };
const men = [
  { id: 'queen', x: 0, y: 0 },
  { id: 'w1', x: 0.1, y: 0.05 },
];

function read(json: unknown): Simulation {
  const result = readSimulation(json);
  if ('error' in result) throw new Error(result.error.message);
  return result.ok;
}

describe('a simulation in JSON', () => {
  it('has defaults for all but the striker', () => {
    const simulation = read({ striker: { x: 0, y: -0.2, vx: 0, vy: 1 } });
    expect(simulation.equipment).toEqual(ICF);
    expect(simulation.position.men).toEqual([]);
    expect(simulation.stroke.spin).toBe(0);
    expect(simulation.trace).toBe(false);
  });

  it('changes the parts of the equipment it names', () => {
    const { equipment } = read({
      equipment: { man: { mass: 0.005 } },
      physics: { friction: 0.12, restitution: { cushion: 0.7 } },
      striker,
    });
    expect(equipment.man).toEqual({ diameter: 0.0318, mass: 0.005 });
    expect(equipment.physics.friction).toBe(0.12);
    expect(equipment.physics.restitution).toEqual({ men: 0.9, striker: 0.9, cushion: 0.7 });
    expect(equipment.surface).toBe(0.74);
  });

  it('is answered in the words of the contract, its id echoed', () => {
    const answer = answerSimulation(read({ id: 7, equipment: 'icf', men, striker, trace: true }));
    expect(Object.keys(answer)).toEqual([
      'id',
      'rest',
      'pocketed',
      'contacts',
      'duration',
      'events',
      'hash',
      'trace',
    ]);
    expect(answer.id).toBe(7);
    expect(answer.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });
});

const refused: [string, unknown, FaultCode, string][] = [
  ['no object', 3, 'wrong-type', ''],
  ['an unknown field', { striker, colour: 1 }, 'unknown-field', 'colour'],
  ['an unknown field of the striker', { striker: { ...striker, z: 0 } }, 'unknown-field', 'striker.z'],
  [
    'an unknown field of a man',
    { men: [{ id: 'w1', x: 0, y: 0, r: 1 }], striker },
    'unknown-field',
    'men[0].r',
  ],
  ['an unknown coefficient', { physics: { mu: 1 }, striker }, 'unknown-field', 'physics.mu'],
  ['no striker', { men }, 'missing', 'striker'],
  ['a striker without speed', { striker: { x: 0, y: 0, vx: 1 } }, 'missing', 'striker.vy'],
  ['a man without a name', { men: [{ x: 0, y: 0 }], striker }, 'missing', 'men[0].id'],
  ['a name that is no string', { men: [{ id: 1, x: 0, y: 0 }], striker }, 'wrong-type', 'men[0].id'],
  ['men that are no list', { men: {}, striker }, 'wrong-type', 'men'],
  ['a place that is no number', { men: [{ id: 'w1', x: '0', y: 0 }], striker }, 'wrong-type', 'men[0].x'],
  ['a trace that is no boolean', { striker, trace: 1 }, 'wrong-type', 'trace'],
  [
    'an infinite speed',
    { striker: { ...striker, vx: Number.POSITIVE_INFINITY } },
    'not-finite',
    'striker.vx',
  ],
  [
    'a place that is not a number',
    { men: [{ id: 'w1', x: Number.NaN, y: 0 }], striker },
    'not-finite',
    'men[0].x',
  ],
  ['an absurd speed', { striker: { ...striker, vy: 1000 } }, 'too-fast', 'striker'],
  ['an absurd spin', { striker: { ...striker, spin: -1e5 } }, 'too-fast', 'striker.spin'],
  ['unknown equipment', { equipment: 'moon', striker }, 'unknown-equipment', 'equipment'],
  ['an inherited name as equipment', { equipment: 'toString', striker }, 'unknown-equipment', 'equipment'],
  ['a board without friction', { physics: { friction: 0 }, striker }, 'out-of-range', 'physics.friction'],
  [
    'a board as smooth as none',
    { physics: { friction: 0.006 }, striker },
    'out-of-range',
    'physics.friction',
  ],
  [
    'a small board that is too smooth for its size',
    { equipment: { surface: 0.3 }, physics: { friction: 0.02 }, striker: { ...striker, y: -0.1 } },
    'out-of-range',
    'physics.friction',
  ],
  [
    'a bounce that gains',
    { physics: { restitution: { men: 1.1 } }, striker },
    'out-of-range',
    'physics.restitution.men',
  ],
  ['a pocket too small', { equipment: { pocket: 0.03 }, striker }, 'out-of-range', 'equipment.pocket'],
  ['an unknown id', { men: [{ id: 'w10', x: 0, y: 0 }], striker }, 'unknown-id', 'men[0].id'],
  ['the striker among the men', { men: [{ id: 'striker', x: 0, y: 0 }], striker }, 'unknown-id', 'men[0].id'],
  ['a man twice', { men: [...men, { id: 'w1', x: -0.1, y: 0 }], striker }, 'double-id', 'men[2].id'],
  ['men that overlap', { men: [...men, { id: 'b1', x: 0.11, y: 0.05 }], striker }, 'overlap', 'men[2]'],
  ['a striker on a man', { men, striker: { ...striker, x: 0.02, y: 0 } }, 'overlap', 'striker'],
  ['a man over the edge', { men: [{ id: 'b1', x: 0.36, y: 0 }], striker }, 'outside', 'men[0]'],
  ['a striker outside', { men, striker: { ...striker, y: -0.36 } }, 'outside', 'striker'],
];

describe('refused, with a code and the path of the cause', () => {
  it.each(refused)('%s', (_, json, code, path) => {
    const result = readSimulation(json);
    expect(result).toMatchObject({ error: { code, path } });
    if ('error' in result) expect(result.error.message).not.toBe('');
  });

  it('by an error with a name, when simulate is called directly', () => {
    const overlapping = [
      { id: 'w1' as const, x: 0, y: 0 },
      { id: 'b1' as const, x: 0.01, y: 0 },
    ];
    expect(() => simulate({ men: overlapping }, striker)).toThrow(StrokeError);
    expect(() => simulate({ men: [] }, { ...striker, vx: Number.NaN })).toThrow(
      'striker.vx is not a finite number',
    );
  });
});
