import type { StartThinker } from '@opencarrom/ai';

/** A browser may end a worker without a word. One that was heard before and then falls silent is given up. */
const SILENCE = 15_000;

/** A thinker in a worker, for whoever is on the page or in a worker too. */
export const startWorker: StartThinker = ({ hear, lost }) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  let wasHeard = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  // The first word may take as long as the way of the script through a slow network.
  const listen = () => {
    clearTimeout(alarm);
    if (wasHeard) alarm = setTimeout(() => lost('it fell silent'), SILENCE);
  };
  worker.onmessage = ({ data }) => {
    wasHeard = true;
    if (data.type === 'progress') listen();
    else clearTimeout(alarm);
    hear(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    lost(event.message || 'it did not load');
  };
  worker.onmessageerror = () => lost('it could not be understood');
  return {
    send: (request) => {
      worker.postMessage(request);
      if (request.type === 'ask') listen();
    },
    end: () => {
      clearTimeout(alarm);
      worker.terminate();
    },
  };
};
