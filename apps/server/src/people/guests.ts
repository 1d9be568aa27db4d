import { NewGuest, SignedIn } from '@opencarrom/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry, HOUR } from '../http/tries.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import { ID_BYTES } from './ids.js';
import { guestName, personName } from './names.js';

const GUESTS = { times: 10, within: HOUR };

/** Whoever comes may play at once. */
export const guestRoutes: Routes = (api, services) => {
  api.post<{ Body: NewGuest }>('/guests', {
    schema: { tags: ['people'], summary: 'Comes in as a guest', body: NewGuest, response: { 201: SignedIn } },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const guest = await becomeGuest(request.body, request, reply, services);
      return reply.code(201).send(guest);
    },
  });
};

/** Somebody new, with a session of their own. */
export async function becomeGuest(
  given: NewGuest,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<SignedIn> {
  const { store, now, chance, doorkeeper } = services;
  const name = nameIn(given.name) ?? guestName(chance);
  await countTry(services, `guest ${addressGroup(request.ip)}`, GUESTS);
  const id = makeSecret(chance, ID_BYTES);
  const at = now();
  const row = { id, name, locale: null, created_at: at, upgraded_at: null, seen_at: at, role: null };
  const also = [{ change: store.db.insertInto('accounts').values(row) }];
  const token = await doorkeeper.letIn({ account: id, request, reply, also });
  return { account: { id, name, guest: true }, token };
}

/** The name somebody gives, as it is kept. */
export function nameIn(given: string | undefined, path = 'body.name'): string | null {
  if (given === undefined) return null;
  const name = personName(given);
  if (name === null)
    throw new Problem(
      400,
      'bad-request',
      'a name has 1 to 40 letters, no signs that nobody sees, and something to read',
      path,
    );
  return name;
}
