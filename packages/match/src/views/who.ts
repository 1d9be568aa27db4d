import type { Head } from '../head.js';
import { type Player, playersOf } from '../players.js';
import type { MatchWords } from '../words/match-words.js';
import { type Naming, nameOf, type Who } from './names.js';

/** Everybody as a sentence in that language speaks of them, or to them. */
export function whoIn(
  head: Head,
  words: Pick<MatchWords, 'you' | 'umpire' | 'pair'>,
  naming: Naming = {},
): Who {
  const { you, umpire, pair } = words;
  const isYou = (player: Player) => player === naming.you;
  const inWords = (player: Player) => (isYou(player) ? you : nameOf(head, player, naming));
  return (whom) => {
    if (whom === 'umpire') return { name: umpire, isYou: false };
    const players = whom === 'A' || whom === 'B' ? playersOf(head.discipline, whom) : [whom];
    // Of a pair it is spoken, though one of the two be spoken to.
    return { name: players.map(inWords).reduce(pair), isYou: players.every(isYou) };
  };
}
