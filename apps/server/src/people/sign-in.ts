import { PasswordSignIn, RecoverySignIn, SignedIn } from '@opencarrom/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry } from '../http/tries.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { assertRoomFor, everybody, familyIn, keepFamily } from './family.js';
import { foldedLogin } from './names.js';
import { isPassword } from './passwords.js';
import { foldedCode } from './recovery-codes.js';
import { takenAlong } from './taking-along.js';

const QUARTER_HOUR = 15 * 60_000;
const TRIES = { times: 5, within: QUARTER_HOUR };
/** Of one address, whoever it tries to be. */
const TRIES_OF_ADDRESS = { times: 50, within: QUARTER_HOUR };

export const wrongCredentials = (what: string) => new Problem(401, 'wrong-credentials', what);

/** Signing in by what one knows; a passkey has routes of its own. */
export const signInRoutes: Routes = (api, services) => {
  const { store } = services;

  api.post<{ Body: PasswordSignIn }>(
    '/sign-in/password',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Signs in by name and password',
        body: PasswordSignIn,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { password, login: given, ...wishes } = request.body;
      const login = foldedLogin(given);
      const key = signInKey(login, request.ip);
      await countSignIn(request, services);
      await countTry(services, key, TRIES);
      const row = await store.db
        .selectFrom('passwords')
        .select(['account', 'hash'])
        .where('login', '=', login)
        .executeTakeFirst();
      if (!(await isPassword(password, row?.hash ?? null)) || !row)
        throw wrongCredentials('there is nobody with this name and this password');
      const also = [{ change: store.db.deleteFrom('tries').where('key', '=', key) }];
      return signIn({ ...wishes, account: row.account, request, reply, also }, services);
    },
  );

  api.post<{ Body: RecoverySignIn }>(
    '/sign-in/recovery',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Signs in by a recovery code, and ends all other sessions',
        body: RecoverySignIn,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      await countSignIn(request, services);
      await countTry(services, `recovery ${addressGroup(request.ip)}`, TRIES);
      return recover(request.body, request, reply, services);
    },
  );
};

/** Spends a recovery code; whoever else is signed in to the account is so no more. */
async function recover(
  { code, ...wishes }: RecoverySignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<SignedIn> {
  const { db } = services.store;
  const hash = hashOf(foldedCode(code));
  const row = await db
    .selectFrom('recovery_codes')
    .select('account')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw wrongCredentials('there is no such code, or it was used before');
  const { account } = row;
  const others = await db.selectFrom('sessions').select('hash').where('account', '=', account).execute();
  const spent = db
    .updateTable('recovery_codes')
    .set({ used_at: services.now() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null);
  const also = [
    { change: spent, rows: 1 },
    { change: db.deleteFrom('sessions').where('account', '=', account) },
  ];
  const answer = await signIn({ ...wishes, account, request, reply, also }, services);
  services.doorkeeper.ended(others.map((session) => session.hash));
  return answer;
}

/** Counts a try of an address, by whatever way. */
export const countSignIn = (request: FastifyRequest, services: Services): Promise<void> =>
  countTry(services, `sign-in ${addressGroup(request.ip)}`, TRIES_OF_ADDRESS);

/** The name is in it as a hash: what is counted tells nobody who signs in here. */
const signInKey = (login: string, address: string): string => `${signInKeys(login)} ${addressGroup(address)}`;
export const signInKeys = (login: string): string => `sign-in ${hashOf(login)}`;

interface SignIn {
  readonly account: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly take?: boolean | undefined;
  readonly beside?: boolean | undefined;
  readonly also: readonly Change[];
}

/** Somebody has shown who they are: a new session, instead of the one they came with or beside it. */
export async function signIn(
  { take = false, beside = false, ...arrival }: SignIn,
  services: Services,
): Promise<SignedIn> {
  const { store, doorkeeper } = services;
  const { account, request, reply } = arrival;
  const family = await familyIn(request, services);
  const before = await doorkeeper.whoAsks(request);
  const stays = beside && before?.account !== account;
  const kept = (stays ? everybody(family) : family.others).filter((each) => each.account !== account);
  assertRoomFor(kept);
  const taken = take && !stays && before?.isGuest && before.account !== account ? before.account : null;
  const also = [...arrival.also, ...(taken ? takenAlong(taken, account, store) : [])];
  const token = await doorkeeper.letIn({ ...arrival, also, instead: stays ? undefined : before?.session });
  await doorkeeper.end(
    family.others.filter((each) => each.account === account).map(({ session }) => session),
  );
  keepFamily(kept, family, request, reply, services);
  const { name, upgraded_at } = await store.db
    .selectFrom('accounts')
    .select(['name', 'upgraded_at'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return { account: { id: account, name, guest: upgraded_at === null }, token };
}
