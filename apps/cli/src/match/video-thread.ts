import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { picturesInWebm } from '@opencarrom/film';

const require = createRequire(import.meta.url);

export interface VideoFormat {
  /** Pixels of a side. */
  readonly side: number;
  readonly picturesPerSecond: number;
  readonly kilobitsPerSecond: number;
}

/**
 * The VP8 encoder in its thread (ADR 26). Its protocol: it is sent where its WebAssembly lies and says that it is ready,
 * then it is sent the format, every picture, and `null`. It answers with parts of a file, then `null`.
 */
export class VideoThread {
  private readonly parts: Uint8Array[] = [];
  /** Resolves with the last part. Rejects when the thread fails or ends before that. */
  private readonly finished: Promise<void>;
  private fault: Error | null = null;

  private constructor(private readonly worker: Worker) {
    this.finished = new Promise((resolve, reject) => {
      worker.on('message', (part: unknown) => {
        if (part instanceof ArrayBuffer) this.parts.push(new Uint8Array(part));
        else if (part === null) resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the video encoder ended before the video did')));
    });
    this.finished.catch((fault: Error) => {
      this.fault = fault;
    });
  }

  static async start(
    format: VideoFormat,
    program: string | URL = require.resolve('webm-wasm/dist/webm-worker.js'),
  ): Promise<VideoThread> {
    // The encoder prints on the console how it was loaded.
    const worker = new Worker(program, { stdout: true, stderr: true });
    const thread = new VideoThread(worker);
    worker.postMessage(require.resolve('webm-wasm/dist/webm-wasm.wasm'));
    await Promise.race([once(worker, 'message'), thread.finished]);
    worker.postMessage({
      width: format.side,
      height: format.side,
      timebaseNum: 1,
      timebaseDen: format.picturesPerSecond,
      bitrate: format.kilobitsPerSecond,
      realtime: true,
      kLive: false,
    });
    return thread;
  }

  async add(rgba: Uint8Array): Promise<void> {
    if (this.fault) throw this.fault;
    const pixels = rgba.slice();
    this.worker.postMessage(pixels.buffer, [pixels.buffer]);
    // Pictures that are painted faster than they are encoded would fill the memory.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Returns the encoded pictures. */
  async end(): Promise<readonly Uint8Array[]> {
    this.worker.postMessage(null);
    await this.finished;
    await this.worker.terminate();
    return picturesInWebm(Buffer.concat(this.parts));
  }
}
