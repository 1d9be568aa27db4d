import type { FilmCut } from '@opencarrom/film';
import type { LinkFault } from '@opencarrom/share';
import { catalogue } from '../../device/catalogue.js';
import type { NoFilm, ShareKind } from './asking.js';
import type { VideoKind } from './video-kinds.js';

export interface SharingWords {
  readonly title: string;
  readonly what: string;
  readonly kinds: Readonly<Record<ShareKind, string>>;
  readonly named: string;
  readonly namedNote: string;
  readonly link: string;
  readonly linkNote: (letters: string) => string;
  readonly making: string;
  readonly shareLink: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly refused: string;
  readonly picture: string;
  readonly pictureNote: string;
  readonly makePicture: string;
  readonly video: string;
  readonly videoNote: Readonly<Record<VideoKind, string>>;
  readonly makeVideo: string;
  readonly progress: (percent: number) => string;
  readonly stop: string;
  /** What a long match is shortened to: said before, not yet known which; and of what was made. */
  readonly shortened: string;
  readonly cuts: Readonly<Record<Exclude<FilmCut, 'all'>, string>>;
  readonly made: (kind: VideoKind | 'gif', size: string) => string;
  readonly shareFile: string;
  readonly saveFile: string;
  readonly fileName: (kind: ShareKind) => string;
  readonly alt: (kind: ShareKind) => string;
  readonly faults: Readonly<Record<LinkFault['fault'], string>>;
  readonly noFilm: Readonly<Record<NoFilm, string>>;
}

export const words = catalogue<SharingWords>(import.meta.glob('./words/*.ts'));
