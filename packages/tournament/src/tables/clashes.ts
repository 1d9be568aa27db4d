import { writeMoment } from './moment.js';
import { type EventSession, minuteOf, nextFit, openTimes, type Span } from './sessions.js';

/** A match of one of the events of a meeting, when and where it is due. */
export interface DueMatch {
  readonly event: string;
  readonly match: number;
  readonly table: number | null;
  /** Everybody who plays in it, by who they are in any event. */
  readonly players: readonly string[];
  readonly umpire: string | null;
  readonly from: string;
  readonly to: string;
  /** It has begun, or is over: it cannot be moved. */
  readonly hasBegun: boolean;
}

export interface ClashQuestion {
  readonly matches: readonly DueMatch[];
  readonly sessions: readonly EventSession[];
  /** The tables that can be played at, shared by all. */
  readonly tables: readonly number[];
  /** The clock by which times are told; what cannot be told by it is left out. */
  readonly zone: string;
  readonly gap: number;
}

/** Two things at the same time that cannot be. */
export interface Clash {
  readonly what: 'plays-twice' | 'umpire-plays' | 'sits-twice' | 'table-twice';
  /** Who, or the number of the table. */
  readonly who: string | number;
  readonly one: DueMatch;
  /** The same one where its umpire plays in it. */
  readonly other: DueMatch;
  /** When both go on. */
  readonly from: string;
  readonly to: string;
  /** What would end it, each by itself. */
  readonly moves: readonly Move[];
}

/** A match that could be at another time or table, or has to have another umpire. */
export type Move =
  | { readonly event: string; readonly match: number; readonly from: string; readonly table: number | null }
  | { readonly event: string; readonly match: number; readonly umpire: 'another' };

interface Timed extends DueMatch {
  readonly span: Span;
}

/** What cannot be as it is planned, in the order of time. */
export function findClashes(question: ClashQuestion): readonly Clash[] {
  const { zone } = question;
  const matches = question.matches.flatMap((match) => {
    const [from, to] = [minuteOf(match.from, zone), minuteOf(match.to, zone)];
    return from === null || to === null ? [] : [{ ...match, span: { from, to } }];
  });
  const found = [...clashesOfPeople(matches), ...clashesOfTables(matches)];
  const start = ({ one, other }: Found): number => Math.max(one.span.from, other.span.from);
  return found
    .sort((first, second) => start(first) - start(second))
    .map((clash) => ({
      what: clash.what,
      who: clash.who,
      one: asDue(clash.one),
      other: asDue(clash.other),
      from: writeMoment(start(clash), zone),
      to: writeMoment(Math.min(clash.one.span.to, clash.other.span.to), zone),
      moves: movesFor(clash, matches, question),
    }));
}

const asDue = ({ span: _, ...match }: Timed): DueMatch => match;

type Found = Pick<Clash, 'what' | 'who'> & { readonly one: Timed; readonly other: Timed };

interface Engagement {
  readonly match: Timed;
  readonly role: 'plays' | 'sits';
}

function clashesOfPeople(matches: readonly Timed[]): readonly Found[] {
  const engaged = new Map<string, Engagement[]>();
  const engage = (who: string, engagement: Engagement): void => {
    const known = engaged.get(who);
    if (known) known.push(engagement);
    else engaged.set(who, [engagement]);
  };
  for (const match of matches) {
    for (const player of new Set(match.players)) engage(player, { match, role: 'plays' });
    if (match.umpire !== null) engage(match.umpire, { match, role: 'sits' });
  }
  return [...engaged].flatMap(([who, engagements]) =>
    overlapping(engagements, ({ match }) => match).map(([one, other]) => ({
      what: one.role !== other.role ? 'umpire-plays' : one.role === 'plays' ? 'plays-twice' : 'sits-twice',
      who,
      one: one.match,
      other: other.match,
    })),
  );
}

function clashesOfTables(matches: readonly Timed[]): readonly Found[] {
  const tables = new Set(matches.flatMap(({ table }) => (table === null ? [] : [table])));
  return [...tables].flatMap((table) =>
    overlapping(
      matches.filter((match) => match.table === table),
      (match) => match,
    ).map(([one, other]) => ({ what: 'table-twice', who: table, one, other })),
  );
}

/** Every two that go on at the same time, the earlier first. */
function overlapping<T>(things: readonly T[], matchOf: (thing: T) => Timed): readonly (readonly [T, T])[] {
  const spanOf = (thing: T): Span => matchOf(thing).span;
  const inTime = [...things].sort((one, other) => spanOf(one).from - spanOf(other).from);
  return inTime.flatMap((one, index) => {
    const pairs: (readonly [T, T])[] = [];
    for (const other of inTime.slice(index + 1)) {
      if (spanOf(other).from >= spanOf(one).to) break;
      pairs.push([one, other]);
    }
    return pairs;
  });
}

function movesFor(clash: Found, matches: readonly Timed[], question: ClashQuestion): readonly Move[] {
  const movable = [...new Set([clash.other, clash.one])].filter(({ hasBegun }) => !hasBegun);
  const umpires = [clash.other, clash.one].filter(
    ({ umpire, hasBegun }) => umpire === clash.who && !hasBegun,
  );
  const others: readonly Move[] = [...new Set(umpires)].map(({ event, match }) => ({
    event,
    match,
    umpire: 'another',
  }));
  const moved = movable.flatMap((match) =>
    clash.one === clash.other ? [] : (nextPlace(match, matches, question) ?? []),
  );
  return [...others, ...moved];
}

/** The first time from when it was due, at its own table or another, at which nothing is in its way. */
function nextPlace(match: Timed, matches: readonly Timed[], question: ClashQuestion): Move | null {
  const { sessions, tables, zone, gap } = question;
  const times = openTimes(sessions);
  const { from, to } = match.span;
  const others = matches.filter((each) => each !== match);
  const starts = [from, ...others.map(({ span }) => span.to + gap).filter((each) => each > from)];
  const people = new Set([...match.players, ...(match.umpire === null ? [] : [match.umpire])]);
  const wanted =
    match.table === null ? [null] : [match.table, ...tables.filter((each) => each !== match.table)];
  for (const start of [...new Set(starts)].sort((one, other) => one - other)) {
    const fit = nextFit(times, start, to - from);
    if (fit === null) return null;
    const meanwhile = others.filter(({ span }) => span.from < fit + (to - from) + gap && fit < span.to + gap);
    if (meanwhile.some((each) => isOneOf(people, each))) continue;
    const table = wanted.find((each) => each === null || meanwhile.every((other) => other.table !== each));
    if (table === undefined) continue;
    return { event: match.event, match: match.match, from: writeMoment(fit, zone), table };
  }
  return null;
}

const isOneOf = (people: ReadonlySet<string>, { players, umpire }: DueMatch): boolean =>
  players.some((player) => people.has(player)) || (umpire !== null && people.has(umpire));
