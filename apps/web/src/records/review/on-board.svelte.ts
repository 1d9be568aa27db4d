import type { BoardView } from '@opencarrom/board';
import type { Seat } from '@opencarrom/laws';
import { type Equipment, type PlacedMan, type Stroke, simulate } from '@opencarrom/physics';
import { settings } from '../../device/settings.svelte.js';
import { type StrokeWays, waysPainter } from './paint-ways.js';

/** What lies on the board: the men before a stroke, and over them the ways of what was played and of what was best. */
interface Lying {
  readonly men: readonly PlacedMan[];
  readonly seat: Seat;
  readonly played: StrokeWays | null;
  readonly best: StrokeWays | null;
}

/** The board of a review. */
export class OnBoard {
  /** A stroke is being shown. */
  running = $state(false);
  private view: BoardView | null = null;
  private lying: Lying | null = null;
  private showing: AbortController | null = null;

  constructor(private readonly equipment: Equipment) {}

  attach(view: BoardView): () => void {
    this.view = view;
    if (this.lying) this.lay(this.lying);
    return () => {
      this.stop();
      this.view = null;
    };
  }

  lay(lying: Lying): void {
    this.stop();
    this.lying = lying;
    const { view } = this;
    if (!view) return;
    if (view.viewpoint !== lying.seat) void view.setViewpoint(lying.seat, { animate: false });
    view.setStriker(null);
    view.setMen(lying.men);
    view.setOver(lying.played || lying.best ? waysPainter(lying.played, lying.best) : null);
  }

  /** Shows a stroke as it goes, or ends that. */
  async toggle(stroke: Stroke): Promise<void> {
    const { view, lying } = this;
    if (!view || !lying) return;
    if (this.running) {
      this.lay(lying);
      return;
    }
    const { trace, contacts } = simulate({ men: lying.men }, stroke, this.equipment, { trace: true });
    if (!trace) return;
    const showing = new AbortController();
    this.showing = showing;
    this.running = true;
    view.setMen(lying.men);
    await view.playStroke(trace, contacts, { rate: settings.rate, signal: showing.signal });
    if (this.showing === showing) this.running = false;
  }

  private stop(): void {
    this.showing?.abort();
    this.showing = null;
    this.running = false;
  }
}
