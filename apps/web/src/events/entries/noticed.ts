import { type Entry, entryName, type Participant, sharedBy } from '@opencarrom/tournament';

/** What to look at before somebody is entered. */
export type Notice =
  /** The same is in the event, by this number. */
  | { readonly is: 'entered'; readonly name: string; readonly number: number }
  /** The same stands in the list before, in this row from 1. */
  | { readonly is: 'twice'; readonly row: number }
  /** The same name stands twice in this one entry. */
  | { readonly is: 'itself'; readonly player: string }
  /** One of them plays in another entry. */
  | { readonly is: 'plays'; readonly player: string; readonly name: string }
  /** Written otherwise, and perhaps the same. */
  | { readonly is: 'alike'; readonly name: string }
  /** Others have a federation. */
  | { readonly is: 'no-federation' };

export interface NoticedEntry {
  readonly entry: Entry;
  readonly notices: readonly Notice[];
  /** Is it surely there already? Then it is not entered unless somebody says so. */
  readonly isDouble: boolean;
}

const SURE: readonly Notice['is'][] = ['entered', 'twice', 'itself'];

/** One spelling of a name, whatever its marks, capitals, points and the order of its words. */
export const foldedForDuplicates = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .sort()
    .join(' ');

interface Known {
  readonly entry: Entry;
  readonly key: string;
  readonly people: readonly string[];
  readonly number?: number;
  readonly row?: number;
}

/** Goes through a list before it is entered: doubles, people in two entries, names that are alike, missing federations. */
export function noticedIn(
  entries: readonly Entry[],
  participants: readonly Participant[],
): readonly NoticedEntry[] {
  const all = [...participants.map(({ entry }) => entry), ...entries];
  const withFederation = all.filter((entry) => sharedBy(entry, 'federation') !== null).length;
  const wantsFederation = withFederation * 2 >= all.length && withFederation > 0;
  const known: Known[] = participants.map(({ entry, number }) => ({ ...keysOf(entry), number }));
  return entries.map((entry, index) => {
    const own = keysOf(entry);
    const notices = [
      ...doublesOf(own, known),
      ...(wantsFederation && !hasFederation(entry) ? [{ is: 'no-federation' as const }] : []),
    ];
    known.push({ ...own, row: index + 1 });
    return { entry, notices, isDouble: notices.some(({ is }) => SURE.includes(is)) };
  });
}

const hasFederation = (entry: Entry): boolean =>
  entry.federation !== undefined || entry.players.every(({ federation }) => federation !== undefined);

function keysOf(entry: Entry): Known {
  const people = entry.players.map(({ id, name }) => id ?? foldedForDuplicates(name));
  const key =
    entry.team === undefined ? [...people].sort().join('\n') : `team ${foldedForDuplicates(entry.team)}`;
  return { entry, key, people };
}

function doublesOf(own: Known, known: readonly Known[]): readonly Notice[] {
  const same = known.find(({ key }) => key === own.key);
  if (same?.number !== undefined)
    return [{ is: 'entered', name: entryName(same.entry), number: same.number }];
  if (same?.row !== undefined) return [{ is: 'twice', row: same.row }];
  const again = own.people.findIndex((person, index) => own.people.indexOf(person) < index);
  if (again !== -1) return [{ is: 'itself', player: own.entry.players[again]?.name ?? '' }];
  const plays = own.people.flatMap((person, index): readonly Notice[] => {
    const other = known.find(({ people }) => people.includes(person));
    const player = own.entry.players[index]?.name ?? '';
    return other ? [{ is: 'plays', player, name: entryName(other.entry) }] : [];
  });
  if (plays.length > 0) return plays;
  const like = known.find((each) => areAlike(each, own));
  return like ? [{ is: 'alike', name: entryName(like.entry) }] : [];
}

/** Short names differ by a letter and mean others. */
const LEAST_LETTERS = 6;

const areAlike = (one: Known, other: Known): boolean =>
  one.entry.team === undefined
    ? one.people.some((a) => other.people.some((b) => isSlip(a, b)))
    : isSlip(one.key, other.key);

/** One letter more, less or otherwise; but with another first letter, as Asha R. and Asha S., they are others. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < LEAST_LETTERS || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === 0 || long[at - 1] === ' ') return false;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}
