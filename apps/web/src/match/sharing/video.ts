import { type Chunk, type Encoded, picturesOf, type Reel, rateFor, webmOf } from '@opencarrom/film';

/** This browser makes no video, or not of this kind. */
export class NoVideo extends Error {}

const SIDE = 640;
const PACE = 25;
/** In seconds of movement: a longer game is run through faster. */
const LONGEST = 60;
/** In bits a second. */
const BITRATE = 1_000_000;
/** So many pictures may wait for the encoder. */
const WAITING = 8;

const CODECS: readonly { readonly asked: string; readonly codec: Encoded['codec'] }[] = [
  { asked: 'vp09.00.30.08', codec: 'V_VP9' },
  { asked: 'vp8', codec: 'V_VP8' },
];

const configFor = (codec: string): VideoEncoderConfig => ({
  codec,
  width: SIDE,
  height: SIDE,
  bitrate: BITRATE,
  framerate: PACE,
  latencyMode: 'quality',
});

async function chosenCodec() {
  if (typeof VideoEncoder !== 'function') throw new NoVideo();
  for (const each of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported(configFor(each.asked));
    if (supported) return each;
  }
  throw new NoVideo();
}

/** A film as WebM, made by the device's own encoder. */
export async function videoOf(reel: Reel, onprogress: (done: number, of: number) => void): Promise<Blob> {
  const { asked, codec } = await chosenCodec();
  const chunks: Chunk[] = [];
  let problem: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk) => chunks.push(taken(chunk)),
    error: (fault) => {
      problem = fault;
    },
  });
  encoder.configure(configFor(asked));
  let at = 0;
  const encode = async (rgb: Uint8Array, ms: number): Promise<void> => {
    const frame = frameOf(rgb, at, ms);
    encoder.encode(frame, { keyFrame: chunks.length === 0 && at === 0 });
    frame.close();
    at += ms;
    while (encoder.encodeQueueSize > WAITING) await new Promise((resolve) => setTimeout(resolve, 4));
    if (problem) throw problem;
  };
  for (const { raster, ms, done, of } of picturesOf(reel, {
    size: SIDE,
    pace: PACE,
    rate: rateFor(reel, LONGEST),
  })) {
    await encode(raster.rgb, ms);
    if (done % 5 === 0) onprogress(done, of);
  }
  await encoder.flush();
  encoder.close();
  if (problem) throw problem;
  return new Blob([webmOf({ codec, size: SIDE, duration: at, chunks })], { type: 'video/webm' });
}

function taken(chunk: EncodedVideoChunk): Chunk {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return { bytes, at: chunk.timestamp / 1000, isKey: chunk.type === 'key' };
}

function frameOf(rgb: Uint8Array, at: number, ms: number): VideoFrame {
  const pixels = new Uint8Array((rgb.length / 3) * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    pixels[to] = rgb[from] as number;
    pixels[to + 1] = rgb[from + 1] as number;
    pixels[to + 2] = rgb[from + 2] as number;
    pixels[to + 3] = 255;
  }
  return new VideoFrame(pixels, {
    format: 'RGBX',
    codedWidth: SIDE,
    codedHeight: SIDE,
    timestamp: at * 1000,
    duration: ms * 1000,
  });
}
