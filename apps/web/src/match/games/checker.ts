import type { Checked } from './check.js';

/** Checks records beside the page, one after another, for as long as a file lasts. */
export class Checker {
  private worker: Worker | null = null;

  /** Null: the browser stopped the checking, or it was called off. */
  check(text: string, signal: AbortSignal): Promise<Checked | null> {
    if (signal.aborted) return Promise.resolve(null);
    this.worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    return new Promise((resolve) => {
      const fail = () => {
        // What stopped in mid-record checks no other: the next one has a worker of its own.
        this.end();
        resolve(null);
      };
      worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
      worker.onerror = fail;
      signal.addEventListener('abort', fail, { once: true });
      worker.postMessage(text);
    });
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
