import type { NewPasskey, PasskeySignIn } from '@opencarrom/protocol';

/** Why no passkey can be had here: the page came without TLS, by a number, or to an old browser. */
export type NoPasskeys = 'unsafe' | 'number' | 'old';

export function whyNoPasskeys(): NoPasskeys | null {
  if (!isSecureContext) return 'unsafe';
  // A passkey is for a name: browsers have none for 127.0.0.1 and its like.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'number';
  return 'PublicKeyCredential' in window ? null : 'old';
}

/** Bytes travel as base64url. Browsers can do it themselves, but for those of a year or two ago. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const described = (all: readonly { readonly id: string }[] = []): PublicKeyCredentialDescriptor[] =>
  all.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' }));

/** Has the device make a passkey: a finger, a face or its code is asked for. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey['credential']> {
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: described(options.excludeCredentials),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...shared(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

interface Showing {
  /** Only one of these will do. */
  readonly allowed?: readonly { readonly id: string }[];
  /** Among what the browser fills in, instead of asking at once; until it is called off. */
  readonly offered?: AbortSignal;
}

/** Has the device sign with a passkey. */
export async function showPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  { allowed, offered }: Showing = {},
): Promise<PasskeySignIn['credential']> {
  const shown = (await navigator.credentials.get({
    ...(offered ? { mediation: 'conditional' as const, signal: offered } : {}),
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytesOf(options.challenge),
      allowCredentials: described(allowed),
    },
  })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    ...shared(shown),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(response.userHandle ? { userHandle: textOf(response.userHandle) } : {}),
    },
  };
}

const shared = ({ id, rawId, authenticatorAttachment }: PublicKeyCredential) => ({
  ...{ id, rawId: textOf(rawId), type: 'public-key' as const, clientExtensionResults: {} },
  ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
});

/** May passkeys stand among what the browser fills in? */
export const canOfferPasskeys = async (): Promise<boolean> =>
  whyNoPasskeys() === null && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** What a passkey made here is called until its owner says otherwise. */
export function deviceName(): string {
  const known = [/iPhone/, /iPad/, /Android/, /Windows/, /CrOS/, /Mac/, /Linux/];
  const found = known.map((system) => system.exec(navigator.userAgent)?.[0]).find(Boolean);
  return found === 'CrOS' ? 'Chromebook' : (found ?? 'Passkey');
}
