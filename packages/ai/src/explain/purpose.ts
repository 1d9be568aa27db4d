import { SEATS } from '@opencarrom/laws';
import {
  type ManId,
  type Outcome,
  PIECES,
  type PieceId,
  type PlacedMan,
  POCKETS,
  type Pocket,
  type Pocketed,
  type Point,
  type Stroke,
  simulate,
  wayHome,
} from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { type HandSlip, NO_SLIP } from '../hand/slips.js';
import type { FallCount, Idea, StrokeKind, TrySums } from '../ideas/idea.js';
import type { Table } from '../table/table.js';
import { isOwn, QUEEN } from '../table/view.js';
import { leftToOpponent } from '../value/left-to-opponent.js';
import { menAtBase, touchesOf } from '../value/touches.js';
import { contactsMatter, type Fall, type RuledStroke, umpireFor } from '../value/umpire.js';
import { isByPocket, type WhereItLies, whereItLies } from './where-it-lies.js';

/**
 * What a stroke is for: by what way it sends which man where. Read from what fell when it was tried with the
 * hand's slips, for a stroke may be one that seldom goes as meant; what follows is told of it played as meant.
 */
export interface StrokePurpose {
  readonly kind: StrokeKind;
  readonly target: ManId | null;
  readonly pocket: Pocket | null;
  /** The man or the cushion by which it goes. */
  readonly via: string | null;
  /** Where the target lies; null: there is none, or it is the queen. */
  readonly lying: WhereItLies | null;
  /** How many more of one's own mostly fall along with the target. */
  readonly more: number;
  readonly foul: boolean;
  /** Does it end the board, and how? */
  readonly ends: 'won' | 'lost' | null;
}

/** The opponent's chance of a pot up to which a stroke that pockets nothing may call itself safe. */
const SAFE = 0.35;
/** A stroke that succeeds less often aims at nothing, unless something falls when it is played as meant. */
const SELDOM = 0.1;
/** A piece that falls in fewer of the tries that succeed falls by luck: as well it may be another, or another pocket. */
const LUCKY = 0.4;

/** A purpose, and the opponent's chance of a pot where the turn passes: of a quiet stroke's, by whatever way. */
export interface PurposeAndReply {
  readonly purpose: StrokePurpose;
  readonly reply: number;
}

/** `slipped`: the stroke as it comes from the hand with that slip. */
export function purposeOf(
  table: Table,
  stroke: Stroke,
  idea: Pick<Idea, 'target' | 'sums'>,
  hand: Hand,
  slipped: (slip: HandSlip) => Stroke,
): PurposeAndReply {
  const outcome = simulate({ men: table.men }, stroke, table.equipment);
  const consequences = consequencesOf(table, outcome);
  const aim = aimOf(table, idea, stayDown(table, outcome, consequences));
  const isKnown = !aim && table.board.broken && consequences.length === 1;
  const left = isKnown ? leftToOpponent(table, outcome, consequences[0], hand) : null;
  const reply = Math.max(replyOf(idea.sums), left ?? 0);
  const purpose: StrokePurpose = {
    ...wayTo(aim),
    target: (aim?.id ?? null) as ManId | null,
    pocket: aim?.pocket ?? null,
    lying: aim && whereItLies(table, aim.id),
    more: aim?.more ?? 0,
    foul: consequences.every(({ foul }) => foul),
    ends: endOf(consequences),
  };
  return { purpose, reply };

  function wayTo(aim: Aim | null): Pick<StrokePurpose, 'kind' | 'via'> {
    if (!table.board.broken) return { kind: 'break', via: null };
    if (!aim) return { kind: keepsLast() ? 'keep' : quietKind(), via: null };
    const shown = aim.slip ? simulate({ men: table.men }, slipped(aim.slip), table.equipment) : outcome;
    const fallen = aim.lucky ? undefined : shown.pocketed.find(({ id }) => id === aim.id);
    if (!fallen) return { kind: 'try', via: null };
    const { way, via } = wayHome(shown, fallen, stroke, table.equipment);
    return { kind: way, via };
  }

  /** What to call a stroke that pockets nothing of one's own. */
  function quietKind(): StrokeKind {
    if (left !== null && reply <= SAFE) return 'safety';
    return pairs(table, outcome.rest) < pairs(table, table.men) ? 'opening' : 'try';
  }

  /** Does a side's only man come to lie before a pocket, as meant and with most slips? */
  function keepsLast(): boolean {
    const last = onlyMan(table);
    if (!last || isBeforePocket(table, last)) return false;
    const comes = ({ rest }: Outcome): boolean =>
      rest.some((man) => man.id === last.id && isBeforePocket(table, man));
    const holds = (slip: HandSlip): boolean =>
      comes(simulate({ men: table.men }, slipped(slip), table.equipment));
    return comes(outcome) && 3 * USUAL_SLIPS.filter(holds).length > 2 * USUAL_SLIPS.length;
  }
}

/** The opponent's best direct pot, where the turn passed when it was tried. */
const replyOf = ({ passed, reply }: TrySums): number => (passed === 0 ? 0 : reply / passed);

/** A deviation to the left and to the right, too weak and too strong, and both. */
const USUAL_SLIPS: readonly HandSlip[] = [-1, 0, 1].flatMap((direction) =>
  [-1, 0, 1].map((speed) => ({ ...NO_SLIP, direction, speed })),
);

interface Aim {
  readonly id: PieceId;
  readonly pocket: Pocket;
  /** With which it falls; null: it does as meant. */
  readonly slip: HandSlip | null;
  /** Does the stroke mostly succeed in other ways? */
  readonly lucky: boolean;
  /** How many mostly fall along with it. */
  readonly more: number;
}

/** The piece that falls most, but rather one that falls as meant, and of those the one the stroke was thought of for. */
function aimOf(
  table: Table,
  { target, sums }: Pick<Idea, 'target' | 'sums'>,
  asMeant: readonly Pocketed[],
): Aim | null {
  const { success, tries } = sums;
  const falls = sums.falls.filter(({ piece }) => piece !== QUEEN || mayTakeQueen(table));
  const most = falls.reduce<FallCount | null>((a, b) => (a && a.times >= b.times ? a : b), null);
  const triedAs = ({ id, pocket }: Pocketed): FallCount | undefined =>
    falls.find(({ piece, pocket: at }) => PIECES[piece] === id && pocketOf(table, at) === pocket);
  const often = asMeant.filter((each) => 2 * (triedAs(each)?.times ?? 0) >= (most?.times ?? 0));
  const meant = often.find(({ id }) => id === PIECES[target]) ?? often[0];
  const told = meant ? triedAs(meant) : most;
  const lucky = told != null && told.times < LUCKY * success;
  if (meant) return { ...meant, slip: null, lucky, more: told ? othersWith(told) : asMeant.length - 1 };
  if (!most || success < SELDOM * tries) return null;
  const { piece, pocket, slip } = most;
  return { id: PIECES[piece], pocket: pocketOf(table, pocket), slip, lucky, more: othersWith(most) };
}

const othersWith = ({ along, times }: FallCount): number => Math.floor(along / times + 0.5);

/** A pocket of the player's view on the board. */
const pocketOf = ({ seat }: Table, pocket: number): Pocket =>
  POCKETS[(pocket + 4 - SEATS.indexOf(seat)) % 4] as Pocket;

/** Does the queen stay down, were she to fall by herself? Else she is none to aim at. */
const mayTakeQueen = (table: Table): boolean =>
  !umpireFor(table)
    .rule({ own: 0, opponents: 0, queen: true, striker: false, touched: true })
    .every(({ queenBack }) => queenBack);

/** Own pieces that fall as meant and are not put back. */
function stayDown(
  { board }: Table,
  { pocketed }: Outcome,
  consequences: readonly RuledStroke[],
): readonly Pocketed[] {
  if (consequences.every(({ mineBack }) => mineBack > 0)) return [];
  const queenBack = consequences.every((consequence) => consequence.queenBack);
  return pocketed.filter(({ id }) =>
    id === 'queen' ? !queenBack : id !== 'striker' && isOwn(PIECES.indexOf(id), board.turn),
  );
}

function consequencesOf(table: Table, outcome: Outcome): readonly RuledStroke[] {
  const umpire = umpireFor(table);
  const fall = fallOf(table, outcome);
  const atBase = menAtBase(table);
  return contactsMatter(table, atBase.size > 0)
    ? umpire.ruleContacts(fall, touchesOf(outcome.contacts, atBase))
    : umpire.rule(fall);
}

function endOf(consequences: readonly RuledStroke[]): StrokePurpose['ends'] {
  if (consequences.some(({ won }) => won === true)) return 'won';
  return consequences.every(({ won }) => won === false) ? 'lost' : null;
}

function fallOf({ board }: Table, { pocketed, contacts }: Outcome): Fall {
  const queen = pocketed.some(({ id }) => id === 'queen');
  const striker = pocketed.some(({ id }) => id === 'striker');
  const own = pocketed.filter(({ id }) => id !== 'queen' && isOwn(PIECES.indexOf(id), board.turn)).length;
  const opponents = pocketed.length - own - (queen ? 1 : 0) - (striker ? 1 : 0);
  const touched = contacts.some(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
  return { own, opponents, queen, striker, touched };
}

function onlyMan({ men, board }: Table): PlacedMan | null {
  const own = men.filter(({ id }) => id !== 'queen' && isOwn(PIECES.indexOf(id), board.turn));
  return own.length === 1 ? own[0] : null;
}

/** From the middle of a pocket, in metres: from nearer than this a man is soon down. */
const SOON_DOWN = 0.15;

const isBeforePocket = ({ equipment }: Table, at: Point): boolean => isByPocket(equipment, at, SOON_DOWN);

/** How many men lie together, two by two. */
function pairs({ equipment }: Table, men: readonly { id: string; x: number; y: number }[]): number {
  const near = TOGETHER * equipment.man.diameter;
  const lying = men.filter(({ id }) => id !== 'striker');
  let count = 0;
  for (const [n, a] of lying.entries())
    for (const b of lying.slice(n + 1)) {
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      if (dx * dx + dy * dy < near * near) count++;
    }
  return count;
}

/** So many diameters apart they get into each other's way. */
const TOGETHER = 1.15;
