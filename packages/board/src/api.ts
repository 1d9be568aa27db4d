import type { Contact, Edge, Equipment, ManId, PieceId, PlacedMan, Point, Trace } from '@opencarrom/physics';
import type { AimState } from './aim/state.js';
import type { Frames } from './animation-frames.js';
import type { FrameShown } from './camera.js';
import type { Aid, AimCanvas } from './draw/aim.js';
import type { PaintShelf } from './draw/paint-shelf.js';
import type { Zone } from './draw/placing-zone.js';
import type { Arrival } from './motion/arrivals.js';
import type { SeenAim } from './motion/gliding-aim.js';
import type { StrokeEnd } from './motion/stroke-player.js';
import type { Sound } from './sound/sound.js';
import type { Theme, ThemeName } from './themes.js';

export interface BoardOptions {
  readonly equipment?: Equipment;
  readonly theme?: ThemeName | Theme;
  readonly frame?: FrameShown;
  /** Who sits at the bottom of the screen. */
  readonly viewpoint?: Edge;
  /** No turning boards and no flying pieces; strokes are still shown. */
  readonly reducedMotion?: boolean;
  readonly sound?: Sound;
  readonly frames?: Frames;
  /** Where it takes what is painted from, and leaves it, if many boards are shown at once. */
  readonly shelf?: PaintShelf;
  /** Device pixels of a CSS pixel; the window's own if left out. */
  readonly pixelRatio?: number;
}

export interface PlayOptions {
  /** 1 is as fast as it was. */
  readonly rate?: number;
  readonly signal?: AbortSignal;
  /** Begin at this time of the stroke, in seconds; with `paused`, wait there for `resume` or `seek`. */
  readonly from?: number;
  readonly paused?: boolean;
}

export interface BoardView {
  /** From the page (as in a pointer event's clientX and clientY) to the board, in metres. */
  toBoard(clientX: number, clientY: number): Point;
  /** From the board to CSS pixels from the canvas's upper left corner. */
  toScreen(at: Point): Point;
  /** CSS pixels of a metre. */
  readonly scale: number;
  /** The men on the board. Those named as arrivals are seen being put there. */
  setMen(men: readonly PlacedMan[], arrivals?: readonly Arrival[]): void;
  setStriker(at: Point | null): void;
  /** Shows an aim with its striker; null takes both away. The lens shows the contact, in the emptiest corner. */
  setAim(aim: AimState | null, options?: { readonly aid?: Aid; readonly lens?: boolean }): void;
  /** How somebody else aims: seen sheer, gliding to where it was last told to be; null takes it away. */
  setSeenAim(aim: Omit<SeenAim, 'shown'> | null): void;
  setZone(zone: Zone | null): void;
  /**
   * A man in somebody's hand: drawn there, lifted, and struck through where it may not stand. One that `setMen`
   * did not name is gone when it is put down, until `setMen` names it.
   */
  setCarried(carried: { readonly id: ManId; readonly at: Point; readonly isWrong: boolean } | null): void;
  /** Rings around some pieces, over their neighbours, as for a hint; in the board's own colour, or this one. */
  setMarked(ids: readonly PieceId[], colour?: string): void;
  /**
   * Has something painted on the board in every frame, under the discs, as the ways of a stroke; null ends it. A lens
   * leaves these places free, where there is another for it.
   */
  setOver(paint: ((desk: AimCanvas) => void) | null, places?: readonly Point[]): void;
  /** Lights the side of the player whose turn it is. */
  setLit(side: Edge | null): void;
  setTheme(theme: ThemeName | Theme): void;
  setFrame(frame: FrameShown): void;
  setReducedMotion(reduced: boolean): void;
  /** From the next stroke on it is heard by this; for a page that fetches its sounds later. */
  setSound(sound: Sound): void;
  /** Turns the board so that this seat is at the bottom; resolves when it has come to rest. */
  setViewpoint(side: Edge, options?: { readonly animate?: boolean }): Promise<void>;
  readonly viewpoint: Edge;
  /** Shows a stroke from its trace. At the end the pieces stay where they came to rest. */
  playStroke(trace: Trace, contacts: readonly Contact[], options?: PlayOptions): Promise<StrokeEnd>;
  /** The stroke shown last: its time now, when everything rests, and whether it is running. */
  readonly stroke: { readonly t: number; readonly duration: number; readonly running: boolean } | null;
  seek(t: number): void;
  pause(): void;
  resume(): void;
  setRate(rate: number): void;
  skip(): void;
  /** Called by itself when the canvas changes its size; the page calls it when only the pixel ratio did. */
  resize(): void;
  destroy(): void;
}
