import { decide, type Event, type Head, makeDice, newHead, openMatch, standIn } from '@opencarrom/match';
import type { LightMyRequestResponse } from 'fastify';
import type { Store } from '../../../src/store/store.js';
import { type Browser, type House, openHouse } from '../people/house.js';
import { entries, formatOf, type OpenDesk, openDesk, opening } from './desks.js';

type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  language?: string,
) => Promise<LightMyRequestResponse>;

/** A phone at a table: what it asks, below its event. */
export interface Phone {
  readonly phone: string;
  readonly token: string;
  readonly key: string;
  readonly table: number;
  readonly ask: Ask;
}

/** An event in a hall: its desk, and a way for phones to come to its tables. */
export interface Hall extends OpenDesk {
  readonly house: House;
  readonly owner: Browser;
  readonly key: (table: number) => Promise<string>;
  readonly phone: (table: number, name?: string) => Promise<Phone>;
  readonly must: (act: object) => Promise<void>;
}

export const NAMES = ['Asha', 'Bina', 'Chitra', 'Devi', 'Esha', 'Farah', 'Gita', 'Hema'];

/** Eight players in four matches at four tables, published. */
export async function hallOn(kind: Store['kind'], names = NAMES, house?: House): Promise<Hall> {
  const hall = await emptyHall(house ?? (await openHouse(kind)));
  await hall.must(entries(...names));
  await hall.must({ type: 'tables', tables: names.length / 2, outOfUse: [] });
  await hall.must({ type: 'pair' });
  await hall.must({ type: 'publish' });
  return hall;
}

export async function emptyHall(house: House, more: object = {}): Promise<Hall> {
  const owner = house.browser();
  await owner.comeIn('Rao');
  const desk = await openDesk(owner, opening({ drafts: true, ...more }));
  const key = async (table: number): Promise<string> => {
    const answer = await owner.ask('GET', `/events/${desk.event}/tables`);
    const { tables } = answer.json() as { tables: { table: number; key: string }[] };
    return tables.find((each) => each.table === table)?.key ?? '';
  };
  return {
    ...{ ...desk, house, owner, key },
    must: async (act) => {
      const answer = await desk.act(act);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    phone: async (table, name) => {
      const secret = await key(table);
      const body = { table, key: secret, ...(name ? { name } : {}) };
      const answer = await house.browser().ask('POST', `/events/${desk.event}/phones`, body);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return phoneWith(house, desk.event, { ...answer.json(), key: secret, table });
    },
  };
}

/** Ends an event: what is open is walked over. */
export async function endEvent({ desk, must }: Pick<Hall, 'desk' | 'must'>): Promise<void> {
  const { lines } = await desk();
  const drawn = lines.flatMap(({ act, gave }) =>
    act.type === 'pair' && gave && 'matches' in gave ? gave.matches : [],
  );
  const told = new Set(lines.flatMap(({ act }) => (act.type === 'report' ? [act.match] : [])));
  for (const { number } of drawn)
    if (!told.has(number)) await must({ type: 'walk-over', match: number, against: 'b' });
  await must({ type: 'award', kind: null, early: 'rain' });
}

/** A phone with whatever token, at whatever event. */
export const phoneWith = (
  house: House,
  event: string,
  known: Pick<Phone, 'phone' | 'token' | 'key' | 'table'>,
): Phone => ({
  ...known,
  ask: (method, path, body, language) =>
    house.browser().ask(method, `/events/${event}${path}`, body, {
      authorization: `Table ${known.token}`,
      ...(language === undefined ? {} : { 'accept-language': language }),
    }),
});

/** A report as a phone sends it. */
export const reported = (
  score: readonly [number, number],
  from: string,
  sequence = 1,
  more: object = {},
) => ({
  score,
  ...more,
  sent: { from, sequence, hash: `${from}-${sequence}-${score.join('-')}` },
});

/** A wooden board's match as an umpire's phone would have it, played by the stand-in on the screen. */
export function playedLog(
  seed: number,
  names = { A: ['Asha'], B: ['Bina'] },
): { readonly head: Head; readonly events: readonly Event[] } {
  const head = newHead({ players: names, length: 'board', date: '2026-01-31' });
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = openMatch(head);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events };
}

/** A tie of teams that is published, another team's, and where it is played. */
export interface TieHall extends Hall {
  readonly tie: { readonly match: number; readonly a: number; readonly b: number; readonly table: number };
  readonly otherTie: number;
}

const TEAM = 3;
const membersOf = (team: number): readonly string[] =>
  Array.from({ length: TEAM }, (_, index) => `Player ${team}.${index + 1}`);

/** Four teams of three in one group, whose ties have three rubbers. */
export async function tieHall(kind: Store['kind'], house?: House): Promise<TieHall> {
  const format = formatOf('iiitn', { rubbers: '3', groups: 1 });
  const hall = await emptyHall(house ?? (await openHouse(kind)), { format });
  const teams = [1, 2, 3, 4].map((team) => ({
    team: `Team ${team}`,
    players: membersOf(team).map((name) => ({ name })),
  }));
  await hall.must({ type: 'enter', entries: teams });
  await hall.must({ type: 'tables', tables: 2, outOfUse: [] });
  await hall.must({ type: 'pair' });
  await hall.must({ type: 'publish' });
  const { lines } = await hall.desk();
  const drawn = lines.flatMap(({ gave }) => (gave && 'matches' in gave ? gave.matches : []));
  const [first] = drawn;
  if (!first) throw new Error('nothing was drawn');
  const { number: match, a, b, table } = first;
  const other = drawn.find((each) => ![each.a, each.b].includes(a));
  return { ...hall, tie: { match, a, b: b ?? 0, table: table ?? 0 }, otherTie: other?.number ?? 0 };
}

/** Who has the link of a team. */
export async function captainOf({ house, owner, event }: Hall, entrant: number) {
  const made = await owner.ask('POST', `/events/${event}/invites`, { to: 'captain', entrant });
  const { token } = made.json() as { token: string };
  const ask: Ask = (method, path, body) =>
    house.browser().ask(method, `/events/${event}${path}`, body, { authorization: `Team ${token}` });
  return { token, ask, lineUp: membersOf(entrant).map((name) => [name]) };
}
