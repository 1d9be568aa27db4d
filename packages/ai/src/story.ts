import {
  type ManId,
  type Outcome,
  PIECES,
  type Pocket,
  type Pocketed,
  type Stroke,
  simulate,
} from '@opencarrom/physics';
import type { StrokeKind } from './idea.js';
import type { Table } from './table.js';
import { firstOf, lastOf } from './view.js';

/** What a stroke is: by what way it sends which man where. */
export interface Story {
  readonly kind: StrokeKind;
  readonly target: ManId | null;
  readonly pocket: Pocket | null;
  /** The man or the cushion by which it goes. */
  readonly via: string | null;
}

/** Tells what a stroke does when it is played just as meant; as it was planned, where nothing of one's own falls. */
export function storyOf(table: Table, stroke: Stroke, planned: Story): Story {
  const outcome = simulate({ men: table.men }, stroke, table.equipment);
  const mine = outcome.pocketed.filter(({ id }) => isMine(table, id));
  const fallen = mine.find(({ id }) => id === planned.target) ?? mine[0];
  if (!fallen) return planned;
  const way = planned.kind === 'break' ? { kind: planned.kind, via: null } : wayOf(outcome, fallen, stroke);
  return { ...way, target: fallen.id as ManId, pocket: fallen.pocket };
}

function isMine({ board }: Table, id: string): boolean {
  if (id === 'queen') return true;
  const piece = PIECES.indexOf(id as ManId);
  return piece >= firstOf(board.turn) && piece <= lastOf(board.turn);
}

/** By what a man was driven home: read from the contacts in their order. */
function wayOf(outcome: Outcome, { id, touched }: Pocketed, stroke: Stroke): Pick<Story, 'kind' | 'via'> {
  const { contacts } = outcome;
  const first = contacts.findIndex(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
  const hit = contacts[first];
  const driver = touched.find((what) => !what.startsWith('cushion'));
  if (driver !== undefined && driver !== 'striker') return { kind: 'combination', via: driver };
  if (hit && hit.b !== id) return { kind: 'cannon', via: hit.b };
  const before = contacts.slice(0, Math.max(first, 0)).filter(({ a }) => a === 'striker');
  if (before.length > 0) return { kind: before.length > 1 ? 'double-rebound' : 'rebound', via: before[0].b };
  const cushion = touched.find((what) => what.startsWith('cushion'));
  if (cushion !== undefined) return { kind: 'bank', via: cushion };
  if (!hit) return { kind: 'cut', via: null };
  const nx = hit.bx - hit.ax;
  const ny = hit.by - hit.ay;
  const product = Math.sqrt((nx * nx + ny * ny) * (stroke.vx * stroke.vx + stroke.vy * stroke.vy));
  return { kind: nx * stroke.vx + ny * stroke.vy > STRAIGHT * product ? 'straight' : 'cut', via: null };
}

/** The cosine of the widest cut that still counts as straight. */
const STRAIGHT = 0.94;
