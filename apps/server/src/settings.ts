/** What the environment says of a server; what it leaves out is as it is for one machine alone. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Was the port asked for? Then no other will do. */
  readonly isPortGiven: boolean;
  /** Whose word on a client's address counts: nobody's, that of so many proxies in a row, or of those named. */
  readonly trustProxy: TrustProxy;
}

export type TrustProxy = false | number | string;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings, or says which one is wrong and what it may be. */
export function settingsIn(env: Environment): { readonly ok: Settings } | { readonly error: string } {
  const port = Number(env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return { error: `PORT is a number from 0 to 65535, not "${env.PORT}"` };
  const trustProxy = proxiesIn(env.TRUST_PROXY);
  if (trustProxy === null)
    return {
      error: `TRUST_PROXY is off, a number of proxies from 1 to 10, or their addresses as in "127.0.0.1,10.0.0.0/8", not "${env.TRUST_PROXY}"`,
    };
  return { ok: { host: env.HOST ?? 'localhost', port, isPortGiven: env.PORT !== undefined, trustProxy } };
}

const ADDRESSES = /^[\da-fA-F.:]+(?:\/\d{1,3})?(?:,[\da-fA-F.:]+(?:\/\d{1,3})?)*$/;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesIn(value: string | undefined): TrustProxy | null {
  if (value === undefined || value === '' || value === 'off' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value) <= 10 ? Number(value) : null;
  return NAMED_RANGES.includes(value) || (/[.:]/.test(value) && ADDRESSES.test(value)) ? value : null;
}
