import { trailsOf } from '@opencarrom/board/trails';
import {
  ICF,
  type Outcome,
  type PlacedMan,
  type Point,
  type Stroke,
  simulate,
  wayHome,
} from '@opencarrom/physics';
import { followStrokes, type Shot } from '@opencarrom/shots';
import type { DrawnWay } from './painted.js';
import type { FrameSide } from './words.js';

const isOwn = (id: string): boolean => id === 'queen' || id.startsWith('w');

/** The ways of the striker up to its man, and of the men that matter: those that fell, or the one it met. */
export function drawnWay(shot: Shot, strokes: readonly Stroke[], look: number): DrawnWay {
  const [striker, men]: [Point[], (readonly Point[])[]] = [[], []];
  let lying: readonly PlacedMan[] = shot.men;
  for (const { stroke, after } of followStrokes(shot, strokes).steps) {
    const outcome = simulate({ men: lying }, stroke, ICF, { trace: true });
    const met = outcome.contacts.find(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
    const fallen = outcome.pocketed.map(({ id }) => id as string).filter(isOwn);
    const wanted = fallen.length > 0 ? fallen : [met?.b];
    for (const { id, steps } of outcome.trace ? trailsOf(outcome.trace) : []) {
      if (id === 'striker' && striker.length === 0)
        striker.push(
          ...steps.filter(({ t }) => t <= (met?.t ?? 0)),
          ...(met ? [{ x: met.ax, y: met.ay }] : []),
        );
      if (wanted.includes(id)) men.push(steps);
    }
    lying = after.men;
  }
  return { striker, men, look };
}

const SIDES: Readonly<Record<string, FrameSide>> = { N: 'far', S: 'near', E: 'right', W: 'left' };

/** By which side of the frame the first man of a way goes home, if by one. */
export function frameSideOf(shot: Shot, stroke: Stroke): FrameSide | null {
  const outcome: Outcome = simulate({ men: shot.men }, stroke, ICF);
  const fallen = outcome.pocketed.find(({ id }) => isOwn(id));
  const via = fallen ? wayHome(outcome, fallen, stroke, ICF).via : null;
  return via?.startsWith('cushion') ? (SIDES[via.slice(-1)] ?? null) : null;
}
