import { type Encoded, joined } from '../encoded.js';
import { box, fullBox, letters, type Part, u16, u32, zeros } from './boxes.js';
import { sampleTables, ticks } from './samples.js';

/** A film in H.264, each picture with its lengths before its parts ("avc", not "annexb"). */
export interface EncodedAvc extends Encoded {
  /** What a decoder must know first: an AVCDecoderConfigurationRecord, as an encoder gives it. */
  readonly description: Uint8Array;
}

const TICKS_A_SECOND = ticks(1000);
/** Nothing is turned or shrunk. */
const AS_IT_IS = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);

/** Encoded pictures as an MP4 file: one track, no sound, what is known of them first, so that it plays while it comes. */
export function mp4Of(film: EncodedAvc): Uint8Array<ArrayBuffer> {
  const kind = box('ftyp', letters('isom'), u32(0x200), letters('isomiso2avc1mp41'));
  const pictures = film.chunks.map(({ bytes }) => bytes);
  // It is as long wherever the pictures lie.
  const before = kind.length + movieOf(film, 0).length + 8;
  const length = pictures.reduce((sum, bytes) => sum + bytes.length, 8);
  return joined([kind, movieOf(film, before), u32(length), letters('mdat'), ...pictures]);
}

function movieOf(film: EncodedAvc, from: number): Uint8Array {
  const duration = u32(ticks(film.duration));
  const head = fullBox(
    'mvhd',
    {},
    zeros(8),
    u32(TICKS_A_SECOND),
    duration,
    [0, 1, 0, 0, 1, 0, ...zeros(10)],
    AS_IT_IS,
    zeros(24),
    u32(2),
  );
  return box('moov', head, trackOf(film, duration, from));
}

function trackOf(film: EncodedAvc, duration: Part, from: number): Uint8Array {
  const side = u32(film.size * 0x10000);
  // It is switched on, and part of the film.
  const head = fullBox(
    'tkhd',
    { flags: 3 },
    zeros(8),
    u32(1),
    zeros(4),
    duration,
    zeros(16),
    AS_IT_IS,
    side,
    side,
  );
  const noLanguage = 0x55c4;
  const media = fullBox('mdhd', {}, zeros(8), u32(TICKS_A_SECOND), duration, u16(noLanguage), zeros(2));
  const handler = fullBox('hdlr', {}, zeros(4), letters('vide'), zeros(12), letters('OpenCarrom\0'));
  const inThisFile = fullBox('url ', { flags: 1 });
  const sources = box('dinf', fullBox('dref', {}, u32(1), inThisFile));
  const samples = box('stbl', fullBox('stsd', {}, u32(1), lookOf(film)), ...sampleTables(film, from));
  const video = box('minf', fullBox('vmhd', { flags: 1 }, zeros(8)), sources, samples);
  return box('trak', head, box('mdia', media, handler, video));
}

/** How its pictures are to be decoded. */
function lookOf({ size, description }: EncodedAvc): Uint8Array {
  const dotsAnInch = u32(72 * 0x10000);
  const depth = 24;
  const noPalette = 0xffff;
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    [u16(size), u16(size), dotsAnInch, dotsAnInch, zeros(4), u16(1), zeros(32)].flat(),
    u16(depth),
    u16(noPalette),
    box('avcC', description),
  );
}
