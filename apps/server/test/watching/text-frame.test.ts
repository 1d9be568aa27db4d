import { describe, expect, it } from 'vitest';
import { TextFrame } from '../../src/watching/text-frame.js';
import { unframed } from './unframed.js';

describe('a frame of text', () => {
  it.each([
    { length: 0, announced: [0x81, 0] },
    { length: 125, announced: [0x81, 125] },
    { length: 126, announced: [0x81, 126, 0, 126] },
    { length: 65_535, announced: [0x81, 126, 255, 255] },
    { length: 65_536, announced: [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0] },
  ])('of $length bytes is announced as browsers read it', ({ length, announced }) => {
    const { bytes } = new TextFrame('x'.repeat(length));
    expect([...bytes.subarray(0, announced.length)]).toEqual(announced);
    expect(bytes).toHaveLength(announced.length + length);
  });

  it('counts bytes, not letters', () => {
    const text = 'कैरम '.repeat(30);
    const { bytes } = new TextFrame(text);
    expect(bytes.readUInt16BE(2)).toBe(Buffer.byteLength(text));
    expect(unframed(bytes)).toBe(text);
  });
});
