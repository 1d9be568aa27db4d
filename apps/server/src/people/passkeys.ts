import { Me, NewPasskey, PasskeyOptions, PasskeySignIn, SignedIn } from '@opencarrom/protocol/schemas';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import type { Services } from '../services.js';
import { issueChallenge } from './challenges.js';
import { onConflict } from './conflicts.js';
import { nameIn } from './guests.js';
import { meAs } from './me-as.js';
import { asserted, attested, partyOf, webAuthn } from './passkey-proofs.js';
import { countSignIn, signIn } from './sign-in.js';
import { assertFresh, removeWay, upgraded } from './ways-in.js';

const MOST_PASSKEYS = 20;

/** Keys that a device keeps and shows with a finger or a face. */
export const passkeyRoutes: Routes = (api, services) => {
  const { store, now, doorkeeper } = services;

  api.post(
    '/me/passkeys/options',
    {
      schema: {
        tags: ['signing in'],
        summary: 'What the browser needs to make a passkey',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const person = await doorkeeper.personIn(request);
      const { account, name } = person;
      await assertFresh(person, services);
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
    },
  );

  api.post<{ Body: NewPasskey }>(
    '/me/passkeys',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Adds a passkey; a guest becomes an account',
        body: NewPasskey,
        response: { 201: SignedIn },
      },
    },
    async (request, reply) => {
      const person = await doorkeeper.personIn(request);
      const { account } = person;
      await assertFresh(person, services);
      if ((await passkeysOf(account, services)).length >= MOST_PASSKEYS)
        throw new Problem(409, 'too-many', `one account has at most ${MOST_PASSKEYS} passkeys`);
      const credential = await attested(request.body.credential, account, request, services);
      const row = {
        ...{ id: credential.id, account, counter: credential.counter },
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        transports: JSON.stringify(credential.transports ?? []),
        ...{ label: nameIn(request.body.label) ?? 'Passkey', created_at: now(), used_at: null },
      };
      const also = [
        upgraded(account, store, now()),
        { change: store.db.insertInto('passkeys').values(row), rows: 1 },
      ];
      return reply
        .code(201)
        .send(await signIn({ account, request, reply, also }, services).catch(onConflict(known)));
    },
  );

  api.delete<{ Params: { id: string } }>(
    '/me/passkeys/:id',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Takes a passkey away where another way in is left',
        response: { 200: Me },
      },
    },
    async (request) => {
      const person = await doorkeeper.personIn(request);
      const { account } = person;
      await assertFresh(person, services);
      const { id } = request.params;
      const others = store.db
        .selectFrom('passkeys as other')
        .select('other.id')
        .where('other.account', '=', account)
        .where('other.id', '!=', id);
      const password = store.db.selectFrom('passwords').select('login').where('account', '=', account);
      const change = store.db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('account', '=', account)
        .where(({ exists, or }) => or([exists(others), exists(password)]));
      await removeWay({ change }, person, services);
      return meAs(person, services);
    },
  );

  api.post(
    '/sign-in/passkey/options',
    {
      schema: {
        tags: ['signing in'],
        summary: 'What the browser needs to show a passkey',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      await countSignIn(request, services);
      const { generateAuthenticationOptions } = await webAuthn();
      const { rpID } = partyOf(request, services);
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await issueChallenge(options.challenge, null, services);
      return options;
    },
  );

  api.post<{ Body: PasskeySignIn }>(
    '/sign-in/passkey',
    {
      schema: {
        tags: ['signing in'],
        summary: 'Signs in by a passkey',
        body: PasskeySignIn,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      await countSignIn(request, services);
      const { credential, take } = request.body;
      const { account, also } = await asserted(credential, request, services);
      return signIn({ account, request, reply, take, also }, services);
    },
  );
};

const known = () => new Problem(409, 'changed-meanwhile', 'this passkey is known here already');

const passkeysOf = (account: string, { store }: Services) =>
  store.db.selectFrom('passkeys').select('id').where('account', '=', account).execute();
