import { reading } from '@opencarrom/laws';
import { type Equipment, layOut, type ManId, type PlacedMan, StrokeError } from '@opencarrom/physics';
import { LEVELS, type Level, levelOf } from './level.js';

const { at, count, fields, list, refuse, required, text } = reading;

/** Reads a part of the input; what is refused inside it is told by its place in the whole. */
export function inside<T>(path: string, read: () => T): T {
  const done = reading.attempt(read);
  if ('ok' in done) return done.ok;
  const { code, message, path: where } = done.error;
  return refuse(code, where === '' ? path : at(path, where), message);
}

export function readLevel(value: unknown): Level {
  const level = typeof value === 'number' || typeof value === 'string' ? levelOf(value) : null;
  if (level) return level;
  const names = LEVELS.map(({ name }) => name).join(', ');
  return refuse(
    'wrong-type',
    'level',
    `level must be from 1 to ${LEVELS.length}, or one of ${names}, not ${JSON.stringify(value)}`,
  );
}

export function atLeastOne(value: unknown, path: string): number {
  const number = count(value, path);
  return number > 0 ? number : refuse('wrong-type', path, `${path} must be 1 or more`);
}

/** Men as they lie, none upon another. */
export function readMen(value: unknown, equipment: Equipment): readonly PlacedMan[] {
  const men = list(required(value, 'men'), 'men').map((each, index) => readMan(each, at('men', index)));
  try {
    layOut({ men }, equipment);
  } catch (problem) {
    if (problem instanceof StrokeError) refuse('impossible-board', problem.path, problem.message);
    throw problem;
  }
  return men;
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
    refuse('wrong-type', path, `${path} must be a number of metres`);
  return value as number;
}
