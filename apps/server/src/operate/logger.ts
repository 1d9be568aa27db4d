import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings.js';

/**
 * The log: a line of JSON each, on the standard error, so that what is said to people stays apart. It tells of matches
 * and commands by their ids; what people say, who they are by address, and what lets them in is left out even where
 * somebody hands it over.
 */
export function makeLogger(
  { logLevel, nodeName }: Pick<Settings, 'logLevel' | 'nodeName'>,
  to: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level: logLevel,
      base: { node: nodeName, pid: process.pid },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
      serializers: { err: withoutSecrets, error: withoutSecrets, req: requestLine },
    },
    to,
  );
}

/** Names under which such things travel. */
const SECRETS = [
  ...['authorization', 'cookie', '["set-cookie"]', 'token', 'seat', 'session', 'password'],
  ...['text', 'words', 'ip', 'address', 'remoteAddress', 'parameters'],
];

/** What went wrong and where, without what was at hand then: errors of libraries carry whole requests and rows. */
function withoutSecrets(fault: unknown) {
  if (!(fault instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, stack } = fault;
  const code = 'code' in fault && typeof fault.code === 'string' ? { reason: fault.code } : {};
  return { name, message, ...code, stack };
}

/** A request by its method and path: queries and headers may hold what lets somebody in. */
function requestLine(request: { readonly method?: string; readonly url?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] };
}
