import { joined } from '../encoded.js';

/** A part of an MP4 file, or what is in one. */
export type Part = readonly number[] | Uint8Array;

/** A part by its name of four letters; its length is told before it. */
export function box(name: string, ...body: readonly Part[]): Uint8Array {
  const length = body.reduce((sum, part) => sum + part.length, 8);
  return joined([u32(length), letters(name), ...body]);
}

/** A part that tells its version and has flags. */
export const fullBox = (
  name: string,
  { version = 0, flags = 0 }: { readonly version?: number; readonly flags?: number },
  ...body: readonly Part[]
): Uint8Array => box(name, u32(version * 2 ** 24 + flags), ...body);

/** A table: how many rows, and the rows. */
export const rows = (table: readonly (readonly number[])[]): Uint8Array =>
  joined([u32(table.length), ...table.map((row) => row.flatMap(u32))]);

export const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
/** Below zero as two's complement. */
export const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
export const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
export const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
