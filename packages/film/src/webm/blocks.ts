/** Parts that hold others, whatever they say about their length: Segment, Cluster, BlockGroup. */
const HOLDING = [0x18538067, 0x1f43b675, 0xa0];
/** SimpleBlock, and a Block in a group. */
const BLOCKS = [0xa3, 0xa1];
/** Of a block: the track's number, its time, flags. */
const BEFORE_PICTURE = 4;

/** The encoded pictures in a WebM file of one track, in their order: whoever wrote it may not have known how long it is. */
export function picturesInWebm(bytes: Uint8Array): Uint8Array[] {
  const pictures: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    const id = numberAt(bytes, at, true);
    const length = numberAt(bytes, at + id.long, false);
    at += id.long + length.long;
    if (HOLDING.includes(id.value)) continue;
    if (BLOCKS.includes(id.value)) pictures.push(bytes.slice(at + BEFORE_PICTURE, at + length.value));
    at += length.value;
  }
  return pictures;
}

/** A number that says by its first bits how long it is; in a name these bits belong to it. */
function numberAt(
  bytes: Uint8Array,
  at: number,
  isName: boolean,
): { readonly value: number; readonly long: number } {
  const first = bytes[at] ?? 0;
  const long = Math.clz32(first) - 23;
  let value = isName ? first : first & ((1 << (8 - long)) - 1);
  for (let next = 1; next < long; next++) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, long };
}
