import { type BoardFrame, MOST_LOOKED_AT } from '@opencarrom/protocol';
import { Gallery } from '@opencarrom/remote';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { pagePorts } from '../online/page-ports.js';

/** The boards somebody sees on the page, as they stand at their tables. */
export class Hall {
  readonly boards = new SvelteMap<string, BoardFrame>();
  readonly over = new SvelteSet<string>();
  private readonly seen = new Set<string>();
  private isChanging = false;
  private readonly gallery = new Gallery(pagePorts, {
    board: (board) => this.boards.set(board.match, board),
    gone: (match) => this.over.add(match),
    reached: () => {},
  });

  /** This one is on the screen; what is given back: no more. */
  see(match: string): () => void {
    this.seen.add(match);
    this.change();
    return () => {
      this.seen.delete(match);
      this.change();
    };
  }

  hurry(): void {
    this.gallery.hurry();
  }

  close(): void {
    this.gallery.close();
  }

  /** All that came and went in one moment is said at once; of too many, those that came last. */
  private change(): void {
    if (this.isChanging) return;
    this.isChanging = true;
    queueMicrotask(() => {
      this.isChanging = false;
      this.gallery.look([...this.seen].slice(-MOST_LOOKED_AT).sort());
    });
  }
}
