/** What the environment says of a server; what it leaves out is as it is for one machine alone. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Was the port asked for? Then no other will do. */
  readonly isPortGiven: boolean;
  /** Whose word on a client's address counts: nobody's, that of so many proxies in a row, or of those named. */
  readonly trustProxy: TrustProxy;
  /** Where everything is kept: a file of this machine, or a PostgreSQL. */
  readonly store: StoreSetting;
  /** How several processes speak with each other; null: there is but one. */
  readonly bus: string | null;
  /** What this process is called where there are several. */
  readonly nodeName: string;
  /** As browsers see this server, where a proxy stands before it; null: as they say in their requests. */
  readonly origin: string | null;
  /** The matches' clock against the wall's: 1, but for load tests on one machine. */
  readonly clockSpeed: number;
  /** Are clients held to rates and counts? Always, but for load tests on one machine: all of them are one address. */
  readonly hasLimits: boolean;
}

export type StoreSetting =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

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
  const host = env.HOST ?? 'localhost';
  const store = storeIn(env.STORE);
  if (!store) return { error: `STORE is "file:PATH" or "postgres://…", not "${env.STORE}"` };
  const bus = env.BUS || null;
  if (bus && !/^(?:nats|tls):\/\/./.test(bus)) return { error: `BUS is "nats://…", not "${bus}"` };
  const nodeName = env.NODE_NAME ?? 'node';
  if (!/^[\w-]{1,40}$/.test(nodeName))
    return { error: `NODE_NAME has 1 to 40 letters, digits, - or _, not "${nodeName}"` };
  const origin = env.ORIGIN || null;
  if (origin && !/^https?:\/\/[^/\s]+$/.test(origin))
    return { error: `ORIGIN is as a browser says it, "https://carrom.example", not "${origin}"` };
  const clockSpeed = Number(env.CLOCK_SPEED ?? 1);
  if (!(clockSpeed === 1 || (clockSpeed > 0 && clockSpeed <= 1000 && LOOPBACK.includes(host))))
    return { error: 'CLOCK_SPEED is for load tests: up to 1000, and only where HOST is this machine alone' };
  const hasLimits = env.LIMITS !== 'off';
  if (!hasLimits && !LOOPBACK.includes(host))
    return { error: 'LIMITS=off is for load tests: only where HOST is this machine alone' };
  return {
    ok: {
      ...{ host, port, isPortGiven: env.PORT !== undefined, trustProxy },
      ...{ store, bus, nodeName, origin, clockSpeed, hasLimits },
    },
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** The file's place is told from the folder one is in, as everybody expects it. */
function storeIn(value = 'file:data/opencarrom.db'): StoreSetting | null {
  if (/^postgres(?:ql)?:\/\/./.test(value)) return { kind: 'postgres', url: value };
  return value.startsWith('file:') && value.length > 5 ? { kind: 'sqlite', path: value.slice(5) } : null;
}

const ADDRESSES = /^[\da-fA-F.:]+(?:\/\d{1,3})?(?:,[\da-fA-F.:]+(?:\/\d{1,3})?)*$/;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesIn(value: string | undefined): TrustProxy | null {
  if (value === undefined || value === '' || value === 'off' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value) <= 10 ? Number(value) : null;
  return NAMED_RANGES.includes(value) || (/[.:]/.test(value) && ADDRESSES.test(value)) ? value : null;
}
