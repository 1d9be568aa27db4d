import type { ActType, Doing, Length, Named, Who } from '@opencarrom/match';

/** The words that tell acts; what follows from them has the match's own. Null: such an act goes without saying. */
export interface StoryWords {
  readonly nothing: string;
  readonly queen: string;
  readonly striker: string;
  readonly stroke: (who: Named, fell: string) => string;
  readonly times: (told: string, times: number) => string;
  readonly acts: {
    readonly [T in ActType]: (act: Doing<T>, by: Named, who: Who, length: Length) => string | null;
  };
}
