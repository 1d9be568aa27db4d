/** More pictures than this are not kept; the one put there first goes. */
const MOST = 48;

/**
 * Pictures that many small boards have in common: whoever needs one first paints it, the others take it from here. For
 * boards that come and go; one alone keeps its own.
 */
export class PaintShelf {
  private readonly pictures = new Map<string, unknown>();

  take<T>(name: string, paint: () => T): T {
    if (this.pictures.has(name)) return this.pictures.get(name) as T;
    const picture = paint();
    const [oldest] = this.pictures.keys();
    if (this.pictures.size >= MOST && oldest !== undefined) this.pictures.delete(oldest);
    this.pictures.set(name, picture);
    return picture;
  }
}
