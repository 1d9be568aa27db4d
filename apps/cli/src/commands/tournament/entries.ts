import {
  type Entry,
  type EventAct,
  type EventDiscipline,
  type EventState,
  type Participant,
  type Person,
  playerKey,
} from '@opencarrom/tournament';
import { COLUMNS, type Column, readRows, sayPlayersFault } from '@opencarrom/tournament/players';
import type { Problem } from '../../desk.js';
import type { Plan } from '../../events/event-file.js';
import { openEvent } from '../../events/event-file.js';
import { entrantCalled, entrantsCalled } from '../../events/who.js';
import { type Io, write } from '../../io.js';
import { Misuse } from '../../options.js';
import { openPlayers } from '../../players/open.js';
import { showLines } from '../../show/history.js';
import type { Language } from '../../words/language.js';
import { act } from './acting.js';
import { type Asked, CHANGE_OPTIONS, eventFile, readAsked, refuse } from './asked.js';

/** What may be said of somebody who enters. */
const ABOUT = {
  partner: { type: 'string' },
  team: { type: 'string' },
  club: { type: 'string' },
  federation: { type: 'string' },
  rate: { type: 'string' },
  woman: { type: 'string' },
  id: { type: 'string' },
} as const;

type About = Asked<typeof ABOUT>['values'];

/** Those named, each an entry, or all of a table of players. */
export async function runEnter(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...ABOUT, ...CHANGE_OPTIONS, players: { type: 'string' } }, io);
  const { words, values, language } = asked;
  const hasAbout = Object.keys(ABOUT).some((option) => option in values);
  if (values.players !== undefined && (words.length > 0 || hasAbout))
    throw new Misuse((faults) => faults.notBoth('--players', 'NAME'));
  if (values.players === undefined && words.length === 0 && values.team === undefined)
    throw new Misuse((faults) => faults.missing.names);
  if (words.length > 1 && values.team === undefined && hasAbout)
    throw new Misuse((faults) => faults.ofOneEntry);
  const file = await eventFile(asked, io);
  if ('error' in file) return refuse(asked, undefined, [file.error], io);
  if (values.players === undefined)
    return act({ ...asked, file: file.ok }, io, entering(words, values, language), showLines);
  // How a table is read goes by what is played, which the event says.
  const opened = await openEvent(file.ok, language, io);
  if ('error' in opened) return refuse(asked, file.ok, [opened.error], io);
  const table = await openPlayers(values.players, opened.ok.log.state.discipline, language, io);
  if ('errors' in table) return refuse(asked, values.players, table.errors, io);
  await tellPassedOver(table.ok.passedOver, language, io);
  const { entries } = table.ok;
  return act({ ...asked, file: file.ok }, io, ({ state }) => ({ acts: comingIn(entries, state) }), showLines);
}

export async function tellPassedOver(heads: readonly string[], { playersFile }: Language, io: Io) {
  if (heads.length > 0) await write(io.stderr, `${playersFile.passedOver(heads.join(', '))}\n`);
}

const entering =
  (names: readonly string[], about: About, language: Language): Plan =>
  ({ state }) => {
    const read = entriesOf(names, about, state.discipline, language);
    return 'error' in read ? read : { acts: comingIn(read.ok, state) };
  };

/** Who names a team that has entered joins it; all others are entries of their own. */
function comingIn(entries: readonly Entry[], state: EventState): readonly EventAct[] {
  const joined = entries.map((entry) => joining(entry, state));
  const alone = entries.filter((_, index) => joined[index] === null);
  const changes = joined.filter((change) => change !== null);
  return [...(alone.length > 0 ? [{ type: 'enter', entries: alone } as const] : []), ...changes];
}

function joining(coming: Entry, { participants }: EventState): EventAct | null {
  const team = participants.find(({ entry }) => coming.team !== undefined && entry.team === coming.team);
  if (!team) return null;
  const there = new Set(team.entry.players.map(playerKey));
  const players = coming.players.filter((player) => !there.has(playerKey(player)));
  if (players.length === 0) return null;
  const entry = { ...team.entry, players: [...team.entry.players, ...players] };
  return { type: 'change', entrant: team.number, entry };
}

/** Each name is a row of a table of players; what else is said of it stands in every row. */
function entriesOf(
  names: readonly string[],
  about: About,
  discipline: EventDiscipline,
  { playersFile }: Language,
): { readonly ok: readonly Entry[] } | { readonly error: Problem } {
  const cellOf = (name: string, column: Column) => (column === 'name' ? name : (about[column] ?? ''));
  const rows = (names.length > 0 ? names : ['']).map((name, index) => ({
    line: index + 1,
    cells: COLUMNS.map((column) => cellOf(name, column)),
  }));
  const read = readRows(COLUMNS, rows, discipline);
  if ('ok' in read) return read;
  const [fault] = read.errors;
  return { error: { code: fault.code, message: sayPlayersFault(playersFile.faults, fault), path: '' } };
}

/** What is known of an entry, but for what is said to be otherwise. */
export async function runChange(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...ABOUT, ...CHANGE_OPTIONS, name: { type: 'string' } }, io);
  const { values, words, language } = asked;
  const who = oneWord(words);
  const { by: _, ...changes } = values;
  if (!['name', ...Object.keys(ABOUT)].some((option) => option in changes))
    throw new Misuse((faults) => faults.missing.change);
  return act(
    asked,
    io,
    ({ state }) => {
      const found = entrantCalled(state, who, language.eventsDesk);
      if ('error' in found) return found;
      const before = state.participants.find(({ number }) => number === found.ok);
      const entry = before ? changed(before, changes, state, language) : { ok: NOBODY };
      if ('error' in entry) return entry;
      return { acts: [{ type: 'change', entrant: found.ok, entry: entry.ok }] };
    },
    showLines,
  );
}

const NOBODY: Entry = { players: [] };

/** What is said of a player, and of no team. */
const OF_PLAYERS = ['partner', 'woman', 'id'] as const;

function changed(
  { entry }: Participant,
  { name, ...about }: About & { readonly name?: string | undefined },
  { discipline }: EventState,
  language: Language,
) {
  if (discipline === 'teams') {
    const idle = OF_PLAYERS.find((option) => about[option] !== undefined);
    if (idle) throw new Misuse((faults) => faults.notOfTeam(`--${idle}`));
    const { team = name, club, federation } = about;
    const rate = about.rate === undefined ? entry.rate : Number(about.rate);
    return { ok: { ...entry, ...given({ team, club, federation, rate }) } };
  }
  const [first, second] = entry.players;
  const read = entriesOf(
    [name ?? first?.name ?? ''],
    { ...asAbout(entry, first, second), ...given(about) },
    discipline,
    language,
  );
  return 'error' in read ? read : { ok: read.ok[0] ?? NOBODY };
}

/** An entry as the options that would make it. */
function asAbout(entry: Entry, first: Person | undefined, second: Person | undefined): About {
  const each = (of: (person: Person) => string | undefined): string | undefined => {
    const [one, other] = [first && of(first), second && of(second)];
    if (one === undefined && other === undefined) return undefined;
    return second ? `${one ?? ''}/${other ?? ''}` : one;
  };
  return given({
    partner: second?.name,
    club: entry.club ?? each(({ club }) => club),
    federation: entry.federation ?? each(({ federation }) => federation),
    rate: entry.rate === undefined ? undefined : String(entry.rate),
    woman: each(({ woman }) => (woman ? 'yes' : undefined)),
    id: each(({ id }) => id),
  });
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };

export async function runWithdraw(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, reason: { type: 'string' } }, io);
  const { reason } = asked.values;
  const about = reason === undefined ? {} : { reason };
  return act(
    asked,
    io,
    ofOne(asked, (entrant) => ({ type: 'withdraw', entrant, ...about })),
    showLines,
  );
}

export async function runReturn(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  return act(
    asked,
    io,
    ofOne(asked, (entrant) => ({ type: 'return', entrant })),
    showLines,
  );
}

/** The best first; the others follow as they would without. */
export async function runSeed(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  if (asked.words.length === 0) throw new Misuse((faults) => faults.missing.names);
  return act(
    asked,
    io,
    ofSeveral(asked, (order) => ({ type: 'seed', order })),
    showLines,
  );
}

export const runForbid = (args: readonly string[], io: Io) => keepApart('forbid', args, io);
export const runAllow = (args: readonly string[], io: Io) => keepApart('allow', args, io);

async function keepApart(type: 'forbid' | 'allow', args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  twoWords(asked.words);
  return act(
    asked,
    io,
    ofSeveral(asked, ([a = 0, b = 0]) => ({ type, a, b })),
    showLines,
  );
}

type AskedOfSome = Pick<Asked<typeof CHANGE_OPTIONS>, 'words' | 'language'>;

/** An act about the one who is named. */
export function ofOne({ words, language }: AskedOfSome, toAct: (entrant: number) => EventAct): Plan {
  const who = oneWord(words);
  return ({ state }) => {
    const found = entrantCalled(state, who, language.eventsDesk);
    return 'error' in found ? found : { acts: [toAct(found.ok)] };
  };
}

/** An act about several. */
export const ofSeveral =
  ({ words, language }: AskedOfSome, toAct: (entrants: readonly number[]) => EventAct): Plan =>
  ({ state }) => {
    const found = entrantsCalled(state, words, language.eventsDesk);
    return 'error' in found ? found : { acts: [toAct(found.ok)] };
  };

function oneWord([who, extra]: readonly string[]): string {
  if (who === undefined) throw new Misuse((faults) => faults.missing.who);
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  return who;
}

export function twoWords([one, other, extra]: readonly string[]): readonly [string, string] {
  if (one === undefined || other === undefined) throw new Misuse((faults) => faults.missing.two);
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  return [one, other];
}
