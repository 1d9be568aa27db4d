/** Codes are never longer than this, in bits. */
const LONGEST = 12;

/** Packs codes of growing length into bytes, the low bits first, in blocks of at most 255 as a GIF wants them. */
class Bits {
  private readonly block: number[] = [];
  private held = 0;
  private count = 0;

  constructor(private readonly out: number[]) {}

  write(code: number, bits: number): void {
    this.held |= code << this.count;
    this.count += bits;
    while (this.count >= 8) {
      this.byte(this.held & 255);
      this.held >>>= 8;
      this.count -= 8;
    }
  }

  end(): void {
    if (this.count > 0) this.byte(this.held & 255);
    this.flush();
    this.out.push(0);
  }

  private byte(value: number): void {
    this.block.push(value);
    if (this.block.length === 255) this.flush();
  }

  private flush(): void {
    if (this.block.length === 0) return;
    this.out.push(this.block.length, ...this.block);
    this.block.length = 0;
  }
}

const NONE = -1;
/** More than twice the codes there can be, so that a free place is near. */
const PLACES = 1 << 14;

/** Places of colours as LZW, as a GIF wants it: how many bits a place has, blocks, an end. */
export function writeLzw(out: number[], places: Uint8Array): void {
  const SMALLEST = 8;
  const clear = 1 << SMALLEST;
  const end = clear + 1;
  const keys = new Int32Array(PLACES);
  const codes = new Int16Array(PLACES);
  out.push(SMALLEST);
  const bits = new Bits(out);
  let next = end + 1;
  let length = SMALLEST + 1;
  const restart = (): void => {
    keys.fill(NONE);
    next = end + 1;
    length = SMALLEST + 1;
  };
  restart();
  bits.write(clear, length);
  let prefix = places[0] as number;
  for (let at = 1; at < places.length; at++) {
    const place = places[at] as number;
    const key = (prefix << 8) | place;
    let slot = Math.imul(key, 0x9e3779b1) >>> 18;
    while (keys[slot] !== NONE && keys[slot] !== key) slot = (slot + 1) & (PLACES - 1);
    if (keys[slot] === key) {
      prefix = codes[slot] as number;
      continue;
    }
    bits.write(prefix, length);
    prefix = place;
    if (next < 1 << LONGEST) {
      keys[slot] = key;
      codes[slot] = next;
      if (next === 1 << length) length += 1;
      next += 1;
    } else {
      bits.write(clear, LONGEST);
      restart();
    }
  }
  bits.write(prefix, length);
  if (next === 1 << length && length < LONGEST) length += 1;
  bits.write(end, length);
  bits.end();
}
