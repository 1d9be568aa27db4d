import { SHORTEST_LOGIN } from '@opencarrom/protocol';
import { Me, NewPassword, RecoveryCodes, SignedIn } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry, HOUR } from '../http/tries.js';
import { hashOf } from '../secrets.js';
import type { Store } from '../store/store.js';
import { onConflict } from './conflicts.js';
import { meAs } from './me-as.js';
import { isReservedLogin } from './moderators.js';
import { foldedLogin, personName } from './names.js';
import { hashPassword } from './passwords.js';
import { foldedCode, makeRecoveryCode } from './recovery-codes.js';
import { signIn } from './sign-in.js';
import { freshIn, removeWay, upgraded } from './ways-in.js';

const CODES = 10;
/** Password changes of one account: each costs a tenth of a second of a core. */
const CHANGES = { times: 10, within: HOUR };

/** A password with its name, and codes for when all else is lost. */
export const credentialRoutes: Routes = (api, services) => {
  const { store, now, chance } = services;

  api.put<{ Body: NewPassword }>(
    '/me/password',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Sets a name and a password to sign in by; a guest becomes an account',
        body: NewPassword,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { account } = await freshIn(request, services);
      const login = loginIn(request.body);
      if (isReservedLogin(login, services.settings) && !(await hasLogin(account, login, store)))
        throw loginReserved();
      await countTry(services, `password ${account}`, CHANGES);
      const row = { login, hash: await hashPassword(request.body.password), changed_at: now() };
      const change = store.db
        .insertInto('passwords')
        .values({ account, ...row })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(row));
      // Whoever knew the old password may be signed in by it.
      const others = (await hasPassword(account, store)) ? await sessionsOf(account, store) : [];
      const also = [
        upgraded(account, store, now()),
        { change },
        ...(others.length > 0
          ? [{ change: store.db.deleteFrom('sessions').where('account', '=', account) }]
          : []),
      ];
      const answer = await signIn({ account, request, reply, also }, services).catch(onConflict(loginTaken));
      services.doorkeeper.ended(others);
      return answer;
    },
  );

  api.delete(
    '/me/password',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Takes the password away where another way in is left',
        response: { 200: Me },
      },
    },
    async (request) => {
      const visitor = await freshIn(request, services);
      const { account } = visitor;
      const passkeys = store.db.selectFrom('passkeys').select('id').where('account', '=', account);
      const change = store.db
        .deleteFrom('passwords')
        .where('account', '=', account)
        .where(({ exists }) => exists(passkeys));
      await removeWay({ change }, visitor, services);
      return meAs(visitor, services);
    },
  );

  api.post(
    '/me/recovery-codes',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Makes ten new recovery codes, shown this once',
        response: { 201: RecoveryCodes },
      },
    },
    async (request, reply) => {
      const { account, isGuest } = await freshIn(request, services);
      if (isGuest)
        throw new Problem(403, 'account-needed', 'add a passkey or a password first: codes are for those');
      const codes = Array.from({ length: CODES }, () => makeRecoveryCode(chance));
      const rows = codes.map((code) => ({ hash: hashOf(foldedCode(code)), account, used_at: null }));
      await store.write([
        { change: store.db.deleteFrom('recovery_codes').where('account', '=', account) },
        { change: store.db.insertInto('recovery_codes').values(rows) },
      ]);
      return reply.code(201).send({ codes });
    },
  );
};

const loginReserved = () =>
  new Problem(409, 'login-taken', 'this name is kept for a moderator of this server', 'body.login');

async function hasPassword(account: string, { db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('passwords')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the hashes of all sessions of an account. */
async function sessionsOf(account: string, { db }: Store): Promise<readonly string[]> {
  const rows = await db.selectFrom('sessions').select('hash').where('account', '=', account).execute();
  return rows.map(({ hash }) => hash);
}

/** Tells whether the account signs in by this login already. */
async function hasLogin(account: string, login: string, { db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('passwords')
    .select('account')
    .where('account', '=', account)
    .where('login', '=', login)
    .executeTakeFirst();
  return row !== undefined;
}

const loginTaken = () => new Problem(409, 'login-taken', 'somebody else signs in by this name', 'body.login');

function loginIn({ login: given, password }: NewPassword): string {
  const login = foldedLogin(given);
  if (personName(login) === null || [...login].length < SHORTEST_LOGIN)
    throw new Problem(400, 'bad-request', 'a name to sign in by has letters that can be seen', 'body.login');
  if (foldedLogin(password) === login)
    throw new Problem(400, 'bad-request', 'the password is the name everybody may know', 'body.password');
  return login;
}
