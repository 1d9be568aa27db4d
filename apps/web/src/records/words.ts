import type { Named } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';

export interface RecordsWords {
  readonly title: string;
  readonly mine: string;
  readonly about: string;
  readonly empty: string;
  readonly emptyNote: string;
  readonly playNow: string;
  readonly replay: string;
  readonly review: string;
  readonly back: string;
  readonly line: (line: number) => string;
  readonly board: string;
  readonly wooden: string;
  readonly otherPhysics: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly keys: string;
  readonly stroke: string;
  readonly strokeOf: (stroke: number, of: number) => string;
  readonly stepOf: (step: number, of: number) => string;
  readonly beginning: string;
  readonly fell: string;
  readonly wentOff: string;
  readonly nothingFell: string;
  /** Of a stroke still moving, of which nothing more is known. */
  readonly striking: (stroke: number, who: Named) => string;
  readonly story: string;
  readonly whatIf: string;
  readonly whatIfNote: string;
  readonly whatIfOver: string;
}

export const words = catalogue<RecordsWords>(import.meta.glob('./words/*.ts'));
