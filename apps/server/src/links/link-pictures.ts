import type { Card } from '@opencarrom/film';
import type { LinkBench } from './bench/link-bench.js';

/** Some tens of kilobytes each. */
const MOST_KEPT = 200;

/** Pictures of links: painted once for all who ask at the same time, and kept for those who ask next. */
export class LinkPictures {
  private readonly kept = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly bench: Pick<LinkBench, 'paint'>) {}

  of(id: string, card: Card): Promise<Uint8Array> {
    const known = this.kept.get(id);
    this.kept.delete(id);
    const picture = known ?? this.bench.paint(card);
    // The one asked for last stands last.
    this.kept.set(id, picture);
    if (!known) picture.catch(() => this.kept.delete(id));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return picture;
  }
}
