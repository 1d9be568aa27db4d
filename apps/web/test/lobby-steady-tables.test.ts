import type { TableSummary } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { steadyTables } from '../src/lobby/steady-tables.js';

const tables = (ids: string): readonly TableSummary[] => [...ids].map((id) => ({ id }) as TableSummary);
const shown = (before: string, now: string, most: number): string =>
  steadyTables(tables(before), tables(now), most)
    .map(({ id }) => id)
    .join('');

describe('tables in the lobby', () => {
  it('keep their places, whatever the order they are told in', () => {
    expect(shown('abc', 'cab', 3)).toBe('abc');
  });

  it('leave their place to one that was not shown', () => {
    expect(shown('abc', 'cxay', 3)).toBe('axc');
  });

  it('close ranks where fewer are played, and are no more than there is room for', () => {
    expect(shown('abc', 'ca', 3)).toBe('ac');
    expect(shown('', 'abcdef', 4)).toBe('abcd');
  });
});
