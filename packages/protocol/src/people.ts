import { type Static, Type } from 'typebox';
import { closed, Id, Name, Token } from './schemas/basics.js';

export const Account = closed({ id: Id, name: Name, guest: Type.Boolean() });
export type Account = Static<typeof Account>;

export const NewGuest = closed({ name: Type.Optional(Name) });
export type NewGuest = Static<typeof NewGuest>;

/** The session's cookie is set too; `token`, as `Authorization: Bearer …`, stands for it, for programs. */
export const SignedIn = closed({ account: Account, token: Token });
export type SignedIn = Static<typeof SignedIn>;
