import type { Texts } from '@opencarrom/laws';
import { en } from './en/language.js';
import type { FaultWords } from './faults.js';
import { hi } from './hi/language.js';
import type { LibraryWords } from './library.js';
import type { CommandLineWords } from './words.js';

/** All that the command line says in one language. */
export interface Language {
  /** As it is asked for: `--lang hi`. */
  readonly code: string;
  readonly words: CommandLineWords;
  readonly faults: FaultWords;
  readonly library: LibraryWords;
  /** What the books say, read from the disk only for whoever asks. */
  readonly texts: () => Promise<Texts>;
}

/** The first is spoken where nobody asks for another. */
export const LANGUAGES: readonly [Language, ...Language[]] = [en, hi];
