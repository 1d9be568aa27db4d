import { type Equipment, halfOf } from './equipment.js';
import { type ManId, pieceNumber, STRIKER } from './pieces.js';

/** The men on the board. The origin is the centre; x to the right, y away from the player at the south. */
export interface Position {
  readonly men: readonly PlacedMan[];
}

export interface PlacedMan {
  readonly id: ManId;
  readonly x: number;
  readonly y: number;
}

/** Where the striker stands and how it leaves the finger; spin in rad/s, counter-clockwise. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin?: number;
}

export type FaultCode =
  | 'unknown-field'
  | 'missing'
  | 'wrong-type'
  | 'not-finite'
  | 'out-of-range'
  | 'unknown-equipment'
  | 'unknown-id'
  | 'double-id'
  | 'outside'
  | 'overlap'
  | 'too-fast'
  | 'invalid-json';

/** Why a stroke cannot be simulated, and where in the input the cause lies. */
export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  readonly path: string;
}

export class StrokeError extends Error implements Fault {
  override readonly name = 'StrokeError';
  readonly code: FaultCode;
  readonly path: string;

  constructor(fault: Fault) {
    super(fault.message);
    this.code = fault.code;
    this.path = fault.path;
  }
}

/** No hand strikes faster: 20 m/s, for the centre and for the rim alike. */
export const GREATEST_SPEED = 20;
/** Coordinates written with nine decimals may overlap by this much; such discs count as touching. */
const ROUNDING = 2e-9;

/** The first thing wrong with a position and a stroke, or null. */
export function faultIn(position: Position, stroke: Stroke, equipment: Equipment): Fault | null {
  return faultInMen(position, equipment) ?? faultInStroke(stroke, position, equipment);
}

export function faultInMen(position: Position, equipment: Equipment): Fault | null {
  for (let index = 0; index < position.men.length; index++) {
    const fault = faultInMan(position.men, index, equipment);
    if (fault) return fault;
  }
  return null;
}

/** Of a man, and of it with those before it. Asked of every stroke, so that nothing is made unless it is at fault. */
function faultInMan(men: readonly PlacedMan[], index: number, equipment: Equipment): Fault | null {
  const man = men[index] as PlacedMan;
  const r = equipment.man.diameter / 2;
  const number = pieceNumber(man.id);
  if (number < 0 || number === STRIKER)
    return { code: 'unknown-id', message: `"${man.id}" is not a man's id`, path: `men[${index}].id` };
  for (let before = 0; before < index; before++)
    if (men[before]?.id === man.id)
      return { code: 'double-id', message: `${man.id} is there twice`, path: `men[${index}].id` };
  if (!isOnSurface(man, r, equipment)) return placeFault(man, man.id, `men[${index}]`);
  for (let before = 0; before < index; before++) {
    const other = men[before] as PlacedMan;
    if (overlap(man, other, 2 * r))
      return {
        code: 'overlap',
        message: `${man.id} overlaps ${other.id} (men[${before}])`,
        path: `men[${index}]`,
      };
  }
  return null;
}

function faultInStroke(stroke: Stroke, position: Position, equipment: Equipment): Fault | null {
  const r = equipment.striker.diameter / 2;
  if (!isOnSurface(stroke, r, equipment)) return placeFault(stroke, 'the striker', 'striker');
  const spin = stroke.spin ?? 0;
  for (const [key, value] of [
    ['vx', stroke.vx],
    ['vy', stroke.vy],
    ['spin', spin],
  ] as const) {
    if (!Number.isFinite(value)) return notFinite(`striker.${key}`);
  }
  if (stroke.vx * stroke.vx + stroke.vy * stroke.vy > GREATEST_SPEED * GREATEST_SPEED) {
    return { code: 'too-fast', message: `the striker is faster than ${GREATEST_SPEED} m/s`, path: 'striker' };
  }
  if (Math.abs(spin) * r > GREATEST_SPEED) {
    const message = `the striker spins so that its rim is faster than ${GREATEST_SPEED} m/s`;
    return { code: 'too-fast', message, path: 'striker.spin' };
  }
  const reach = r + equipment.man.diameter / 2;
  const index = position.men.findIndex((man) => overlap(stroke, man, reach));
  const man = position.men[index];
  return man
    ? { code: 'overlap', message: `the striker overlaps ${man.id} (men[${index}])`, path: 'striker' }
    : null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers that are none are nowhere. */
function isOnSurface(at: Point, r: number, equipment: Equipment): boolean {
  const limit = halfOf(equipment) - r + ROUNDING;
  return Math.abs(at.x) <= limit && Math.abs(at.y) <= limit;
}

/** Why something is not on the surface. */
function placeFault(at: Point, who: string, path: string): Fault {
  if (!Number.isFinite(at.x)) return notFinite(`${path}.x`);
  if (!Number.isFinite(at.y)) return notFinite(`${path}.y`);
  return { code: 'outside', message: `${who} is not wholly on the playing surface`, path };
}

function notFinite(path: string): Fault {
  return { code: 'not-finite', message: `${path} is not a finite number`, path };
}

function overlap(a: Point, b: Point, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const least = reach - ROUNDING;
  return dx * dx + dy * dy < least * least;
}
