import type { Entry, Person } from '../event/entry.js';
import type { EventDiscipline } from '../event/format.js';
import { columnsOf } from './columns.js';
import { type Row, readCsv } from './csv.js';
import { inLatinDigits } from './digits.js';
import { folded } from './folded.js';
import type { Column } from './heads.js';
import type { PlayersFault, PlayersMatter } from './players-fault.js';
import { namesIn } from './two-names.js';

export interface PlayersRead {
  readonly entries: readonly Entry[];
  /** Columns that tell nothing an event asks for. */
  readonly passedOver: readonly string[];
}

/** Who is to be entered, by a table of them; or all that is wrong with it. */
export function readPlayers(
  text: string,
  discipline: EventDiscipline,
): { readonly ok: PlayersRead } | Errors {
  const table = readCsv(text);
  if ('error' in table) return { errors: [{ code: table.error.why, line: table.error.line }] };
  const { order, passedOver, rows } = columnsOf(table.ok, discipline);
  const read = readRows(order, rows, discipline);
  return 'errors' in read ? read : { ok: { entries: read.ok, passedOver } };
}

type Errors = { readonly errors: readonly [PlayersFault, ...PlayersFault[]] };

/** Entries of rows whose columns are known. */
export function readRows(
  order: readonly (Column | null)[],
  rows: readonly Row[],
  discipline: EventDiscipline,
): { readonly ok: readonly Entry[] } | Errors {
  const reader = new PlayersReader(order, discipline);
  for (const row of rows) reader.read(row);
  const [first, ...others] = reader.faults;
  if (first) return { errors: [first, ...others] };
  const entries = reader.entries();
  if (entries.length > 0) return { ok: entries.map(({ entry }) => entry) };
  return { errors: [{ code: 'no-players', line: 1 }] };
}

type Cells = Readonly<Partial<Record<Column, string>>>;

/** Where a team has come up, and what of it so far. */
interface TeamRead {
  readonly line: number;
  readonly players: Person[];
  readonly about: Omit<Entry, 'players'>;
}

/** An entry, and the line of the table where it begins. */
export interface ListedEntry {
  readonly line: number;
  readonly entry: Entry;
}

export class PlayersReader {
  readonly faults: PlayersFault[] = [];
  readonly #order: readonly (Column | null)[];
  readonly #discipline: EventDiscipline;
  readonly #singlesAndPairs: ListedEntry[] = [];
  readonly #teams = new Map<string, TeamRead>();
  /** In which line somebody stands already. */
  readonly #seen = new Map<string, number>();
  #line = 0;

  constructor(order: readonly (Column | null)[], discipline: EventDiscipline) {
    this.#order = order;
    this.#discipline = discipline;
  }

  read(row: Row): void {
    this.#line = row.line;
    const cells = this.#cellsOf(row);
    if (this.#discipline === 'teams') this.#readTeamsPlayer(cells);
    else if (this.#discipline === 'doubles') this.#readPair(cells);
    else this.#readSingle(cells);
  }

  entries(): readonly ListedEntry[] {
    if (this.#discipline !== 'teams') return this.#singlesAndPairs;
    return [...this.#teams.values()].map(({ line, players, about }) => ({
      line,
      entry: { players, ...about },
    }));
  }

  #enter(entry: Entry): void {
    this.#singlesAndPairs.push({ line: this.#line, entry });
  }

  #wrong(matter: PlayersMatter): void {
    this.faults.push({ ...matter, line: this.#line });
  }

  #cellsOf({ cells }: Row): Cells {
    const extra = cells.slice(this.#order.length).find((cell) => cell !== '');
    if (extra !== undefined) this.#wrong({ code: 'too-many-cells', cell: extra });
    const read: Partial<Record<Column, string>> = {};
    for (const [index, column] of this.#order.entries()) {
      const cell = cells[index] ?? '';
      if (column !== null && cell !== '' && read[column] === undefined)
        // The two of a pair may stand one below the other in their cell.
        read[column] = cell.replaceAll(column === 'name' ? /[^\S\r\n]+/g : /\s+/g, ' ');
    }
    return read;
  }

  #readSingle(cells: Cells): void {
    if (cells.partner !== undefined) this.#wrong({ code: 'partner' });
    const name = this.#nameIn(cells);
    if (name === null) return;
    const { woman, id, ...about } = this.#about(cells);
    this.#enter({ players: [this.#person(name, id, woman)], ...about });
  }

  /** A pair is two columns, or one with both names in it. What is said of each stands with a slash between. */
  #readPair(cells: Cells): void {
    const written = this.#nameIn(cells);
    if (written === null) return;
    const names = cells.partner ? [spaced(written), cells.partner] : namesIn(written);
    const { id = '/' } = cells;
    if (names.length !== 2) this.#wrong({ code: 'no-partner', name: written });
    else if (!id.includes('/')) this.#wrong({ code: 'one-id', cell: id });
    else {
      const ofEach = names.map((_, index) => partOf(cells, index));
      const players = names.map((name, index) => {
        const { club, federation, woman, id } = ofEach[index] ?? {};
        return { ...this.#person(name, id, this.#isWoman(woman)), ...given({ club, federation }) };
      });
      this.#enter({
        players,
        ...given({
          club: ofBoth(cells.club),
          federation: ofBoth(cells.federation),
          rate: this.#rate(cells.rate),
        }),
      });
    }
  }

  #readTeamsPlayer(cells: Cells): void {
    const { team, name } = cells;
    if (team === undefined) {
      this.#wrong({ code: 'no-team', name: name ?? '' });
      return;
    }
    const { woman, id, ...about } = this.#about(cells);
    const known = this.#teams.get(folded(team));
    const read = known ?? { line: this.#line, players: [], about: { team, ...about } };
    if (!known) this.#teams.set(folded(team), read);
    else if (about.rate !== undefined && about.rate !== known.about.rate)
      this.#wrong({ code: 'two-rates', name: team, before: known.line });
    if (name !== undefined) read.players.push(this.#person(spaced(name), id, woman));
  }

  #nameIn({ name, team }: Cells): string | null {
    if (name === undefined) this.#wrong({ code: 'no-name' });
    else if (team !== undefined) this.#wrong({ code: 'team', name: team });
    else return this.#discipline === 'doubles' ? name : spaced(name);
    return null;
  }

  #about({ club, federation, rate, woman, id }: Cells) {
    return given({ club, federation, id, rate: this.#rate(rate), woman: this.#isWoman(woman) });
  }

  #person(name: string, id: string | undefined, woman: boolean | undefined): Person {
    const who = id === undefined ? `name ${folded(name)}` : `id ${id}`;
    const before = this.#seen.get(who);
    if (before === undefined) this.#seen.set(who, this.#line);
    else this.#wrong({ code: 'twice', name: id ?? name, before });
    return { name, ...given({ id, woman }) };
  }

  #rate(written: string | undefined): number | undefined {
    if (written === undefined) return undefined;
    const figures = inLatinDigits(written);
    const rate = Math.floor(Number(figures) + 0.5);
    if (/^\d+(?:\.\d+)?$/.test(figures) && rate > 0 && rate < HIGHEST_RATE) return rate;
    this.#wrong({ code: 'rate', cell: written });
    return undefined;
  }

  #isWoman(written: string | undefined): boolean | undefined {
    if (written === undefined || NO.has(folded(written))) return undefined;
    if (YES.has(folded(written))) return true;
    this.#wrong({ code: 'woman', cell: written });
    return undefined;
  }
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

const HIGHEST_RATE = 10_000;
const YES = new Set(
  ['yes', 'y', 'true', '1', 'x', 'w', 'f', 'woman', 'female', '✓', 'हाँ', 'हां', 'महिला', 'स्त्री'].map(folded),
);
const NO = new Set(['', 'no', 'n', 'false', '0', '-', 'm', 'man', 'male', 'नहीं', 'पुरुष'].map(folded));

/** What is said of one of a pair alone; whether it is a woman, of both where nothing parts it. */
function partOf(cells: Cells, index: number): Cells {
  const part = (cell: string | undefined) =>
    cell?.includes('/') ? cell.split('/')[index]?.trim() || undefined : undefined;
  return given({
    club: part(cells.club),
    federation: part(cells.federation),
    id: part(cells.id),
    woman: part(cells.woman) ?? ofBoth(cells.woman),
  });
}

const ofBoth = (cell: string | undefined): string | undefined => (cell?.includes('/') ? undefined : cell);

type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Only what is known. */
const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
