import { type KeptGame, keptLog, listGames } from '../store/games.js';
import type { CountedGame, GameToCount } from './counted-game.js';
import { keepFigures, keptFigures } from './kept-figures.js';

/** The figures of all games on the device: what was counted before is there at once, the rest comes game by game. */
export class Counting {
  games: readonly CountedGame[] = $state.raw(keptFigures());
  /** Null: all are counted. */
  progress: { readonly done: number; readonly of: number } | null = $state.raw(null);
  hasBegun = $state(false);
  /** The device's games could not be read. */
  failed = $state(false);

  private worker: Worker | null = null;
  private isGone = false;

  async run(): Promise<void> {
    try {
      const kept = await listGames();
      const known = new Map(this.games.map((game) => [game.id, game]));
      const isKnown = ({ id, notes }: KeptGame) => known.get(id)?.changed === notes.changed;
      const fresh = kept.filter((game) => !isKnown(game));
      // What was deleted is counted no more.
      this.games = kept.filter(isKnown).flatMap(({ id }) => known.get(id) ?? []);
      this.hasBegun = true;
      for (const [done, game] of fresh.entries()) {
        if (this.isGone) break;
        this.progress = { done, of: fresh.length };
        const counted = await this.counted(game);
        if (counted) this.games = [...this.games, counted];
      }
      keepFigures(this.games);
    } catch {
      this.failed = true;
    } finally {
      this.progress = null;
      this.hasBegun = true;
      this.end();
    }
  }

  close(): void {
    this.isGone = true;
    this.end();
  }

  private async counted({ id, head, hands, notes }: KeptGame): Promise<CountedGame | null> {
    const log = await keptLog(id);
    if (!log || this.isGone) return null;
    const { changed, begun, unnamed = {} } = notes;
    const { controllers } = hands;
    return this.ask({ id, changed, begun, head, events: log.events, controllers, unnamed });
  }

  private ask(game: GameToCount): Promise<CountedGame | null> {
    this.worker ??= new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<CountedGame | null>) => resolve(data);
      worker.onerror = () => {
        this.end();
        resolve(null);
      };
      worker.postMessage(game);
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
