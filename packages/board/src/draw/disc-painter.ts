import { type Equipment, type PieceId, type Point, pocketAt } from '@opencarrom/physics';
import type { Camera } from '../camera.js';
import type { Pose } from '../motion/film.js';
import { type DiscKind, kindOf, type Theme } from '../themes.js';
import { type Cut, copyQuarter, makeSprite, type Quarters, SHADE, type Sprite, STEPS } from './discs.js';
import type { PaintShelf } from './paint-shelf.js';
import { disc, type Pen } from './picture.js';

/** A piece on the screen. */
export interface ShownMan {
  readonly id: PieceId;
  readonly pose: Pose;
  visible: boolean;
}

/** Pixels from edge to edge; empty when the left is not left of the right. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws discs in device pixels for one size, theme and turn of the board. */
export class DiscPainter {
  private readonly sprites: Readonly<Record<DiscKind, Sprite>>;
  private readonly radii: { readonly man: number; readonly striker: number };
  /** Device pixels of a metre, and what a step in x and in y is on the screen. */
  readonly pixels: number;
  private cos = 1;
  private sin = 0;
  private midX = 0;
  private midY = 0;

  constructor(
    private readonly equipment: Equipment,
    theme: Theme,
    camera: Camera,
    ratio: number,
    shelf: PaintShelf | null = null,
    isReady = true,
  ) {
    this.pixels = camera.scale * ratio;
    this.radii = {
      man: (equipment.man.diameter / 2) * this.pixels,
      striker: (equipment.striker.diameter / 2) * this.pixels,
    };
    const sprite = (kind: DiscKind): Sprite => {
      const r = this.radius(kind);
      const paint = () => makeSprite(theme, kind, r, isReady);
      return shelf ? shelf.take(`${kind} ${theme.name} ${r}`, paint) : paint();
    };
    this.sprites = {
      white: sprite('white'),
      black: sprite('black'),
      queen: sprite('queen'),
      striker: sprite('striker'),
    };
    this.aim(camera, ratio);
  }

  /** Follows the board while it turns. */
  aim(camera: Camera, ratio: number): void {
    this.cos = Math.cos(camera.turn);
    this.sin = Math.sin(camera.turn);
    this.midX = (camera.width * ratio) / 2;
    this.midY = (camera.height * ratio) / 2;
  }

  x(at: Point): number {
    return this.midX + this.pixels * (at.x * this.cos + at.y * this.sin);
  }

  y(at: Point): number {
    return this.midY + this.pixels * (at.x * this.sin - at.y * this.cos);
  }

  radius(kind: DiscKind): number {
    return kind === 'striker' ? this.radii.striker : this.radii.man;
  }

  /** Where a disc's middle is drawn, in quarters of a pixel: nobody sees it finer. */
  across(at: Point): number {
    return Math.round(this.x(at) * STEPS);
  }

  down(at: Point): number {
    return Math.round(this.y(at) * STEPS);
  }

  /** Whether a piece looks otherwise when it is turned. */
  turns({ id, pose }: ShownMan): boolean {
    return this.sprites[kindOf(id)].ready === null || !isPlain(pose);
  }

  /** The pixels a piece may colour. */
  box({ id, pose, visible }: ShownMan, into: Box): void {
    const x = this.across(pose) / STEPS;
    const y = this.down(pose) / STEPS;
    const r = this.radius(kindOf(id));
    const isHigh = pose.lift > 0 || pose.scale > 1;
    const reach = isHigh ? r * (1.62 * pose.scale + pose.lift * 0.8) : 0;
    const room = visible ? 2 : 0;
    const span = visible ? r : 0;
    into.left = Math.floor(x - Math.max(span * SHADE.left, reach)) - room;
    into.top = Math.floor(y - Math.max(span * SHADE.top, reach)) - room;
    into.right = Math.floor(x + Math.max(span * SHADE.right, reach)) + 2 * room;
    into.bottom = Math.floor(y + Math.max(span * SHADE.bottom, reach)) + 2 * room;
  }

  /** Shadows first, then discs; what is in the air comes over what stands, shadow and all. */
  discs(pen: Pen, pieces: readonly ShownMan[], isWanted: (piece: ShownMan) => boolean): void {
    const wanted = pieces.filter((piece) => piece.visible && isWanted(piece));
    const standing = wanted.filter(({ pose }) => pose.lift <= 0);
    const crowded = standing.filter((piece) => !this.drawAlone(pen, piece, pieces));
    for (const piece of crowded) this.shadow(pen, piece);
    for (const piece of crowded) this.body(pen, piece);
    for (const piece of wanted) if (piece.pose.lift > 0) this.shadow(pen, piece);
    for (const piece of wanted) if (piece.pose.lift > 0) this.body(pen, piece);
  }

  /** A man with nothing in its shadow and in nobody's: shadow and disc at once. */
  private drawAlone(pen: Pen, piece: ShownMan, pieces: readonly ShownMan[]): boolean {
    const { pose } = piece;
    const kind = kindOf(piece.id);
    const { ready } = this.sprites[kind];
    if (!ready || !isPlain(pose) || pose.dark > 0) return false;
    const r = this.radius(kind);
    const room = (2 * SHADE.bottom * Math.max(r, this.radii.striker)) / this.pixels;
    for (const other of pieces) {
      if (other === piece || !other.visible) continue;
      if (Math.abs(other.pose.x - pose.x) < room && Math.abs(other.pose.y - pose.y) < room) return false;
    }
    this.copy(pen, ready.shaded, pose);
    return true;
  }

  private copy(pen: Pen, picture: Quarters, at: Point): void {
    const across = this.across(at);
    const down = this.down(at);
    const last = STEPS - 1;
    copyQuarter(
      pen,
      picture,
      across & last,
      down & last,
      Math.floor(across / STEPS),
      Math.floor(down / STEPS),
    );
  }

  private shadow(pen: Pen, piece: ShownMan): void {
    const { pose } = piece;
    if (pose.dark > 0) return;
    const kind = kindOf(piece.id);
    const { shadow } = this.sprites[kind];
    const x = this.across(pose) / STEPS;
    const y = this.down(pose) / STEPS;
    if (pose.lift === 0 && pose.opacity === 1) {
      // Something so soft may lie on whole pixels, which are copied faster.
      pen.drawImage(shadow.picture, Math.round(x) - shadow.left, Math.round(y) - shadow.top);
      return;
    }
    const away = pose.lift * this.radius(kind);
    const size = 1 + pose.lift * 0.12;
    pen.globalAlpha = pose.opacity / (1 + pose.lift * 0.7);
    pen.drawImage(
      shadow.picture,
      x - shadow.left * size + away * 0.34,
      y - shadow.top * size + away * 0.5,
      shadow.picture.width * size,
      shadow.picture.height * size,
    );
    pen.globalAlpha = 1;
  }

  private body(pen: Pen, piece: ShownMan): void {
    const { pose } = piece;
    if (pose.sunk) this.inPocket(pen, piece);
    else this.disc(pen, piece);
  }

  private disc(pen: Pen, { id, pose }: ShownMan): void {
    const kind = kindOf(id);
    const { ready, face, light } = this.sprites[kind];
    if (ready && isPlain(pose)) {
      this.copy(pen, ready.bare, pose);
      return;
    }
    pen.save();
    pen.globalAlpha = pose.opacity;
    const heading = Math.atan2(this.sin, this.cos);
    // Tipping shortens a disc along the way it tips; the screen's y grows downwards, so angles change sign.
    const lean = heading - pose.tipTo;
    const narrow = pose.scale * (1 - 0.3 * pose.tip);
    pen.translate(this.across(pose) / STEPS, this.down(pose) / STEPS);
    pen.rotate(lean);
    pen.scale(narrow, pose.scale);
    pen.rotate(-lean);
    pen.rotate(heading - pose.turn);
    put(pen, face);
    pen.rotate(pose.turn - heading);
    put(pen, light);
    if (pose.dark > 0) {
      pen.globalAlpha = pose.opacity * pose.dark * 0.85;
      disc(pen, 0, 0, this.radius(kind));
      pen.fillStyle = '#050302';
      pen.fill();
    }
    pen.restore();
  }

  private inPocket(pen: Pen, piece: ShownMan): void {
    const at = pocketAt(this.equipment);
    const hole = { x: piece.pose.x > 0 ? at : -at, y: piece.pose.y > 0 ? at : -at };
    pen.save();
    disc(pen, this.x(hole), this.y(hole), (this.equipment.pocket / 2) * this.pixels);
    pen.clip();
    this.disc(pen, piece);
    pen.restore();
  }
}

/** Lying on the board as it is, neither tipping nor fading. */
const isPlain = ({ scale, opacity, tip }: Pose): boolean => scale === 1 && opacity === 1 && tip === 0;

const put = (pen: Pen, { picture, left, top }: Cut): void => pen.drawImage(picture, -left, -top);
