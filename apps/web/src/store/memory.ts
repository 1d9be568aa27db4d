import type { Event } from '@opencarrom/match';
import type { KeptGame, Shelf } from './shelf.js';

/**
 * A shelf for browsers that keep nothing: it lasts as long as the page, so that one can play all the same. With each
 * change it tells how many games it has.
 */
export function memoryShelf(onCount: (games: number) => void = () => {}): Shelf {
  const games = new Map<string, KeptGame>();
  const logs = new Map<string, Map<number, Event>>();
  const inOrder = (id: string) => [...(logs.get(id)?.values() ?? [])].sort((a, b) => a.seq - b.seq);
  return {
    list: async () => [...games.values()],
    find: async (id) => {
      const game = games.get(id);
      return game ? { game, events: inOrder(id) } : null;
    },
    put: async (game, events) => {
      games.set(game.id, game);
      const log = logs.get(game.id) ?? new Map<number, Event>();
      for (const event of events) log.set(event.seq, event);
      logs.set(game.id, log);
      onCount(games.size);
    },
    remove: async (id) => {
      games.delete(id);
      logs.delete(id);
      onCount(games.size);
    },
    clear: async () => {
      games.clear();
      logs.clear();
      onCount(games.size);
    },
  };
}
