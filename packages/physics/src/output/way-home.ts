import { type Equipment, ICF, pocketAt } from '../board/equipment.js';
import type { Stroke } from '../board/position.js';
import type { Contact, Outcome, Pocketed } from '../simulate.js';

/** By what way a man was driven into a pocket. */
export const WAYS_HOME = [
  /** Striker, man, pocket, nearly in a line; or with a cut. */
  'straight',
  'cut',
  /** The man goes off a cushion. */
  'bank',
  /** The striker goes off a cushion, or two, before it meets the man. */
  'rebound',
  'double-rebound',
  /** A man drives another home. */
  'combination',
  /** The striker glances off another man first. */
  'cannon',
] as const;

export type WayHome = (typeof WAYS_HOME)[number];

/** The cosine of the widest cut that still counts as straight. */
export const STRAIGHT = 0.94;

/** Nearer to its pocket than this, in metres, a man only brushes the frame on its way in. */
const BRUSH = 0.07;

/** The way of a man that fell, and the man or cushion by which it went: read from the contacts in their order. */
export function wayHome(
  { contacts }: Pick<Outcome, 'contacts'>,
  fallen: Pocketed,
  { vx, vy }: Pick<Stroke, 'vx' | 'vy'>,
  equipment: Equipment = ICF,
): { readonly way: WayHome; readonly via: string | null } {
  const { id, touched } = fallen;
  const first = contacts.findIndex(({ a, b }) => a === 'striker' && !isCushion(b));
  const hit = contacts[first];
  const driver = touched.find((what) => !isCushion(what));
  if (driver !== undefined && driver !== 'striker') return { way: 'combination', via: driver };
  if (hit && hit.b !== id) return { way: 'cannon', via: hit.b };
  const [rebound, second] = contacts.slice(0, Math.max(first, 0)).filter(({ a }) => a === 'striker');
  if (rebound) return { way: second ? 'double-rebound' : 'rebound', via: rebound.b };
  const bank = contacts.find((contact) => banks(contact, fallen, pocketAt(equipment)));
  if (bank) return { way: 'bank', via: bank.b };
  if (!hit) return { way: 'cut', via: null };
  const nx = hit.bx - hit.ax;
  const ny = hit.by - hit.ay;
  const product = Math.sqrt((nx * nx + ny * ny) * (vx * vx + vy * vy));
  return { way: nx * vx + ny * vy > STRAIGHT * product ? 'straight' : 'cut', via: null };
}

const isCushion = (what: string): boolean => what.startsWith('cushion');

function banks({ t, a, b, ax, ay }: Contact, fallen: Pocketed, corner: number): boolean {
  if (a !== fallen.id || !isCushion(b) || t > fallen.t) return false;
  const dx = ax - (fallen.pocket.includes('E') ? corner : -corner);
  const dy = ay - (fallen.pocket.includes('N') ? corner : -corner);
  return dx * dx + dy * dy > BRUSH * BRUSH;
}
