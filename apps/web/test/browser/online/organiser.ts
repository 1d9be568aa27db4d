import { type EventAct, formatFrom } from '@opencarrom/tournament';
import { expect } from 'vitest';
import type { OpenOptions, Stage } from '../stage.js';
import type { SharedHouse } from './house.js';
import { becomesGuest, comes, type Person } from './people.js';

/** What somebody's own browser asks the server for. */
export async function asks<T>(
  person: Person,
  method: string,
  path: string,
  data?: object,
  as?: string,
): Promise<T> {
  const { address } = person;
  const answer = await person.page.request.fetch(`${address}/api${path}`, {
    method,
    headers: { origin: address, ...(as ? { authorization: as } : {}) },
    ...(data ? { data } : {}),
  });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as T;
}

const NAMES = ['Asha', 'Bina', 'Chitra', 'Devi'];

/** A Swiss for four at two tables, as whoever runs it has it; nobody is paired yet. */
export async function holdsAnEvent(
  place: { readonly stage: Stage; readonly house: SharedHouse },
  name: string,
  { rounds = 2, ...options }: Pick<OpenOptions, 'phone'> & { readonly rounds?: number } = {},
) {
  const person = await comes(place, name, options);
  await becomesGuest(person);
  const made = formatFrom('european-swiss', {});
  const [swiss] = 'ok' in made ? made.ok.stages : [];
  const format = { discipline: 'singles', stages: [{ ...swiss, rounds, goOn: null, seeding: 'list' }] };
  const open = { name: 'Club evening', format, lot: 7 };
  const { id } = await asks<{ id: string }>(person, 'POST', '/events', { id: 'new', open });
  let acts = 0;
  const act = (what: EventAct) =>
    asks(person, 'POST', `/events/${id}/acts`, { id: `act-${acts++}`, act: what });
  await act({ type: 'tables', tables: 2, outOfUse: [] });
  await act({ type: 'enter', entries: NAMES.map((each) => ({ players: [{ name: each }] })) });
  /** The key in the code of a table. */
  const keyOf = async (wanted: number): Promise<string> => {
    const { tables } = await asks<{ tables: { table: number; key: string }[] }>(
      person,
      'GET',
      `/events/${id}/tables`,
    );
    return tables.find(({ table }) => table === wanted)?.key ?? '';
  };
  return { person, page: person.page, id, act, keyOf };
}
