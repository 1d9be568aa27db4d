import type {
  ArenaTerms,
  BroughtEvent,
  EventMade,
  FixturesAnswer,
  InviteAsked,
  InviteMade,
  RequestDecision,
  SettingsChange,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const at = (event: string, rest = ''): string => `/events/${encodeURIComponent(event)}${rest}`;
const part = (id: string): string => encodeURIComponent(id);

/** What those who run an event ask the server besides its acts: who helps, who may enter, the whole of it as a file. */
export const organising = {
  bring: (brought: BroughtEvent): Promise<EventMade> => asked('POST', '/events/brought', brought),
  change: async (event: string, change: SettingsChange): Promise<void> => {
    await ask('PATCH', at(event), change);
  },
  /** How the matches of an event on the screen are played. */
  terms: async (event: string): Promise<ArenaTerms> =>
    (await asked<FixturesAnswer>('GET', at(event, '/fixtures'))).terms,
  setTerms: async (event: string, terms: ArenaTerms): Promise<void> => {
    await ask('PUT', at(event, '/arena'), terms);
  },
  remove: async (event: string): Promise<void> => {
    await ask('DELETE', at(event));
  },
  file: async (event: string): Promise<Blob> => (await ask('GET', at(event, '/file'))).blob(),
  invite: (event: string, wanted: InviteAsked): Promise<InviteMade> =>
    asked('POST', at(event, '/invites'), wanted),
  help: async (event: string, token: string): Promise<void> => {
    await ask('POST', at(event, '/staff'), { token });
  },
  passOn: async (event: string, account: string): Promise<void> => {
    await ask('PUT', at(event, '/owner'), { account });
  },
  endHelp: async (event: string, account: string): Promise<void> => {
    await ask('DELETE', at(event, `/staff/${part(account)}`));
  },
  decide: async (event: string, request: string, decision: RequestDecision): Promise<void> => {
    await ask('POST', at(event, `/requests/${part(request)}`), decision);
  },
};
