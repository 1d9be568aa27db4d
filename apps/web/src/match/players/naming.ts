import type { Naming, Player } from '@opencarrom/match';
import type { Calling, Callings } from '../../store/callings.js';
import type { CallingWords } from './calling-words.js';

/** What those in a game are called who have no name, and who is spoken to. */
export function namingOf({ unnamed = {} }: { readonly unnamed?: Callings }, words: CallingWords): Naming {
  const callings = Object.entries(unnamed) as [Player, Calling][];
  return {
    names: Object.fromEntries(callings.map(([player, calling]) => [player, saidAs(calling, words)])),
    you: callings.find(([, { as }]) => as === 'you')?.[0] ?? null,
  };
}

function saidAs(calling: Calling, w: CallingWords): string {
  switch (calling.as) {
    case 'you':
      return w.you;
    case 'player':
      return w.player(calling.number);
    case 'computer':
      return w.computer(calling.number);
    case 'level': {
      const level = w.level(calling.level);
      return calling.number ? `${level} (${calling.number})` : level;
    }
  }
}
