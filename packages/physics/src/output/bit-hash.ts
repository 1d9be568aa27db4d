/** FNV-1a, 64 bits, over the exact bits of numbers, in four limbs of 16 so that every product is exact. */
const scratch = new DataView(new ArrayBuffer(8));

export class BitHash {
  private a = 0xcbf2;
  private b = 0x9ce4;
  private c = 0x8422;
  private d = 0x2325;

  /** Takes in one number, as its eight bytes in a fixed order. */
  number(value: number): void {
    // −0 and 0 are the same place.
    scratch.setFloat64(0, value === 0 ? 0 : value);
    for (let i = 0; i < 8; i++) this.byte(scratch.getUint8(i));
  }

  byte(value: number): void {
    this.d ^= value;
    // The prime is 2⁴⁰ + 0x1b3: the limb two places up gets the low ones shifted by eight.
    const d = this.d * 0x1b3;
    const c = this.c * 0x1b3 + Math.floor(d / 65536);
    const b = this.b * 0x1b3 + Math.floor(c / 65536) + this.d * 256;
    const a = this.a * 0x1b3 + Math.floor(b / 65536) + this.c * 256;
    this.d = d & 0xffff;
    this.c = c & 0xffff;
    this.b = b & 0xffff;
    this.a = a & 0xffff;
  }

  hex(): string {
    return [this.a, this.b, this.c, this.d].map((limb) => limb.toString(16).padStart(4, '0')).join('');
  }
}
