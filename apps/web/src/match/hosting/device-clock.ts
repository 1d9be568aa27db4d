import type { HostClock } from '@opencarrom/host';

/** A clock that may stand still is looked at again after so long, in milliseconds. */
const LOOK_AGAIN = 200;

/** The time of a match on this device: whoever is to be woken is, once it has come so far by the clock given. */
export const deviceClock = (now: () => number): HostClock => ({
  now,
  wake: (at, call) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(look, Math.min(LOOK_AGAIN, Math.max(0, at - now())));
    };
    const look = (): void => {
      if (now() < at) wait();
      else call();
    };
    wait();
    return () => clearTimeout(timer);
  },
});
