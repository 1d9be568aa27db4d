import { tick } from 'svelte';
import {
  deleteGame,
  type KeptGame,
  type KeptLog,
  keep,
  keptLog,
  listGames,
  newestFirst,
  StoreProblem,
} from '../store/games.js';
import type { StoreFault } from '../store/problem.js';
import { shareFile } from './files.js';

/** Why something in a list could not be done. */
export type ListFault = StoreFault | 'share-failed';

/** Games kept on the device, as a list that can be changed; what is deleted can be brought back while it is open. */
export class GameList {
  games: readonly KeptGame[] | null = $state.raw(null);
  fault: ListFault | null = $state(null);
  private deleted: readonly KeptLog[] = $state.raw([]);

  constructor(private readonly isListed: (game: KeptGame) => boolean = () => true) {
    void this.refresh().then(() => {
      this.games ??= [];
    });
  }

  get rows(): readonly KeptGame[] {
    return newestFirst([...(this.games ?? []), ...this.deleted.map(({ game }) => game)]);
  }

  isDeleted(game: KeptGame): boolean {
    return this.deleted.some((kept) => kept.game.id === game.id);
  }

  readonly refresh = (): Promise<void> =>
    this.attempt(async () => {
      this.games = (await listGames()).filter(this.isListed);
    });

  remove(game: KeptGame): Promise<void> {
    return this.attempt(async () => {
      const kept = await deleteGame(game.id);
      if (kept) this.deleted = [...this.deleted, kept];
      this.games = (this.games ?? []).filter(({ id }) => id !== game.id);
      await tick();
      document.getElementById(`undo-${game.id}`)?.querySelector('button')?.focus();
    });
  }

  bringBack(game: KeptGame): Promise<void> {
    return this.attempt(async () => {
      const kept = this.deleted.find((each) => each.game.id === game.id);
      if (!kept) return;
      await keep(kept.game, kept.events);
      this.deleted = this.deleted.filter((each) => each !== kept);
      this.games = (await listGames()).filter(this.isListed);
    });
  }

  /** With the whole log of a game. */
  withLog(game: KeptGame, deed: (kept: KeptLog) => Promise<void> | void): Promise<void> {
    return this.attempt(async () => {
      const kept = await keptLog(game.id);
      if (kept) await deed(kept);
    });
  }

  /** With the logs of all games listed. */
  withAll(deed: (kept: readonly KeptLog[]) => void): Promise<void> {
    return this.attempt(async () => {
      const logs = await Promise.all((this.games ?? []).map(({ id }) => keptLog(id)));
      deed(logs.filter((kept) => kept !== null));
    });
  }

  share(game: KeptGame): Promise<void> {
    return this.withLog(game, async (kept) => {
      if ((await shareFile(kept)) === 'failed') this.fault = 'share-failed';
    });
  }

  /** Says what went wrong in place of doing it; nothing is lost by it. */
  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.fault = null;
    try {
      await deed();
    } catch (problem) {
      this.fault = StoreProblem.from(problem).fault;
    }
  }
}
