import { type Chunk, Gif, picturesOf, type Reel, rateFor, webmOf } from '@opencarrom/film';
import { VideoThread } from './video-thread.js';

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
  const encoder = await VideoThread.start({
    side: SIDE,
    picturesPerSecond: PACE,
    kilobitsPerSecond: BITRATE,
  });
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
