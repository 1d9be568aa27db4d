import { type Aid, type Aiming, attachAiming, type BoardView, strokeOf } from '@opencarrom/board';
import {
  ICF,
  type PlacedMan,
  type Stroke,
  strikerFault,
  strikerStretches,
  type Trace,
} from '@opencarrom/physics';
import { followStrokes, SEAT, type Shot, type ShotVerdict, tryShot } from '@opencarrom/shots';
import { settings } from '../device/settings.svelte.js';
import { AfterFrame } from '../match/board/after-frame.js';
import type { AimingHand, BoardInHand } from '../match/board/in-hand.js';
import { locks } from '../match/board/locks.svelte.js';
import { MadeAhead, type MadeStroke, makeStroke } from '../match/board/made-stroke.js';

/** The board of a shot on the screen, and the hand at it. */
export class ShotDesk implements BoardInHand {
  hand: AimingHand | null = $state.raw(null);
  /** A stroke is being shown. */
  showing = $state(false);
  /** What is shown is how it can be done, not what was struck. */
  isGhost = $state(false);
  /** What became of the try so far, once its last stroke was seen; null: nothing was struck yet. */
  verdict: ShotVerdict | null = $state.raw(null);
  view: BoardView | null = $state.raw(null);
  /** The stroke that runs, or has just failed: its ways are seen on the board. */
  trace: { readonly of: Trace; readonly end: number } | null = $state.raw(null);
  /** Nobody owes anything here. */
  readonly due = null;

  private strokes: readonly Stroke[] = $state.raw([]);
  private element: HTMLElement | null = null;
  private aiming: Aiming | null = null;
  private shown: AbortController | null = null;
  private back: ReturnType<typeof setTimeout> | undefined;
  private readonly rest = new AfterFrame();
  private readonly ahead = new MadeAhead(() => ({ seat: SEAT, men: this.men }));

  constructor(
    readonly shot: Shot,
    private readonly ontried: (verdict: ShotVerdict, strokes: readonly Stroke[]) => void,
  ) {}

  /** Where the men lie for the next stroke. */
  get men(): readonly PlacedMan[] {
    return this.verdict?.state === 'going-on' ? this.verdict.table.men : this.shot.men;
  }

  get isOver(): boolean {
    return this.verdict?.state === 'failed' || this.verdict?.state === 'done';
  }

  /** A stroke of the try was seen, and another is to follow. */
  get mayUndo(): boolean {
    return this.verdict?.state === 'going-on' && !this.showing;
  }

  /** The strokes of this try. */
  get struck(): readonly Stroke[] {
    return this.strokes;
  }

  get aid(): Aid {
    return settings.aid;
  }

  /** The board has come onto the page; the function given back takes the hands off it again. */
  attach(view: BoardView, element: HTMLElement): () => void {
    this.view = view;
    this.element = element;
    void view.setViewpoint(SEAT, { animate: false });
    this.lay();
    return () => {
      this.letGo();
      this.view = null;
    };
  }

  /** A try that was over before: the board lies as for it. */
  recall(strokes: readonly Stroke[]): void {
    this.strokes = strokes;
    this.verdict = tryShot(this.shot, strokes);
    this.lay();
  }

  /** The men back, and the aim as it was: to do it a little otherwise. */
  again(): void {
    const [first] = this.strokes;
    this.letGo();
    this.strokes = [];
    this.verdict = null;
    this.lay();
    if (first) this.propose(first);
  }

  strike(stroke: Stroke): void {
    this.rest.settle();
    const { men } = this;
    if (strikerFault(ICF, SEAT, men, stroke)) {
      this.lay();
      return;
    }
    const made = this.ahead.take(men, stroke);
    this.strokes = [...this.strokes, stroke];
    void this.show(men, (view, signal) => this.run(view, made, signal)).then((wasSeen) => {
      if (wasSeen) this.judge(made);
    });
  }

  /** Shows how it can be done, stroke by stroke, and lays everything back. */
  watch(strokes: readonly Stroke[]): void {
    this.strokes = [];
    this.verdict = null;
    this.letGo();
    void this.show(this.shot.men, async (view, signal) => {
      this.isGhost = true;
      let men = this.shot.men;
      for (const { stroke, after } of followStrokes(this.shot, strokes).steps) {
        if (signal.aborted) return;
        const made = makeStroke(men, stroke);
        view.setMen(men);
        this.trace = traceOf(made);
        await this.run(view, made, signal);
        men = after.men;
      }
    }).then((wasSeen) => {
      if (wasSeen) this.lay();
    });
  }

  dispatch(action: Parameters<Aiming['dispatch']>[0]): void {
    this.aiming?.dispatch(action);
  }

  propose(stroke: Stroke): void {
    this.dispatch({ type: 'propose', stroke });
  }

  setAid(): void {
    this.aiming?.setAid(this.aid);
  }

  skip(): void {
    this.view?.skip();
  }

  putDown(): void {}

  /** What has been seen is judged; a try that is over stays on the board as it ended. */
  private judge(made: MadeStroke): void {
    const verdict = tryShot(this.shot, this.strokes);
    this.verdict = verdict;
    if (verdict.state === 'going-on') this.lay();
    else this.takeHandsOff();
    if (verdict.state === 'failed') this.trace = traceOf(made);
    // What was done is seen for a moment before the men go back, for the ways to be drawn.
    if (verdict.state === 'done') this.back = setTimeout(() => this.lay(), SEEN_FOR);
    if (verdict.state !== 'going-on') this.ontried(verdict, this.strokes);
  }

  /** Brings the board on the screen to where the try is, and gives it into the right hands. */
  private lay(): void {
    const { view, element } = this;
    if (!view || !element) return;
    const place = this.aiming?.state.place;
    this.letGo();
    this.takeHandsOff();
    view.setMen(this.men);
    if (this.isOver) return;
    view.setLit(SEAT);
    const { men } = this;
    this.aiming = attachAiming(element, {
      view,
      aid: this.aid,
      ...(place ? { place } : {}),
      locked: locks.held,
      rules: {
        equipment: ICF,
        seat: SEAT,
        stretches: strikerStretches(ICF, SEAT, men),
        men,
        release: 'strike',
      },
      onChange: (state, reading) => {
        if (state.stage === 'struck') return;
        this.hand = { state, reading };
        this.ahead.aimed(strokeOf(state, ICF));
      },
      onStrike: (stroke) => this.strike(stroke),
    });
  }

  /** Plays something on the board; false: it was called off. */
  private async show(
    men: readonly PlacedMan[],
    play: (view: BoardView, signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> {
    const { view } = this;
    if (!view) return false;
    this.letGo();
    const shown = new AbortController();
    this.shown = shown;
    view.setMen(men);
    // What stands beside the board may change once the first frame is seen.
    this.rest.put(() => {
      this.hand = null;
      this.showing = true;
    });
    await play(view, shown.signal);
    this.rest.settle();
    if (this.shown !== shown) return false;
    this.shown = null;
    this.showing = false;
    return true;
  }

  private async run(view: BoardView, { outcome }: MadeStroke, signal: AbortSignal): Promise<void> {
    const { trace, contacts } = outcome;
    if (trace) await view.playStroke(trace, contacts, { rate: settings.rate, signal });
  }

  private takeHandsOff(): void {
    this.hand = null;
    this.showing = false;
    this.view?.setLit(null);
  }

  private letGo(): void {
    this.rest.settle();
    clearTimeout(this.back);
    this.isGhost = false;
    this.trace = null;
    this.shown?.abort();
    this.shown = null;
    this.showing = false;
    this.ahead.aimed(null);
    this.aiming?.destroy();
    this.aiming = null;
    this.view?.setAim(null);
    this.view?.setStriker(null);
  }
}

/** So long the end of a success is seen, in milliseconds. */
const SEEN_FOR = 900;

const traceOf = ({ outcome: { trace, duration } }: MadeStroke) =>
  trace ? { of: trace, end: duration } : null;
