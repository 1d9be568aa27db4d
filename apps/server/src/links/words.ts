import type { PieceKind } from '@opencarrom/share';

/** What whoever meets a short link reads: in a messenger, on its page, or instead of it. */
export interface LinkWords {
  /** Whoever has no name in it. */
  readonly player: (number: number) => string;
  readonly computer: (level: number) => string;
  readonly between: (a: string, b: string) => string;
  readonly title: (between: string, happened: string) => string;
  readonly about: (kind: PieceKind, strokes: number, score: string | null) => string;
  readonly practice: Readonly<
    Record<'stroke' | 'position', { readonly title: string; readonly about: string }>
  >;
  readonly watch: string;
  readonly alt: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly takenDown: string;
  readonly home: string;
  /** Why a link has no short one. */
  readonly faults: Readonly<
    Record<
      'no-link' | 'too-long' | 'newer' | 'cut' | 'damaged' | 'cannot-be' | 'doctored' | 'foreign',
      string
    >
  >;
}
