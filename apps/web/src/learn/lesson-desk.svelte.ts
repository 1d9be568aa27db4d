import {
  type Aid,
  type Aiming,
  attachAiming,
  attachCarrying,
  type BoardView,
  type Carrying,
  readPlace,
} from '@opencarrom/board';
import type { Ruling } from '@opencarrom/laws';
import { lawsAgainstPlace, type PlaceFault, placeFault } from '@opencarrom/match';
import {
  ICF,
  type Outcome,
  type PlacedMan,
  type Point,
  type Stroke,
  simulate,
  strikerStretches,
} from '@opencarrom/physics';
import { settings } from '../device/settings.svelte.js';
import type { AimingHand, BoardInHand, DueInHand } from '../match/board/in-hand.js';
import { type DrawnIdea, drawnIdea } from '../match/thinking/drawn-idea.js';
import { type Miss, menIn, missOf } from './goal.js';
import { type Gesture, GestureShown, type SeenHand } from './showing.js';
import type { CallStep, FaultSeen, LessonStep } from './step.js';
import { ideaOf } from './steps.js';
import { straightShot } from './straight-shot.js';
import { BOOK, ruledOn } from './umpire.js';

/**
 * showing: a hand shows the gesture. trying: it is the learner's turn. running: their stroke is seen. asking: they say
 * what was wrong with another's. left: what they left the opponent is seen.
 */
export type LessonPhase = 'showing' | 'trying' | 'running' | 'asking' | 'left' | 'done';

/** How far to the left the striker has to go where it is only placed. */
const FAR_LEFT = -0.08;
/** So long, in milliseconds, one sees what a stroke came to before the men are put back. */
const LOOK = 700;

/** The board of a lesson: the hand that shows, the learner's own, and what came of it. */
export class LessonDesk implements BoardInHand {
  phase: LessonPhase = $state('trying');
  hand: AimingHand | null = $state.raw(null);
  due: DueInHand | null = $state.raw(null);
  /** Why the last stroke did not do it. */
  miss: Miss | null = $state(null);
  /** An answer that was wrong. */
  wrong: FaultSeen | null = $state(null);
  ruling: Ruling | null = $state.raw(null);
  /** The hand that shows, on the board. */
  shown: SeenHand | null = $state.raw(null);
  idea: DrawnIdea | null = $state.raw(null);
  board: { readonly view: BoardView; readonly element: HTMLElement } | null = $state.raw(null);

  private step: LessonStep | null = null;
  private aiming: Aiming | null = null;
  private carrying: Carrying | null = null;
  private under: AbortController | null = null;
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(private readonly onDone: () => void) {}

  attach(view: BoardView, element: HTMLElement): () => void {
    this.board = { view, element };
    // Whoever takes the board has seen enough.
    const take = () => {
      if (this.phase === 'showing' && this.step?.kind !== 'call') this.tryIt();
    };
    element.addEventListener('pointerdown', take);
    element.addEventListener('keydown', take);
    if (this.step) this.begin(this.step);
    return () => {
      element.removeEventListener('pointerdown', take);
      element.removeEventListener('keydown', take);
      this.handsOff();
      this.board = null;
    };
  }

  begin(step: LessonStep): void {
    this.step = step;
    this.miss = null;
    this.wrong = null;
    this.ruling = null;
    if (!this.board) return;
    const isShown = step.kind === 'call' || (step.kind === 'strike' && step.isShownFirst);
    if (isShown) void this.show();
    else this.tryIt();
  }

  /** The learner's turn: the men as they lie at first, in the right hands. */
  tryIt(place?: Point): void {
    const { board, step } = this;
    if (!board || !step) return;
    this.handsOff();
    const { view, element } = board;
    view.setMen(step.men);
    view.setLit(step.kind === 'call' ? step.seat : 'S');
    this.phase = step.kind === 'call' ? 'asking' : 'trying';
    // What is asked about stands there as it was put.
    if (step.kind === 'call') view.setStriker(step.shown);
    if (step.kind === 'due') this.carry(view, element, step);
    else if (step.kind === 'place' || step.kind === 'strike') this.aim(view, element, step, place);
  }

  /** A hand shows how it is done. */
  async show(): Promise<void> {
    const { board, step } = this;
    if (!board || !step || !('shown' in step)) return;
    this.handsOff();
    const { view } = board;
    const { men, shown: stroke } = step;
    const seat = step.kind === 'call' ? step.seat : 'S';
    const showing = new GestureShown(stroke, seat, men);
    const under = new AbortController();
    this.under = under;
    this.phase = 'showing';
    this.miss = null;
    view.setMen(men);
    view.setLit(seat);
    if (step.kind === 'strike' && step.goal.pockets) this.idea = ideaOf(step);
    const isCalm = this.calm.matches;
    const isOver = isCalm ? this.see(showing.still, view) : await this.gesture(showing, view, under.signal);
    if (isOver || (isCalm && step.kind !== 'call')) return;
    if (step.kind === 'place') return this.tryIt();
    this.shown = isCalm ? this.shown : null;
    await this.play(view, men, stroke, under.signal);
    if (under.signal.aborted) return;
    await pause(LOOK, under.signal);
    if (!under.signal.aborted) this.tryIt();
  }

  /** What the learner says was wrong with the stroke they saw. */
  answer(answer: FaultSeen): void {
    const { step } = this;
    if (step?.kind !== 'call') return;
    this.wrong = answer === step.answer ? null : answer;
    if (this.wrong) return;
    this.handsOff();
    this.board?.view.setMen(menIn(played(step).rest));
    this.ruling = ruledOn(step.board, played(step), step.breach);
    this.finish();
  }

  /** A step with nothing to do but look. */
  seen(): void {
    if (this.step?.kind === 'grip') this.finish();
  }

  dispatch(action: Parameters<Aiming['dispatch']>[0]): void {
    this.aiming?.dispatch(action);
  }

  propose(stroke: Stroke): void {
    this.dispatch({ type: 'propose', stroke });
  }

  putDown(): void {
    this.carrying?.dispatch({ type: 'confirm' });
  }

  skip(): void {
    this.board?.view.skip();
  }

  get aid(): Aid {
    return settings.aid;
  }

  setAid(): void {
    this.aiming?.setAid(this.aid);
  }

  private finish(): void {
    this.phase = 'done';
    this.onDone();
  }

  private see({ hand, aim }: Gesture, view: BoardView): false {
    this.shown = hand;
    view.setAim(aim, { aid: 'line' });
    return false;
  }

  /** True: somebody has seen enough. */
  private gesture(showing: GestureShown, view: BoardView, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      let begun: number | null = null;
      const draw = (now: number) => {
        if (signal.aborted) return resolve(true);
        begun ??= now;
        const time = ((now - begun) / 1000) * Math.max(settings.rate, 0.5);
        this.see(showing.at(time), view);
        if (time >= showing.duration) resolve(false);
        else requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
    });
  }

  private aim(
    view: BoardView,
    element: HTMLElement,
    step: Extract<LessonStep, { kind: 'place' | 'strike' }>,
    place: Point | undefined,
  ): void {
    const { men } = step;
    this.aiming = attachAiming(element, {
      view,
      aid: this.aid,
      ...(place ? { place } : {}),
      rules: {
        equipment: ICF,
        seat: 'S',
        stretches: strikerStretches(ICF, 'S', men),
        men,
        release: 'strike',
      },
      onChange: (state, reading) => {
        if (state.stage === 'struck') return;
        this.hand = { state, reading };
        if (
          step.kind === 'place' &&
          state.place.x < FAR_LEFT &&
          state.stage !== 'sliding' &&
          this.phase === 'trying'
        )
          this.finish();
      },
      onStrike: (stroke) => void this.strike(view, step, stroke),
    });
  }

  private async strike(
    view: BoardView,
    step: Extract<LessonStep, { kind: 'place' | 'strike' }>,
    stroke: Stroke,
  ): Promise<void> {
    this.handsOff();
    const under = new AbortController();
    this.under = under;
    const wasDone = this.phase === 'done';
    this.phase = 'running';
    this.miss = null;
    const outcome = await this.play(view, step.men, stroke, under.signal);
    if (under.signal.aborted) return;
    if (step.kind === 'place') {
      this.tryIt();
      if (wasDone) this.phase = 'done';
      return;
    }
    this.ruling = step.board ? ruledOn(step.board, outcome) : null;
    this.miss = missOf(step.goal, stroke, outcome);
    if (!this.miss) this.finish();
    else if (this.miss === 'left-one') this.showLeft(outcome);
    else this.tryIt(stroke);
  }

  /** What the opponent could do now is drawn, until one tries again. */
  private showLeft(outcome: Outcome): void {
    const men = menIn(outcome.rest);
    const stroke = straightShot(men, 'black', 'N');
    if (!stroke) return;
    const { pocketed } = simulate({ men }, stroke, ICF);
    const [fell] = pocketed;
    const target = fell && fell.id !== 'striker' ? fell.id : null;
    this.idea = drawnIdea({ stroke, target, pocket: fell?.pocket ?? null }, men, ICF);
    this.phase = 'left';
  }

  private async play(
    view: BoardView,
    men: readonly PlacedMan[],
    stroke: Stroke,
    signal: AbortSignal,
  ): Promise<Outcome> {
    view.setAim(null);
    const outcome = simulate({ men }, stroke, ICF, { trace: true });
    if (outcome.trace)
      await view.playStroke(outcome.trace, outcome.contacts, { rate: settings.rate, signal });
    return outcome;
  }

  private carry(view: BoardView, element: HTMLElement, step: Extract<LessonStep, { kind: 'due' }>): void {
    const { men, due } = step;
    const radius = ICF.man.diameter / 2;
    this.carrying = attachCarrying(element, {
      view,
      manRadius: radius,
      rules: {
        men: [due],
        fault: (_, where) => placeFault(ICF, men, where),
        limit: ICF.surface / 2 - radius,
        zone: { outer: ICF.markings.outerCircle / 2, inner: ICF.markings.centreCircle / 2 },
        onFault: 'stay',
      },
      onChange: ({ at, fault: told }) => {
        const fault = told as PlaceFault | null;
        this.due = {
          id: due.id,
          piece: 'black',
          at: readPlace(at, 'S'),
          ...{ number: 1, of: 1, fault, book: BOOK.id },
          laws: fault ? lawsAgainstPlace(BOOK, fault) : [],
        };
      },
      onPut: (_, at) => {
        this.handsOff();
        view.setMen([...men, { ...due, ...at }]);
        this.finish();
      },
    });
  }

  private handsOff(): void {
    this.under?.abort();
    this.under = null;
    this.aiming?.destroy();
    this.aiming = null;
    this.carrying?.destroy();
    this.carrying = null;
    this.hand = null;
    this.due = null;
    this.shown = null;
    this.idea = null;
    this.board?.view.setAim(null);
    this.board?.view.setStriker(null);
  }
}

const played = ({ men, shown }: CallStep): Outcome => simulate({ men }, shown, ICF);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
