import type { Equipment, Point } from '@opencarrom/physics';
import { firstMeeting, type Meeting } from '../aim/first-meeting.js';
import type { AimCanvas } from './aim-canvas.js';
import { faded } from './picture.js';

/** What a hand slips to either side: no way apart is known better than by this. */
const SLIP = (0.35 * Math.PI) / 180;
/** However hard the stroke, nobody knows what happens further away. */
const FURTHEST = 0.42;

/** Where a disc goes for sure no further than between two ways, and how far. */
export interface Wedge {
  readonly from: Point;
  readonly between: readonly [Point, Point];
  readonly length: number;
}

interface Aimed {
  readonly place: Point;
  readonly angle: number;
  readonly men: readonly Point[];
}

/** Where the struck man and the striker go after their contact, as wide as a hand slips; null where no man is met. */
export function waysApart(
  equipment: Equipment,
  { place, angle, men }: Aimed,
): { readonly man: Wedge; readonly striker: Wedge } | null {
  const meet = (turned: number) =>
    firstMeeting(equipment, place, unit(angle + turned), equipment.striker.diameter / 2, men);
  const meeting = meet(0);
  const struck = meeting.kind === 'man' ? men[meeting.man] : undefined;
  if (meeting.kind !== 'man' || !struck) return null;
  const slipped = [-SLIP, SLIP].map((turned) =>
    apart(equipment, meet(turned), meeting, unit(angle + turned)),
  );
  const [one, other] = slipped;
  if (!one || !other) return null;
  const others = men.filter((_, n) => n !== meeting.man);
  const middle = apart(equipment, meeting, meeting, unit(angle));
  const reach = (from: Point, way: Point, radius: number, blocking: readonly Point[]) => {
    const speed = Math.hypot(way.x, way.y);
    if (speed < 1e-9) return 0;
    const straight = { x: way.x / speed, y: way.y / speed };
    const free = firstMeeting(equipment, from, straight, radius, blocking).distance;
    // What has little of the speed does not go far: the way to a stop grows with its square.
    return Math.min(free, FURTHEST * Math.min(1, 0.15 + speed * speed));
  };
  return {
    man: {
      from: struck,
      between: [one.man, other.man],
      length: reach(struck, middle.man, equipment.man.diameter / 2, others),
    },
    striker: {
      from: meeting.at,
      between: [one.striker, other.striker],
      length: reach(meeting.at, middle.striker, equipment.striker.diameter / 2, others),
    },
  };
}

/** Both ways after a contact, as shares of the striker's speed: by momentum alone, since spin is little known. */
function apart(
  equipment: Equipment,
  met: Meeting,
  meant: Meeting,
  way: Point,
): { man: Point; striker: Point } {
  // A slip that misses the man it meant still says no more than a graze does.
  const { sends, fullness } =
    met.kind === 'man' && meant.kind === 'man' && met.man === meant.man
      ? met
      : (meant as Extract<Meeting, { kind: 'man' }>);
  const { man, striker, physics } = equipment;
  const push = ((1 + physics.restitution.striker) * fullness) / (striker.mass + man.mass);
  return {
    man: { x: sends.x * push * striker.mass, y: sends.y * push * striker.mass },
    striker: { x: way.x - sends.x * push * man.mass, y: way.y - sends.y * push * man.mass },
  };
}

const unit = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) });

/** A wedge that fades where nobody can know, with its middle drawn as long as it is seen. */
export function drawWedge({ pen, painter }: AimCanvas, wedge: Wedge, clear: number, colour: string): void {
  const { from, between, length } = wedge;
  if (length <= clear) return;
  const x = painter.x(from);
  const y = painter.y(from);
  const far = length * painter.pixels;
  const near = (clear * painter.pixels) / far;
  const ends = between.map((way) => onScreen(painter, from, way, length));
  const [one, other] = ends;
  if (!one || !other) return;
  const fade = pen.createRadialGradient(x, y, 0, x, y, far);
  fade.addColorStop(0, faded(colour, 0));
  fade.addColorStop(Math.min(near, 0.98), faded(colour, 0));
  fade.addColorStop(Math.min(near + 0.01, 0.99), faded(colour, 0.85));
  fade.addColorStop(1, faded(colour, 0));
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(one.x, one.y);
  pen.lineTo(other.x, other.y);
  pen.closePath();
  pen.fillStyle = fade;
  pen.fill();
  // However narrow, it is seen: its edges are as broad as a line.
  pen.lineWidth = Math.max(1.25, painter.radius('striker') * 0.1);
  pen.lineJoin = 'round';
  pen.strokeStyle = fade;
  pen.stroke();
}

function onScreen(painter: AimCanvas['painter'], from: Point, way: Point, length: number): Point {
  const share = length / Math.max(Math.hypot(way.x, way.y), 1e-9);
  const to = { x: from.x + way.x * share, y: from.y + way.y * share };
  return { x: painter.x(to), y: painter.y(to) };
}
