import type { Language } from '@opencarrom/laws';
import type { Naming, Player } from '@opencarrom/match';
import type { Catalogues } from '../../device/language.js';
import { type Calling, type Callings, type CallingWords, saidAs } from '../../store/callings.js';

export const callingWords: Catalogues<CallingWords> = {
  en: {
    you: 'You',
    player: (number) => `Player ${number}`,
    level: (level) => `Level ${level}`,
    computer: (number) => `Computer ${number}`,
  },
  hi: {
    you: 'आप',
    player: (number) => `खिलाड़ी ${number}`,
    level: (level) => `स्तर ${level}`,
    computer: (number) => `कंप्यूटर ${number}`,
  },
};

/** What those in a game are called who have no name, and who is spoken to. */
export function namingOf({ unnamed = {} }: { readonly unnamed?: Callings }, language: Language): Naming {
  const callings = Object.entries(unnamed) as [Player, Calling][];
  return {
    names: Object.fromEntries(
      callings.map(([player, calling]) => [player, saidAs(calling, callingWords[language])]),
    ),
    you: callings.find(([, { as }]) => as === 'you')?.[0] ?? null,
  };
}
