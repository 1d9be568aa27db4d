import { glimpseOn, type PieceId, type Trace } from '@opencarrom/physics';
import { restingPose } from '../motion/film.js';
import { kindOf, type Theme } from '../themes.js';
import type { AimCanvas } from './aim.js';
import type { ShownMan } from './disc-painter.js';
import { faded } from './picture.js';

/** Where a piece was at a time of the stroke. */
interface Footstep {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** The way of one piece through a stroke. */
export interface Trail {
  readonly id: PieceId;
  readonly steps: readonly Footstep[];
  readonly hasFallen: boolean;
}

/** A way so short nobody looks for, in metres. */
const NUDGE = 0.03;
/** So many men that moved and stayed are still a picture; of more only those that fell are drawn. */
const CROWD = 6;
/** Footsteps along one slide: spin bends it. */
const STEPS = 10;

/** The ways of all that moved so far that one sees it. */
export function trailsOf(trace: Trace): readonly Trail[] {
  const fallen = new Set(trace.fallen.map(({ id }) => id));
  const trails = trace.start.map(({ id, x, y, radius }): Trail => {
    const steps: Footstep[] = [{ t: 0, x, y }];
    for (const path of trace.paths) {
      if (path.id !== id) continue;
      for (let n = 1; n <= STEPS; n++) {
        const t = path.t + ((path.until - path.t) * n) / STEPS;
        const at = glimpseOn(path, t, trace.slowing, radius);
        steps.push({ t, x: at.x, y: at.y });
      }
    }
    return { id, steps, hasFallen: fallen.has(id) };
  });
  const seen = trails.filter((trail) => trail.hasFallen || lengthOf(trail) > NUDGE);
  const stayed = seen.filter(({ id, hasFallen }) => id !== 'striker' && !hasFallen);
  return stayed.length > CROWD ? seen.filter((trail) => !stayed.includes(trail)) : seen;
}

function lengthOf({ steps }: Trail): number {
  let length = 0;
  for (const [index, { x, y }] of steps.entries()) {
    const last = steps[index - 1] ?? { x, y };
    length += Math.sqrt((x - last.x) ** 2 + (y - last.y) ** 2);
  }
  return length;
}

/** How much is seen of a man where it lay before. */
const GHOST = 0.4;

/** Paints trails as far as the stroke has come, and ghosts where the men lay; to be given to a board's `setOver`. */
export function trailPainter(trails: readonly Trail[], now: () => number): (desk: AimCanvas) => void {
  const men = trails.filter(({ id }) => id !== 'striker');
  const ghosts = men.map(({ id, steps: [first] }): ShownMan => {
    const pose = { ...restingPose(first?.x, first?.y), opacity: GHOST };
    return { id, pose, visible: true };
  });
  return (desk) => {
    const t = now();
    desk.painter.discs(desk.pen, ghosts, () => true);
    for (const trail of trails) paintTrail(desk, trail, t);
  };
}

function paintTrail({ pen, painter, theme }: AimCanvas, { id, steps, hasFallen }: Trail, t: number): void {
  const r = painter.radius('white');
  pen.beginPath();
  for (const step of steps) {
    if (step.t > t) break;
    pen.lineTo(painter.x(step), painter.y(step));
  }
  const isStriker = id === 'striker';
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  if (isStriker) pen.setLineDash([r * 0.62, r * 0.55]);
  const breadth = hasFallen && !isStriker ? 0.2 : 0.14;
  for (const [colour, width] of [
    [faded(theme.aim.under, 0.55), breadth + 0.1],
    [colourOf(theme, id, hasFallen), breadth],
  ] as const) {
    pen.lineWidth = Math.max(1.5, width * r);
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.restore();
}

function colourOf({ discs, aim }: Theme, id: PieceId, hasFallen: boolean): string {
  if (id === 'striker') return aim.line;
  const { face, outline } = discs[kindOf(id)];
  return faded(outline ?? face, hasFallen ? 1 : 0.55);
}
