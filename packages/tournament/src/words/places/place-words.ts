import type { PlaceReason } from '../../standings/placing.js';
import type { Key } from '../../vocabulary.js';

/** Keys that measure something: lots measure nothing. */
type Measured = Exclude<Key, 'lots'>;

/** Why somebody has a place. */
export interface PlaceWords {
  /** What a key counts, as the sentences below name it. */
  readonly figures: Readonly<Record<Measured, string>>;
  /** Before what decided: level on these figures with these, and so many others. */
  readonly level: (figures: readonly string[], names: readonly string[], others: number) => string;
  readonly ahead: (figure: string, own: string, other: string) => string;
  readonly behind: (figure: string, own: string, other: string) => string;
  /** Instead of a figure, of who has no rate. */
  readonly noFigure: string;
  /** Nobody else is there. */
  readonly alone: string;
  readonly lots: string;
  /** By the organiser; why, where it is known. */
  readonly hand: (why: string | null) => string;
  /** Nothing that counts sets them apart. */
  readonly levelInAll: (names: readonly string[], others: number) => string;
  readonly list: string;
  /** In the place one had when the stage began. */
  readonly asBefore: string;
  /** Out of a bracket together with these, or by oneself. */
  readonly bracket: (names: readonly string[], others: number) => string;
  /** By a match for the place: against whom, and both scores where there are any. */
  readonly final: (opponent: string, score: readonly [own: string, other: string] | null) => string;
}

/** What the sentence has to know of the event. */
export interface PlaceNaming {
  readonly nameOf: (entrant: number) => string;
  /** By which the stage is ordered; none where places come from a bracket. */
  readonly keys: readonly Key[];
  /** Why the organiser ordered those who were level. */
  readonly hand?: string | null;
}

/** So many are named; of the others it is said how many they are. */
const MOST_NAMES = 6;
/** Before anything is played everybody is level with everybody: then a few are enough. */
const FEW_NAMES = 3;
/** What speaks where every key is silent. */
const BEYOND_KEYS: readonly PlaceReason['by'][] = ['lots', 'hand', 'list'];

/** "level on points with 4, 9; ahead by Buchholz 30 to 28": without a capital and a full stop, to stand in a table too. */
export function sayPlaceReason(words: PlaceWords, reason: PlaceReason, naming: PlaceNaming): string {
  const { by, level, more = 0, own, other } = reason;
  const named = level.slice(0, MOST_NAMES).map(naming.nameOf);
  const others = level.length + more - named.length;
  if (by === 'bracket') return words.bracket(named, others);
  if (by === 'final')
    return words.final(
      named[0] ?? '',
      own === null || other === null ? null : [written(own, words), written(other, words)],
    );
  const decided = sayDecided(words, { ...reason, by }, naming.hand ?? null);
  const before = keysBefore(by, naming.keys).map((key) => words.figures[key]);
  if (level.length === 0 || before.length === 0) return decided;
  if (before.length > 1 && BEYOND_KEYS.includes(by)) {
    const few = named.slice(0, FEW_NAMES);
    return `${words.levelInAll(few, named.length + others - few.length)}; ${decided}`;
  }
  return `${words.level(before, named, others)}; ${decided}`;
}

interface OrderedReason extends PlaceReason {
  readonly by: Exclude<PlaceReason['by'], 'bracket' | 'final'>;
}

function sayDecided(
  words: PlaceWords,
  { by, level, own, other }: OrderedReason,
  hand: string | null,
): string {
  if (by === 'lots') return words.lots;
  if (by === 'hand') return words.hand(hand);
  if (by === 'list') return level.length === 0 ? words.asBefore : words.list;
  if (other === null && by !== 'rate') return words.alone;
  const say = (own ?? LEAST) >= (other ?? LEAST) ? words.ahead : words.behind;
  return say(words.figures[by], written(own, words), written(other, words));
}

const LEAST = Number.NEGATIVE_INFINITY;

/** The keys that did not set them apart. */
function keysBefore(by: OrderedReason['by'], keys: readonly Key[]): readonly Measured[] {
  const at = (keys as readonly string[]).indexOf(by);
  return keys.slice(0, at < 0 ? keys.length : at).filter((key) => key !== 'lots');
}

const written = (figure: number | null, { noFigure }: PlaceWords): string =>
  figure === null ? noFigure : String(figure).replace('-', '−');
