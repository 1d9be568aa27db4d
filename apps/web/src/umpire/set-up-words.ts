import type { Stage } from '@opencarrom/laws';
import type { PaperField } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';
import type { Following } from './new-match.js';

export interface SetUpWords {
  readonly title: string;
  readonly about: string;
  readonly side: (side: 'A' | 'B') => string;
  readonly someone: (number: number) => string;
  /** Why a match does not begin with two players of one name. */
  readonly sameName: (name: string) => string;
  readonly following: string;
  readonly followings: Readonly<Record<Following, { readonly name: string; readonly note: string }>>;
  readonly more: string;
  readonly stage: string;
  readonly stages: Readonly<Record<Stage, string>>;
  /** What stands at the head of a sheet of paper. */
  readonly paper: string;
  readonly paperNote: string;
  readonly papers: Readonly<Record<PaperField, string>>;
  readonly event: string;
  readonly eventHint: string;
  readonly format: (bestOf: number, target: number | null, boards: number | null) => string;
  readonly begin: string;
}

export const words = catalogue<SetUpWords>(import.meta.glob('./set-up-words/*.ts'));
