import {
  type Equipment,
  glimpseOn,
  type Path,
  type PieceId,
  pocketAt,
  type Trace,
} from '@opencarrom/physics';

/** How a piece is shown at an instant. The same object is filled again for every frame. */
export interface Pose {
  x: number;
  y: number;
  /** Radians turned since the stroke began, counter-clockwise. */
  turn: number;
  /** 1 is its own size. */
  scale: number;
  /** How far it has tipped over, from 0 to 1, and towards where. */
  tip: number;
  tipTo: number;
  /** How deep in the pocket's dark, from 0 to 1. */
  dark: number;
  opacity: number;
  /** How far it is held above the board, in radii. */
  lift: number;
  /** Under the pocket's lip: seen only through the hole. */
  sunk: boolean;
}

export function restingPose(x = 0, y = 0): Pose {
  return { x, y, turn: 0, scale: 1, tip: 0, tipTo: 0, dark: 0, opacity: 1, lift: 0, sunk: false };
}

interface End {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Track {
  readonly id: PieceId;
  readonly radius: number;
  readonly start: End;
  readonly paths: Path[];
  /** Where each path ends, and what has been turned by then. */
  readonly ends: End[];
  readonly fallenAt: number;
  /** The path of the last look: the next one is rarely far. */
  at: number;
}

/** How long a pocketed piece is seen tipping, dropping and caught by the net, in seconds of the stroke. */
const DROP = 0.46;
/** The shares of that time by which it is over the lip, and in the net. */
const OVER = 0.34;
const CAUGHT = 0.6;

/** A stroke ready to be shown at any instant, forwards or backwards. */
export class Film {
  readonly ids: readonly PieceId[];
  /** When everything rests, and when the last pocketed piece is out of sight. */
  readonly duration: number;
  readonly length: number;
  private readonly tracks = new Map<PieceId, Track>();
  private readonly pocket: number;

  constructor(
    private readonly trace: Trace,
    equipment: Equipment,
  ) {
    this.pocket = pocketAt(equipment);
    const fallen = new Map(trace.fallen.map(({ id, t }) => [id, t]));
    for (const { id, x, y, radius } of trace.start) {
      const fallenAt = fallen.get(id) ?? Number.POSITIVE_INFINITY;
      this.tracks.set(id, { id, radius, start: { x, y, turn: 0 }, paths: [], ends: [], fallenAt, at: -1 });
    }
    let duration = 0;
    for (const path of trace.paths) {
      this.append(path);
      duration = Math.max(duration, path.until);
    }
    const lastFall = Math.max(0, ...fallen.values());
    this.ids = [...this.tracks.keys()];
    this.duration = Math.max(duration, lastFall);
    this.length = fallen.size > 0 ? Math.max(duration, lastFall + DROP) : duration;
  }

  /** Shows a piece t seconds into the stroke; false when it is out of sight. */
  pose(id: PieceId, t: number, into: Pose): boolean {
    const track = this.tracks.get(id);
    if (!track) return false;
    into.scale = 1;
    into.opacity = 1;
    into.tip = 0;
    into.dark = 0;
    into.lift = 0;
    into.sunk = false;
    if (t < track.fallenAt) {
      this.locate(track, t, into);
      return true;
    }
    const share = (t - track.fallenAt) / DROP;
    if (share >= 1) return false;
    this.locate(track, track.fallenAt, into);
    this.drop(into, share);
    return true;
  }

  /** True once a piece has left the board. */
  hasFallen(id: PieceId, t: number): boolean {
    return (this.tracks.get(id)?.fallenAt ?? 0) <= t;
  }

  /** How fast everything together slides, in m/s: the loudness of the board. */
  commotion(t: number): number {
    let sum = 0;
    for (const { paths, at, fallenAt } of this.tracks.values()) {
      const path = paths[at];
      if (!path || t >= path.until || t >= fallenAt) continue;
      const share = (path.until - t) / (path.until - path.t);
      sum += Math.sqrt(path.vx * path.vx + path.vy * path.vy) * share;
    }
    return sum;
  }

  private append(path: Path): void {
    const track = this.tracks.get(path.id);
    if (!track) return;
    const before = track.ends.at(-1)?.turn ?? 0;
    const end = glimpseOn(path, path.until, this.trace.slowing, track.radius);
    track.paths.push(path);
    track.ends.push({ x: end.x, y: end.y, turn: before + end.turn });
  }

  private locate(track: Track, t: number, into: Pose): void {
    const { paths, ends } = track;
    let at = track.at;
    while (at >= 0 && (paths[at] as Path).t > t) at--;
    while (at + 1 < paths.length && (paths[at + 1] as Path).t <= t) at++;
    track.at = at;
    const path = paths[at];
    const end = at < 0 ? track.start : (ends[at] as End);
    if (!path || t >= path.until) {
      into.x = end.x;
      into.y = end.y;
      into.turn = end.turn;
      return;
    }
    const now = glimpseOn(path, t, this.trace.slowing, track.radius);
    into.x = now.x;
    into.y = now.y;
    into.turn = (at > 0 ? (ends[at - 1] as End).turn : 0) + now.turn;
  }

  /** Over the lip, tipping towards the hole, faster and faster down into the dark, and the net gives under it. */
  private drop(pose: Pose, share: number): void {
    const toX = pose.x > 0 ? this.pocket : -this.pocket;
    const toY = pose.y > 0 ? this.pocket : -this.pocket;
    const over = 1 - (1 - Math.min(1, share / OVER)) ** 2;
    const fall = Math.min(1, Math.max(0, (share - 0.2) / (CAUGHT - 0.2))) ** 2;
    const net = Math.max(0, (share - CAUGHT) / (1 - CAUGHT));
    pose.tipTo = Math.atan2(toY - pose.y, toX - pose.x);
    pose.x += (toX - pose.x) * over;
    pose.y += (toY - pose.y) * over;
    pose.tip = Math.sin(Math.PI * Math.min(1, share / CAUGHT));
    pose.scale = 1 - 0.27 * fall - 0.05 * Math.sin(2 * Math.PI * net) * (1 - net);
    pose.dark = 0.84 * fall + 0.16 * net;
    pose.opacity = net < 0.5 ? 1 : 2 * (1 - net);
    pose.sunk = share > OVER;
  }
}
