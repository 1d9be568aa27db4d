import {
  type ManId,
  type Outcome,
  PIECES,
  type Pocket,
  type Pocketed,
  type Stroke,
  simulate,
} from '@opencarrom/physics';
import { lawContacts, menAtBase } from './contacts.js';
import { STRAIGHT, type StrokeKind } from './idea.js';
import type { Table } from './table.js';
import { contactsMatter, type Fall, umpireFor } from './umpire.js';
import { firstOf, lastOf } from './view.js';

/** What a stroke does when it is played just as meant: by what way it sends which man where, and what follows. */
export interface Story {
  readonly kind: StrokeKind;
  readonly target: ManId | null;
  readonly pocket: Pocket | null;
  /** The man or the cushion by which it goes. */
  readonly via: string | null;
  readonly foul: boolean;
  /** Does it end the board, and how? */
  readonly ends: 'won' | 'lost' | null;
}

/** The opponent's chance of a pot up to which a stroke that pockets nothing may call itself safe. */
const SAFE = 0.35;

/** `meant`: the man it was thought of for, who is named where several fall; `reply`: what it leaves the opponent. */
export function storyOf(table: Table, stroke: Stroke, meant: ManId | null, reply: number): Story {
  const outcome = simulate({ men: table.men }, stroke, table.equipment);
  const mine = outcome.pocketed.filter(({ id }) => isMine(table, id));
  const fallen = mine.find(({ id }) => id === meant) ?? mine[0];
  const way = !table.board.broken
    ? { kind: 'break' as const, via: null }
    : fallen
      ? wayOf(outcome, fallen, stroke)
      : { kind: quietKind(table, outcome, reply), via: null };
  return {
    ...way,
    target: (fallen?.id ?? null) as ManId | null,
    pocket: fallen?.pocket ?? null,
    ...consequenceOf(table, outcome),
  };
}

function isMine({ board }: Table, id: string): boolean {
  if (id === 'queen') return true;
  const piece = PIECES.indexOf(id as ManId);
  return piece >= firstOf(board.turn) && piece <= lastOf(board.turn);
}

function consequenceOf(table: Table, outcome: Outcome): Pick<Story, 'foul' | 'ends'> {
  const umpire = umpireFor(table);
  const fall = fallOf(table, outcome);
  const atBase = menAtBase(table);
  const consequences = contactsMatter(table, atBase.size > 0)
    ? umpire.ruleContacts(fall, lawContacts(outcome.contacts, atBase))
    : umpire.rule(fall);
  const won = consequences.some((consequence) => consequence.won === true);
  const lost = consequences.every((consequence) => consequence.won === false);
  return { foul: consequences.every(({ foul }) => foul), ends: won ? 'won' : lost ? 'lost' : null };
}

function fallOf(table: Table, { pocketed, contacts }: Outcome): Fall {
  const queen = pocketed.some(({ id }) => id === 'queen');
  const striker = pocketed.some(({ id }) => id === 'striker');
  const own = pocketed.filter(({ id }) => id !== 'queen' && isMine(table, id)).length;
  const opponents = pocketed.length - own - (queen ? 1 : 0) - (striker ? 1 : 0);
  const touched = contacts.some(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
  return { own, opponents, queen, striker, touched };
}

/** What to call a stroke that pockets nothing of one's own. */
function quietKind(table: Table, outcome: Outcome, reply: number): StrokeKind {
  if (reply <= SAFE) return 'safety';
  return pairs(table, outcome.rest) < pairs(table, table.men) ? 'opening' : 'try';
}

/** How many men lie together, two by two. */
function pairs({ equipment }: Table, men: readonly { id: string; x: number; y: number }[]): number {
  const near = (TOGETHER * equipment.man.diameter) ** 2;
  const lying = men.filter(({ id }) => id !== 'striker');
  let count = 0;
  for (const [n, a] of lying.entries())
    for (const b of lying.slice(n + 1)) if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 < near) count++;
  return count;
}

/** So many diameters apart they get into each other's way. */
const TOGETHER = 1.15;

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
