import type { FilmCut } from '@opencarrom/film';
import type { Event, Head } from '@opencarrom/match';
import type { LinkFault, PieceKind } from '@opencarrom/share';

/** What of a record is to be shared: the whole of it, or the board or the stroke at an event. */
export interface Wanted {
  readonly kind: PieceKind;
  readonly head: Head;
  readonly events: readonly Event[];
  readonly seq: number;
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
