import type { LineUpAsked, TeamAnswer } from '@opencarrom/protocol';
import { askedAs } from '../online/asking.js';

const at = (event: string, rest: string): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What the captain of a team asks: by the secret of the link, not by who is signed in. */
export const teamServer = {
  team: (event: string, token: string): Promise<TeamAnswer> =>
    askedAs(`Team ${token}`, 'GET', at(event, '/team')),
  handIn: (event: string, token: string, wanted: LineUpAsked): Promise<TeamAnswer> =>
    askedAs(`Team ${token}`, 'POST', at(event, '/line-ups'), wanted),
};
