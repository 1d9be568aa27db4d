import type { RefusalCode, RefusalReason } from '../../decide/refusal.js';
import type { Who } from '../../views/names.js';

/** Why a command changes nothing, in one language. */
export interface RefusalWords {
  /** In a whole sentence by the code alone, for who cannot be told more. */
  readonly codes: Readonly<Record<RefusalCode, string>>;
  /** Why exactly: part of a sentence, without an end. */
  readonly reasons: {
    readonly [W in RefusalReason['why']]: (
      about: Extract<RefusalReason, { readonly why: W }>,
      tell: RefusalTelling,
    ) => string;
  };
}

/** What the words of a reason may call upon. */
export interface RefusalTelling {
  readonly who: Who;
  /** A reason within another. */
  readonly reason: (about: RefusalReason) => string;
}
