import { type Chunk, mp4Of } from '@opencarrom/film';
import { describe, expect, it } from 'vitest';

const DESCRIPTION = Uint8Array.of(1, 0x64, 0, 31, 255, 0xe1, 0, 0);
const ASIDE = 8;

const picture = (at: number, length: number, isKey = false): Chunk => ({
  bytes: Uint8Array.from({ length }, () => at / 10),
  at,
  isKey,
});

const SHOWN = [picture(0, 900, true), picture(650, 20), picture(690, 30), picture(1000, 700, true)];
const film = { size: 480, duration: 2700, description: DESCRIPTION, chunks: SHOWN };

describe('an MP4', () => {
  it('says what it is, then what is in it, then the pictures, so that it plays while it comes', () => {
    const file = mp4Of(film);
    expect(boxesIn(file).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(letters(file.slice(8, 12))).toBe('isom');
    expect(boxesIn(file).reduce((sum, { body }) => sum + body.length + ASIDE, 0)).toBe(file.length);
  });

  it('tells how large it is, how long, and what its decoder needs', () => {
    const file = mp4Of(film);
    const [version, , , ticks, duration] = numbers(found(file, 'moov', 'mvhd'));
    expect([version, (duration ?? 0) / (ticks ?? 1)]).toEqual([0, 2.7]);
    expect(numbers(found(file, 'moov', 'trak', 'tkhd')).slice(-2)).toEqual([480 * 65536, 480 * 65536]);
    const looks = found(file, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').slice(8);
    const avc1 = boxesIn(looks)[0];
    expect(avc1?.name).toBe('avc1');
    const inLook = boxesIn(avc1?.body.slice(78) ?? new Uint8Array());
    expect(inLook).toEqual([{ name: 'avcC', body: DESCRIPTION }]);
  });

  it('finds each picture where it lies, and shows it for as long as it was seen', () => {
    const file = mp4Of(film);
    const [, , count, ...sizes] = table(file, 'stsz');
    expect([count, sizes]).toEqual([4, [900, 20, 30, 700]]);
    let at = table(file, 'stco')[2] ?? 0;
    for (const { bytes } of SHOWN) {
      expect(file.slice(at, at + bytes.length)).toEqual(bytes);
      at += bytes.length;
    }
    expect(at).toBe(file.length);
    expect(table(file, 'stts').slice(2)).toEqual([1, 58_500, 1, 3600, 1, 27_900, 1, 153_000]);
    expect(table(file, 'stss').slice(2)).toEqual([1, 4]);
    expect(tables(file)).not.toContain('ctts');
  });

  it('tells by how much later a picture is shown, where a later one is decoded first', () => {
    const chunks = [picture(0, 9, true), picture(120, 9), picture(40, 9), picture(80, 9)];
    const file = mp4Of({ ...film, chunks, duration: 160 });
    expect(table(file, 'stts').slice(2)).toEqual([4, 3600]);
    const [version, runs, ...later] = table(file, 'ctts');
    expect([(version ?? 0) >>> 24, runs]).toEqual([1, 3]);
    expect(later.map((value) => value | 0)).toEqual([1, 0, 1, 7200, 2, -3600]);
  });

  it('loses no time where a picture is not a whole number of milliseconds long', () => {
    const chunks = Array.from({ length: 31 }, (_, index) => ({ ...picture(0, 5), at: (index * 1000) / 30 }));
    expect(table(mp4Of({ ...film, chunks, duration: 31_000 / 30 }), 'stts').slice(2)).toEqual([31, 3000]);
  });
});

interface Box {
  readonly name: string;
  readonly body: Uint8Array;
}

/** A reader of MP4, as plain as can be. */
function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = numbers(bytes.slice(at, at + 4))[0] ?? 0;
    boxes.push({ name: letters(bytes.slice(at + 4, at + 8)), body: bytes.slice(at + 8, at + length) });
    at += length;
  }
  return boxes;
}

function found(bytes: Uint8Array, ...path: readonly string[]): Uint8Array {
  let inside = bytes;
  for (const name of path) {
    const box = boxesIn(inside).find((each) => each.name === name);
    if (!box) throw new Error(`no ${name}`);
    inside = box.body;
  }
  return inside;
}

const STBL = ['moov', 'trak', 'mdia', 'minf', 'stbl'] as const;
const table = (file: Uint8Array, name: string): number[] => numbers(found(file, ...STBL, name));
const tables = (file: Uint8Array): string[] => boxesIn(found(file, ...STBL)).map(({ name }) => name);
const letters = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function numbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, place) => view.getUint32(place * 4));
}
