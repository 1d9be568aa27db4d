import type { Thought } from '@opencarrom/ai';
import {
  type Contact,
  type Equipment,
  type PieceId,
  type PlacedMan,
  type Pocket,
  type Point,
  simulate,
} from '@opencarrom/physics';

/** What a hint draws on the board: the man, the pocket and the way. It is no aim: how to strike is left to the hand. */
export interface DrawnIdea {
  /** The man that is meant, or the first that is met. */
  readonly man: PlacedMan | null;
  readonly pocket: Point | null;
  /** How the striker comes to the man; then the men on their way, the last into the pocket. */
  readonly striker: readonly Point[];
  readonly men: readonly (readonly Point[])[];
  readonly strikerRadius: number;
  readonly pocketRadius: number;
}

type Told = Pick<Thought, 'stroke' | 'target' | 'pocket'>;

export function drawnIdea(
  { stroke, target, pocket }: Told,
  men: readonly PlacedMan[],
  equipment: Equipment,
): DrawnIdea {
  const { contacts, pocketed } = simulate({ men }, stroke, equipment);
  const hit = contacts.find(({ a, b }) => a === 'striker' && !isCushion(b));
  const falls = pocketed.find(({ id }) => id === target);
  const mouth = pocket && pocketAt(pocket, equipment);
  const meant = target ?? (hit && !isCushion(hit.b) ? hit.b : null);
  const chain = falls && mouth ? chainTo(falls.id, contacts, falls.t, mouth, men) : [];
  const until = chain[0]?.begins ?? hit?.t ?? 0;
  return {
    man: men.find(({ id }) => id === meant) ?? null,
    pocket: mouth,
    striker: wayOf('striker', stroke, contacts, until),
    men: chain.map(({ way }) => way),
    strikerRadius: equipment.striker.diameter / 2,
    pocketRadius: equipment.pocket / 2,
  };
}

const isCushion = (what: string): boolean => what.startsWith('cushion');

function pocketAt(pocket: Pocket, { surface, pocket: diameter }: Equipment): Point {
  const at = (surface - diameter) / 2;
  return { x: pocket.endsWith('E') ? at : -at, y: pocket.startsWith('N') ? at : -at };
}

interface Link {
  readonly begins: number;
  readonly way: readonly Point[];
}

/** From the man that falls back to the one that the striker meets: each is driven by the one before. */
function chainTo(
  last: PieceId,
  contacts: readonly Contact[],
  until: number,
  end: Point,
  men: readonly PlacedMan[],
): readonly Link[] {
  const links: Link[] = [];
  let piece = last;
  let ends = { t: until, at: end };
  while (piece !== 'striker' && links.length < men.length) {
    const driven = contacts.find(
      ({ t, a, b }) => t <= ends.t && (a === piece || b === piece) && !isCushion(b),
    );
    const from = men.find(({ id }) => id === piece);
    if (!driven || !from) break;
    const turns = wayOf(piece, from, contacts, ends.t).filter((_, index) => index > 0);
    links.unshift({ begins: driven.t, way: [from, ...turns, ends.at] });
    const driver = driven.a === piece ? (driven.b as PieceId) : driven.a;
    ends = { t: driven.t, at: centreIn(driven, driver) };
    piece = driver;
  }
  return links;
}

const centreIn = ({ a, ax, ay, bx, by }: Contact, piece: PieceId): Point =>
  a === piece ? { x: ax, y: ay } : { x: bx, y: by };

/** From where a piece begins, by every frame and man it meets until then. */
function wayOf(piece: PieceId, from: Point, contacts: readonly Contact[], until: number): readonly Point[] {
  const met = contacts.filter(({ t, a, b }) => t <= until && (a === piece || b === piece));
  return [{ x: from.x, y: from.y }, ...met.map((contact) => centreIn(contact, piece))];
}
