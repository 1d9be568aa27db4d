import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';

const GOOD_FOR_MS = 5 * 60_000;

/** Keeps what an authenticator is to sign: for a new passkey of an account, or, null, for whoever signs in. */
export async function issueChallenge(
  challenge: string,
  account: string | null,
  { store, now }: Services,
): Promise<void> {
  const row = { challenge, account, until: now() + GOOD_FOR_MS };
  await store.write([{ change: store.db.insertInto('challenges').values(row) }]);
}

/** Takes the challenge that was signed out of the store: another answer to it finds none. */
export async function spendChallenge(
  clientData: string,
  account: string | null,
  { store, now }: Services,
): Promise<string> {
  const challenge = challengeIn(clientData);
  const spent = store.db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('until', '>', now())
    .where('account', account === null ? 'is' : '=', account);
  if ((await store.write([{ change: spent, rows: 1 }])) === 'unmet')
    throw new Problem(401, 'wrong-credentials', 'this was not asked for here, or not within five minutes');
  return challenge;
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
