// A page to look at the board while working on it: ?theme=dark&frame=thin&aid=ghost&seat=E&show=place
import {
  type Aid,
  type AimRules,
  attachAiming,
  createBoardView,
  type FrameShown,
  type ThemeName,
} from '@opencarrom/board';
import { createSound } from '@opencarrom/board/sound';
import {
  type Edge,
  ICF,
  type ManId,
  openingRack,
  type PlacedMan,
  type Stroke,
  simulate,
  strikerStretches,
} from '@opencarrom/physics';

const asked = new URLSearchParams(location.search);
const seat = (asked.get('seat') ?? 'S') as Edge;
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const text = document.querySelector('output') as HTMLOutputElement;
const sound = createSound({ vibrate: (ms) => navigator.vibrate?.(ms) });
const view = createBoardView(canvas, {
  theme: (asked.get('theme') ?? 'classic') as ThemeName,
  frame: (asked.get('frame') ?? 'full') as FrameShown,
  viewpoint: seat,
  sound,
});
view.setLit(seat);

const SCATTERED: readonly [ManId, number, number][] = [
  ['b1', -0.2, 0.22],
  ['w1', 0.13, 0.19],
  ['b2', 0.03, 0.12],
  ['b3', -0.05, 0.03],
  ['b4', 0.22, 0.03],
  ['b5', 0.09, -0.03],
  ['w2', -0.11, -0.05],
  ['b6', -0.26, -0.13],
  ['w3', 0.02, -0.17],
  ['w4', 0.243, -0.217],
  ['queen', -0.15, 0.1],
];
let men: readonly PlacedMan[] =
  asked.get('men') === 'rack' ? openingRack(ICF) : SCATTERED.map(([id, x, y]) => ({ id, x, y }));

const rules = (): AimRules => ({
  equipment: ICF,
  seat,
  men,
  stretches: strikerStretches(ICF, seat, men),
  release: asked.get('release') === 'hold' ? 'hold' : 'strike',
});

function aimNext(): void {
  view.setMen(men);
  const aiming = attachAiming(canvas, {
    view,
    rules: rules(),
    aid: (asked.get('aid') ?? 'ghost') as Aid,
    onChange: (state, { across, degrees, power, spin }) => {
      text.textContent = `${state.stage} · ${across} mm · ${degrees}° · power ${power} · spin ${spin}`;
    },
    onStrike: (stroke) => {
      aiming.destroy();
      void strike(stroke);
    },
  });
  Object.assign(globalThis, { aiming, view, men });
}

async function strike(stroke: Stroke): Promise<void> {
  const { trace, contacts, rest } = simulate({ men }, stroke, ICF, { trace: true });
  if (trace) await view.playStroke(trace, contacts, { rate: Number(asked.get('rate') ?? 1) });
  men = rest.filter((piece): piece is PlacedMan => piece.id !== 'striker');
  aimNext();
}

canvas.addEventListener('pointerdown', () => sound.unlock());
canvas.addEventListener('keydown', () => sound.unlock());
aimNext();
