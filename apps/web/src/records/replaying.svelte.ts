import type { BoardView } from '@opencarrom/board';
import { equipmentFor, type MatchRecord, type Step, seatOf } from '@opencarrom/match';
import { PHYSICS_VERSION, simulate } from '@opencarrom/physics';
import { settings } from '../device/settings.svelte.js';
import { type Moment, momentsOf } from '../match/story/moments.js';
import { Tempo } from './tempo.js';

/** Between two strokes of a record that plays by itself. */
const BREATH = 600;

const breathe = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const waited = setTimeout(resolve, BREATH);
    signal.addEventListener('abort', () => {
      clearTimeout(waited);
      resolve();
    });
  });

/** Where each record was left, so that the way back from a law leads to the same stroke. */
const places = new Map<string, number>();

/** A record being looked at: where one is in it, and the board that shows it. */
export class Replaying {
  at = $state(0);
  running = $state(false);
  readonly moments: readonly Moment[];
  /** Strokes of another physics would end elsewhere: only what they came to is shown. */
  readonly moves: boolean;

  /** The last stroke whose outcome may be told: of one still moving nothing is known yet. */
  private told = $state(0);
  private view: BoardView | null = null;
  private readonly tempo = new Tempo({
    hasNext: () => this.at < this.last,
    showNext: (signal) => this.showNext(signal),
    breathe,
    halt: () => this.view?.pause(),
    goOn: () => this.view?.resume(),
    onrunning: (running) => {
      this.running = running;
    },
  });

  constructor(
    readonly record: MatchRecord,
    private readonly id: string,
    moments = momentsOf(record),
  ) {
    this.moments = moments;
    this.at = Math.min(places.get(id) ?? 0, this.last);
    this.told = this.at;
    this.moves = record.head.physics === PHYSICS_VERSION;
  }

  get moment(): Moment {
    return this.moments[this.told] as Moment;
  }

  /** The stroke that still moves, or is halted as it does. */
  get striking(): Step | null {
    return this.at === this.told ? null : (this.moments[this.at]?.stroke ?? null);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Nothing more is to come, not even the end of a stroke. */
  get isAtEnd(): boolean {
    return this.told === this.last;
  }

  /** The board has come onto the page; the function given back takes it away again. */
  attach(view: BoardView): () => void {
    this.view = view;
    const seats = this.record.state.seats;
    if (seats) void view.setViewpoint(seatOf(seats, 'A1'), { animate: false });
    this.lay();
    return () => {
      this.tempo.stop();
      this.view = null;
    };
  }

  /** Goes there at once. */
  jump(to: number): void {
    this.tempo.stop();
    this.at = Math.min(Math.max(to, 0), this.last);
    this.lay();
  }

  /** Goes there by showing the stroke; of the last one, while it moves, only its end is left to go to. */
  step(): Promise<void> {
    if (this.at === this.last) {
      this.jump(this.last);
      return Promise.resolve();
    }
    return this.tempo.step();
  }

  /** Plays on by itself from here, or pauses; in mid-stroke the discs halt and go on where they are. */
  toggle(): Promise<void> {
    if (!this.running && this.isAtEnd) this.jump(0);
    return this.tempo.toggle();
  }

  private async showNext(signal: AbortSignal): Promise<void> {
    const next = this.moments[this.at + 1];
    if (!next) return;
    this.told = this.at;
    this.at += 1;
    await this.play(next, signal);
    if (!signal.aborted) this.lay();
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

  /** Everything rests: the board lies as it came to, and that may be told. */
  private lay(): void {
    this.told = this.at;
    places.set(this.id, this.at);
    this.view?.setStriker(null);
    this.view?.setMen(this.moment.board?.men ?? []);
  }
}
