import type { LineUpAsked, TeamAnswer } from '@opencarrom/protocol';
import { ServerProblem } from '../online/asking.js';

/** What the captain of a team asks: by the secret of the link, not by who is signed in. */
async function askAs(token: string, method: string, path: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      headers: {
        authorization: `Team ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (problem) {
    throw new ServerProblem('unreachable', String(problem));
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as {
    readonly error?: { readonly code: string; readonly message: string };
  } | null;
  throw new ServerProblem(refused?.error?.code ?? 'unreachable', refused?.error?.message ?? '');
}

export const teamServer = {
  team: async (event: string, token: string): Promise<TeamAnswer> =>
    (await askAs(token, 'GET', `/events/${encodeURIComponent(event)}/team`)).json(),
  handIn: async (event: string, token: string, wanted: LineUpAsked): Promise<void> => {
    await askAs(token, 'POST', `/events/${encodeURIComponent(event)}/line-ups`, wanted);
  },
};
