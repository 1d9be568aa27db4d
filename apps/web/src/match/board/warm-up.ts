import { Film, restingPose } from '@opencarrom/board';
import { ICF, openingRack, simulate } from '@opencarrom/physics';

const FRAME = 1 / 60;

/**
 * Does something for nobody, some times over in idle moments: browsers make code fast that has run before, and
 * the first stroke of a visit is then as quick as any. What is given back stops it.
 */
export function warmUp(rehearsal: (n: number) => void, times: number): () => void {
  let n = 0;
  let stop = () => {};
  const next = () => {
    rehearsal(n++);
    stop = n < times ? whenIdle(next) : () => {};
  };
  stop = whenIdle(next);
  return () => stop();
}

/** What every stroke on the screen takes, but for the drawing. */
export function rehearseStroke(n: number): void {
  const stroke = { x: 0, y: -0.2526, vx: 0.1 * n, vy: 5 };
  const { trace } = simulate({ men: openingRack(ICF) }, stroke, ICF, { trace: true });
  if (!trace) return;
  const film = new Film(trace, ICF);
  const pose = restingPose();
  for (let t = 0; t < film.length; t += 10 * FRAME) {
    for (const id of film.ids) film.pose(id, t, pose);
    film.commotion(t);
  }
}

/** In the page's next idle moment, or soon where the browser knows none. */
export function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(deed, 50);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(deed, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
