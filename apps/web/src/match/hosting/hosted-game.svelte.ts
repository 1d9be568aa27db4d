import { type Conduct, type HostClock, MatchHost, type News, type Wish } from '@opencarrom/host';
import type {
  Act,
  Actor,
  Event,
  LoggedMatch,
  MatchRecord,
  MatchState,
  PlayedStroke,
  Refusal,
} from '@opencarrom/match';
import { gameLog } from '../../store/game-log.js';
import { findGame, heldBecause, type KeptGame, keepNotes } from '../../store/games.js';
import { notesAfter } from '../../store/notes.js';
import type { StoreFault } from '../../store/problem.js';
import type { Notes } from '../../store/shelf.js';

/** How a game is hosted on this device. */
interface Hosting {
  readonly clock: HostClock;
  /** What goes on by itself; left out: nothing does. */
  readonly conduct?: Conduct;
  readonly showsStrokes?: boolean;
}

/** A game of this device under way, as its screens see it: a host, and what was last said. */
export abstract class HostedGame {
  state: MatchState = $state.raw() as MatchState;
  /** The last refusal, until something is done. */
  refusal: Refusal | null = $state.raw(null);
  /** Another window has thrown it away. */
  gone = $state(false);
  protected host!: MatchHost;
  private game: KeptGame = $state.raw() as KeptGame;
  /** What the device has of it could not be read; it is told until the device has kept something again. */
  private isUnread = $state(false);
  /** Where the match stood when it was taken up anew, for another window was first; it is told until the next act. */
  private anewAt: number | null = $state(null);

  constructor(game: KeptGame, record: MatchRecord) {
    this.game = game;
    this.state = record.state;
  }

  /** Takes the game up. To be called once, by whoever inherits, when all that the host asks them for is there. */
  protected begin(record: MatchRecord, { clock, conduct, showsStrokes = false }: Hosting): void {
    const log = gameLog(this.id, () => this.game);
    this.host = new MatchHost(record, { log, clock, showsStrokes }, conduct ?? null);
    this.host.watch({
      happened: (news) => this.happened(news),
      kept: () => {
        this.isUnread = false;
        this.wasKept();
      },
      gone: () => {
        this.gone = true;
      },
      refused: (_, refusal) => {
        this.refusal = refusal;
      },
      failed: (problem) => this.failed(problem),
    });
  }

  get id(): string {
    return this.game.id;
  }

  get kept(): KeptGame {
    return this.game;
  }

  get events(): readonly Event[] {
    return this.host.events;
  }

  get logged(): LoggedMatch {
    return { state: this.state, events: this.events };
  }

  /** Why the device does not keep the game, or did not keep what was done here. */
  get unkeptBecause(): StoreFault | 'unread' | null {
    if (this.isUnread) return 'unread';
    return heldBecause(this.game.id) ?? (this.state.seq === this.anewAt ? 'elsewhere' : null);
  }

  /** Milliseconds of the match. */
  now(): number {
    return this.host.now();
  }

  /** Does something; what is refused is told and changes nothing. */
  act(by: Actor, act: Act): Refusal | null {
    return this.carryOut({ by, act });
  }

  protected carryOut(wish: Wish, played: PlayedStroke | null = null): Refusal | null {
    const answer = this.host.do(wish, played);
    this.refusal = 'refusal' in answer ? answer.refusal : null;
    return this.refusal;
  }

  /** Takes up what another window has done with it. */
  async catchUp(): Promise<void> {
    this.isUnread = false;
    await this.host.catchUp();
    try {
      this.game = (await findGame(this.id)) ?? this.game;
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Changes what the device notes about the game. */
  protected note(change: Partial<Notes>): void {
    this.game = { ...this.game, notes: { ...this.game.notes, ...change } };
    void this.keepNoted();
  }

  /** Another window may have thrown the game away meanwhile: then that is what is taken up. */
  private async keepNoted(): Promise<void> {
    if ((await keepNotes(this.game)) === 'elsewhere') await this.catchUp();
  }

  protected happened({ state, from, lost }: News): void {
    this.refusal = null;
    this.state = state;
    if (lost.length > 0) this.anewAt = state.seq;
    if (from === 'command')
      this.game = { ...this.game, notes: notesAfter(this.game.notes, state, new Date().toISOString()) };
  }

  /** Something went wrong beside the match: whoever is at the device is told. What it was is for those who tell more. */
  protected failed(_problem: unknown): void {
    this.isUnread = true;
  }

  /** What was done here is on the device. */
  protected wasKept(): void {}
}
