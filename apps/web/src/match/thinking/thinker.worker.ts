import { attachThinker, type ThinkerPort } from '@opencarrom/ai';

// A message to oneself comes after those that wait; a timer would come milliseconds later.
const { port1, port2 } = new MessageChannel();
const breaths: (() => void)[] = [];
port1.onmessage = () => breaths.shift()?.();

attachThinker(self as unknown as ThinkerPort, {
  now: () => performance.now(),
  breathe: () =>
    new Promise((wake) => {
      breaths.push(wake);
      port2.postMessage(null);
    }),
});
