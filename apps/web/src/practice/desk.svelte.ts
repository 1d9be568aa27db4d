import {
  type Aid,
  type Aiming,
  attachAiming,
  type BoardView,
  type CarryState,
  strokeOf,
} from '@opencarrom/board';
import {
  ICF,
  type PlacedMan,
  type Point,
  type Stroke,
  strikerFault,
  strikerStretches,
} from '@opencarrom/physics';
import { settings } from '../device/settings.svelte.js';
import { AfterFrame } from '../match/board/after-frame.js';
import type { AimingHand, BoardInHand } from '../match/board/in-hand.js';
import { locks } from '../match/board/locks.svelte.js';
import { MadeAhead, makeStroke } from '../match/board/made-stroke.js';
import type { Hint } from '../match/thinking/thinker.js';
import { Adviser } from './adviser.svelte.js';
import { Arranging } from './arranging.js';
import { keepPractice, keptPractice, takenUp } from './kept.js';
import {
  type Kind,
  lastStroke,
  menToRepeat,
  nowOf,
  type Practice,
  type PracticeAction,
  practiceReducer,
  type StandFault,
  spareId,
  standFault,
  startPractice,
} from './practice.js';
import { MEN_OF } from './setups.js';

export type Mode = 'strike' | 'arrange';
export type Problem = 'in-the-way' | 'no-room' | 'not-kept' | 'no-hint' | 'no-answer';

const KEEP_AFTER = 250;

/** The practice board on the screen: the men, the hands on them, and what is kept. */
export class PracticeDesk implements BoardInHand {
  practice: Practice = $state.raw(takenUp() ?? keptPractice() ?? startPractice(MEN_OF.opening));
  mode: Mode = $state('strike');
  /** The aim, while one may strike. */
  hand: AimingHand | null = $state.raw(null);
  /** The man chosen while arranging. */
  chosen: CarryState | null = $state.raw(null);
  /** A stroke is being shown. */
  showing = $state(false);
  /** It is one that nobody makes. */
  isGhost = $state(false);
  problem: Problem | null = $state(null);
  /** Why a man from the tray was not taken where it was let go of. */
  unplaced: StandFault | null = $state(null);
  /** What a good player would do here, and why; gone with the next change. */
  advice: Hint | null = $state.raw(null);
  readonly adviser = new Adviser();
  /** Nobody owes anything in practice. */
  readonly due = null;

  private board: { readonly view: BoardView; readonly element: HTMLElement } | null = null;
  private aiming: Aiming | null = null;
  private arranging: Arranging | null = null;
  private shown: AbortController | null = null;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** What is left to do about a stroke whose first frame comes first. */
  private readonly rest = new AfterFrame();
  private readonly ahead = new MadeAhead(() => ({
    seat: this.practice.seat,
    men: nowOf(this.practice).men,
  }));

  /** The board has come onto the page; the function given back takes the hands off it again. */
  attach(view: BoardView, element: HTMLElement): () => void {
    this.board = { view, element };
    void view.setViewpoint(this.practice.seat, { animate: false });
    this.lay();
    const keepNow = () => this.keep();
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      this.keep();
      this.handsOff();
      this.adviser.close();
      this.board = null;
    };
  }

  /** Does something; the board on the screen follows. */
  act(action: PracticeAction): void {
    this.rest.settle();
    if (this.change(action)) this.lay();
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.lay();
  }

  strike(stroke: Stroke): void {
    this.rest.settle();
    const { men } = nowOf(this.practice);
    const { seat } = this.practice;
    const fault = strikerFault(ICF, seat, men, stroke);
    if (fault) {
      this.problem = 'in-the-way';
      this.lay();
      return;
    }
    const { rest, pocketed, contacts, trace } = this.ahead.take(men, stroke).outcome;
    const fell = pocketed.map(({ id, pocket }) => ({ id, pocket }));
    const touched = contacts.some(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
    const lying = rest.filter((piece): piece is PlacedMan => piece.id !== 'striker');
    const take = () => this.change({ type: 'strike', struck: { seat, stroke, fell, touched }, rest: lying });
    if (!trace) take();
    else
      void this.show(men, take, (view, signal) =>
        view.playStroke(trace, contacts, { rate: settings.rate, signal }),
      );
  }

  /** The same stroke once more: at the men as they lay, or as they have been arranged since. */
  repeat(): void {
    this.rest.settle();
    const last = lastStroke(this.practice);
    const men = menToRepeat(this.practice);
    if (!last || !men) return;
    if (strikerFault(ICF, last.struck.seat, men, last.struck.stroke)) {
      this.problem = 'in-the-way';
      return;
    }
    this.mode = 'strike';
    this.change({ type: 'lay', men });
    this.change({ type: 'sit', seat: last.struck.seat });
    this.strike(last.struck.stroke);
  }

  /** The men back as they lay before the last stroke, and the aim as it was: to do it a little otherwise. */
  again(): void {
    this.rest.settle();
    const last = lastStroke(this.practice);
    if (!last) return;
    this.mode = 'strike';
    this.change({ type: 'again' });
    this.lay();
    this.propose(last.struck.stroke);
  }

  /** Shows a stroke as an aim. */
  propose(stroke: Stroke): void {
    this.dispatch({ type: 'propose', stroke });
  }

  /** Asks a good player, and shows the idea: the aim is left to the hand. */
  async hint(): Promise<void> {
    const answer = await this.adviser.ask(this.practice);
    if (answer === null) return;
    this.problem = typeof answer === 'string' ? answer : null;
    if (typeof answer !== 'string') this.heed(answer);
  }

  private heed(hint: Hint): void {
    if (this.mode !== 'strike') this.setMode('strike');
    this.advice = hint;
  }

  /** Shows the stroke that was advised, and gives the board back as it lay. */
  async ghost(): Promise<void> {
    const { advice, practice } = this;
    const { men } = nowOf(practice);
    if (!advice || this.showing) return;
    const { trace, contacts } = makeStroke(men, advice.thought.stroke).outcome;
    if (!trace) return;
    this.isGhost = true;
    await this.show(
      men,
      () => {},
      (view, signal) => view.playStroke(trace, contacts, { rate: settings.rate, signal }),
    );
    this.isGhost = false;
    if (this.practice === practice) this.advice = advice;
  }

  dispatch(action: Parameters<Aiming['dispatch']>[0]): void {
    this.aiming?.dispatch(action);
  }

  skip(): void {
    this.board?.view.skip();
  }

  putDown(): void {
    this.arranging?.putDown();
  }

  get aid(): Aid {
    return settings.aid;
  }

  setAid(): void {
    this.aiming?.setAid(this.aid);
  }

  removeChosen(): void {
    const id = this.chosen?.id;
    if (id) this.act({ type: 'remove', id });
  }

  /** A man from the tray, to the middle of the board. */
  add(kind: Kind): void {
    const id = spareId(nowOf(this.practice).men, kind);
    this.act({ type: 'add', kind });
    if (id) this.arranging?.choose(id);
  }

  /** A man from the tray in a hand above the page; it is seen once it is over the board. */
  carryIn(kind: Kind, clientX: number, clientY: number): void {
    const { view } = this.board ?? {};
    const { men } = nowOf(this.practice);
    const id = spareId(men, kind);
    if (!view || !id) return;
    const at = view.toBoard(clientX, clientY);
    if (isOnBoard(at)) view.setCarried({ id, at, isWrong: standFault(men, id, at) !== null });
    else {
      view.setCarried(null);
      view.setMen(men);
    }
  }

  /** The hand above the page lets go. */
  dropIn(kind: Kind, clientX: number, clientY: number): void {
    const { view } = this.board ?? {};
    if (!view) return;
    const { men } = nowOf(this.practice);
    const id = spareId(men, kind);
    const at = view.toBoard(clientX, clientY);
    view.setCarried(null);
    this.change({ type: 'add', kind, at });
    this.lay();
    this.unplaced = id && standFault(men, id, at);
    if (id && !this.unplaced) this.arranging?.choose(id);
  }

  private change(action: PracticeAction): boolean {
    const before = this.practice;
    this.practice = practiceReducer(before, action);
    this.problem = null;
    this.unplaced = null;
    if (this.practice === before) return false;
    this.adviser.drop();
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(), KEEP_AFTER);
    return true;
  }

  private keep(): void {
    this.rest.settle();
    clearTimeout(this.keeping);
    if (!keepPractice(this.practice)) this.problem = 'not-kept';
  }

  /** Brings the board on the screen to where practice is, and gives it into the right hands. */
  private lay(): void {
    const { board } = this;
    if (!board) return;
    const place = this.aiming?.state.place;
    this.handsOff();
    this.unplaced = null;
    if (this.problem === 'no-room') this.problem = null;
    const { view } = board;
    const { seat } = this.practice;
    view.setMen(nowOf(this.practice).men);
    view.setLit(this.mode === 'strike' ? seat : null);
    if (view.viewpoint !== seat) void view.setViewpoint(seat);
    if (this.mode === 'strike') this.aim(board, place);
    else this.arrange(board);
  }

  private aim({ view, element }: NonNullable<typeof this.board>, place: Point | undefined): void {
    const { men } = nowOf(this.practice);
    const { seat } = this.practice;
    const stretches = strikerStretches(ICF, seat, men);
    if (stretches.length === 0) {
      this.problem = 'no-room';
      return;
    }
    this.aiming = attachAiming(element, {
      view,
      aid: this.aid,
      ...(place ? { place } : {}),
      locked: locks.held,
      rules: { equipment: ICF, seat, stretches, men, release: 'strike' },
      onChange: (state, reading) => {
        if (state.stage === 'struck') return;
        this.hand = { state, reading };
        this.ahead.aimed(strokeOf(state, ICF));
      },
      onStrike: (stroke) => this.strike(stroke),
    });
  }

  private arrange({ view, element }: NonNullable<typeof this.board>): void {
    this.arranging = new Arranging({
      view,
      element,
      men: () => nowOf(this.practice).men,
      onChange: (state) => {
        this.chosen = state;
      },
      change: (action) => this.change(action),
      remove: (id) => this.act({ type: 'remove', id }),
    });
  }

  /** Shows a stroke; what it changed is taken over once its first frame is seen. */
  private async show(
    men: readonly PlacedMan[],
    take: () => void,
    play: (view: BoardView, signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    const { view } = this.board ?? {};
    if (!view) return take();
    const place = this.aiming?.state.place;
    this.letGo();
    const shown = new AbortController();
    this.shown = shown;
    view.setMen(men);
    this.rest.put(() => {
      take();
      this.forgetHands();
      this.showing = true;
    });
    await play(view, shown.signal);
    this.rest.settle();
    if (this.shown !== shown) return;
    this.lay();
    if (place) this.dispatch({ type: 'place', at: place });
  }

  private handsOff(): void {
    this.rest.settle();
    this.letGo();
    this.forgetHands();
  }

  /** Takes the hands off the board; what stands beside it need not know yet. */
  private letGo(): void {
    this.shown?.abort();
    this.shown = null;
    this.ahead.aimed(null);
    this.aiming?.destroy();
    this.aiming = null;
    this.arranging?.destroy();
    this.arranging = null;
    this.board?.view.setAim(null);
    this.board?.view.setStriker(null);
  }

  private forgetHands(): void {
    this.showing = false;
    this.hand = null;
    this.chosen = null;
    this.advice = null;
  }
}

const isOnBoard = ({ x, y }: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) < ICF.surface / 2;
