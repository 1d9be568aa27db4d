import { Problem } from './problem.js';

/** Where a page of matches ended: the next goes on after it, whatever has come or gone meanwhile. */
export function placeIn(after: string): { readonly at: number; readonly match: string } {
  const [, at, match] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(after) ?? [];
  if (at === undefined || match === undefined)
    throw new Problem(400, 'bad-request', 'not as a page before it said', 'querystring.after');
  return { at: Number(at), match };
}
