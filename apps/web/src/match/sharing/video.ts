import { type Chunk, type Encoded, mp4Of, picturesOf, type Reel, rateFor, webmOf } from '@opencarrom/film';
import { BOARD, configFor, type Quality, STROKE, type VideoKind, waysHere } from './video-kinds.js';

/** This browser makes no video, or not of this kind. */
export class NoVideo extends Error {}

/** In seconds of movement: a longer game is run through faster. */
const LONGEST = 40;
/** So many pictures may wait for the encoder. */
const WAITING = 8;
/** In milliseconds: how long it is left alone while they do. */
const PAUSE = 4;

type OnProgress = (done: number, of: number) => void;

const TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/** A film as a video, made by the device's own encoder: what says that it can, and cannot, is passed over. */
export async function videoOf(reel: Reel, onprogress: OnProgress): Promise<Blob> {
  const quality = reel.scenes.length === 1 ? STROKE : BOARD;
  for (const { kind, codec } of await waysHere(quality)) {
    const bytes = await encoded(reel, codec, quality, onprogress).then(
      (film) => fileOf(kind, codec, film),
      () => null,
    );
    if (bytes) return new Blob([bytes], { type: TYPES[kind] });
  }
  throw new NoVideo();
}

interface Film extends Encoded {
  readonly description: Uint8Array | null;
}

/** Null: the encoder did not say what an MP4 has to tell its decoder. */
function fileOf(kind: VideoKind, codec: string, film: Film): Uint8Array<ArrayBuffer> | null {
  if (kind === 'webm') return webmOf({ ...film, codec: codec === 'vp8' ? 'V_VP8' : 'V_VP9' });
  return film.description && mp4Of({ ...film, description: film.description });
}

async function encoded(reel: Reel, codec: string, quality: Quality, onprogress: OnProgress): Promise<Film> {
  const chunks: Chunk[] = [];
  let description: Uint8Array | null = null;
  let problem: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk, told) => {
      chunks.push(taken(chunk));
      const needed = told?.decoderConfig?.description;
      if (needed) description = bytesOf(needed);
    },
    error: (fault) => {
      problem = fault;
    },
  });
  encoder.configure(configFor(codec, quality));
  let at = 0;
  const showing = { ...quality, rate: rateFor(reel, LONGEST) };
  for (const { raster, ms, done, of } of picturesOf(reel, showing)) {
    const frame = frameOf(raster.rgba, quality.size, at, ms);
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
    at += ms;
    while (encoder.encodeQueueSize > WAITING && !problem)
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (problem) throw problem;
    if (done % 5 === 0) onprogress(done, of);
  }
  await encoder.flush();
  encoder.close();
  if (problem) throw problem;
  return { size: quality.size, duration: at, chunks, description };
}

function taken(chunk: EncodedVideoChunk): Chunk {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return { bytes, at: chunk.timestamp / 1000, isKey: chunk.type === 'key' };
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : new Uint8Array(source).slice();

const frameOf = (rgba: Uint8Array, size: number, at: number, ms: number): VideoFrame =>
  new VideoFrame(rgba as Uint8Array<ArrayBuffer>, {
    format: 'RGBX',
    codedWidth: size,
    codedHeight: size,
    timestamp: at * 1000,
    duration: ms * 1000,
  });
