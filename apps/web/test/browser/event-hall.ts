import type { DeskAnswer, ResultKept, SettingsChange, TableKeys } from '@opencarrom/protocol';
import { type EventAct, emptyLog, evolveEvent, formatFrom, type TemplateId } from '@opencarrom/tournament';

/** An event in a hall, run by its organiser over the real server. */
export interface EventHall {
  readonly event: string;
  /** The address of a table's code. */
  readonly codeOf: (table: number) => string;
  readonly keyOf: (table: number) => string;
  readonly act: (act: EventAct) => Promise<void>;
  readonly desk: () => Promise<DeskAnswer>;
  /** What came of a match so far: the sides' scores, or null. */
  readonly scoreOf: (match: number) => Promise<readonly [number, number] | null>;
  readonly set: (change: SettingsChange) => Promise<void>;
  readonly clock: (act: object) => Promise<void>;
  readonly carry: (text: string) => Promise<ResultKept>;
  readonly takeBack: (phone: string) => Promise<void>;
}

const PLAYERS = ['Asha Rao', 'Bilal Khan', 'Chitra Iyer', 'Devi Nair'];

/** A first round of two matches at two tables, drawn and published. */
export async function openHall(
  address: string,
  template: TemplateId = 'european-swiss',
  entries: readonly (readonly string[])[] = PLAYERS.map((name) => [name]),
): Promise<EventHall> {
  let owner = '';
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(owner ? { authorization: `Bearer ${owner}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  };
  owner = (await ask<{ token: string }>('POST', '/guests', { name: 'Rao' })).token;
  const format = formatFrom(template, {});
  if ('error' in format) throw new Error(format.error.message);
  const open = { name: 'Banyan Court Cup', format: format.ok, lot: 7, date: '2027-01-30' };
  const { id: event } = await ask<{ id: string }>('POST', '/events', { id: crypto.randomUUID(), open });
  const act = async (what: EventAct): Promise<void> => {
    await ask('POST', `/events/${event}/acts`, { id: crypto.randomUUID(), act: what });
  };
  await act({
    type: 'enter',
    entries: entries.map((players) => ({ players: players.map((name) => ({ name })) })),
  });
  await act({ type: 'tables', tables: 2, outOfUse: [] });
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  const { tables } = await ask<TableKeys>('GET', `/events/${event}/tables`);
  const keyOf = (table: number): string => tables.find((each) => each.table === table)?.key ?? '';
  const desk = () => ask<DeskAnswer>('GET', `/events/${event}/desk?after=0`);
  return {
    event,
    keyOf,
    codeOf: (table) => `${address}/table/${event}/${table}#${keyOf(table)}`,
    act,
    desk,
    scoreOf: async (number) => {
      const { state } = (await desk()).lines.reduce(evolveEvent, emptyLog);
      const matches = state.stages.flatMap((stage) => stage.matches);
      return matches.find((match) => match.number === number)?.result?.scores ?? null;
    },
    set: (change) => ask('PATCH', `/events/${event}`, change),
    clock: (what) => ask('POST', `/events/${event}/clock`, what),
    carry: (text) => ask('POST', `/events/${event}/carried`, { text }),
    takeBack: (phone) => ask('DELETE', `/events/${event}/phones/${phone}`),
  };
}
