import type {
  BoardKept,
  BoardLog,
  HandedResult,
  PhoneComes,
  PhoneLetIn,
  ResultKept,
  TableAnswer,
} from '@opencarrom/protocol';
import { asked, askedAs } from '../../online/asking.js';

const at = (event: string, rest: string): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What a phone at a table asks the server. */
export const tableServer = {
  come: (event: string, wanted: PhoneComes): Promise<PhoneLetIn> =>
    asked('POST', at(event, '/phones'), wanted),
  table: (event: string, token: string): Promise<TableAnswer> =>
    askedAs(`Table ${token}`, 'GET', at(event, '/table')),
  boards: (event: string, token: string, log: BoardLog): Promise<BoardKept> =>
    askedAs(`Table ${token}`, 'POST', at(event, '/boards'), log),
  results: (event: string, token: string, result: HandedResult): Promise<ResultKept> =>
    askedAs(`Table ${token}`, 'POST', at(event, '/results'), result),
};

export type TableServer = typeof tableServer;
