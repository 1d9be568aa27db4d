import type { BookId, Discipline, Stage } from '@opencarrom/laws';
import {
  type Head,
  headFault,
  type Length,
  newHead,
  openMatch,
  PAPER_FIELDS,
  type PaperField,
} from '@opencarrom/match';
import { allPersons } from '../store/controllers.js';
import { type KeptGame, keep, type OfEvent } from '../store/games.js';
import { newId } from '../store/id.js';
import { firstNotes } from '../store/notes.js';

/** How an umpire follows a match: every stroke, or only the boards' results. */
export const FOLLOWINGS = ['strokes', 'scores'] as const;
export type Following = (typeof FOLLOWINGS)[number];

/** All that is asked before a match on a wooden board. */
export interface Arrangement {
  readonly rulebook: BookId;
  readonly discipline: Discipline;
  readonly stage: Stage;
  readonly length: Length;
  readonly clocks: 'laws' | 'none';
  readonly following: Following;
  readonly players: Head['players'];
  readonly event: string;
  /** What the paper asks besides; empty where nobody said it. */
  readonly paper: Readonly<Record<PaperField, string>>;
}

/** What keeps a match from beginning, by the field it is about. */
export type SetUpFault = { readonly path: string; readonly message: string };

/** In one line, as it is printed: a name copied from a table brings tabs and line ends along. */
const inOneLine = (written: string): string => written.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const said = (paper: Arrangement['paper']): Partial<Head> =>
  Object.fromEntries(
    PAPER_FIELDS.map((field) => [field, inOneLine(paper[field])]).filter(([, written]) => written !== ''),
  );

/** A name that two of them have: nobody could tell from what is announced who is meant. */
export function nameOfTwo({ players: { A, B } }: Pick<Arrangement, 'players'>): string | null {
  const names = [...A, ...B].map(inOneLine);
  const same = (name: string) => names.filter((each) => each.toLowerCase() === name.toLowerCase());
  return names.find((name) => same(name).length > 1) ?? null;
}

/** The head of the match that is arranged. */
export function headOf(arrangement: Omit<Arrangement, 'following'>, now: Date): Head {
  const { event, paper, players, ...entry } = arrangement;
  return newHead({
    ...entry,
    players: { A: players.A.map(inOneLine), B: players.B.map(inOneLine) },
    event: inOneLine(event) || null,
    ...said(paper),
    source: 'observed',
    date: now.toISOString(),
  });
}

/** Sets up a match, keeps it, and says under which id; or why it cannot begin so. */
export async function newMatch(
  arrangement: Arrangement,
  now: Date,
  ofEvent?: OfEvent,
): Promise<{ readonly id: string } | { readonly fault: SetUpFault }> {
  const { following, ...entry } = arrangement;
  const head = headOf(entry, now);
  const fault = headFault(head);
  if (fault) return { fault };
  const game: KeptGame = {
    id: newId(),
    head,
    hands: { controllers: allPersons(head), seed: 0 },
    notes: {
      ...firstNotes(openMatch(head), now.toISOString()),
      following,
      ...(ofEvent ? { ofEvent } : {}),
    },
  };
  await keep(game, []);
  return { id: game.id };
}
