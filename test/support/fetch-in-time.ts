import { inTime } from './patience.js';

declare global {
  var unlimitedFetch: typeof fetch | undefined;
}

// Files of a lane share a process, and each loads this.
globalThis.unlimitedFetch ??= globalThis.fetch;
const unlimited = globalThis.unlimitedFetch;

/** Limits a request as any other wait. Node's own limit is five minutes, and its error does not name the request. */
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : input;
  return inTime(unlimited(input, init), () => `the answer to ${init?.method ?? 'GET'} ${url}`);
};
