import { readFileSync } from 'node:fs';

/** Links that were given away once: a board, a stroke, matches, an observed one. */
export const GOLDEN_LINKS: readonly { readonly link: string; readonly hash: string }[] = JSON.parse(
  readFileSync(new URL('../../../../packages/share/test/golden-links.json', import.meta.url), 'utf8'),
);
