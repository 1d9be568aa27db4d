import {
  type Achieved,
  achieved,
  addOwn,
  NO_OWN,
  type OwnFigures,
  POT_WAYS,
  REACHES,
  SEEN_POCKETS,
  type SeenPocket,
} from '@opencarrom/match';
import type { CountedGame, OwnGame } from './counted-game.js';

/** A game of one person's. */
export interface GameOfMine extends OwnGame {
  readonly id: string;
  readonly day: string;
  readonly isFar: boolean;
}

/** A game and where its record is: far away, or on this device. */
interface PlacedGame extends CountedGame {
  readonly isFar?: true;
}

/** Whose account it is on this device. */
interface AccountHere {
  readonly name: string;
  readonly games: readonly CountedGame[];
  /** Are the device's games without a name theirs too? */
  readonly takesNameless: boolean;
}

/**
 * The games of the device and of the account, each once: of a match that is on both, what counts is what its account's holder did.
 * Whoever sat across was not here.
 */
export function allGames(
  onDevice: readonly CountedGame[],
  account: AccountHere | null,
): readonly PlacedGame[] {
  if (!account) return onDevice;
  const { name, games, takesNameless } = account;
  const far = new Set(games.map(({ id }) => id));
  const here = new Set(onDevice.map(({ id }) => id));
  const named = (game: CountedGame): CountedGame => ({
    ...game,
    people: game.people.map((each) => (each.who === '' ? { ...each, who: name } : each)),
  });
  const others = onDevice.filter(({ id }) => !far.has(id));
  return [
    ...(takesNameless ? others.map(named) : others),
    ...games.map((game) => (here.has(game.id) ? named(game) : { ...named(game), isFar: true as const })),
  ];
}

/** Everybody who is somebody on this device, whoever played most games first. */
export function peopleIn(games: readonly CountedGame[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { who } of games.flatMap(({ people }) => people)) counts.set(who, (counts.get(who) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([who]) => who);
}

/** The games of one person, in the order they were played. */
export const gamesOf = (games: readonly PlacedGame[], who: string): readonly GameOfMine[] =>
  games
    .flatMap(({ id, day, changed, people, isFar = false }) =>
      people.filter((each) => each.who === who).map((each) => ({ ...each, id, day, changed, isFar })),
    )
    .sort((a, b) => (a.day === b.day ? (a.changed < b.changed ? -1 : 1) : a.day < b.day ? -1 : 1));

const totalOf = (games: readonly GameOfMine[]): OwnFigures =>
  games.reduce((sum, { own }) => addOwn(sum, own), NO_OWN);

/** Games by how they ended. */
interface GameTally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly open: number;
}

const gameTallyOf = (games: readonly GameOfMine[]): GameTally => {
  const count = (result: GameOfMine['result']) => games.filter((game) => game.result === result).length;
  return { won: count('won'), lost: count('lost'), drawn: count('drawn'), open: count('open') };
};

interface Week {
  /** Its Monday, as an ISO date. */
  readonly monday: string;
  readonly games: number;
  readonly strokes: number;
  readonly scoring: number;
}

const A_DAY = 86_400_000;

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const past = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - past * A_DAY).toISOString().slice(0, 10);
}

function weeksOf(games: readonly GameOfMine[]): readonly Week[] {
  const mondays = [...new Set(games.map(({ day }) => mondayOf(day)))];
  return mondays.map((monday) => {
    const of = games.filter(({ day }) => mondayOf(day) === monday);
    const { strokes, scoring } = totalOf(of).figures;
    return { monday, games: of.length, strokes, scoring };
  });
}

interface AgainstLevel extends GameTally {
  /** Null: people. */
  readonly level: number | null;
  readonly strokes: number;
  readonly scoring: number;
}

function byLevel(games: readonly GameOfMine[]): readonly AgainstLevel[] {
  const levels = [...new Set(games.map(({ level }) => level))].sort((a, b) => (a ?? 11) - (b ?? 11));
  return levels.map((level) => {
    const of = games.filter((game) => game.level === level);
    const { strokes, scoring } = totalOf(of).figures;
    return { level, ...gameTallyOf(of), strokes, scoring };
  });
}

/** All of what one person's games come to. */
export interface Mine {
  readonly games: number;
  readonly tally: GameTally;
  readonly own: OwnFigures;
  readonly weeks: readonly Week[];
  readonly levels: readonly AgainstLevel[];
  readonly achieved: readonly (Achieved & Pick<GameOfMine, 'day' | 'isFar'>)[];
  /** The pocket most coins fell into; null as long as none did. */
  readonly favourite: SeenPocket | null;
}

/** A part of the whole, in per cent; of nothing it is none. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

export function mineOf(games: readonly GameOfMine[]): Mine {
  const own = totalOf(games);
  const finished = games.filter(({ result }) => result !== 'open');
  const marks = achieved(finished.map(({ result, ...game }) => ({ ...game, isWon: result === 'won' })));
  const [most] = [...SEEN_POCKETS].sort((a, b) => own.pockets[b] - own.pockets[a]);
  return {
    games: games.length,
    tally: gameTallyOf(games),
    own,
    weeks: weeksOf(games),
    levels: byLevel(games),
    achieved: marks.map((mark) => {
      const { day = '', isFar = false } = games.find(({ id }) => id === mark.record) ?? {};
      return { ...mark, day, isFar };
    }),
    favourite: most && own.pockets[most] > 0 ? most : null,
  };
}

/** A line a game, as spreadsheets read it; names of columns are those of the record's own English. */
export function figuresCsv(games: readonly GameOfMine[]): string {
  const rows = games.map(({ id, day, result, level, own, isFar }) => {
    const { pots, ...figures } = own.figures;
    return {
      ...{ game: id, day, where: isFar ? 'online' : 'device', result, level: level ?? '' },
      ...figures,
      ...Object.fromEntries(POT_WAYS.map((way) => [`pots ${way}`, pots[way]])),
      ...Object.fromEntries(SEEN_POCKETS.map((pocket) => [`pocket ${pocket}`, own.pockets[pocket]])),
      ...Object.fromEntries(REACHES.map((reach) => [`distance ${reach}`, own.reaches[reach]])),
    };
  });
  const [first] = rows;
  if (!first) return '';
  return [Object.keys(first), ...rows.map((row) => Object.values(row))]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}

export const figuresJson = (who: string, games: readonly GameOfMine[]): string =>
  `${JSON.stringify({ version: 1, who, games }, null, 2)}\n`;
