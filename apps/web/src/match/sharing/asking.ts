import type { FilmCut } from '@opencarrom/film';
import type { Event, Head } from '@opencarrom/match';
import type { LinkFault, PieceKind, PracticeBoard } from '@opencarrom/share';

/** What can be shared: pieces of a match, and of practice a shot or a position. */
export type ShareKind = PieceKind | 'shot' | 'position';

/** From what it is shared: a record, with the event that says which board or stroke; or practice. */
export type ShareSource =
  | { readonly head: Head; readonly events: readonly Event[]; readonly seq: number }
  | Readonly<Record<'shot' | 'position', PracticeBoard | null>>;

/** What of it is to be shared, and whether people are named. */
export interface Wanted {
  readonly kind: ShareKind;
  readonly from: ShareSource;
  readonly named: boolean;
}

export type FilmKind = 'picture' | 'video';

/** What is asked of the worker beside the page. */
export type ShareQuestion =
  | { readonly ask: 'link'; readonly wanted: Wanted }
  | { readonly ask: FilmKind; readonly link: string };

export type NoFilm = 'no-video' | 'wooden' | 'failed';

/** What it says: one answer at last, and before that how far it is. */
export type ShareAnswer =
  | { readonly link: string }
  | { readonly fault: LinkFault['fault'] }
  | { readonly done: number; readonly of: number }
  | { readonly film: Blob; readonly cut: FilmCut }
  | { readonly noFilm: NoFilm };
