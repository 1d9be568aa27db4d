import type { CarriedResult, ResultKept, TableKeys, WaitingDecision } from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const at = (event: string, rest: string): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What the desk asks of the server about its tables, and about results that came from them. */
export const hallServer = {
  tables: (event: string): Promise<TableKeys> => asked('GET', at(event, '/tables')),
  newKey: async (event: string, table: number): Promise<void> => {
    await ask('POST', at(event, `/tables/${table}/key`), {});
  },
  endPhone: async (event: string, phone: string): Promise<void> => {
    await ask('DELETE', at(event, `/phones/${encodeURIComponent(phone)}`));
  },
  decide: async (event: string, waiting: string, wanted: WaitingDecision): Promise<void> => {
    await ask('POST', at(event, `/waiting/${encodeURIComponent(waiting)}`), wanted);
  },
  carried: (event: string, carried: CarriedResult): Promise<ResultKept> =>
    asked('POST', at(event, '/carried'), carried),
};
