import { type Equipment, type PieceId, type Point, pocketAt } from '@opencarrom/physics';
import type { Camera } from '../camera.js';
import type { Pose } from '../motion/film.js';
import { type DiscKind, kindOf, type Theme } from '../themes.js';
import { makeSprite, type Sprite } from './discs.js';
import { disc, type Pen } from './layer.js';

/** A piece on the screen. */
export interface Shown {
  readonly id: PieceId;
  readonly pose: Pose;
  visible: boolean;
}

/** Draws discs in device pixels for one size, theme and turn of the board. */
export class Easel {
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
  ) {
    this.pixels = camera.scale * ratio;
    this.radii = {
      man: (equipment.man.diameter / 2) * this.pixels,
      striker: (equipment.striker.diameter / 2) * this.pixels,
    };
    const sprite = (kind: DiscKind) => makeSprite(theme, kind, this.radius(kind));
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

  /** How far from its middle a piece may colour pixels. */
  spread(piece: Shown): number {
    const { pose } = piece;
    return Math.ceil(this.radius(kindOf(piece.id)) * (1.62 * pose.scale + pose.lift * 0.8)) + 2;
  }

  /** Shadows first, then discs; what is in the air comes over what stands, shadow and all. */
  discs(pen: Pen, pieces: readonly Shown[], isWanted: (piece: Shown) => boolean): void {
    for (const isLifted of [false, true]) {
      for (const piece of pieces) {
        if (piece.visible && piece.pose.lift > 0 === isLifted && isWanted(piece)) this.shadow(pen, piece);
      }
      for (const piece of pieces) {
        if (piece.visible && piece.pose.lift > 0 === isLifted && isWanted(piece)) this.body(pen, piece);
      }
    }
  }

  private shadow(pen: Pen, piece: Shown): void {
    const { pose } = piece;
    if (pose.dark > 0) return;
    const kind = kindOf(piece.id);
    const { shadow, room } = this.sprites[kind];
    const r = this.radius(kind);
    const away = pose.lift * r;
    const half = r * room * (1 + pose.lift * 0.12);
    const x = this.x(pose) - half + away * 0.34;
    const y = this.y(pose) - half + away * 0.5;
    if (pose.lift === 0 && pose.opacity === 1) {
      // Something so soft may lie on whole pixels, which are copied faster.
      pen.drawImage(shadow, Math.round(x), Math.round(y));
      return;
    }
    pen.globalAlpha = pose.opacity / (1 + pose.lift * 0.7);
    pen.drawImage(shadow, x, y, 2 * half, 2 * half);
    pen.globalAlpha = 1;
  }

  private body(pen: Pen, piece: Shown): void {
    const { pose } = piece;
    if (pose.sunk) this.inPocket(pen, piece);
    else this.disc(pen, piece);
  }

  private disc(pen: Pen, { id, pose }: Shown): void {
    const kind = kindOf(id);
    const { whole, face, light, room } = this.sprites[kind];
    const r = this.radius(kind);
    const half = r * room;
    const x = this.x(pose);
    const y = this.y(pose);
    if (whole && pose.scale === 1 && pose.opacity === 1 && pose.tip === 0) {
      pen.drawImage(whole, x - half, y - half);
      return;
    }
    pen.save();
    pen.globalAlpha = pose.opacity;
    const heading = Math.atan2(this.sin, this.cos);
    // Tipping shortens a disc along the way it tips; the screen's y grows downwards, so angles change sign.
    const lean = heading - pose.tipTo;
    const narrow = pose.scale * (1 - 0.3 * pose.tip);
    pen.translate(x, y);
    pen.rotate(lean);
    pen.scale(narrow, pose.scale);
    pen.rotate(-lean);
    pen.rotate(heading - pose.turn);
    pen.drawImage(face, -half, -half);
    pen.rotate(pose.turn - heading);
    pen.drawImage(light, -half, -half);
    if (pose.dark > 0) {
      pen.globalAlpha = pose.opacity * pose.dark * 0.85;
      disc(pen, 0, 0, r);
      pen.fillStyle = '#050302';
      pen.fill();
    }
    pen.restore();
  }

  private inPocket(pen: Pen, piece: Shown): void {
    const at = pocketAt(this.equipment);
    const hole = { x: piece.pose.x > 0 ? at : -at, y: piece.pose.y > 0 ? at : -at };
    pen.save();
    disc(pen, this.x(hole), this.y(hole), (this.equipment.pocket / 2) * this.pixels);
    pen.clip();
    this.disc(pen, piece);
    pen.restore();
  }
}
