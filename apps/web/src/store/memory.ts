import { areNext } from '@opencarrom/host';
import { StoreProblem } from './problem.js';
import type { KeptLog, Shelf } from './shelf.js';

/**
 * A shelf for browsers that keep nothing: it lasts as long as the page, so that one can play all the same. With each
 * change it tells how many games it has.
 */
export function memoryShelf(onCount: (games: number) => void = () => {}): Shelf {
  const logs = new Map<string, KeptLog>();
  return {
    list: async () => [...logs.values()].map(({ game }) => game),
    find: async (id) => logs.get(id) ?? null,
    put: async (game, events) => {
      const kept = logs.get(game.id)?.events ?? [];
      if (!areNext(events, kept.length)) throw new StoreProblem('elsewhere', 'another log');
      logs.set(game.id, { game, events: [...kept, ...events] });
      onCount(logs.size);
    },
    change: async (game) => {
      const kept = logs.get(game.id);
      if (!kept) throw new StoreProblem('elsewhere', 'thrown away');
      logs.set(game.id, { ...kept, game });
    },
    remove: async (id) => {
      logs.delete(id);
      onCount(logs.size);
    },
    clear: async () => {
      logs.clear();
      onCount(logs.size);
    },
  };
}
