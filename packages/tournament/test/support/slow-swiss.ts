// A Swiss event again, slowly: written from the words of the rules and from nothing of ours, by plain backtracking.

export interface SlowCompetitor {
  readonly federation?: string;
  readonly rate?: number;
  readonly entersRound?: number;
  readonly leavesAfterRound?: number;
}

export interface SlowMatch {
  readonly board?: number;
  readonly a: number;
  readonly b: number | null;
  readonly scoreA?: number;
  readonly scoreB?: number;
}

/** The document of an event, as the command line takes it. */
export interface SlowEvent {
  readonly system: 'swiss';
  readonly competitors: readonly SlowCompetitor[];
  readonly phantomScore: number;
  readonly retirements: 'none' | 'trend' | 'trend70';
  readonly pairing: {
    readonly method: 'serial' | 'dazed' | 'staggered';
    readonly edition: '2000' | '2013' | '2014';
    readonly delayTopPairing: number;
    readonly compatriotsApart: number;
    readonly forbidden: readonly (readonly [number, number])[];
  };
  readonly lots: Readonly<Record<string, readonly number[]>>;
  readonly rounds: readonly { readonly matches: readonly SlowMatch[] }[];
}

export interface SlowLine {
  readonly competitor: number;
  readonly points: number;
  readonly buchholz: number;
  readonly netscore: number;
  readonly totscore: number;
}

interface Own {
  readonly own: number;
  readonly other: number;
  /** Null: the bye. */
  readonly opponent: number | null;
}

/** One competitor's matches, seen from him. */
function matchesOf(event: SlowEvent, competitor: number): readonly Own[] {
  const seen: Own[] = [];
  for (const { matches } of event.rounds)
    for (const { a, b, scoreA = 0, scoreB = 0 } of matches) {
      if (a === competitor && b === null) seen.push({ own: event.phantomScore, other: 0, opponent: null });
      else if (a === competitor) seen.push({ own: scoreA, other: scoreB, opponent: b });
      else if (b === competitor) seen.push({ own: scoreB, other: scoreA, opponent: a });
    }
  return seen;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const worth = ({ own, other }: Own): number => (own > other ? 2 : own === other ? 1 : 0);
const pointsOf = (event: SlowEvent, competitor: number): number =>
  sum(matchesOf(event, competitor).map(worth));

/** What who missed rounds lends to each opponent. */
function lends(event: SlowEvent, competitor: number): number {
  if (event.retirements === 'none') return 0;
  const matches = matchesOf(event, competitor);
  const missing = event.rounds.length - matches.length;
  if (missing === 0 || matches.length === 0) return 0;
  const real = sum(matches.filter(({ opponent }) => opponent !== null).map(worth));
  const tenths = event.retirements === 'trend' ? 10 : 7;
  return Number((BigInt(real) * BigInt(missing) * BigInt(tenths)) / (BigInt(matches.length) * 10n));
}

function lineOf(event: SlowEvent, competitor: number): SlowLine {
  const matches = matchesOf(event, competitor);
  return {
    competitor,
    points: pointsOf(event, competitor),
    buchholz: sum(
      matches.map(({ opponent }) =>
        opponent === null ? 0 : pointsOf(event, opponent) + lends(event, opponent),
      ),
    ),
    netscore: sum(matches.map(({ own, other }) => own - other)),
    totscore: sum(matches.map(({ own }) => own)),
  };
}

/** Points, Buchholz, net, total; among exactly equals by lot, or as the list has them. */
function ranked(event: SlowEvent, competitors: readonly number[], withRate: boolean): readonly SlowLine[] {
  const lots = event.lots[event.rounds.length + 1] ?? [];
  const rate = (each: SlowLine): number => event.competitors[each.competitor - 1]?.rate ?? -1;
  const lot = (each: SlowLine): number => Math.max(0, lots.indexOf(each.competitor));
  return competitors
    .map((competitor) => lineOf(event, competitor))
    .sort(
      (x, y) =>
        y.points - x.points ||
        y.buchholz - x.buchholz ||
        (withRate ? rate(y) - rate(x) : 0) ||
        y.netscore - x.netscore ||
        y.totscore - x.totscore ||
        lot(x) - lot(y) ||
        x.competitor - y.competitor,
    );
}

const everybody = (event: SlowEvent): readonly number[] => event.competitors.map((_, index) => index + 1);

export function slowStandings(event: SlowEvent): readonly SlowLine[] {
  const came = (each: number): boolean =>
    (event.competitors[each - 1]?.entersRound ?? 1) <= Math.max(1, event.rounds.length);
  return ranked(event, everybody(event).filter(came), false);
}

/** So many tries and it gives up, loudly: no answer is then compared with nothing. */
const PATIENCE = 3_000_000;

type Couple = readonly [number, number | null];

/** Who meets whom in the next round, in pairing order; null where nobody can say. Meetings up to a round may be forgotten. */
export function slowPairs(event: SlowEvent, forgetUpTo = 0): readonly Couple[] | null {
  const round = event.rounds.length + 1;
  const { method, edition, delayTopPairing, compatriotsApart, forbidden } = event.pairing;
  const here = everybody(event).filter((each) => {
    const { entersRound = 1, leavesAfterRound = Number.POSITIVE_INFINITY } =
      event.competitors[each - 1] ?? {};
    return entersRound <= round && round <= leavesAfterRound;
  });
  const lines = ranked(event, here, round > 1 && round <= delayTopPairing + 1);
  const points = new Map<number | null, number>(lines.map((line) => [line.competitor, line.points]));
  const order: (number | null)[] = lines.map(({ competitor }) => competitor);
  if (order.length % 2 === 1) order.push(null);

  const meetings = event.rounds.flatMap(({ matches }, index) =>
    matches.map(({ a, b }) => ({ a, b, round: index + 1 })),
  );
  const lastMeeting = (x: number, y: number | null): number =>
    Math.max(
      0,
      ...meetings
        .filter(({ a, b }) => (a === x && b === y) || (b === x && a === y))
        .map((each) => each.round),
    );
  const mayMeet = (x: number, y: number | null): boolean => {
    if (y === null) return lastMeeting(x, null) === 0;
    if (forbidden.some(([p, q]) => (p === x && q === y) || (p === y && q === x))) return false;
    return lastMeeting(x, y) <= forgetUpTo;
  };

  let tries = 0;
  return search(order);

  function search(left: readonly (number | null)[]): readonly Couple[] | null {
    if (left.length === 0) return [];
    if (++tries > PATIENCE) throw new Error('too hard for a slow one');
    const first = left[0] as number;
    for (const other of asked(left)) {
      if (!mayMeet(first, other)) continue;
      const rest = search(left.filter((each) => each !== first && each !== other));
      if (rest) return [[first, other], ...rest];
    }
    return null;
  }

  function asked(left: readonly (number | null)[]): readonly (number | null)[] {
    const [first, ...others] = left as [number, ...(number | null)[]];
    const order = method === 'serial' ? others : fromTheMiddle(left, points);
    const apart = round <= compatriotsApart ? foreignersFirst(first, order) : order;
    if (forgetUpTo === 0) return apart;
    const met = (each: number | null): number => lastMeeting(first, each);
    return [...new Set(apart.map(met))]
      .sort((x, y) => x - y)
      .flatMap((ago) => apart.filter((each) => met(each) === ago));
  }

  function fromTheMiddle(
    left: readonly (number | null)[],
    pointsOfEach: ReadonlyMap<number | null, number>,
  ): readonly (number | null)[] {
    const own = pointsOfEach.get(left[0] ?? null);
    let n = 0;
    while (n < left.length && left[n] !== null && pointsOfEach.get(left[n] ?? null) === own) n++;
    let m = 1;
    if (edition === '2000' && n > 2) m = Math.ceil(n / 2);
    if (edition === '2013' && n > 3) m = Math.floor(n / 2) + 1;
    if (edition === '2014' && n > 3) m = Math.floor(n / 2);
    if (method === 'staggered' && n >= 50) m = 25;
    return [...left.slice(m, n), ...left.slice(1, m), ...left.slice(n)];
  }

  function foreignersFirst(first: number, order: readonly (number | null)[]): readonly (number | null)[] {
    const land = (each: number | null) =>
      each === null ? undefined : event.competitors[each - 1]?.federation;
    const own = land(first);
    const groups = [...new Set(order.map((each) => points.get(each) ?? -1))];
    return groups.flatMap((group) => {
      const level = order.filter((each) => (points.get(each) ?? -1) === group);
      const isOwn = (each: number | null): boolean => own !== undefined && land(each) === own;
      return [...level.filter((each) => !isOwn(each)), ...level.filter(isOwn)];
    });
  }
}

/** Each couple in turn the lowest free board that neither has used, else the lowest that is free. */
export function slowBoards(event: SlowEvent, couples: readonly Couple[]): readonly number[] {
  const used = (each: number | null): readonly number[] =>
    each === null
      ? []
      : event.rounds.flatMap(({ matches }) =>
          matches.filter(({ a, b }) => a === each || b === each).map(({ board = 0 }) => board),
        );
  let free = couples.map((_, index) => index + 1);
  return couples.map(([a, b]) => {
    const known = [...used(a), ...used(b)];
    const board = free.find((each) => !known.includes(each)) ?? (free[0] as number);
    free = free.filter((each) => each !== board);
    return board;
  });
}
