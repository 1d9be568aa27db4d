import type { ShareAnswer, ShareQuestion } from './asking.js';

type Last = Exclude<ShareAnswer, { readonly done: number }>;

/** Makes links and films beside the page; what is called off is forgotten at once. */
export class Sharer {
  private worker: Worker | null = null;

  /** Null: it was called off. */
  ask(
    question: ShareQuestion,
    signal: AbortSignal,
    onprogress: (done: number, of: number) => void = () => {},
  ): Promise<Last | null> {
    this.end();
    const worker = new Worker(new URL('./sharing.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    return new Promise((resolve) => {
      const stop = (answer: Last | null) => {
        worker.terminate();
        resolve(answer);
      };
      worker.onmessage = ({ data }: MessageEvent<ShareAnswer>) => {
        if ('done' in data) onprogress(data.done, data.of);
        else stop(data);
      };
      worker.onerror = () => stop({ noFilm: 'failed' });
      signal.addEventListener('abort', () => stop(null), { once: true });
      worker.postMessage(question);
    });
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
