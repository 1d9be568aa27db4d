import {
  Me,
  NewPasskey,
  PasskeyLabel,
  PasskeyOptions,
  PasskeySignIn,
  SignedIn,
} from '@opencarrom/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import type { Services } from '../services.js';
import { issueChallenge } from './challenges.js';
import { onConflict } from './conflicts.js';
import { nameIn } from './guests.js';
import { meAs } from './me-as.js';
import { asserted, attested, partyOf, webAuthn } from './passkey-proofs.js';
import { countSignIn, signIn } from './sign-in.js';
import { freshIn, removeWay, upgraded } from './ways-in.js';

const MOST_PASSKEYS = 20;

const tags = ['signing in'];

/** Keys that a device keeps and shows with a finger or a face. */
export const passkeyRoutes: Routes = (api, services) => {
  const making = { tags, summary: 'What the browser needs to make a passkey' };
  api.post('/me/passkeys/options', { schema: { ...making, response: { 200: PasskeyOptions } } }, (request) =>
    optionsToMake(request, services),
  );

  const adding = { tags, summary: 'Adds a passkey; a guest becomes an account' };
  api.post<{ Body: NewPasskey }>(
    '/me/passkeys',
    { schema: { ...adding, body: NewPasskey, response: { 201: SignedIn } } },
    async (request, reply) => reply.code(201).send(await add(request.body, request, reply, services)),
  );

  const naming = { tags, summary: 'Calls a passkey otherwise' };
  api.patch<{ Params: { id: string }; Body: PasskeyLabel }>(
    '/me/passkeys/:id',
    { schema: { ...naming, body: PasskeyLabel, response: { 200: Me } } },
    (request) => rename(request.params.id, request.body, request, services),
  );

  const removing = { tags, summary: 'Takes a passkey away where another way in is left' };
  api.delete<{ Params: { id: string } }>(
    '/me/passkeys/:id',
    { schema: { ...removing, response: { 200: Me } } },
    (request) => remove(request.params.id, request, services),
  );

  const showing = { tags, summary: 'What the browser needs to show a passkey' };
  api.post(
    '/sign-in/passkey/options',
    { schema: { ...showing, response: { 200: PasskeyOptions } } },
    (request) => optionsToShow(request, services),
  );

  const shown = { tags, summary: 'Signs in by a passkey' };
  api.post<{ Body: PasskeySignIn }>(
    '/sign-in/passkey',
    { schema: { ...shown, body: PasskeySignIn, response: { 200: SignedIn } } },
    async (request, reply) => {
      await countSignIn(request, services);
      const { credential, ...wishes } = request.body;
      const { account, also } = await asserted(credential, request, services);
      return signIn({ ...wishes, account, request, reply, also }, services);
    },
  );
};

async function optionsToMake(request: FastifyRequest, services: Services) {
  const { account, name } = await freshIn(request, services);
  const { generateRegistrationOptions } = await webAuthn();
  const had = await passkeysOf(account, services);
  const options = await generateRegistrationOptions({
    ...{ rpName: 'OpenCarrom', rpID: partyOf(request, services).rpID },
    ...{ userName: name, userDisplayName: name, userID: new Uint8Array(Buffer.from(account)) },
    ...{ attestationType: 'none', excludeCredentials: had.map(({ id }) => ({ id })) },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await issueChallenge(options.challenge, account, services);
  return options;
}

async function add(
  { credential: given, label }: NewPasskey,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<SignedIn> {
  const { store, now } = services;
  const { account } = await freshIn(request, services);
  if ((await passkeysOf(account, services)).length >= MOST_PASSKEYS)
    throw new Problem(409, 'too-many', `one account has at most ${MOST_PASSKEYS} passkeys`);
  const credential = await attested(given, account, request, services);
  const row = {
    ...{ id: credential.id, account, counter: credential.counter },
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    transports: JSON.stringify(credential.transports ?? []),
    ...{ label: nameIn(label, 'body.label') ?? 'Passkey', created_at: now(), used_at: null },
  };
  const kept = { change: store.db.insertInto('passkeys').values(row), rows: 1 };
  const also = [upgraded(account, store, now()), kept];
  const isKnown = () => new Problem(409, 'changed-meanwhile', 'this passkey is known here already');
  return signIn({ account, request, reply, also }, services).catch(onConflict(isKnown));
}

/** What it is called lets nobody in: one need not have signed in just now. */
async function rename(
  id: string,
  { label: given }: PasskeyLabel,
  request: FastifyRequest,
  services: Services,
): Promise<Me> {
  const { store, doorkeeper } = services;
  const visitor = await doorkeeper.personIn(request);
  const label = nameIn(given, 'body.label') ?? given;
  const change = store.db
    .updateTable('passkeys')
    .set({ label })
    .where('id', '=', id)
    .where('account', '=', visitor.account);
  if ((await store.write([{ change, rows: 1 }])) === 'unmet')
    throw new Problem(404, 'not-found', 'you have no such passkey');
  return meAs(visitor, services);
}

async function remove(id: string, request: FastifyRequest, services: Services): Promise<Me> {
  const { db } = services.store;
  const visitor = await freshIn(request, services);
  const { account } = visitor;
  const others = db
    .selectFrom('passkeys as other')
    .select('other.id')
    .where('other.account', '=', account)
    .where('other.id', '!=', id);
  const password = db.selectFrom('passwords').select('login').where('account', '=', account);
  const change = db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account', '=', account)
    .where(({ exists, or }) => or([exists(others), exists(password)]));
  await removeWay({ change }, visitor, services);
  return meAs(visitor, services);
}

async function optionsToShow(request: FastifyRequest, services: Services) {
  await countSignIn(request, services);
  const { generateAuthenticationOptions } = await webAuthn();
  const { rpID } = partyOf(request, services);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await issueChallenge(options.challenge, null, services);
  return options;
}

const passkeysOf = (account: string, { store }: Services) =>
  store.db.selectFrom('passkeys').select('id').where('account', '=', account).execute();
