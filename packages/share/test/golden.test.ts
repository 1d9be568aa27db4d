import { readFileSync } from 'node:fs';
import { strokesIn } from '@opencarrom/match';
import { isFault, type PieceKind, readLink, writeLink } from '@opencarrom/share';
import { describe, expect, it } from 'vitest';

interface Golden {
  readonly version: number;
  readonly about: string;
  readonly kind: PieceKind;
  readonly strokes: number;
  readonly hash: string;
  readonly link: string;
}

/** Links that were given away. No line of this file is ever changed: new forms add new lines. */
const links: readonly Golden[] = JSON.parse(
  readFileSync(new URL('golden-links.json', import.meta.url), 'utf8'),
);

describe('links that were given away open for ever', () => {
  it.each(links)('version $version: $about', ({ kind, strokes, hash, link }) => {
    const piece = readLink(link);
    if (isFault(piece)) throw new Error(`${piece.fault}: ${piece.detail}`);
    if (piece.kind === 'practice') throw new Error('no piece of a match');
    expect(piece).toMatchObject({ kind, hash });
    expect(strokesIn(piece.events)).toHaveLength(strokes);
    expect(writeLink(piece)).toBe(link);
  });
});
