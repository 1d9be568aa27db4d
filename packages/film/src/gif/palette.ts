import type { Painting } from '../paint/raster.js';

/** The last place is kept for what does not change from picture to picture. */
const MOST_COLOURS = 255;
export const UNCHANGED = 255;

/** Colours are told apart by so many bits a channel. */
const BITS = 6;
const SHIFT = 8 - BITS;
const LEVELS = 1 << BITS;

interface Bin {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly weight: number;
}

type Channel = 'r' | 'g' | 'b';
/** How well eyes tell them apart. */
const SHARP: Readonly<Record<Channel, number>> = { r: 0.9, g: 1.2, b: 0.6 };

/** The colours that a film is shown in, and which of them is the nearest to any. */
export class Palette {
  /** Three bytes a colour, 256 of them. */
  readonly rgb = new Uint8Array(256 * 3);
  private readonly count: number;
  private readonly nearest = new Int16Array(LEVELS ** 3).fill(-1);

  constructor(samples: readonly Pick<Painting, 'rgba'>[]) {
    const boxes = cut(binsOf(samples));
    this.count = boxes.length;
    for (const [place, box] of boxes.entries()) this.rgb.set(meanOf(box), place * 3);
  }

  /** The place of the nearest colour. */
  placeOf(r: number, g: number, b: number): number {
    const key = keyOf(r, g, b);
    const known = this.nearest[key] as number;
    if (known >= 0) return known;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < this.count; place++) {
      const [dr, dg, db] = [r - this.at(place, 0), g - this.at(place, 1), b - this.at(place, 2)];
      const far = dr * dr * SHARP.r + dg * dg * SHARP.g + db * db * SHARP.b;
      if (far < least) [least, best] = [far, place];
    }
    this.nearest[key] = best;
    return best;
  }

  /** A whole picture by places. */
  places({ rgba }: Pick<Painting, 'rgba'>): Uint8Array {
    const places = new Uint8Array(rgba.length / 4);
    for (let at = 0; at < places.length; at++)
      places[at] = this.placeOf(
        rgba[at * 4] as number,
        rgba[at * 4 + 1] as number,
        rgba[at * 4 + 2] as number,
      );
    return places;
  }

  private at(place: number, channel: number): number {
    return this.rgb[place * 3 + channel] as number;
  }
}

const keyOf = (r: number, g: number, b: number): number =>
  ((r >> SHIFT) * LEVELS + (g >> SHIFT)) * LEVELS + (b >> SHIFT);

/** What is seldom counts for more than its share: a queen is small beside a board. */
function binsOf(samples: readonly Pick<Painting, 'rgba'>[]): Bin[] {
  const counts = new Map<number, number>();
  for (const { rgba } of samples)
    for (let at = 0; at < rgba.length; at += 4) {
      const key = keyOf(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const middle = (level: number): number => (level << SHIFT) + (1 << (SHIFT - 1));
  return [...counts].map(([key, count]) => ({
    r: middle(Math.floor(key / (LEVELS * LEVELS))),
    g: middle(Math.floor(key / LEVELS) % LEVELS),
    b: middle(key % LEVELS),
    weight: Math.sqrt(count),
  }));
}

/** Median cut: the box whose colours are spread widest is halved, until there are enough. */
function cut(bins: Bin[]): readonly (readonly Bin[])[] {
  const boxes = [spanOf(bins)];
  while (boxes.length < MOST_COLOURS) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread === 0) break;
    const sorted = [...widest.bins].sort((a, b) => a[widest.channel] - b[widest.channel]);
    const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
    let at = 0;
    for (let sum = 0; at < sorted.length - 1 && sum < half; at++) sum += sorted[at]?.weight ?? 0;
    const place = Math.max(at, 1);
    boxes.splice(boxes.indexOf(widest), 1, spanOf(sorted.slice(0, place)), spanOf(sorted.slice(place)));
  }
  return boxes.map((box) => box.bins);
}

interface Span {
  readonly bins: readonly Bin[];
  readonly channel: Channel;
  readonly spread: number;
}

function spanOf(bins: readonly Bin[]): Span {
  const weight = bins.reduce((sum, bin) => sum + bin.weight, 0);
  const spans = (['r', 'g', 'b'] as const).map((channel) => {
    const values = bins.map((bin) => bin[channel]);
    const [least, most] = values.reduce(
      ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
      [255, 0],
    );
    return { channel, breadth: (most - least) * SHARP[channel] };
  });
  const widest = spans.reduce((a, b) => (b.breadth > a.breadth ? b : a));
  const spread = bins.length > 1 ? widest.breadth * Math.sqrt(weight) : 0;
  return { bins, channel: widest.channel, spread };
}

function meanOf(bins: readonly Bin[]): readonly number[] {
  const weight = bins.reduce((sum, bin) => sum + bin.weight, 0) || 1;
  const mean = (channel: Channel): number =>
    Math.floor(bins.reduce((sum, bin) => sum + bin[channel] * bin.weight, 0) / weight + 0.5);
  return [mean('r'), mean('g'), mean('b')];
}
