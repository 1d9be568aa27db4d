import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type Chunk, Gif, picturesInWebm, picturesOf, type Reel, rateFor, webmOf } from '@opencarrom/film';

/** In pixels. */
const SIDE = 480;
/** In seconds of movement: a longer game is run through faster. */
const LONGEST = 40;

/** An animated picture: a single stroke with more pictures a second than a whole board. */
export function gifOf(reel: Reel): Uint8Array {
  const showing = { size: SIDE, pace: reel.scenes.length === 1 ? 16 : 8, rate: rateFor(reel, LONGEST) };
  let gif: Gif | null = null;
  for (const { raster, ms } of picturesOf(reel, showing)) {
    gif ??= new Gif(SIDE, [raster]);
    gif.add(raster, ms);
  }
  return gif ? gif.end() : new Uint8Array();
}

const PACE = 20;
/** In kilobits a second. */
const BITRATE = 900;

/** A video without sound, in VP8, by an encoder that runs in a thread of its own (ADR 26). */
export async function videoOf(reel: Reel): Promise<Uint8Array> {
  const encoder = await VideoThread.start();
  const times: number[] = [];
  let at = 0;
  for (const { raster, ms } of picturesOf(reel, { size: SIDE, pace: PACE, rate: rateFor(reel, LONGEST) })) {
    await encoder.add(raster.rgba);
    times.push(at);
    at += ms;
  }
  const chunks = (await encoder.end()).map((bytes, index): Chunk => {
    // The lowest bit of a VP8 picture says whether it needs the one before.
    return { bytes, at: times[index] ?? at, isKey: ((bytes[0] ?? 1) & 1) === 0 };
  });
  return webmOf({ codec: 'V_VP8', size: SIDE, duration: at, chunks });
}

/** The encoder's own way of being spoken to: where its program lies, how pictures are, the pictures, nothing. */
class VideoThread {
  private readonly parts: Uint8Array[] = [];

  private constructor(private readonly worker: Worker) {
    worker.on('message', (part: ArrayBuffer | null) => {
      if (part) this.parts.push(new Uint8Array(part));
    });
  }

  static async start(): Promise<VideoThread> {
    const require = createRequire(import.meta.url);
    // It says on the console how it was loaded.
    const worker = new Worker(require.resolve('webm-wasm/dist/webm-worker.js'), {
      stdout: true,
      stderr: true,
    });
    worker.postMessage(require.resolve('webm-wasm/dist/webm-wasm.wasm'));
    await once(worker, 'message');
    const size = { width: SIDE, height: SIDE };
    worker.postMessage({
      ...size,
      timebaseNum: 1,
      timebaseDen: PACE,
      bitrate: BITRATE,
      realtime: true,
      kLive: false,
    });
    return new VideoThread(worker);
  }

  async add(rgba: Uint8Array): Promise<void> {
    const pixels = rgba.slice();
    this.worker.postMessage(pixels.buffer, [pixels.buffer]);
    // Whoever paints faster than it encodes would fill the memory.
    await new Promise((resolve) => setImmediate(resolve));
  }

  async end(): Promise<readonly Uint8Array[]> {
    const ended = new Promise<void>((resolve) => {
      this.worker.on('message', (part: ArrayBuffer | null) => {
        if (part === null) resolve();
      });
    });
    this.worker.postMessage(null);
    await ended;
    await this.worker.terminate();
    return picturesInWebm(Buffer.concat(this.parts));
  }
}
