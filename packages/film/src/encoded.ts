/** A picture as an encoder gave it. */
export interface Chunk {
  readonly bytes: Uint8Array;
  /** When it is shown, in milliseconds. */
  readonly at: number;
  /** Can it be shown without those before it? */
  readonly isKey: boolean;
}

/** A film as an encoder gave it: its pictures in the order in which they are decoded. */
export interface Encoded {
  /** Of a side, in pixels. */
  readonly size: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly chunks: readonly Chunk[];
}

/** Parts of a file behind one another. */
export function joined(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
