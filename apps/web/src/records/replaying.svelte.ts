import type { BoardView } from '@opencarrom/board';
import { equipmentFor, type MatchRecord, seatOf } from '@opencarrom/match';
import { PHYSICS_VERSION, simulate } from '@opencarrom/physics';
import { settings } from '../app/settings.svelte.js';
import { type Moment, momentsOf } from './moments.js';

/** Between two strokes of a record that plays by itself. */
const BREATH = 600;

/** Where each record was left, so that the way back from a law leads to the same stroke. */
const places = new Map<string, number>();

/** A record being looked at: where one is in it, and the board that shows it. */
export class Replaying {
  at = $state(0);
  running = $state(false);
  readonly moments: readonly Moment[];
  /** Strokes of another physics would end elsewhere: only what they came to is shown. */
  readonly moves: boolean;

  private view: BoardView | null = null;
  private showing: AbortController | null = null;

  constructor(
    readonly record: MatchRecord,
    private readonly id: string,
  ) {
    this.moments = momentsOf(record);
    this.at = Math.min(places.get(id) ?? 0, this.last);
    this.moves = record.head.physics === PHYSICS_VERSION;
  }

  get moment(): Moment {
    return this.moments[this.at] as Moment;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The board has come onto the page; the function given back takes it away again. */
  attach(view: BoardView): () => void {
    this.view = view;
    const seats = this.record.state.seats;
    if (seats) void view.setViewpoint(seatOf(seats, 'A1'), { animate: false });
    this.lay();
    return () => {
      this.stop();
      this.view = null;
    };
  }

  /** Goes there at once. */
  jump(to: number): void {
    this.stop();
    this.at = Math.min(Math.max(to, 0), this.last);
    this.lay();
  }

  /** Goes there by showing the stroke. */
  async step(): Promise<void> {
    this.stop();
    await this.show();
  }

  async toggle(): Promise<void> {
    if (this.running) {
      this.stop();
      return;
    }
    if (this.at === this.last) this.jump(0);
    this.running = true;
    while (this.running && this.at < this.last) {
      if (!(await this.show())) return;
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.showing?.abort();
    this.showing = null;
  }

  /** Shows the next stroke; false: something else came between. */
  private async show(): Promise<boolean> {
    const next = this.moments[this.at + 1];
    if (!next) return false;
    const showing = new AbortController();
    this.showing = showing;
    this.at += 1;
    await this.play(next, showing.signal);
    if (showing.signal.aborted) return false;
    this.lay();
    return true;
  }

  private async play({ stroke }: Moment, signal: AbortSignal): Promise<void> {
    const men = stroke?.before.board?.men;
    const act = stroke?.event.type === 'done' ? stroke.event.act : null;
    if (!this.view || !this.moves || !men || act?.type !== 'strike') return;
    const { trace, contacts } = simulate({ men }, act.stroke, equipmentFor(this.record.head), {
      trace: true,
    });
    if (!trace) return;
    this.view.setMen(men);
    await this.view.playStroke(trace, contacts, { rate: settings.rate, signal });
  }

  private lay(): void {
    places.set(this.id, this.at);
    this.view?.setStriker(null);
    this.view?.setMen(this.moment.board?.men ?? []);
  }
}
