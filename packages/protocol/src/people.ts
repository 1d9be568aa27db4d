import { type Static, Type } from 'typebox';
import { LONGEST_LOGIN, LONGEST_PASSWORD, SHORTEST_LOGIN, SHORTEST_PASSWORD } from './limits.js';
import { closed, Id, Name, nullable, Token, WallTime } from './schemas/basics.js';

export const Account = closed({ id: Id, name: Name, guest: Type.Boolean() });
export type Account = Static<typeof Account>;

/** Those who play on one device: the one who does so now, and whose turn it may be next. */
export const Family = closed({ account: nullable(Account), others: Type.Array(Account) });
export type Family = Static<typeof Family>;

export const NewGuest = closed({ name: Type.Optional(Name) });
export type NewGuest = Static<typeof NewGuest>;

/** The session's cookie is set too; `token`, as `Authorization: Bearer …`, stands for it, for programs. */
export const SignedIn = closed({ account: Account, token: Token });
export type SignedIn = Static<typeof SignedIn>;

const Locale = Type.String({ pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$', description: 'As "hi".' });

const Passkey = closed({ id: Type.String(), label: Name, createdAt: WallTime, usedAt: nullable(WallTime) });

export const SANCTIONS = ['hush', 'unrated', 'closed'] as const;
export const SanctionKind = Type.Enum([...SANCTIONS] as [...typeof SANCTIONS], {
  description:
    'hush: presets only. unrated: no rated play. closed: no play; one may still export and appeal.',
});

export type SanctionKind = Static<typeof SanctionKind>;

/** What somebody may not do for a while, why, and until when; null: for good. */
export const Sanction = closed({
  id: Id,
  kind: SanctionKind,
  reason: Type.String(),
  createdAt: WallTime,
  until: nullable(WallTime),
});
export type Sanction = Static<typeof Sanction>;

/** What somebody may say at matches besides presets. */
const OwnWords = Type.Enum(['allowed', 'off', 'too-new', 'hushed'], {
  description:
    'Words of one’s own. off: nobody’s here. too-new: once the account is older than a day. hushed: by a sanction.',
});
export type OwnWords = Static<typeof OwnWords>;

export const Me = closed({
  account: closed({
    ...Account.properties,
    ...{ locale: nullable(Locale), createdAt: WallTime, moderator: Type.Boolean() },
  }),
  ways: closed(
    { login: nullable(Type.String()), passkeys: Type.Array(Passkey), recoveryCodes: Type.Integer() },
    'How one may sign in again; of recovery codes, how many are left.',
  ),
  sanctions: Type.Array(Sanction),
  finished: Type.Integer({ description: 'Matches that one has played to their end.' }),
  ownWords: OwnWords,
});
export type Me = Static<typeof Me>;

export const MyChange = closed({ name: Type.Optional(Name), locale: Type.Optional(nullable(Locale)) });
export type MyChange = Static<typeof MyChange>;

const MySession = closed({
  id: Type.String(),
  current: Type.Boolean({ description: 'The one that asks.' }),
  createdAt: WallTime,
  seenAt: WallTime,
  address: nullable(Type.String({ description: 'Truncated: /24, or /48 of IPv6.' })),
  device: Type.Enum(['phone', 'tablet', 'computer', 'program']),
  browser: nullable(Type.String()),
});
export const MySessions = closed({ sessions: Type.Array(MySession) });
export type MySessions = Static<typeof MySessions>;

const Login = Type.String({ minLength: SHORTEST_LOGIN, maxLength: LONGEST_LOGIN });
const Password = Type.String({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD });
const Take = Type.Optional(
  Type.Boolean({
    description: 'Finished matches and friends of the guest who signs in go over to the account.',
  }),
);

export const NewPassword = closed({ login: Login, password: Password });
export type NewPassword = Static<typeof NewPassword>;

const Beside = Type.Optional(
  Type.Boolean({ description: 'Whoever plays on this device now stays on it, beside the one who signs in.' }),
);
const coming = { take: Take, beside: Beside };

export const PasswordSignIn = closed({
  login: Type.String({ maxLength: LONGEST_LOGIN }),
  password: Type.String({ maxLength: LONGEST_PASSWORD }),
  ...coming,
});
export type PasswordSignIn = Static<typeof PasswordSignIn>;

export const RecoverySignIn = closed({ code: Type.String({ maxLength: 40 }), ...coming });
export type RecoverySignIn = Static<typeof RecoverySignIn>;

/** Shown once: the server has but their hashes. */
export const RecoveryCodes = closed({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** What a browser gives and takes at `navigator.credentials`: W3C's to say, and longer with every version of it. */
export const PasskeyOptions = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object(
    { challenge: Type.String() },
    { additionalProperties: true, description: 'WebAuthn, as JSON.' },
  ),
);
const Base64Url = Type.String({ pattern: '^[\\w-]*$', maxLength: 16_384 });
const credential = {
  ...{ id: Base64Url, rawId: Base64Url, type: Type.Literal('public-key') },
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.String()),
};
const Attested = Type.Object({
  ...credential,
  response: Type.Object({
    ...{ clientDataJSON: Base64Url, attestationObject: Base64Url },
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 8 })),
  }),
});
const Asserted = Type.Object({
  ...credential,
  response: Type.Object({
    ...{ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url },
    userHandle: Type.Optional(Base64Url),
  }),
});

export const NewPasskey = closed({ credential: Attested, label: Type.Optional(Name) });
export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeyLabel = closed({ label: Name });
export type PasskeyLabel = Static<typeof PasskeyLabel>;

export const PasskeySignIn = closed({ credential: Asserted, ...coming });
export type PasskeySignIn = Static<typeof PasskeySignIn>;
