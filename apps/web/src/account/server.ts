import type {
  EventsAlone,
  Me,
  MyChange,
  MySessions,
  NewPasskey,
  NewPassword,
  PasskeySignIn,
  PasswordSignIn,
  RecoveryCodes,
  RecoverySignIn,
  SignedIn,
} from '@opencarrom/protocol';
import { ask, asked } from '../online/asking.js';

const passkey = (id: string): string => `/me/passkeys/${encodeURIComponent(id)}`;

/** What somebody asks the server about their own account. */
export const server = {
  me: (): Promise<Me> => asked('GET', '/me'),
  change: (change: MyChange): Promise<Me> => asked('PATCH', '/me', change),
  sessions: (): Promise<MySessions> => asked('GET', '/me/sessions'),
  /** `current` is the one of this page. */
  endSession: (id: string) => ask('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask('DELETE', '/me/sessions'),

  setPassword: (password: NewPassword): Promise<SignedIn> => asked('PUT', '/me/password', password),
  removePassword: (): Promise<Me> => asked('DELETE', '/me/password'),
  passkeyToMake: (): Promise<PublicKeyCredentialCreationOptionsJSON> => asked('POST', '/me/passkeys/options'),
  addPasskey: (made: NewPasskey): Promise<SignedIn> => asked('POST', '/me/passkeys', made),
  renamePasskey: (id: string, label: string): Promise<Me> => asked('PATCH', passkey(id), { label }),
  removePasskey: (id: string): Promise<Me> => asked('DELETE', passkey(id)),
  makeCodes: (): Promise<RecoveryCodes> => asked('POST', '/me/recovery-codes'),

  passkeyToShow: (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
    asked('POST', '/sign-in/passkey/options'),
  signInByPasskey: (shown: PasskeySignIn): Promise<SignedIn> => asked('POST', '/sign-in/passkey', shown),
  signInByPassword: (known: PasswordSignIn): Promise<SignedIn> => asked('POST', '/sign-in/password', known),
  signInByCode: (known: RecoverySignIn): Promise<SignedIn> => asked('POST', '/sign-in/recovery', known),

  myData: async (): Promise<Blob> => (await ask('GET', '/me/export')).blob(),
  /** The events that nobody would run without one. */
  eventsAlone: async (): Promise<EventsAlone['events']> =>
    (await asked<EventsAlone>('GET', '/me/events-alone')).events,
  leave: (leavesEvents: boolean) => ask('DELETE', `/me${leavesEvents ? '?events=left-alone' : ''}`),
};
