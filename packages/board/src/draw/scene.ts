import type { Edge, Equipment, ManId, Point } from '@opencarrom/physics';
import { type Camera, type FrameShown, frameBreadth, makeCamera } from '../camera.js';
import type { SeenAim } from '../motion/gliding-aim.js';
import type { Turning } from '../motion/turn-board.js';
import type { Theme } from '../themes.js';
import { type AimCanvas, type AimPicture, drawGrip, drawSpin, drawWay } from './aim.js';
import { paintBoard } from './board.js';
import { DiscPainter, type ShownMan } from './disc-painter.js';
import { drawLitSide } from './lit-side.js';
import { Magnifier, type MagnifierPicture } from './magnifier.js';
import type { PaintShelf } from './paint-shelf.js';
import { makeSheet, type Pen, type Picture } from './picture.js';
import { drawCarried, drawMark, drawZone, type Zone } from './placing-zone.js';
import { drawPower } from './power.js';
import { redrawChanged, remember } from './redraw.js';
import { drawSeenAim } from './seen-aim.js';

/** Everything that is seen besides the board and its discs. */
export interface Overlays {
  aim: AimPicture | null;
  /** Somebody else's, and the men it is to meet. */
  seen: { readonly aim: SeenAim; readonly men: readonly Point[] } | null;
  zone: Zone | null;
  carried: { readonly id: ManId; readonly at: Point; readonly isWrong: boolean } | null;
  marked: ReadonlySet<string>;
  /** Null: the board's own. */
  markColour: string | null;
  lens: MagnifierPicture | null;
  /** Whatever else the page paints on the board, under the discs. */
  over: ((desk: AimCanvas) => void) | null;
  /** What is to be seen of that, whatever else lies over the board. */
  places: readonly Point[];
}

export interface Look {
  readonly equipment: Equipment;
  readonly theme: Theme;
  readonly shown: FrameShown;
  readonly lit: Edge | null;
}

/** Under a lens discs are drawn so many times as large, and then as the lens wants them: sharp, however close. */
const SHARP = 3;

/** Device pixels below which nothing on a board could be seen: it is hidden, or not laid out yet. */
const SEEN = 16;

/** The canvas and what has been painted for its size: the board from each seat, and the discs. */
export class BoardScene {
  camera: Camera;
  painter: DiscPainter;
  readonly pen: Pen;
  private ratio = 1;
  private layers = new Map<number, Picture>();
  private ground: Picture | null = null;
  private readonly magnifier = new Magnifier();
  private sharp: DiscPainter | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private look: Look,
    turn: number,
    private readonly shelf: PaintShelf | null = null,
  ) {
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser gives no 2D canvas');
    this.pen = pen;
    this.camera = makeCamera(look.equipment, look.shown, 1, 1, turn);
    // Until it has a size nothing is seen: discs ready to be copied would be made in vain.
    this.painter = new DiscPainter(look.equipment, look.theme, this.camera, 1, null, false);
  }

  /** Paints everything anew for a size in CSS pixels; false when it is the size it has. */
  resize(width: number, height: number, ratio: number): boolean {
    if (width === this.camera.width && height === this.camera.height && ratio === this.ratio) return false;
    this.ratio = ratio;
    this.canvas.width = Math.max(1, Math.round(width * ratio));
    this.canvas.height = Math.max(1, Math.round(height * ratio));
    this.camera = makeCamera(this.look.equipment, this.look.shown, width, height, this.camera.turn);
    this.repaint();
    return true;
  }

  setLook(look: Look): void {
    const isOnlyLight = look.theme === this.look.theme && look.shown === this.look.shown;
    this.look = look;
    this.ground = null;
    if (isOnlyLight) return;
    const { width, height, turn } = this.camera;
    this.camera = makeCamera(look.equipment, look.shown, width, height, turn);
    this.repaint();
  }

  turnTo(turn: number): void {
    this.camera = { ...this.camera, turn };
    this.painter.aim(this.camera, this.ratio);
    this.sharp?.aim(this.camera, this.ratio * SHARP);
    this.ground = null;
  }

  private repaint(): void {
    this.layers.clear();
    this.ground = null;
    this.sharp = null;
    const { equipment, theme } = this.look;
    this.painter = new DiscPainter(equipment, theme, this.camera, this.ratio, this.shelf);
  }

  /** Draws all of it. */
  draw(pieces: readonly ShownMan[], overlays: Overlays, turning: Turning | null): void {
    const { pen, canvas } = this;
    if (!this.isSeen()) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (turning) this.drawTurning(pieces, turning);
    else this.drawAll(pieces, overlays);
    for (const piece of pieces) remember(piece, this.painter);
  }

  /** Draws only what has moved since the last frame; for when nothing lies over the discs. */
  drawChanged(pieces: readonly ShownMan[]): void {
    if (!this.isSeen()) return;
    redrawChanged(this.pen, this.painter, this.groundNow(), this.corner(), pieces);
  }

  private isSeen(): boolean {
    return Math.min(this.canvas.width, this.canvas.height) >= SEEN;
  }

  private drawAll(pieces: readonly ShownMan[], overlays: Overlays): void {
    const { pen, painter } = this;
    const { theme, equipment } = this.look;
    this.drawBoard(pieces, overlays);
    if (overlays.lens) {
      this.sharp ??= new DiscPainter(equipment, theme, this.camera, this.ratio * SHARP, null, false);
      const { sharp, ratio } = this;
      const drawScene = () => this.drawBoard(pieces, overlays, sharp, SHARP);
      this.magnifier.draw(pen, painter, theme, overlays.lens, { pieces, ratio, sharp, drawScene });
    } else this.magnifier.forget();
    if (overlays.aim) drawPower({ pen, painter, theme, equipment }, overlays.aim);
  }

  private drawBoard(
    pieces: readonly ShownMan[],
    overlays: Overlays,
    painter: DiscPainter = this.painter,
    times = 1,
  ): void {
    const { pen } = this;
    const { theme, equipment } = this.look;
    const { x, y } = this.corner();
    const ground = this.groundNow();
    pen.drawImage(ground, x * times, y * times, ground.width * times, ground.height * times);
    const desk = { pen, painter, theme, equipment };
    overlays.over?.(desk);
    if (overlays.zone) drawZone(pen, painter, theme, equipment, overlays.zone);
    if (overlays.aim) {
      drawGrip(desk, overlays.aim);
      drawWay(desk, overlays.aim);
    }
    if (overlays.seen) drawSeenAim(desk, overlays.seen.aim, overlays.seen.men);
    painter.discs(pen, pieces, () => true);
    for (const piece of pieces) {
      if (piece.visible && overlays.marked.has(piece.id)) {
        drawMark(pen, painter, theme, piece, overlays.markColour);
      }
    }
    if (overlays.aim) drawSpin(desk, overlays.aim);
    const { carried } = overlays;
    if (carried) drawCarried(pen, painter, theme, equipment, carried.at, carried.isWrong);
  }

  /**
   * The board as painted for the old seat turns away while the one painted for the new seat fades in over it.
   * Seen from any seat the lines are the same, so only the grain and the light change places.
   */
  private drawTurning(pieces: readonly ShownMan[], { from, to, share }: Turning): void {
    const { pen, canvas } = this;
    const { turn } = this.camera;
    pen.save();
    pen.translate(canvas.width / 2, canvas.height / 2);
    // A square needs more room on its corner than on its side.
    const room = (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn))) ** -0.8;
    pen.scale(room, room);
    for (const [seat, opacity] of [
      [from, 1],
      [to, share],
    ] as const) {
      const layer = this.layer(seat);
      pen.save();
      pen.rotate(turn - seat);
      pen.globalAlpha = opacity;
      pen.drawImage(layer, -layer.width / 2, -layer.height / 2);
      pen.restore();
    }
    pen.translate(-canvas.width / 2, -canvas.height / 2);
    this.painter.discs(pen, pieces, () => true);
    pen.restore();
  }

  private corner(): Point {
    const side = Math.min(this.canvas.width, this.canvas.height);
    return { x: Math.floor((this.canvas.width - side) / 2), y: Math.floor((this.canvas.height - side) / 2) };
  }

  private layer(turn: number): Picture {
    const quarters = (((Math.round(turn / (Math.PI / 2)) % 4) + 4) % 4) as number;
    const side = Math.min(this.canvas.width, this.canvas.height);
    let layer = this.layers.get(quarters);
    if (!layer) {
      const { equipment, theme, shown } = this.look;
      layer = this.shared(`board ${theme.name} ${shown} ${side} ${quarters}`, () =>
        paintBoard(equipment, theme, shown, side, quarters),
      );
      // Two are needed while the board turns; more would only fill a phone's memory.
      const [oldest] = this.layers.keys();
      if (this.layers.size >= 2 && oldest !== undefined) this.layers.delete(oldest);
      this.layers.set(quarters, layer);
    }
    return layer;
  }

  /** The board at rest, with the light on the side whose turn it is. */
  private groundNow(): Picture {
    if (this.ground) return this.ground;
    const layer = this.layer(this.camera.turn);
    this.ground = layer;
    const { lit, theme, shown } = this.look;
    if (!lit) return layer;
    const { width, height } = this.canvas;
    this.ground = this.shared(
      `lit ${theme.name} ${shown} ${width} ${height} ${this.camera.turn} ${lit}`,
      () => this.litGround(layer, lit),
    );
    return this.ground;
  }

  private litGround(layer: Picture, lit: Edge): Picture {
    const { theme, equipment, shown } = this.look;
    const { pen, done } = makeSheet(layer.width, layer.height);
    const { x, y } = this.corner();
    pen.drawImage(layer, 0, 0);
    pen.translate(-x, -y);
    drawLitSide(
      pen,
      this.painter,
      theme,
      { half: equipment.surface / 2, breadth: frameBreadth(equipment, shown) },
      lit,
    );
    return done();
  }

  private shared<T>(name: string, paint: () => T): T {
    return this.shelf ? this.shelf.take(name, paint) : paint();
  }
}
