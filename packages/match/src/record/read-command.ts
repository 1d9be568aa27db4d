import type { Command } from '../log/command.js';
import { command as commandShape } from './command-shape.js';
import type { Misshape } from './shape.js';

/** A command from outside, looked at before anything is done with it. */
export function readCommand(value: unknown): { readonly ok: Command } | { readonly error: Misshape } {
  const error = commandShape(value, '');
  return error ? { error } : { ok: value as Command };
}
