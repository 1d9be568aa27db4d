import type {
  AppealAnswer,
  Appeals,
  Audit,
  EventsAlone,
  InviteMade,
  NewSanction,
  Reports,
  Sanctions,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const named = (what: string, id: string): string => `/moderation/${what}/${encodeURIComponent(id)}`;

/** What waits for moderators, what stands, and what they did. */
export interface Docket {
  readonly reports: Reports['reports'];
  readonly appeals: Appeals['appeals'];
  readonly sanctions: Sanctions['sanctions'];
  /** Those that nobody runs. */
  readonly events: EventsAlone['events'];
  readonly audit: Audit;
}

export const server = {
  docket: async (): Promise<Docket> => {
    const [{ reports }, { appeals }, { sanctions }, { events }, audit] = await Promise.all([
      asked<Reports>('GET', '/moderation/reports'),
      asked<Appeals>('GET', '/moderation/appeals'),
      asked<Sanctions>('GET', '/moderation/sanctions'),
      asked<EventsAlone>('GET', '/moderation/events'),
      asked<Audit>('GET', '/moderation/audit'),
    ]);
    return { reports, appeals, sanctions, events, audit };
  },
  giveOn: (event: string, reason: string): Promise<InviteMade> =>
    asked('POST', `${named('events', event)}/link`, { reason }),
  closeReport: (id: string, reason: string) => ask('POST', `${named('reports', id)}/close`, { reason }),
  sanction: (sanction: NewSanction) => ask('POST', '/moderation/sanctions', sanction),
  lift: (id: string, reason: string) => ask('POST', `${named('sanctions', id)}/lift`, { reason }),
  answer: (id: string, answer: AppealAnswer) => ask('POST', `${named('appeals', id)}/answer`, answer),
};
