import type { Account } from '@opencarrom/protocol';
import { ById, Family, NewGuest } from '@opencarrom/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { sessionCookie } from '../http/session-cookie.js';
import type { Services } from '../services.js';
import { assertRoomFor, everybody, type FamilyHere, familyIn, keepFamily, type OnDevice } from './family.js';
import { becomeGuest } from './guests.js';

const tags = ['people'];

/**
 * Several who play on one device, each with a session of their own. To change from one to another is no sign-in: what
 * asks for a fresh one asks for it still.
 */
export const familyRoutes: Routes = (api, services) => {
  const { doorkeeper, settings } = services;

  const listing = { tags, summary: 'Who plays on this device', response: { 200: Family } };
  api.get('/family', { schema: listing }, async (request, reply) => {
    const family = await familyIn(request, services);
    keepFamily(family.others, family, request, reply, services);
    return shown(family.current, family.others);
  });

  const adding = { tags, summary: 'Somebody new plays on this device, as a guest', body: NewGuest };
  api.post<{ Body: NewGuest }>('/family', {
    schema: { ...adding, response: { 201: Family } },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const family = await familyOfBrowser(request, services);
      const others = everybody(family);
      assertRoomFor(others);
      const { account } = await becomeGuest(request.body, request, reply, services);
      keepFamily(others, family, request, reply, services);
      return reply.code(201).send({ account, others: others.map(accountOf) });
    },
  });

  const changing = { tags, summary: 'Another of those on this device plays', response: { 200: Family } };
  api.post<{ Params: ById }>(
    '/family/:id',
    { schema: { ...changing, params: ById } },
    async (request, reply) => {
      const family = await familyOfBrowser(request, services);
      const next = oneOf(family, request.params.id);
      const others = everybody(family).filter((each) => each !== next);
      if (next !== family.current)
        reply.header('set-cookie', sessionCookie(next.token, request.raw, settings));
      keepFamily(others, family, request, reply, services);
      return shown(next, others);
    },
  );

  const removing = {
    tags,
    summary: 'Takes somebody off this device: their session here ends',
    response: { 200: Family },
  };
  api.delete<{ Params: ById }>(
    '/family/:id',
    { schema: { ...removing, params: ById } },
    async (request, reply) => {
      const family = await familyOfBrowser(request, services);
      const gone = oneOf(family, request.params.id);
      const others = family.others.filter((each) => each !== gone);
      const current = family.current === gone ? null : family.current;
      await doorkeeper.end([gone.session]);
      if (!current) reply.header('set-cookie', sessionCookie('', request.raw, settings));
      keepFamily(others, family, request, reply, services);
      return shown(current, others);
    },
  );
};

async function familyOfBrowser(request: FastifyRequest, services: Services): Promise<FamilyHere> {
  if (request.headers.authorization !== undefined)
    throw new Problem(400, 'bad-request', 'a program holds its tokens itself');
  return familyIn(request, services);
}

function oneOf(family: FamilyHere, account: string): OnDevice {
  const found = everybody(family).find((each) => each.account === account);
  if (!found) throw new Problem(404, 'no-such-account', 'nobody by this id plays on this device any more');
  return found;
}

const accountOf = ({ account: id, name, isGuest: guest }: OnDevice): Account => ({ id, name, guest });

const shown = (current: OnDevice | null, others: readonly OnDevice[]): Family => ({
  account: current && accountOf(current),
  others: others.map(accountOf),
});
