import { tick } from 'svelte';
import {
  deleteGame,
  type KeptGame,
  type KeptLog,
  keep,
  keptLog,
  listAll,
  newestFirst,
  StoreProblem,
} from '../../store/games.js';
import type { StoreFault } from '../../store/problem.js';
import { gameIn } from '../../store/row.js';
import { shareFile } from './files.js';

/** Why something in a list could not be done. */
export type ListFault = StoreFault | 'share-failed';

/** Games kept on the device, as a list that can be changed; what is deleted can be brought back while it is open. */
export class GameList {
  games: readonly KeptGame[] | null = $state.raw(null);
  /** Ids of games of which only the raw rows are left. */
  private unreadable: readonly string[] = $state.raw([]);
  fault: ListFault | null = $state(null);
  private deleted: readonly KeptLog[] = $state.raw([]);

  constructor(private readonly isListed: (game: KeptGame) => boolean = () => true) {
    void this.refresh().then(() => {
      this.games ??= [];
    });
  }

  get rows(): readonly KeptGame[] {
    const deleted = this.deleted.map(({ game }) => gameIn(game)).filter((game) => game !== null);
    return newestFirst([...(this.games ?? []), ...deleted]);
  }

  /** Ids of the games that cannot be read; where only some games are listed, nobody knows whether they belong. */
  get unreadableRows(): readonly string[] {
    const deleted = this.deleted.filter(({ game }) => !gameIn(game)).map(({ game }) => game.id);
    return [...this.unreadable, ...deleted];
  }

  isDeleted(id: string): boolean {
    return this.deleted.some((kept) => kept.game.id === id);
  }

  readonly refresh = (): Promise<void> => this.attempt(() => this.list());

  private async list(): Promise<void> {
    const { games, unreadable } = await listAll();
    this.games = games.filter(this.isListed);
    this.unreadable = unreadable;
  }

  remove(id: string): Promise<void> {
    return this.attempt(async () => {
      const kept = await deleteGame(id);
      if (kept) this.deleted = [...this.deleted, kept];
      this.games = (this.games ?? []).filter((game) => game.id !== id);
      this.unreadable = this.unreadable.filter((each) => each !== id);
      await tick();
      document.getElementById(`undo-${id}`)?.querySelector('button')?.focus();
    });
  }

  bringBack(id: string): Promise<void> {
    return this.attempt(async () => {
      const kept = this.deleted.find((each) => each.game.id === id);
      if (!kept) return;
      await keep(kept.game, kept.events);
      this.deleted = this.deleted.filter((each) => each !== kept);
      await this.list();
    });
  }

  /** With the whole log of a game. */
  withLog(id: string, deed: (kept: KeptLog) => Promise<void> | void): Promise<void> {
    return this.attempt(async () => {
      const kept = await keptLog(id);
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
    return this.withLog(game.id, async (kept) => {
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
