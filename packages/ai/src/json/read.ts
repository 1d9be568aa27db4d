import { reading } from '@opencarrom/laws';
import {
  type Equipment,
  layOut,
  type ManId,
  type PlacedMan,
  pocketAt,
  StrokeError,
} from '@opencarrom/physics';
import { LEVELS, type Level, levelOf } from '../hand/level.js';
import { MOST_BUDGET } from '../think.js';

const { at, fields, list, refuseInput, required, text } = reading;

/** Reads a part of the input; what is refused inside it is told by its place in the whole. */
export function inside<T>(path: string, read: () => T): T {
  const done = reading.attempt(read);
  if ('ok' in done) return done.ok;
  const { code, message, path: where } = done.error;
  return refuseInput(code, where === '' ? path : at(path, where), message);
}

export function readLevel(value: unknown): Level {
  const level = typeof value === 'number' || typeof value === 'string' ? levelOf(value) : null;
  if (level) return level;
  const names = LEVELS.map(({ name }) => name).join(', ');
  return refuseInput(
    'wrong-type',
    'level',
    `level must be from 1 to ${LEVELS.length}, or one of ${names}, not ${JSON.stringify(value)}`,
  );
}

/** An amount of thinking: simulations, or milliseconds. */
export function readAmount(value: unknown, path: string): number {
  const amount = required(value, path);
  if (Number.isInteger(amount) && (amount as number) >= 1 && (amount as number) <= MOST_BUDGET)
    return amount as number;
  return refuseInput(
    'wrong-type',
    path,
    `${path} must be a whole number from 1 to ${MOST_BUDGET}, not ${JSON.stringify(value)}`,
  );
}

/** Men as they lie, none upon another. */
export function readMen(value: unknown, equipment: Equipment): readonly PlacedMan[] {
  const men = list(required(value, 'men'), 'men').map((each, index) => readMan(each, at('men', index)));
  try {
    layOut({ men }, equipment);
  } catch (problem) {
    if (problem instanceof StrokeError) refuseInput('impossible-board', problem.path, problem.message);
    throw problem;
  }
  for (const [index, man] of men.entries())
    if (isInPocket(man, equipment))
      refuseInput('impossible-board', at('men', index), `${man.id} lies in a pocket`);
  return men;
}

/** Is its centre past the edge of a pocket, where it would fall? */
function isInPocket({ x, y }: PlacedMan, equipment: Equipment): boolean {
  const dx = Math.abs(x) - pocketAt(equipment);
  const dy = Math.abs(y) - pocketAt(equipment);
  const radius = equipment.pocket / 2;
  return dx * dx + dy * dy < radius * radius;
}

function readMan(value: unknown, path: string): PlacedMan {
  const man = fields(value, path, ['id', 'x', 'y']);
  return {
    id: text(man.id, at(path, 'id')) as ManId,
    x: metres(man.x, at(path, 'x')),
    y: metres(man.y, at(path, 'y')),
  };
}

function metres(value: unknown, path: string): number {
  if (typeof required(value, path) !== 'number' || !Number.isFinite(value))
    refuseInput('wrong-type', path, `${path} must be a number of metres`);
  return value as number;
}
