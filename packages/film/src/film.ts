import { equipmentFor, type Step, seatOf } from '@opencarrom/match';
import {
  type Edge,
  type Equipment,
  type Glimpse,
  momentAt,
  type PlacedMan,
  pocketAt,
  type Stroke,
  simulate,
  type Trace,
} from '@opencarrom/physics';
import type { Shown } from './paint/discs.js';
import { Painter } from './paint/painter.js';
import type { Raster } from './paint/raster.js';

/** One stroke, ready to be shown. */
interface FilmedStroke {
  readonly men: readonly PlacedMan[];
  readonly stroke: Stroke;
  readonly trace: Trace;
  /** In seconds. */
  readonly duration: number;
}

/** Strokes one after another, and what lies there in the end. */
export interface Reel {
  readonly scenes: readonly FilmedStroke[];
  readonly rest: readonly PlacedMan[];
  /** From which side it is seen. */
  readonly view: Edge;
  readonly equipment: Equipment;
}

export interface Showing {
  /** Of a side, in pixels. */
  readonly size: number;
  /** Pictures a second while something moves. */
  readonly pace: number;
  /** How many times as fast as it was played. */
  readonly rate: number;
}

/** A picture, and how long it is seen, in milliseconds. The same raster is painted again for the next one. */
export interface Still {
  readonly raster: Raster;
  readonly ms: number;
  /** Pictures so far, and in all. */
  readonly done: number;
  readonly of: number;
}

/** In milliseconds: the aim is seen before a stroke, what came of it after; the end a little longer. */
const BEFORE = 650;
const AFTER = 550;
const END = 1700;
/** In seconds: how long a piece takes to sink. */
const SINKING = 0.22;

/** The strokes of these steps; null where none was played on a board that knows where men lie. */
export function filmOf(steps: readonly Step[]): Reel | null {
  const scenes = steps.flatMap(sceneOf);
  const first = steps.find(isFilmed);
  const last = steps.at(-1);
  if (!first?.before.board || !first.before.seats || !last) return null;
  const opener = first.before.board.onTurn;
  const equipment = equipmentFor(first.before.head);
  const seat = seatOf(first.before.seats, scenes.length === 1 ? opener : 'A1');
  return { scenes, rest: restIn(steps), view: seat, equipment };
}

function sceneOf({ before, event }: Step): readonly FilmedStroke[] {
  const men = before.board?.men;
  if (!men || event.type !== 'done' || event.act.type !== 'strike') return [];
  const { stroke } = event.act;
  const { trace, duration } = simulate({ men }, stroke, equipmentFor(before.head), { trace: true });
  return trace ? [{ men, stroke, trace, duration }] : [];
}
const isFilmed = ({ before, event }: Step): boolean =>
  Boolean(before.board?.men) && event.type === 'done' && event.act.type === 'strike';

/** A board that is over was cleared away: its men are those that lay there last. */
function restIn(steps: readonly Step[]): readonly PlacedMan[] {
  const last = steps.filter(isFilmed).at(-1);
  const setAt = last?.before.board?.setAt;
  const boards = steps.map(({ after }) => after.board).filter((board) => board?.setAt === setAt);
  return boards.at(-1)?.men ?? [];
}

/** As fast as it was played, unless that took longer than anybody looks on: seconds of movement. */
export function rateFor({ scenes }: Reel, seconds: number): number {
  const moving = scenes.reduce((sum, { duration }) => sum + duration, 0);
  return Math.min(Math.max(moving / seconds, 1), 4);
}

/** What lies on the board, as one picture. */
export function pictureOf(men: readonly PlacedMan[], size: number, view: Edge = 'S'): Raster {
  return new Painter(size, view).paint(men.map(lying));
}

/** The film, picture by picture. */
export function* picturesOf(film: Reel, { size, pace, rate }: Showing): Generator<Still> {
  const painter = new Painter(size, film.view, film.equipment);
  const ms = 1000 / pace;
  const counts = film.scenes.map(({ duration }) => Math.ceil((duration / rate) * pace));
  const of = counts.reduce((sum, count) => sum + count + 2, 0);
  let done = 0;
  const shown = (raster: Raster, long: number): Still => ({ raster, ms: long, done: ++done, of });
  for (const [index, scene] of film.scenes.entries()) {
    const start = [...scene.men.map(lying), { id: 'striker' as const, ...scene.stroke, turn: 0, sunk: 0 }];
    yield shown(painter.paint(start, scene.stroke), BEFORE);
    const count = counts[index] ?? 0;
    for (let at = 1; at <= count; at++)
      yield shown(
        painter.paint(atMoment(scene, Math.min((at / pace) * rate, scene.duration), film.equipment)),
        ms,
      );
    const isLast = index === film.scenes.length - 1;
    const rest = (film.scenes[index + 1]?.men ?? film.rest).map(lying);
    yield shown(painter.paint(rest), isLast ? END : AFTER);
  }
}

const lying = ({ id, x, y }: PlacedMan): Shown => ({ id, x, y, turn: 0, sunk: 0 });

/** Everything so far into a stroke; what falls sinks into its pocket, and is gone. */
function atMoment({ trace }: FilmedStroke, t: number, equipment: Equipment): readonly Shown[] {
  const standing = momentAt(trace, t).map(({ id, x, y, turn }: Glimpse) => ({ id, x, y, turn, sunk: 0 }));
  const sinking = trace.fallen
    .filter((fall) => fall.t <= t && t - fall.t < SINKING)
    .flatMap((fall) => {
      const last = momentAt(trace, Math.max(fall.t - 1e-6, 0)).find(({ id }) => id === fall.id);
      if (!last) return [];
      const share = (t - fall.t) / SINKING;
      const at = pocketAt(equipment);
      const [px, py] = [last.x > 0 ? at : -at, last.y > 0 ? at : -at];
      const way = Math.min(share * 2, 1);
      return [
        {
          ...last,
          x: last.x + (px - last.x) * way,
          y: last.y + (py - last.y) * way,
          sunk: Math.max(share, 0.02),
        },
      ];
    });
  return [...sinking, ...standing];
}
