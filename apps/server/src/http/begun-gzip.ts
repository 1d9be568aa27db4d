import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** Magic, deflate, no flags, no time, no extra flags, whatever system (RFC 1952, 2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A stored block is at most so long (RFC 1951, 3.2.4). */
const MOST_STORED = 0xffff;

/** The compressed beginning of many answers: compressed once, ended for each with what is its own. */
export class BegunGzip {
  private constructor(
    readonly text: string,
    private readonly bytes: number,
    private readonly crc: number,
    /** Ended at a whole byte, with no last block in it. */
    private readonly blocks: Buffer,
  ) {}

  static async from(text: string): Promise<BegunGzip> {
    const bytes = Buffer.from(text);
    const blocks = await deflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    return new BegunGzip(text, bytes.length, crc32(bytes), blocks);
  }

  /** One whole gzip of the beginning and this end, which is put in as it is. */
  endedWith(text: string): Buffer {
    const end = Buffer.from(text);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(end, this.crc), 0);
    tail.writeUInt32LE((this.bytes + end.length) % 2 ** 32, 4);
    return Buffer.concat([HEAD, this.blocks, ...storedBlocks(end), tail]);
  }
}

function storedBlocks(bytes: Buffer): Buffer[] {
  const count = Math.max(1, Math.ceil(bytes.length / MOST_STORED));
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * MOST_STORED, (index + 1) * MOST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt8(index === count - 1 ? 1 : 0, 0);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    return Buffer.concat([head, part]);
  });
}
