import { bookOf, type Discipline, isBookId } from '@opencarrom/laws';
import { LENGTHS } from '@opencarrom/match';
import type { NewOnlineMatch } from '@opencarrom/protocol';

/** What is played with a friend, all of it said. */
export type FriendTerms = Readonly<Required<NewOnlineMatch>>;

export const CLOCKS = ['none', 'laws'] as const;
export const KINDS = ['casual', 'rated'] as const;
export const VISIBILITIES = ['link', 'public'] as const;
const DISCIPLINES = ['singles', 'doubles'] as const;

const USUAL: FriendTerms = {
  rulebook: 'icf',
  discipline: 'singles',
  length: 'board',
  clocks: 'none',
  kind: 'casual',
  visibility: 'link',
};

export const disciplinesOf = (rulebook: string): readonly Discipline[] =>
  isBookId(rulebook) ? bookOf(rulebook).rules.disciplines.is : [];

/** As they may be played: a book's own disciplines, and by the laws' clocks where it counts, which it does for members. */
export function fitted(terms: FriendTerms, isMember: boolean): FriendTerms {
  const known = disciplinesOf(terms.rulebook);
  const kind = isMember ? terms.kind : 'casual';
  return {
    ...terms,
    kind,
    discipline: known.includes(terms.discipline) ? terms.discipline : (known[0] ?? 'singles'),
    clocks: kind === 'rated' ? 'laws' : terms.clocks,
  };
}

/** As asked for, else as last time, else as usual; what makes no sense was not said. */
export function termsFrom(
  ...said: readonly Readonly<Partial<Record<keyof FriendTerms, unknown>>>[]
): FriendTerms {
  const first = <T extends string>(field: keyof FriendTerms, known: readonly T[]): T | undefined =>
    said.map((each) => known.find((value) => value === each[field])).find((value) => value !== undefined);
  const book = said.map(({ rulebook }) => rulebook).find((id) => typeof id === 'string' && isBookId(id));
  return {
    rulebook: typeof book === 'string' ? book : USUAL.rulebook,
    discipline: first('discipline', DISCIPLINES) ?? USUAL.discipline,
    length: first('length', LENGTHS) ?? USUAL.length,
    clocks: first('clocks', CLOCKS) ?? USUAL.clocks,
    kind: first('kind', KINDS) ?? USUAL.kind,
    visibility: first('visibility', VISIBILITIES) ?? USUAL.visibility,
  };
}

const KEY = 'opencarrom.friend';

/** The terms of last time, as far as this device knows; whom a table is for is said anew: a friend's seat is nobody else's. */
export function keptTerms(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept, visibility: undefined } : {};
  } catch {
    // Forbidden or damaged: as usual.
    return {};
  }
}

export function keepTerms(terms: FriendTerms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Then they are chosen anew.
  }
}
