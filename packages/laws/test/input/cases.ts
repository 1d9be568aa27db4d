import type { InputFault } from '../../src/index.js';

/** A quiet board and a stroke that touched something and pocketed nothing. */
export const CASE: Readonly<Record<string, unknown>> = {
  rulebook: 'icf',
  board: { turn: 'white', white: { onBoard: 6 }, black: { onBoard: 7 }, queen: 'on-board' },
  stroke: {},
};

export const MATCH: Readonly<Record<string, unknown>> = {
  rulebook: 'icf',
  first: 'A',
  boards: [{ winner: 'A', men: 5, queen: 'A' }],
};

/** What stands at a path such as `board.white.onBoard` or `boards[0].men` replaced; `GONE`: taken away. */
export const GONE = Symbol('gone');

export function withAt(value: unknown, path: string, part: unknown): unknown {
  return put(structuredClone(value), path.replace(/\[(\d+)\]/g, '.$1').split('.'), part);
}

function put(value: unknown, [field, ...rest]: string[], part: unknown): unknown {
  if (field === undefined) return part;
  const holder = (value ?? {}) as Record<string, unknown>;
  if (rest.length > 0) holder[field] = put(holder[field], rest, part);
  else if (part === GONE) delete holder[field];
  else
    Object.defineProperty(holder, field, {
      value: part,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return holder;
}

type Outcome = { readonly ok: unknown } | { readonly error: InputFault };

/** Why an input was refused; an input that is accepted fails the test. */
export function refusalOf(outcome: Outcome): InputFault {
  if ('ok' in outcome) throw new Error('this was to be refused');
  return outcome.error;
}
