import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

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
  /** Where the figures of this process are read, apart from the public; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** From which weight on something is written to the log. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Starts although the clock is far from the newest row of the store. */
  readonly acceptClock: boolean;
  /** Logins reserved for moderators. */
  readonly moderators: readonly string[];
  /** May people say something in their own words? Where children play, presets are enough. */
  readonly hasFreeText: boolean;
  /** The matches' clock against the wall's: 1, but for load tests on one machine. */
  readonly clockSpeed: number;
  /** Are clients held to rates and counts? Always, but for load tests on one machine: all of them are one address. */
  readonly hasLimits: boolean;
  /** So many sockets come from one address at a time; null: as many as is usual for where it is. */
  readonly socketsAnAddress: number | null;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type StoreSetting =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

export type TrustProxy = false | number | string;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings, or says which one is wrong and what it may be. */
export function settingsIn(env: Environment): { readonly ok: Settings } | { readonly error: string } {
  try {
    const settings = {
      ...placeIn(env),
      ...partnersIn(env),
      ...toldIn(env),
      ...peopleIn(env),
      ...loadTestIn(env),
    };
    const isAlone = LOOPBACK.includes(settings.host);
    if (!isAlone && settings.clockSpeed !== 1) wrong('CLOCK_SPEED', env, ONLY_HERE);
    if (!isAlone && !settings.hasLimits) wrong('LIMITS', env, ONLY_HERE);
    return { ok: settings };
  } catch (fault) {
    if (fault instanceof WrongSetting) return { error: fault.message };
    throw fault;
  }
}

class WrongSetting extends Error {}

function wrong(name: string, env: Environment, what: string): never {
  throw new WrongSetting(`${name} is ${what}, not "${env[name]}"`);
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ONLY_HERE = 'for load tests, where HOST is this machine alone';

function placeIn(env: Environment) {
  const port = portIn(env.PORT || '8080') ?? wrong('PORT', env, 'a number from 0 to 65535');
  const trustProxy =
    proxiesIn(env.TRUST_PROXY) ??
    wrong(
      'TRUST_PROXY',
      env,
      'off, a number of proxies from 1 to 10, or their addresses as in "127.0.0.1,10.0.0.0/8"',
    );
  const origin = env.ORIGIN || null;
  if (origin && !/^https?:\/\/[^/\s]+$/.test(origin))
    wrong('ORIGIN', env, 'as a browser says it, "https://carrom.example"');
  if (!['on', 'off'].includes(env.ACCEPT_CLOCK || 'off')) wrong('ACCEPT_CLOCK', env, 'on or off');
  return {
    host: env.HOST || 'localhost',
    port,
    isPortGiven: Boolean(env.PORT),
    trustProxy,
    origin,
    acceptClock: env.ACCEPT_CLOCK === 'on',
  };
}

function partnersIn(env: Environment) {
  const store = storeIn(env.STORE) ?? wrong('STORE', env, '"file:PATH" or "postgres://…"');
  const bus = env.BUS || null;
  if (bus && !bus.split(',').every((url) => /^(?:nats|tls):\/\/./.test(url))) wrong('BUS', env, '"nats://…"');
  const nodeName = env.NODE_NAME || 'node';
  if (!/^[\w-]{1,40}$/.test(nodeName)) wrong('NODE_NAME', env, '1 to 40 letters, digits, - or _');
  return { store, bus, nodeName };
}

function toldIn(env: Environment) {
  const metrics = env.METRICS_PORT ? listenerIn(env.METRICS_PORT) : null;
  if (env.METRICS_PORT && !metrics)
    wrong('METRICS_PORT', env, 'a port of this machine alone, "9464", or with its address, "0.0.0.0:9464"');
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'warn'));
  return { metrics, logLevel: logLevel ?? wrong('LOG_LEVEL', env, `one of ${LOG_LEVELS.join(', ')}`) };
}

function peopleIn(env: Environment) {
  if (!['on', 'off'].includes(env.FREE_TEXT || 'off')) wrong('FREE_TEXT', env, 'on or off');
  const moderators = (env.MODERATORS ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const sockets = env.SOCKETS_PER_ADDRESS || null;
  if (sockets !== null && !/^[1-9]\d{0,4}$/.test(sockets))
    wrong('SOCKETS_PER_ADDRESS', env, 'a number from 1 to 99999');
  return {
    moderators,
    hasFreeText: env.FREE_TEXT === 'on',
    socketsAnAddress: sockets === null ? null : Number(sockets),
  };
}

function loadTestIn(env: Environment) {
  const clockSpeed = Number(env.CLOCK_SPEED ?? 1);
  if (!(clockSpeed > 0 && clockSpeed <= 1000)) wrong('CLOCK_SPEED', env, 'a number up to 1000');
  if (!['on', 'off'].includes(env.LIMITS || 'on')) wrong('LIMITS', env, 'on or off');
  return { clockSpeed, hasLimits: env.LIMITS !== 'off' };
}

function portIn(value: string): number | null {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null;
}

function listenerIn(value: string): Settings['metrics'] {
  const [, host = '127.0.0.1', given = ''] = /^(?:\[?([\da-fA-F.:]+|[\w.-]+)\]?:)?(\d+)$/.exec(value) ?? [];
  const port = portIn(given);
  return port === null ? null : { host, port };
}

/** The file's place is told from the folder one is in, as everybody expects it. */
function storeIn(value: string | undefined): StoreSetting | null {
  const place = value || 'file:data/opencarrom.db';
  if (/^postgres(?:ql)?:\/\/./.test(place)) return { kind: 'postgres', url: place };
  return place.startsWith('file:') && place.length > 5 ? { kind: 'sqlite', path: place.slice(5) } : null;
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Refuses short forms as well, such as `10.1` for 10.0.0.1: whoever writes one means something else. */
const isAddressRange = (range: string): boolean =>
  NAMED_RANGES.includes(range) || isIP(range.replace(/\/.*$/, '')) > 0;

function proxiesIn(value: string | undefined): TrustProxy | null {
  if (value === undefined || value === '' || value === 'off' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value) <= 10 ? Number(value) : null;
  const ranges = value.split(',');
  try {
    proxyAddr.compile(ranges);
    return ranges.every(isAddressRange) ? value : null;
  } catch {
    return null;
  }
}
