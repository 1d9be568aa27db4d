import type {
  ClubAnswer,
  ClubChange,
  ClubMade,
  ClubRole,
  ClubsAnswer,
  NewClub,
  NewSeries,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const at = (club: string, rest = ''): string => `/clubs/${encodeURIComponent(club)}${rest}`;
const part = (id: string): string => encodeURIComponent(id);

export const clubServer = {
  clubs: (): Promise<ClubsAnswer> => asked('GET', '/clubs'),
  make: (wanted: NewClub): Promise<ClubMade> => asked('POST', '/clubs', wanted),
  club: (club: string): Promise<ClubAnswer> => asked('GET', at(club)),
  change: async (club: string, change: ClubChange): Promise<void> => {
    await ask('PATCH', at(club), change);
  },
  join: async (club: string): Promise<void> => {
    await ask('PUT', at(club, '/me'), {});
  },
  leave: async (club: string): Promise<void> => {
    await ask('DELETE', at(club, '/me'));
  },
  setRole: async (club: string, account: string, role: ClubRole): Promise<void> => {
    await ask('PATCH', at(club, `/members/${part(account)}`), { role });
  },
  takeOff: async (club: string, account: string): Promise<void> => {
    await ask('DELETE', at(club, `/members/${part(account)}`));
  },
  addSeries: async (club: string, wanted: NewSeries): Promise<void> => {
    await ask('POST', at(club, '/series'), wanted);
  },
  endSeries: async (club: string, series: string): Promise<void> => {
    await ask('DELETE', at(club, `/series/${part(series)}`));
  },
};
