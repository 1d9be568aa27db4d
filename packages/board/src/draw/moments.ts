import type { Equipment, Pocket, Point } from '@opencarrom/physics';
import { pocketAt } from '@opencarrom/physics';
import { browserFrames, type Frames } from '../animation-frames.js';
import type { BoardView } from '../api.js';
import type { AimCanvas } from './aim.js';
import { disc, faded } from './picture.js';

/** What is worth a look: the queen is down, or covered; somebody's last man; all of them in one turn. */
export type MomentKind = 'queen' | 'covered' | 'last' | 'slam';

/** Milliseconds each is seen, and how many rings run out from its pockets. */
const LASTS: Readonly<Record<MomentKind, number>> = { queen: 900, covered: 1100, last: 1100, slam: 1700 };
const RINGS: Readonly<Record<MomentKind, number>> = { queen: 1, covered: 2, last: 1, slam: 3 };

interface MomentOptions {
  readonly equipment: Equipment;
  /** Where it happened. */
  readonly pockets: readonly Pocket[];
  /** Nothing moves: a ring is there for as long. */
  readonly reducedMotion?: boolean;
  readonly frames?: Frames;
}

/** Light that runs out from a pocket over the board, under the discs. What is given back ends it at once. */
export function showMoment(
  view: Pick<BoardView, 'setOver'>,
  kind: MomentKind,
  { equipment, pockets, reducedMotion = false, frames = browserFrames }: MomentOptions,
): () => void {
  const at = pocketAt(equipment);
  const places = pockets.map((pocket) => ({
    x: pocket.includes('E') ? at : -at,
    y: pocket.includes('N') ? at : -at,
  }));
  let since: number | null = null;
  let frame: number | null = null;
  const end = () => {
    if (frame === null) return;
    frames.cancel(frame);
    frame = null;
    view.setOver(null);
  };
  const step = (now: number) => {
    since ??= now;
    const share = (now - since) / LASTS[kind];
    if (share >= 1) {
      end();
      return;
    }
    view.setOver((desk) => paintMoment(desk, kind, places, reducedMotion ? 0.3 : share));
    frame = frames.request(step);
  };
  frame = frames.request(step);
  return end;
}

function paintMoment(desk: AimCanvas, kind: MomentKind, places: readonly Point[], share: number): void {
  const { pen, painter, theme, equipment } = desk;
  const pocket = (equipment.pocket / 2) * painter.pixels;
  const colour = kind === 'queen' ? theme.red : theme.aim.lit;
  for (const place of places) {
    const [x, y] = [painter.x(place), painter.y(place)];
    const glow = pen.createRadialGradient(x, y, pocket, x, y, pocket * 3.4);
    glow.addColorStop(0, faded(colour, 0.5 * (1 - share)));
    glow.addColorStop(1, faded(colour, 0));
    disc(pen, x, y, pocket * 3.4);
    pen.fillStyle = glow;
    pen.fill();
    for (let ring = 0; ring < RINGS[kind]; ring++) {
      const out = Math.min(1, Math.max(0, share * 1.5 - ring * 0.2));
      const eased = 1 - (1 - out) ** 3;
      if (out <= 0 || out >= 1) continue;
      disc(pen, x, y, pocket * (1.1 + 3.2 * eased));
      pen.lineWidth = Math.max(1.5, pocket * 0.13 * (1 - out));
      pen.strokeStyle = faded(colour, 0.85 * (1 - out));
      pen.stroke();
    }
  }
}
