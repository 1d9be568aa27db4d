import {
  type Contact,
  type Edge,
  type Equipment,
  ICF,
  type ManId,
  type PieceId,
  type PlacedMan,
  type Point,
  type Trace,
} from '@opencarrom/physics';
import type { AimState } from './aim/state.js';
import { browserFrames, type Frames } from './animation-frames.js';
import type { BoardOptions, BoardView, PlayOptions } from './api.js';
import { type FrameShown, seenFrom, toBoard, toScreen, turnOf } from './camera.js';
import type { Aid } from './draw/aim.js';
import { lensOver } from './draw/aim.js';
import type { Zone } from './draw/placing-zone.js';
import { BoardScene, type Overlays } from './draw/scene.js';
import { type Arrival, Arrivals } from './motion/arrivals.js';
import { Film } from './motion/film.js';
import { GlidingAim, type SeenAim } from './motion/gliding-aim.js';
import { LensZoom } from './motion/lens-zoom.js';
import { type StrokeEnd, StrokePlayer } from './motion/stroke-player.js';
import { Turner } from './motion/turn-board.js';
import { Pieces } from './pieces.js';
import type { Sound } from './sound/sound.js';
import { THEMES, type Theme, type ThemeName } from './themes.js';

export function createBoardView(canvas: HTMLCanvasElement, options: BoardOptions = {}): BoardView {
  return new Board(canvas, options);
}

class Board implements BoardView {
  viewpoint: Edge;
  private readonly equipment: Equipment;
  private readonly frames: Frames;
  private readonly scene: BoardScene;
  private readonly pieces = new Pieces();
  private men = new Set<PieceId>();
  private readonly arrivals = new Arrivals();
  private readonly overlays: Overlays = {
    aim: null,
    seen: null,
    zone: null,
    carried: null,
    marked: new Set(),
    markColour: null,
    lens: null,
    over: null,
    places: [],
  };
  private player: StrokePlayer | null = null;
  private readonly turner = new Turner();
  private readonly seenAim = new GlidingAim();
  private readonly zoom = new LensZoom();
  private look;
  private sound: Sound | undefined;
  private reduced: boolean;
  private aimed: { aim: AimState; aid: Aid; lens: boolean } | null = null;
  private frame: number | null = null;
  private isWhole = true;
  private readonly watcher: ResizeObserver | null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: BoardOptions,
  ) {
    this.equipment = options.equipment ?? ICF;
    this.frames = options.frames ?? browserFrames;
    this.viewpoint = options.viewpoint ?? 'S';
    this.reduced = options.reducedMotion ?? false;
    this.sound = options.sound;
    this.look = {
      equipment: this.equipment,
      theme: themeOf(options.theme ?? 'classic'),
      shown: options.frame ?? ('full' satisfies FrameShown),
      lit: null as Edge | null,
    };
    this.scene = new BoardScene(canvas, this.look, turnOf(this.viewpoint), options.shelf);
    this.resize();
    this.watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.resize());
    this.watcher?.observe(canvas);
  }

  toBoard(clientX: number, clientY: number): Point {
    const box = this.canvas.getBoundingClientRect();
    return toBoard(this.scene.camera, { x: clientX - box.left, y: clientY - box.top });
  }

  toScreen(at: Point): Point {
    return toScreen(this.scene.camera, at);
  }

  get scale(): number {
    return this.scene.camera.scale;
  }

  setMen(men: readonly PlacedMan[], arrivals: readonly Arrival[] = []): void {
    this.forgetStroke();
    this.men = new Set<PieceId>(men.map(({ id }) => id));
    this.removeGuests();
    const inHand = this.overlays.carried?.id;
    for (const man of men) if (man.id !== inHand) this.pieces.put(man.id, man);
    if (!this.reduced) for (const arrival of arrivals) this.arrivals.begin(arrival);
    this.wake();
  }

  setStriker(at: Point | null): void {
    this.forgetStroke();
    if (at) this.pieces.put('striker', at);
    else this.pieces.remove((id) => id === 'striker');
    this.wake();
  }

  setAim(aim: AimState | null, { aid = 'line', lens = false }: { aid?: Aid; lens?: boolean } = {}): void {
    const had = this.aimed !== null;
    this.aimed = aim && { aim, aid, lens };
    if (aim) this.setStriker(aim.place);
    else if (had) this.setStriker(null);
  }

  setSeenAim(aim: Omit<SeenAim, 'shown'> | null): void {
    this.seenAim.set(aim, this.reduced);
    this.wake();
  }

  setZone(zone: Zone | null): void {
    this.overlays.zone = zone;
    this.wake();
  }

  setCarried(carried: { readonly id: ManId; readonly at: Point; readonly isWrong: boolean } | null): void {
    for (const { pose } of this.pieces.list) pose.lift = 0;
    this.overlays.carried = carried;
    this.removeGuests();
    if (carried) this.pieces.put(carried.id, carried.at).lift = 0.35;
    this.wake();
  }

  setMarked(ids: readonly PieceId[], colour: string | null = null): void {
    this.overlays.marked = new Set(ids);
    this.overlays.markColour = colour;
    this.wake();
  }

  setOver(over: Overlays['over'], places: readonly Point[] = []): void {
    this.overlays.over = over;
    this.overlays.places = places;
    this.wake();
  }

  setLit(lit: Edge | null): void {
    if (lit !== this.look.lit) this.setLook({ ...this.look, lit });
  }

  setTheme(theme: ThemeName | Theme): void {
    this.setLook({ ...this.look, theme: themeOf(theme) });
  }

  setFrame(shown: FrameShown): void {
    if (shown !== this.look.shown) this.setLook({ ...this.look, shown });
  }

  setSound(sound: Sound): void {
    this.sound = sound;
  }

  setReducedMotion(reduced: boolean): void {
    this.reduced = reduced;
  }

  setViewpoint(side: Edge, { animate = true }: { animate?: boolean } = {}): Promise<void> {
    const from = turnOf(this.viewpoint);
    const to = turnOf(side);
    const isTurning = animate && !this.reduced && side !== this.viewpoint;
    this.viewpoint = side;
    this.wake();
    if (isTurning) return this.turner.begin(from, to);
    this.turner.stop();
    this.scene.turnTo(to);
    return Promise.resolve();
  }

  playStroke(trace: Trace, contacts: readonly Contact[], options: PlayOptions = {}): Promise<StrokeEnd> {
    this.player?.end('aborted');
    this.arrivals.clear();
    this.aimed = null;
    this.seenAim.set(null);
    const { rate = 1, signal, from = 0, paused = false } = options;
    const film = new Film(trace, this.equipment);
    const { sound } = this;
    const sounds = () => sound?.plan(contacts, trace, (x, y) => this.pan({ x, y })) ?? [];
    for (const start of trace.start) this.pieces.put(start.id, start);
    return new Promise((resolve) => {
      const player = new StrokePlayer(film, sounds, sound, rate, resolve);
      this.player = player;
      player.seek(from);
      if (paused) player.pause();
      const abort = () => player.end('aborted');
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
      this.wake();
    });
  }

  get stroke(): { t: number; duration: number; running: boolean } | null {
    const { player } = this;
    return player && { t: player.t, duration: player.film.length, running: player.isRunning };
  }

  seek(t: number): void {
    this.player?.seek(t);
    this.player?.pause();
    this.wake();
  }

  pause(): void {
    this.player?.pause();
  }

  resume(): void {
    this.player?.resume();
    this.wake();
  }

  setRate(rate: number): void {
    this.player?.setRate(rate);
  }

  skip(): void {
    this.player?.end('skipped');
    this.wake();
  }

  resize(): void {
    const box = this.canvas.getBoundingClientRect();
    const ratio = this.options.pixelRatio ?? (globalThis.devicePixelRatio || 1);
    // A canvas that has changed its size is empty: drawing now spares the page a blank frame.
    if (this.scene.resize(box.width, box.height, ratio)) this.drawNow();
  }

  destroy(): void {
    this.watcher?.disconnect();
    this.player?.end('aborted');
    this.turner.stop();
    if (this.frame !== null) this.frames.cancel(this.frame);
  }

  private pan(at: Point): number {
    return seenFrom(this.viewpoint, at).across / (this.equipment.surface / 2);
  }

  private setLook(look: typeof this.look): void {
    this.look = look;
    this.scene.setLook(look);
    this.wake();
  }

  /** A man in the hand is seen though it is not one of those on the board; put down, it must be one to stay. */
  private removeGuests(): void {
    const inHand = this.overlays.carried?.id;
    this.pieces.remove((id) => id !== 'striker' && id !== inHand && !this.men.has(id));
  }

  private forgetStroke(): void {
    const { player } = this;
    if (!player) return;
    player.end('skipped');
    this.pieces.remove((id) => player.film.hasFallen(id, player.t));
    this.player = null;
  }

  /** Asks for a frame in which everything is drawn. */
  private wake(): void {
    this.isWhole = true;
    this.request();
  }

  private request(): void {
    this.frame ??= this.frames.request((now) => this.onFrame(now));
  }

  private onFrame(now: number): void {
    this.frame = null;
    const turn = this.turner.advance(now);
    if (turn !== null) this.scene.turnTo(turn);
    this.move(now);
    const { zone, carried, marked, over } = this.overlays;
    const isCovered = this.aimed || this.seenAim.now || zone || carried || over || marked.size > 0;
    if (this.isWhole || turn !== null || isCovered) this.drawNow();
    else this.scene.drawChanged(this.pieces.list);
    this.isWhole = false;
    const isMoving = this.turner.turning || this.arrivals.busy || this.seenAim.isMoving || this.zoom.isMoving;
    if (isMoving || this.player?.isRunning) this.request();
  }

  private move(now: number): void {
    const { player } = this;
    this.seenAim.advance(now);
    if (this.aimed?.lens) this.zoom.advance(now, this.aimed.aim.angle, this.reduced);
    else this.zoom.rest();
    if (player?.isRunning) player.advance(now);
    for (const piece of this.pieces.list) {
      if (player) piece.visible = player.film.pose(piece.id, player.t, piece.pose);
      else if (this.arrivals.busy) {
        const home = this.pieces.rest(piece);
        if (home) this.arrivals.pose(piece.id, home, now, piece.pose);
      }
    }
  }

  private drawNow(): void {
    const men = this.pieces.menNow();
    const { aimed, overlays } = this;
    overlays.aim = aimed && { aim: aimed.aim, aid: aimed.aid, men };
    const seen = this.seenAim.now;
    overlays.seen = seen && { aim: seen, men };
    overlays.lens =
      overlays.aim && aimed?.lens
        ? lensOver(overlays.aim, this.equipment, this.zoom.now, overlays.places)
        : null;
    this.scene.draw(this.pieces.list, overlays, this.turner.turning);
  }
}

function themeOf(theme: ThemeName | Theme): Theme {
  return typeof theme === 'string' ? THEMES[theme] : theme;
}
