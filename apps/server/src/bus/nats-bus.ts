import {
  type ConnectionOptions,
  connect,
  errors,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus, Reply } from './bus.js';
import { makeLocalBus } from './local-bus.js';

const AGAIN_MS = 200;
/** So long a first connection is waited for before the server starts without. */
const FIRST_MS = 2_000;
const CLOSING_MS = 2_000;
/** A NATS that hangs is found out after three of these. */
const PING_MS = 1_000;

// The first letter of every reply: it was answered, or whoever should have failed.
const ANSWERED = '+';
const FAILED = '-';

/**
 * A bus over NATS. What this process says to itself goes no way round, so it is heard while NATS is down; what is said
 * to others then is dropped, and never sent late.
 */
export async function openNatsBus(url: string, name: string, logger: Logger): Promise<Bus> {
  const local = makeLocalBus(logger);
  const subscribed = new Map<string, Subscription | null>();
  const told = new Set<(isUp: boolean) => void>();
  let nats: NatsConnection | null = null;
  let isClosed = false;
  let hasFirst = () => {};
  const first = new Promise<void>((resolve) => {
    hasFirst = resolve;
  });

  const hearFrom = async (message: Msg) => {
    const text = message.string();
    local.publish(message.subject, text);
    if (!message.reply || !local.isAnswered(message.subject)) return;
    const answer = await local.ask(message.subject, text, LONGEST_MS);
    attempt(logger, () => message.respond('reply' in answer ? ANSWERED + answer.reply : FAILED));
  };
  const subscribe = (subject: string): Subscription | null => {
    // One that has just gone is not known to be gone yet: with the next all are subscribed anew.
    if (!nats || nats.isClosed() || nats.isDraining()) return null;
    return nats.subscribe(subject, {
      callback: (fault, message) => {
        if (fault) logger.error({ err: fault, subject }, 'the bus refuses to listen');
        else void hearFrom(message);
      },
    });
  };
  /** Keeps what NATS knows of us in step with who listens and answers here. */
  const follow = (subject: string) => {
    const isWanted = local.isHeard(subject) || local.isAnswered(subject);
    if (isWanted && !subscribed.has(subject)) subscribed.set(subject, subscribe(subject));
    if (isWanted || !subscribed.has(subject)) return;
    attempt(logger, () => subscribed.get(subject)?.unsubscribe());
    subscribed.delete(subject);
  };
  const change = (connection: NatsConnection | null) => {
    nats = connection;
    for (const subject of subscribed.keys()) subscribed.set(subject, subscribe(subject));
    for (const tell of [...told]) attempt(logger, () => tell(connection !== null));
  };

  /** Connects, and again whenever it was lost: the one way for the first time and every other. */
  const stayConnected = async () => {
    while (!isClosed) {
      const connection = await connect(optionsOf(url, name)).catch((err: Error) => {
        logger.debug({ err }, 'the bus is not reached');
        return null;
      });
      hasFirst();
      if (connection && !isClosed) {
        change(connection);
        logger.info('the bus is up');
        await connection.closed();
        if (!isClosed) logger.warn('the bus is down');
        change(null);
      } else await connection?.close();
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (0.5 + Math.random())));
    }
  };
  void stayConnected();
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_MS).unref())]);
  if (!nats) logger.warn('the bus is not reached; trying again and again');

  const stopping = (subject: string, stop: () => void) => {
    follow(subject);
    return () => {
      stop();
      follow(subject);
    };
  };
  return {
    publish: (subject, message) => {
      local.publish(subject, message);
      attempt(logger, () => nats?.publish(subject, message));
    },
    listen: (subject, hear) => stopping(subject, local.listen(subject, hear)),
    answer: (subject, answer) => stopping(subject, local.answer(subject, answer)),
    ask: (subject, message, withinMs) => {
      if (local.isAnswered(subject)) return local.ask(subject, message, withinMs);
      return nats ? request(nats, subject, message, withinMs) : Promise.resolve({ unanswered: 'nobody' });
    },
    isUp: () => nats !== null,
    onChange: (tell) => {
      told.add(tell);
      return () => void told.delete(tell);
    },
    close: async () => {
      isClosed = true;
      const connection = nats;
      if (connection) {
        const drained = connection.drain().catch(() => {});
        await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
        await connection.close();
      }
      told.clear();
      await local.close();
    },
  };
}

/** Nobody waits longer than this for another process. */
const LONGEST_MS = 60_000;

async function request(
  nats: NatsConnection,
  subject: string,
  message: string,
  timeout: number,
): Promise<Reply> {
  try {
    const said = (await nats.request(subject, message, { timeout })).string();
    return said.startsWith(ANSWERED) ? { reply: said.slice(1) } : { unanswered: 'silent' };
  } catch (fault) {
    const isNobody =
      fault instanceof errors.NoRespondersError ||
      (fault instanceof errors.RequestError && fault.isNoResponders());
    return { unanswered: isNobody ? 'nobody' : 'silent' };
  }
}

/** What cannot be sent is lost, and whoever sent it goes on. */
function attempt(logger: Logger, deed: () => void): void {
  try {
    deed();
  } catch (err) {
    logger.warn({ err }, 'something did not pass the bus');
  }
}

function optionsOf(urls: string, name: string): ConnectionOptions {
  const servers = urls.split(',').map((url) => new URL(url));
  const [{ username, password } = { username: '', password: '' }] = servers;
  const user = decodeURIComponent(username);
  return {
    servers: servers.map(({ host }) => host),
    name,
    reconnect: false,
    // What is said here is heard here without NATS.
    noEcho: true,
    timeout: FIRST_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
    noAsyncTraces: true,
    ...(servers.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    ...(password ? { user, pass: decodeURIComponent(password) } : user ? { token: user } : {}),
  };
}
