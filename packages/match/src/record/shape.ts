import { LONGEST_NOTE } from '../log/lengths.js';

/** What is wrong with a value, and where in it. */
export interface Misshape {
  readonly path: string;
  readonly message: string;
}

/** Looks at a value: null where it has the right shape. */
export type Shape = (value: unknown, path: string) => Misshape | null;

const misshape = (path: string, wanted: string, value: unknown): Misshape => ({
  path,
  message: `${path === '' ? 'this' : path} must be ${wanted}, not ${shown(value)}`,
});

function shown(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : brief(value);
}

/** A value as it is written, in a few words. */
export function brief(value: unknown): string {
  if (value === undefined) return 'missing';
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

const inside = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

export const number: Shape = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? null : misshape(path, 'a number', value);

/** A whole number from nought up. */
export const count: Shape = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? null
    : misshape(path, 'a whole number, 0 or more', value);

/** A whole number from nought up to so many: what is counted up to it cannot fill the memory. */
export const upTo =
  (most: number): Shape =>
  (value, path) =>
    count(value, path) ??
    ((value as number) <= most ? null : misshape(path, `a whole number from 0 to ${most}`, value));

/** A text of so many letters at most. */
export const textUpTo =
  (most: number): Shape =>
  (value, path) => {
    if (typeof value !== 'string') return misshape(path, 'a text', value);
    if (value.length <= most) return null;
    return { path, message: `${path} has at most ${most} letters, not ${value.length}` };
  };

export const text: Shape = textUpTo(LONGEST_NOTE);

export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? null : misshape(path, 'true or false', value);

export const oneOf =
  (...options: readonly (string | number | boolean | null)[]): Shape =>
  (value, path) =>
    options.includes(value as string) ? null : misshape(path, `one of ${options.join(', ')}`, value);

export const listOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return misshape(path, 'a list', value);
    for (const [index, item] of value.entries()) {
      const wrong = shape(item, `${path}[${index}]`);
      if (wrong) return wrong;
    }
    return null;
  };

export const nullOr =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path);

/** An object with these fields and no others; a field whose name ends in `?` may be left out. */
export function object(fields: Readonly<Record<string, Shape>>): Shape {
  const known = Object.entries(fields).map(([name, shape]) => {
    const optional = name.endsWith('?');
    return { name: optional ? name.slice(0, -1) : name, optional, shape };
  });
  const names = new Set(known.map(({ name }) => name));
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return misshape(path, 'an object', value);
    const given = value as Readonly<Record<string, unknown>>;
    for (const { name, optional, shape } of known) {
      if (!Object.hasOwn(given, name)) {
        if (optional) continue;
        return { path: inside(path, name), message: `${inside(path, name)} is missing` };
      }
      const wrong = shape(given[name], inside(path, name));
      if (wrong) return wrong;
    }
    const unknown = Object.keys(given).find((name) => !names.has(name));
    return unknown === undefined
      ? null
      : { path: inside(path, unknown), message: `unknown field "${inside(path, unknown)}"` };
  };
}

/** An object whose field `tag` says which of these shapes it has. */
export function tagged(tag: string, kinds: ReadonlyMap<string, Shape>): Shape {
  const names = [...kinds.keys()];
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return misshape(path, 'an object', value);
    const kind = (value as Readonly<Record<string, unknown>>)[tag];
    const shape = typeof kind === 'string' ? kinds.get(kind) : undefined;
    return shape ? shape(value, path) : misshape(inside(path, tag), `one of ${names.join(', ')}`, kind);
  };
}

/** A shape that refers to itself, looked up when it is used. */
export const later =
  (shape: () => Shape): Shape =>
  (value, path) =>
    shape()(value, path);

/** The first of these shapes that fits; else what is wrong by the last. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    let wrong: Misshape | null = null;
    for (const shape of shapes) {
      wrong = shape(value, path);
      if (!wrong) return null;
    }
    return wrong;
  };
