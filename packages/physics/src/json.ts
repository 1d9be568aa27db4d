import { EQUIPMENT, type Equipment, ICF, withParts } from './board/equipment.js';
import type { ManId } from './board/pieces.js';
import {
  type Fault,
  type FaultCode,
  faultIn,
  GREATEST_SPEED,
  type PlacedMan,
  type Position,
  type Stroke,
} from './board/position.js';
import { type Outcome, simulate } from './simulate.js';

/** A stroke as it is asked for in JSON, read and checked. */
export interface Simulation {
  readonly id?: unknown;
  readonly position: Position;
  readonly stroke: Stroke;
  readonly equipment: Equipment;
  readonly trace: boolean;
}

export type Read<T> = { readonly ok: T } | { readonly error: Fault };

class FaultFound extends Error {
  readonly fault: Fault;

  constructor(code: FaultCode, path: string, message: string) {
    super(message);
    this.fault = { code, message, path };
  }
}

/** Reads the JSON value of a simulation; every refusal names the path of its cause. */
export function readSimulation(json: unknown): Read<Simulation> {
  try {
    return { ok: simulationOf(json) };
  } catch (refusal) {
    if (refusal instanceof FaultFound) return { error: refusal.fault };
    throw refusal;
  }
}

/** The answer to a simulation, as JSON. */
export function answerSimulation({
  id,
  position,
  stroke,
  equipment,
  trace,
}: Simulation): Record<string, unknown> {
  return {
    ...(id === undefined ? {} : { id }),
    ...makeOutcomeJson(simulate(position, stroke, equipment, { trace })),
  };
}

/** An outcome in the words of the contract. */
export function makeOutcomeJson(outcome: Outcome): Record<string, unknown> {
  const { rest, pocketed, contacts, duration, events, hash, trace } = outcome;
  return {
    rest,
    pocketed: pocketed.map(({ id, pocket, t }) => ({ id, pocket, t })),
    contacts: contacts.map(({ t, a, b }) => ({ t, a, b })),
    duration,
    events,
    hash,
    ...(trace ? { trace } : {}),
  };
}

function simulationOf(json: unknown): Simulation {
  const input = fields(json, '', ['id', 'equipment', 'men', 'striker', 'physics', 'trace']);
  const equipment = equipmentOf(input.equipment, input.physics);
  const position = {
    men: list(input.men === undefined ? [] : input.men, 'men').map((man, n) => manOf(man, `men[${n}]`)),
  };
  if (input.striker === undefined) throw new FaultFound('missing', 'striker', 'striker is missing');
  const stroke = strokeOf(input.striker);
  const trace = input.trace ?? false;
  if (typeof trace !== 'boolean') throw new FaultFound('wrong-type', 'trace', 'trace must be true or false');
  const fault = faultIn(position, stroke, equipment);
  if (fault) throw new FaultFound(fault.code, fault.path, fault.message);
  const base = { position, stroke, equipment, trace };
  return 'id' in input ? { id: input.id, ...base } : base;
}

function manOf(json: unknown, path: string): PlacedMan {
  const man = fields(json, path, ['id', 'x', 'y']);
  if (man.id === undefined) throw new FaultFound('missing', `${path}.id`, `${path}.id is missing`);
  if (typeof man.id !== 'string')
    throw new FaultFound('wrong-type', `${path}.id`, `${path}.id must be a string`);
  return { id: man.id as ManId, x: number(man.x, `${path}.x`), y: number(man.y, `${path}.y`) };
}

function strokeOf(json: unknown): Stroke {
  const stroke = fields(json, 'striker', ['x', 'y', 'vx', 'vy', 'spin']);
  return {
    x: number(stroke.x, 'striker.x'),
    y: number(stroke.y, 'striker.y'),
    vx: number(stroke.vx, 'striker.vx'),
    vy: number(stroke.vy, 'striker.vy'),
    spin: stroke.spin === undefined ? 0 : number(stroke.spin, 'striker.spin'),
  };
}

/** Least and greatest of every number of the equipment that may be changed. */
type Limits = { readonly [key: string]: readonly [number, number] | Limits };

const EQUIPMENT_LIMITS: Limits = {
  surface: [0.3, 2],
  pocket: [0.01, 0.2],
  man: { diameter: [0.005, 0.1], mass: [0.0005, 0.05] },
  striker: { diameter: [0.005, 0.1], mass: [0.0005, 0.05] },
};

const PHYSICS_LIMITS: Limits = {
  friction: [0.005, 2],
  gravity: [1, 30],
  restitution: { men: [0, 1], striker: [0, 1], cushion: [0, 1] },
  contactFriction: { disc: [0, 2], cushion: [0, 2] },
  mouth: { rejectSpeed: [0.1, 100], least: [0, 1] },
};

/** How often the fastest stroke may cross the board; a good board lets a full one cross it some four times. */
const MOST_RUNS = 3000;

function equipmentOf(equipment: unknown, physics: unknown): Equipment {
  const base = typeof equipment === 'string' ? profile(equipment) : ICF;
  const parts =
    equipment === undefined || typeof equipment === 'string'
      ? {}
      : within(equipment, 'equipment', EQUIPMENT_LIMITS);
  const coefficients = physics === undefined ? {} : within(physics, 'physics', PHYSICS_LIMITS);
  const whole = withParts(base, { ...parts, physics: coefficients });
  if (whole.pocket <= whole.man.diameter || whole.pocket <= whole.striker.diameter) {
    throw new FaultFound('out-of-range', 'equipment.pocket', 'a pocket must be wider than every disc');
  }
  const longestSlide =
    (GREATEST_SPEED * GREATEST_SPEED) / (2 * whole.physics.friction * whole.physics.gravity);
  if (longestSlide > MOST_RUNS * whole.surface) {
    const message = `the board is too smooth: the fastest stroke would cross it more than ${MOST_RUNS} times`;
    throw new FaultFound('out-of-range', 'physics.friction', message);
  }
  return whole;
}

function profile(name: string): Equipment {
  const equipment = Object.hasOwn(EQUIPMENT, name) ? EQUIPMENT[name] : undefined;
  if (equipment) return equipment;
  throw new FaultFound('unknown-equipment', 'equipment', `there is no equipment "${name}"`);
}

function within(json: unknown, path: string, limits: Limits): Record<string, unknown> {
  const values = fields(json, path, Object.keys(limits));
  const checked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const limit = limits[key] as readonly [number, number] | Limits;
    const here = `${path}.${key}`;
    checked[key] = Array.isArray(limit)
      ? between(value, here, limit as readonly [number, number])
      : within(value, here, limit as Limits);
  }
  return checked;
}

function between(json: unknown, path: string, [least, greatest]: readonly [number, number]): number {
  const value = number(json, path);
  if (value >= least && value <= greatest) return value;
  throw new FaultFound('out-of-range', path, `${path} must lie between ${least} and ${greatest}`);
}

function fields(json: unknown, path: string, known: readonly string[]): Record<string, unknown> {
  const where = path === '' ? 'the input' : path;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new FaultFound('wrong-type', path, `${where} must be an object`);
  }
  for (const key of Object.keys(json)) {
    if (known.includes(key)) continue;
    throw new FaultFound(
      'unknown-field',
      path === '' ? key : `${path}.${key}`,
      `${where} has no field "${key}"`,
    );
  }
  return json as Record<string, unknown>;
}

function list(json: unknown, path: string): unknown[] {
  if (Array.isArray(json)) return json;
  throw new FaultFound('wrong-type', path, `${path} must be a list`);
}

function number(json: unknown, path: string): number {
  if (json === undefined) throw new FaultFound('missing', path, `${path} is missing`);
  if (typeof json !== 'number') throw new FaultFound('wrong-type', path, `${path} must be a number`);
  if (!Number.isFinite(json)) throw new FaultFound('not-finite', path, `${path} is not a finite number`);
  return json;
}
