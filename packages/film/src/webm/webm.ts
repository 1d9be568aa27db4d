import { type Chunk, type Encoded, joined } from '../encoded.js';

/** A film in VP8 or VP9. */
export interface EncodedVp extends Encoded {
  readonly codec: 'V_VP8' | 'V_VP9';
}

type Part = readonly number[] | Uint8Array;

// The names of the parts, as Matroska numbers them.
const ID = {
  ebml: [0x1a, 0x45, 0xdf, 0xa3],
  segment: [0x18, 0x53, 0x80, 0x67],
  info: [0x15, 0x49, 0xa9, 0x66],
  tracks: [0x16, 0x54, 0xae, 0x6b],
  cluster: [0x1f, 0x43, 0xb6, 0x75],
} as const;

/** A block tells its time within its cluster in 16 bits. */
const LONGEST_CLUSTER = 30_000;

/** Encoded pictures as a WebM file: one track, no sound. */
export function webmOf(reel: EncodedVp): Uint8Array<ArrayBuffer> {
  const header = part(ID.ebml, [
    part([0x42, 0x86], [whole(1)]),
    part([0x42, 0xf7], [whole(1)]),
    part([0x42, 0xf2], [whole(4)]),
    part([0x42, 0xf3], [whole(8)]),
    part([0x42, 0x82], [letters('webm')]),
    part([0x42, 0x87], [whole(4)]),
    part([0x42, 0x85], [whole(2)]),
  ]);
  const body = [infoOf(reel), tracksOf(reel), ...clustersOf(reel.chunks).map(clusterOf)];
  return joined([header, part(ID.segment, body)]);
}

const infoOf = ({ duration }: Encoded): Part =>
  part(ID.info, [
    // Times are counted in milliseconds.
    part([0x2a, 0xd7, 0xb1], [whole(1_000_000)]),
    part([0x44, 0x89], [double(duration)]),
    part([0x4d, 0x80], [letters('OpenCarrom')]),
    part([0x57, 0x41], [letters('OpenCarrom')]),
  ]);

const tracksOf = ({ codec, size }: EncodedVp): Part =>
  part(ID.tracks, [
    part(
      [0xae],
      [
        part([0xd7], [whole(1)]),
        part([0x73, 0xc5], [whole(1)]),
        part([0x83], [whole(1)]),
        part([0x9c], [whole(0)]),
        part([0x86], [letters(codec)]),
        part([0xe0], [part([0xb0], [whole(size)]), part([0xba], [whole(size)])]),
      ],
    ),
  ]);

/** Each begins with a picture that needs no other. */
function clustersOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const clusters: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = clusters.at(-1);
    const since = chunk.at - (last?.[0]?.at ?? 0);
    if (!last || since >= LONGEST_CLUSTER || (chunk.isKey && since > 0)) clusters.push([chunk]);
    else last.push(chunk);
  }
  return clusters;
}

function clusterOf(chunks: readonly Chunk[]): Part {
  const from = Math.floor(chunks[0]?.at ?? 0);
  const blocks = chunks.map(({ bytes, at, isKey }) => {
    const later = Math.floor(at) - from;
    return part([0xa3], [[0x81, (later >> 8) & 255, later & 255, isKey ? 0x80 : 0], bytes]);
  });
  return part(ID.cluster, [part([0xe7], [whole(from)]), ...blocks]);
}

function part(id: readonly number[], body: readonly Part[]): Part {
  const length = body.reduce((sum, each) => sum + each.length, 0);
  return joined([id, sized(length), ...body]);
}

/** How long a part is: eight bytes always, so that nothing has to be counted twice. */
function sized(length: number): Part {
  const bytes = [0x01];
  for (let place = 6; place >= 0; place--) bytes.push(Math.floor(length / 256 ** place) % 256);
  return bytes;
}

const whole = (value: number): Part => {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return bytes;
};

function double(value: number): Part {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const letters = (text: string): Part => [...text].map((letter) => letter.charCodeAt(0));
