import type { NewPasskey, PasskeySignIn } from '@opencarrom/protocol';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../http/origin.js';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { spendChallenge } from './challenges.js';
import { wrongCredentials } from './sign-in.js';

/** It takes a second to load, and most servers are up for a while before the first passkey comes. */
export const webAuthn = () => import('@simplewebauthn/server');

const notProved = () => wrongCredentials('this passkey does not prove what it should');

/** Whom a passkey is for: this server, by the name a browser calls it. */
export function partyOf({ raw }: FastifyRequest, { settings }: Services) {
  const origin = ownOrigin(raw, settings);
  if (!URL.canParse(origin)) throw new Problem(400, 'bad-request', 'this server is asked by no name');
  return { origin, rpID: new URL(origin).hostname };
}

/** A new key, proved to be its sender's. */
export async function attested(
  response: NewPasskey['credential'],
  account: string,
  request: FastifyRequest,
  services: Services,
) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { origin: expectedOrigin, rpID: expectedRPID } = partyOf(request, services);
  const expectedChallenge = await spendChallenge(response.response.clientDataJSON, account, services);
  const proof = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
  }).catch(() => null);
  if (!proof?.verified) throw notProved();
  return proof.registrationInfo.credential;
}

/** Whose key it is, where the signature is right; and its use, to be noted. */
export async function asserted(
  response: PasskeySignIn['credential'],
  request: FastifyRequest,
  services: Services,
): Promise<{ readonly account: string; readonly also: readonly Change[] }> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { store, now } = services;
  const { origin: expectedOrigin, rpID: expectedRPID } = partyOf(request, services);
  const expectedChallenge = await spendChallenge(response.response.clientDataJSON, null, services);
  const key = await store.db
    .selectFrom('passkeys')
    .select(['id', 'account', 'public_key', 'counter', 'transports'])
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!key) throw notProved();
  const proof = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
    credential: {
      ...{ id: key.id, counter: key.counter },
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      transports: JSON.parse(key.transports) as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!proof?.verified) throw notProved();
  const used = store.db
    .updateTable('passkeys')
    .set({ counter: proof.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', key.id)
    .where('counter', '=', key.counter);
  return { account: key.account, also: [{ change: used, rows: 1 }] };
}
