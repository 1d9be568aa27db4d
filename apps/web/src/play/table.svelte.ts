import {
  type Aid,
  type Aiming,
  attachAiming,
  attachCarrying,
  type BoardView,
  type Carrying,
  readPlace,
  strokeOf,
  takeFocus,
} from '@opencarrom/board';
import type { Side } from '@opencarrom/laws';
import {
  decide,
  duePlaces,
  equipmentFor,
  type LoggedMatch,
  type MatchState,
  type PlaceFault,
  PlayedStroke,
  type Player,
  phaseOf,
  placeFault,
  seatOf,
  stepsOnBoard,
} from '@opencarrom/match';
import {
  type ManId,
  PIECES,
  type PlacedMan,
  type Point,
  type Stroke,
  strikerStretches,
} from '@opencarrom/physics';
import { settings } from '../device/settings.svelte.js';
import type { AimingHand, BoardInHand, DueInHand } from '../match/board/in-hand.js';
import { locks } from '../match/board/locks.svelte.js';
import { warmUp } from '../match/board/warm-up.js';
import { QUIET } from '../ui/steady.js';
import { aidIn } from './aid.js';
import type { GameSession } from './game-session.js';
import type { Shown } from './shown-stroke.js';

/** The board on the screen and the session behind it, kept in step. */
export class PlayTable implements BoardInHand {
  hand: AimingHand | null = $state.raw(null);
  /** The man that is to be placed. */
  due: DueInHand | null = $state.raw(null);
  /** A stroke is shown that nobody makes. */
  isGhost = $state(false);
  private aiming: Aiming | null = null;
  private carrying: Carrying | null = null;
  private aimedFor: MatchState | null = null;
  private showing: AbortController | null = null;
  private cool: (() => void) | null = null;
  /** The stroke made last, and where the match stood before it: taken back, it is in the hand again. */
  private struck: { readonly stroke: Stroke; readonly seq: number } | null = null;

  constructor(
    private readonly session: GameSession,
    private readonly view: BoardView,
    private readonly element: HTMLElement,
  ) {}

  /** The player whose hand may move now: a person on turn, with nothing else to be done first. */
  striking(state: MatchState): Player | null {
    const { board } = state;
    if (!board || this.session.shown || phaseOf(state) !== 'stroke') return null;
    return this.session.controllerOf(board.onTurn).kind === 'person' ? board.onTurn : null;
  }

  /** Brings the board to where the match is. */
  async show(state: MatchState): Promise<void> {
    if (this.isGhost) {
      if (state.board === this.aimedFor?.board) return;
      this.showing?.abort();
    }
    const shown = this.session.shown;
    if (shown) {
      this.hand = null;
      this.due = null;
      await this.play(shown);
      return;
    }
    const { board, seats } = state;
    this.view.setMen(board?.men ?? []);
    this.view.setLit(board && seats && phaseOf(state) === 'stroke' ? seatOf(seats, board.onTurn) : null);
    const player = this.striking(state);
    const placer = this.placing(state);
    // Help taken, or a word with the umpire, leaves the hand as it is.
    if (state.board === this.aimedFor?.board) return;
    if (!player) this.session.showAim?.(null);
    if (player) this.aim(state, player);
    else if (placer) this.carry(state, placer);
    else this.rest();
  }

  /** The person who has a man to place now. */
  placing(state: MatchState): Player | null {
    const placer = state.board?.tasks[0]?.by;
    if (phaseOf(state) !== 'placing' || !placer || placer === 'umpire') return null;
    return this.session.controllerOf(placer).kind === 'person' ? placer : null;
  }

  private carry(state: MatchState, player: Player): void {
    const { board, head, seats } = state;
    const men = board?.men;
    const piece = board?.tasks[0]?.piece;
    if (!men || !seats || !piece || piece === 'queen') return;
    const equipment = equipmentFor(head);
    const [start] = duePlaces(equipment, men, 1);
    if (!start) return;
    this.rest();
    this.aimedFor = state;
    const radius = equipment.man.diameter / 2;
    const seat = seatOf(seats, player);
    const id = spare(piece, men);
    const placed = placedBefore({ state, events: this.session.events });
    const number = placed + 1;
    const of = placed + (board?.tasks.length ?? 1);
    this.carrying = attachCarrying(this.element, {
      view: this.view,
      manRadius: radius,
      rules: {
        men: [{ id, ...start }],
        fault: (_, at) => placeFault(equipment, men, at),
        limit: equipment.surface / 2 - radius,
        zone: { outer: equipment.markings.outerCircle / 2, inner: equipment.markings.centreCircle / 2 },
        onFault: 'stay',
      },
      quietUntil: performance.now() + QUIET,
      onChange: (carried) => {
        const fault = carried.fault as PlaceFault | null;
        // The board turns to whoever places, and may not have done so yet.
        const at = readPlace(carried.at, seat);
        const laws = fault ? this.lawsAgainst(state, player, carried.at) : [];
        this.due = { id, piece, at, number, of, fault, laws, book: head.rulebook };
      },
      onPut: (_, at) => {
        this.session.act(player, { type: 'place', x: at.x, y: at.y });
      },
    });
  }

  /** What the match would answer if the man were put down there. */
  private lawsAgainst(state: MatchState, by: Player, { x, y }: Point): readonly string[] {
    const decision = decide(state, { by, at: this.session.now(), act: { type: 'place', x, y } });
    return 'refusal' in decision && decision.refusal.code === 'bad-place' ? decision.refusal.laws : [];
  }

  /** Puts the man in the hand down where it is. */
  putDown(): void {
    this.carrying?.dispatch({ type: 'confirm' });
  }

  /** Shows a stroke as an aim. */
  propose(stroke: Stroke): void {
    this.dispatch({ type: 'propose', stroke });
  }

  private async play(shown: Shown, byHand = false): Promise<void> {
    if (this.showing) return;
    this.letGo();
    const showing = new AbortController();
    this.showing = showing;
    const { men, outcome } = shown.played;
    const { trace, contacts } = outcome;
    this.view.setMen(men);
    await this.view.playStroke(trace, contacts, { rate: settings.rate, signal: showing.signal });
    this.showing = null;
    // Kept on the device and shown by the page: neither may hold up the stroke's first frame.
    if (byHand) settings.hasStruck = true;
    this.session.strokeSeen(shown);
    // Where this one was taken back, another may have come meanwhile.
    const next = this.session.shown;
    if (next && next.played !== shown.played && !showing.signal.aborted) await this.play(next);
  }

  /** Shows a stroke that nobody makes, and gives the board back as it lay. */
  async ghost(stroke: Stroke): Promise<void> {
    const state = this.aimedFor;
    const player = state && this.striking(state);
    const played = state && PlayedStroke.on(state, stroke);
    if (!player || !played || this.showing) return;
    const place = this.aiming?.state.place;
    this.letGo();
    this.hand = null;
    this.aimedFor = state;
    this.isGhost = true;
    const showing = new AbortController();
    this.showing = showing;
    const { trace, contacts } = played.outcome;
    await this.view.playStroke(trace, contacts, { rate: settings.rate, signal: showing.signal });
    this.showing = null;
    this.isGhost = false;
    if (showing.signal.aborted) return;
    this.view.setMen(played.men);
    this.aim(state, player, place);
  }

  skip(): void {
    this.view.skip();
    takeFocus(this.element);
  }

  private aim(state: MatchState, player: Player, place = this.aiming?.state.place): void {
    const { board, seats, head } = state;
    if (!board?.men || !seats) return;
    const equipment = equipmentFor(head);
    const seat = seatOf(seats, player);
    this.rest();
    this.aimedFor = state;
    this.aiming = attachAiming(this.element, {
      view: this.view,
      aid: this.aid,
      ...(place ? { place } : {}),
      locked: locks.held,
      rules: {
        equipment,
        seat,
        stretches: strikerStretches(equipment, seat, board.men),
        free: head.manner === 'strict',
        men: board.men,
        release: 'strike',
      },
      onChange: (aim, reading) => {
        if (aim.stage === 'struck') return;
        this.hand = { state: aim, reading };
        this.session.foresee(strokeOf(aim, equipment));
        this.session.showAim?.(aim);
      },
      onStrike: (stroke: Stroke) => {
        this.struck = { stroke, seq: this.session.state.seq };
        const begin = (shown: Shown) => void this.play(shown, true);
        const refusal = this.session.strike(player, { type: 'strike', stroke }, begin);
        if (refusal) this.aim(this.session.state, player);
      },
    });
    if (this.struck?.seq === state.seq) this.propose(this.struck.stroke);
    const { x, y } = this.aiming.state.place;
    // Towards the middle, at some two metres a second.
    this.cool ??= warmUp(() => this.session.rehearse(player, { x, y, vx: -8 * x, vy: -8 * y }), 20);
  }

  /** For the buttons beside the board. */
  dispatch(action: Parameters<Aiming['dispatch']>[0]): void {
    this.aiming?.dispatch(action);
  }

  get aid(): Aid {
    return aidIn(this.session.state.head, settings.aid);
  }

  setAid(): void {
    this.aiming?.setAid(this.aid);
  }

  private rest(): void {
    this.letGo();
    this.due = null;
    this.hand = null;
  }

  /** Takes the hands off the board; the controls beside it need not know yet. */
  private letGo(): void {
    this.aiming?.destroy();
    this.aiming = null;
    this.session.foresee(null);
    this.carrying?.destroy();
    this.carrying = null;
    this.aimedFor = null;
    this.view.setAim(null);
    this.view.setStriker(null);
  }

  destroy(): void {
    this.cool?.();
    this.showing?.abort();
    this.session.showAim?.(null);
    this.rest();
  }
}

/** How many were put down already of those that one ruling brought. */
function placedBefore(match: LoggedMatch): number {
  let placed = 0;
  for (const { event, before } of [...stepsOnBoard(match)].reverse()) {
    if (phaseOf(before) !== 'placing') break;
    if (event.type === 'done' && event.act.type === 'place') placed += 1;
  }
  return placed;
}

/** A man of this colour that lies in a pocket. */
function spare(side: Side, men: readonly PlacedMan[]): ManId {
  const letter = side === 'white' ? 'w' : 'b';
  const ids = PIECES.filter((id): id is ManId => id !== 'striker' && id.startsWith(letter));
  const id = ids.find((each) => !men.some((man) => man.id === each));
  if (!id) throw new Error(`every ${side} man lies on the board`);
  return id;
}
