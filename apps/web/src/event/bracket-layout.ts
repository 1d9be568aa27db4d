import type { SeenSlot, SeenStage } from '@opencarrom/tournament/seen';

/** A part of a bracket that is drawn by itself. */
type BracketPartName = 'main' | 'winners' | 'losers' | 'finals';

/** What a column of a bracket is: `left` are as many as are in it at most; `number` counts from 1 in its part. */
export interface BracketColumn {
  readonly number: number;
  readonly is: 'final' | 'semi' | 'quarter' | 'early' | 'step' | 'round';
  readonly left: number;
}

interface PlacedSlot {
  readonly slot: SeenSlot;
  /** From 0. */
  readonly column: number;
  /** The middle of its box, in rows from the top. */
  readonly row: number;
}

/** From the middle of one box to that of another in a later column; of losers nothing is drawn. */
interface BracketLine {
  readonly from: PlacedSlot;
  readonly to: PlacedSlot;
}

export interface BracketPart {
  readonly name: BracketPartName;
  readonly columns: readonly BracketColumn[];
  readonly slots: readonly PlacedSlot[];
  readonly lines: readonly BracketLine[];
  readonly rows: number;
}

/** A slot in which somebody has nobody to meet is not played, and not drawn: its one is seen in the next. */
export const isDrawn = ({ sides, match }: SeenSlot): boolean =>
  match !== undefined || sides.every(({ entrant }) => entrant !== null);

const partOf = ({ name, forPlace }: SeenSlot, isDouble: boolean): BracketPartName => {
  if (!isDouble) return 'main';
  if (forPlace !== undefined) return 'finals';
  return name.startsWith('L') ? 'losers' : 'winners';
};

type Bracketed = Pick<SeenStage, 'system' | 'bracket'>;

/** The parts of a bracket, each with its boxes and the lines between them. */
export function layOutBracket(stage: Bracketed): readonly BracketPart[] {
  const slots = (stage.bracket ?? []).filter(isDrawn);
  const isDouble = stage.system === 'double-elimination';
  const names: readonly BracketPartName[] = isDouble ? ['winners', 'losers', 'finals'] : ['main'];
  return names
    .map((name) =>
      layOutPart(
        name,
        slots.filter((slot) => partOf(slot, isDouble) === name),
        stage.system,
      ),
    )
    .filter(({ slots: { length } }) => length > 0);
}

function layOutPart(
  name: BracketPartName,
  slots: readonly SeenSlot[],
  system: SeenStage['system'],
): BracketPart {
  const rounds = [...new Set(slots.map(({ round }) => round))].sort((one, other) => one - other);
  const columnOf = (slot: SeenSlot): number => rounds.indexOf(slot.round);
  const columns = rounds.map((round, index): BracketColumn => {
    const count = slots.filter((slot) => slot.round === round && (slot.forPlace ?? 1) === 1).length;
    return { number: index + 1, ...meantBy(system, name, rounds.length - 1 - index), left: count * 2 };
  });
  const placed = placeSlots(slots, columnOf);
  return { name, columns, ...placed };
}

function meantBy(
  system: SeenStage['system'],
  name: BracketPartName,
  before: number,
): Pick<BracketColumn, 'is'> {
  if (name === 'finals') return { is: 'final' };
  if (name !== 'main') return { is: 'round' };
  if (system === 'ladder') return { is: before === 0 ? 'final' : 'step' };
  return { is: (['final', 'semi', 'quarter'] as const)[before] ?? 'early' };
}

type Placed = Pick<BracketPart, 'slots' | 'lines' | 'rows'>;

/** Who meets stands between those they come from; who comes from the draw stands below what is there. */
function placeSlots(slots: readonly SeenSlot[], columnOf: (slot: SeenSlot) => number): Placed {
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  const placed = new Map<string, PlacedSlot>();
  let rows = 0;
  // The ends first, the final before the match for the third place: what leads to them is drawn beside them.
  const ends = slots
    .filter(({ winnerTo }) => winnerTo === undefined || !byName.has(winnerTo))
    .sort((one, other) => (one.forPlace ?? 0) - (other.forPlace ?? 0));
  for (const end of ends) place(end);

  const all = slots.flatMap(({ name }) => placed.get(name) ?? []);
  const lines = all.flatMap((from): readonly BracketLine[] => {
    const to = from.slot.winnerTo === undefined ? undefined : placed.get(from.slot.winnerTo);
    return to ? [{ from, to }] : [];
  });
  return { slots: all, lines, rows };

  function place(slot: SeenSlot): PlacedSlot {
    const before = placed.get(slot.name);
    if (before) return before;
    const from = slot.sides.flatMap(({ winnerOf }) => {
      const source = winnerOf === undefined ? undefined : byName.get(winnerOf);
      return source && source !== slot ? [place(source).row] : [];
    });
    const row = from.length > 0 ? (Math.min(...from) + Math.max(...from)) / 2 : rows++ + 0.5;
    const here = { slot, column: columnOf(slot), row };
    placed.set(slot.name, here);
    return here;
  }
}

/**
 * The same part for whoever has gone on to a later column: its boxes stand close together, those of the columns before it
 * are folded onto where they lead.
 */
export function foldedTo(part: BracketPart, first: number): BracketPart {
  if (first <= 0) return part;
  const kept = part.slots.filter(({ column }) => column >= first).map(({ slot }) => slot);
  const columns = new Map(part.slots.map(({ slot, column }) => [slot.name, column]));
  const folded = placeSlots(kept, ({ name }) => columns.get(name) ?? 0);
  const rowOf = new Map(folded.slots.map(({ slot, row }) => [slot.name, row]));
  for (const { slot, column } of [...part.slots].reverse())
    if (column < first) rowOf.set(slot.name, rowOf.get(slot.winnerTo ?? '') ?? 0.5);
  const slots = part.slots.map((each) => ({ ...each, row: rowOf.get(each.slot.name) ?? each.row }));
  const byName = new Map(slots.map((each) => [each.slot.name, each]));
  const lines = part.lines.flatMap(({ from, to }): readonly BracketLine[] => {
    const [one, other] = [byName.get(from.slot.name), byName.get(to.slot.name)];
    return one && other && one.column >= first ? [{ from: one, to: other }] : [];
  });
  return { ...part, slots, lines, rows: folded.rows };
}

/** Has somebody lost, with no slot left to come to? */
export function isOutOf({ bracket = [] }: Bracketed, entrant: number): boolean {
  const last = bracket
    .filter((slot) => isDrawn(slot) && slot.sides.some((side) => side.entrant === entrant))
    .at(-1);
  return last?.winner !== undefined && last.winner !== entrant && last.loserTo === undefined;
}

/** Only what concerns somebody: where they are or were last, where they would go on to, and who comes there too. */
export function concerning(stage: Bracketed, entrant: number): Bracketed {
  const slots = stage.bracket ?? [];
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  const own = slots.filter((slot) => isDrawn(slot) && slot.sides.some((side) => side.entrant === entrant));
  // Where they wait: the last slot they are in, which may not be drawn yet.
  const here = own.at(-1);
  if (!here) return { ...stage, bracket: [] };
  const isLost = here.winner !== undefined && here.winner !== entrant;
  const to = isLost ? here.loserTo : here.winnerTo;
  const ahead = to === undefined ? undefined : byName.get(to);
  const beside = ahead
    ? ahead.sides.flatMap(({ winnerOf }) => (winnerOf === undefined ? [] : [winnerOf]))
    : [];
  const wanted = new Set([here.name, ...(ahead ? [ahead.name] : []), ...beside]);
  return { ...stage, bracket: slots.filter(({ name }) => wanted.has(name)) };
}
