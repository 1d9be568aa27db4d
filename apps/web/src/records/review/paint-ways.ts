import { type BoardView, restingPose } from '@opencarrom/board';
import { type Trail, trailsOf } from '@opencarrom/board/trails';
import {
  type Equipment,
  type PlacedMan,
  type Pocket,
  pocketAt,
  type Stroke,
  simulate,
} from '@opencarrom/physics';

type Painter = Parameters<BoardView['setOver']>[0] & object;
type Desk = Parameters<Painter>[0];
type Pen = Desk['pen'];
type Spot = { readonly x: number; readonly y: number };

/** A stroke as it goes over a board: its ways, and what the striker meets first. */
export interface StrokeWays {
  readonly stroke: Stroke;
  readonly trails: readonly Trail[];
  /** Where the striker is when it meets its first man, and when that is. */
  readonly contact: { readonly at: Spot; readonly t: number } | null;
  /** The man that is meant to fall, if one is, and the one by which; and where it lies, or the one that is met first. */
  readonly target: string | null;
  readonly via: string | null;
  readonly man: Spot | null;
  readonly pocket: Spot | null;
}

interface Meant {
  readonly stroke: Stroke;
  readonly target?: string | null;
  readonly via?: string | null;
  readonly pocket?: Pocket | null;
}

/** Played once more on the board as it lay. */
export function waysOf(
  { stroke, target = null, via = null, pocket = null }: Meant,
  men: readonly PlacedMan[],
  equipment: Equipment,
): StrokeWays | null {
  const { trace, contacts } = simulate({ men }, stroke, equipment, { trace: true });
  if (!trace) return null;
  const hit = contacts.find(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
  return {
    stroke,
    trails: trailsOf(trace),
    contact: hit ? { at: { x: hit.ax, y: hit.ay }, t: hit.t } : null,
    target,
    via,
    man: men.find(({ id }) => id === (target ?? hit?.b)) ?? null,
    pocket: pocket && cornerAt(pocket, equipment),
  };
}

function cornerAt(pocket: Pocket, equipment: Equipment): Spot {
  const at = pocketAt(equipment);
  return { x: pocket.endsWith('E') ? at : -at, y: pocket.startsWith('N') ? at : -at };
}

/** The same on every wood: dark, with a bright edge. */
const TEAL = '#0f857b';
const TEAL_DARK = '#0b5f58';
const EDGE = 'rgb(255 250 238 / 85%)';

/** Paints what was played, dashed in white, and the best stroke whole in teal; for a board's `setOver`. */
export function waysPainter(played: StrokeWays | null, best: StrokeWays | null): Painter {
  return (desk) => {
    if (played) paintPlayed(desk, played);
    if (best) paintBest(desk, best);
  };
}

function paintPlayed(desk: Desk, { stroke, trails }: StrokeWays): void {
  const { pen, painter, theme } = desk;
  const r = painter.radius('white');
  ghostStriker(desk, stroke, 0.5);
  pen.save();
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  pen.setLineDash([r * 0.75, r * 0.5]);
  for (const trail of trails) {
    const isStriker = trail.id === 'striker';
    const steps = told(trail);
    along(desk, steps);
    inked(pen, theme.aim.under, Math.max(3, r * 0.34), isStriker ? 0.5 : 0.34);
    along(desk, steps);
    inked(pen, '#fffdf6', Math.max(1.75, r * 0.17), isStriker ? 0.95 : 0.8);
  }
  pen.restore();
}

function paintBest(desk: Desk, { stroke, trails, contact, target, via, man, pocket }: StrokeWays): void {
  const { pen, painter } = desk;
  const r = painter.radius('white');
  const striker = painter.radius('striker');
  const broad = Math.max(2.5, r * 0.2);
  ghostStriker(desk, stroke, 0.75);
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const way = trails.find(({ id }) => id === 'striker');
  if (way) {
    const until = contact?.t ?? Number.POSITIVE_INFINITY;
    const before = way.steps.filter(({ t }) => t <= until);
    line(desk, contact ? [...before, contact.at] : before, broad);
    if (contact) line(desk, [contact.at, ...way.steps.filter(({ t }) => t > until)], broad * 0.5);
  }
  // Of a stroke that is to pocket something only that is drawn: what else moves is not what it is for.
  const meant = trails.filter(({ id, hasFallen }) =>
    target ? id === target || id === via : id !== 'striker' && hasFallen,
  );
  for (const trail of meant) line(desk, told(trail), broad);
  ring(desk, stroke, striker * 1.2, broad);
  if (contact) ring(desk, contact.at, striker * 0.94, broad * 0.8);
  if (man) ring(desk, man, r * 1.28, broad);
  if (pocket) ring(desk, pocket, painter.radius('striker') * 1.12, broad * 1.3);
  pen.restore();
}

/** Where the striker stood, as the board itself draws a disc, but sheer. */
function ghostStriker({ pen, painter }: Desk, { x, y }: Spot, opacity: number): void {
  const pose = { ...restingPose(x, y), opacity };
  painter.discs(pen, [{ id: 'striker', pose, visible: true }], () => true);
}

/** So far a man is followed that goes into no pocket, in metres: where it then wanders to nobody asks. */
const FOLLOWED = 0.55;

/** The way of a piece, as far as it tells something. */
function told({ id, steps, hasFallen }: Trail): readonly Spot[] {
  if (hasFallen || id === 'striker') return steps;
  let gone = 0;
  const end = steps.findIndex((step, index) => {
    const { x, y } = steps[index - 1] ?? step;
    gone += Math.hypot(step.x - x, step.y - y);
    return gone > FOLLOWED;
  });
  return end < 0 ? steps : steps.slice(0, end);
}

function along({ pen, painter }: Desk, steps: readonly Spot[]): void {
  pen.beginPath();
  for (const step of steps) pen.lineTo(painter.x(step), painter.y(step));
}

function inked(pen: Pen, colour: string, width: number, opacity = 1): void {
  pen.save();
  pen.globalAlpha *= opacity;
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.restore();
}

function line(desk: Desk, steps: readonly Spot[], width: number): void {
  along(desk, steps);
  inked(desk.pen, EDGE, width * 1.9);
  along(desk, steps);
  inked(desk.pen, TEAL, width);
}

function ring({ pen, painter }: Desk, at: Spot, radius: number, width: number): void {
  for (const [colour, breadth] of [
    [EDGE, width * 2],
    [TEAL_DARK, width],
  ] as const) {
    pen.beginPath();
    pen.arc(painter.x(at), painter.y(at), radius, 0, 2 * Math.PI);
    inked(pen, colour, breadth);
  }
}
